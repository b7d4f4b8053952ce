/** Expectations that wait: of parts of the page, of the page, and of whatever a test asks for again and again. */
import { expect as atOnce } from "vitest";
import { LightPage } from "./light-page.ts";
import { Locator } from "./locator.ts";
import { descriptionOf, isSeen, nameOf } from "./seen.ts";
import { holds } from "./waiting.ts";
import { spaced, type Words } from "./words.ts";

type Texts = Words | readonly Words[];

function matching(words: Words, exact: boolean): unknown {
  if (words instanceof RegExp) return atOnce.stringMatching(words);
  return exact ? spaced(words) : atOnce.stringContaining(spaced(words));
}

class LocatorExpectation {
  readonly #locator: Locator;
  readonly #message: string | undefined;
  readonly #isNot: boolean;

  constructor(locator: Locator, message?: string, isNot = false) {
    this.#locator = locator;
    this.#message = message;
    this.#isNot = isNot;
  }

  get not(): LocatorExpectation {
    return new LocatorExpectation(this.#locator, this.#message, !this.#isNot);
  }

  #value(value: unknown) {
    const said = atOnce(value, this.#message ?? String(this.#locator));
    return this.#isNot ? said.not : said;
  }

  #all(check: (all: Element[]) => void): Promise<void> {
    return holds(() => check(this.#locator.now()));
  }

  #one(check: (one: HTMLElement) => void): Promise<void> {
    return this.#all((all) => {
      if (all.length === 0 && this.#isNot) return;
      if (all.length !== 1)
        throw new Error(`${this.#message ?? this.#locator} means ${all.length} elements`);
      check(all[0] as HTMLElement);
    });
  }

  toHaveText(words: Texts, _how?: object): Promise<void> {
    return this.#texts(words, true);
  }

  toContainText(words: Texts, _how?: object): Promise<void> {
    return this.#texts(words, false);
  }

  #texts(words: Texts, exact: boolean): Promise<void> {
    if (Array.isArray(words))
      return this.#all((all) =>
        this.#value(all.map((each) => spaced(each.textContent))).toEqual(
          words.map((each) => matching(each, exact)),
        ),
      );
    return this.#one((one) =>
      this.#value(spaced(one.textContent)).toEqual(matching(words as Words, exact)),
    );
  }

  toBeVisible({ visible = true } = {}): Promise<void> {
    return this.#all((all) => this.#value(all.some(isSeen)).toBe(visible));
  }

  toBeHidden(): Promise<void> {
    return this.#all((all) => this.#value(all.every((each) => !takesRoom(each))).toBe(true));
  }

  toBeAttached(): Promise<void> {
    return this.#all((all) => this.#value(all.length > 0).toBe(true));
  }

  toHaveCount(count: number): Promise<void> {
    return this.#all((all) => this.#value(all.length).toBe(count));
  }

  toHaveAttribute(name: string, value?: Words): Promise<void> {
    return this.#one((one) => {
      const own = one.getAttribute(name);
      if (value === undefined) this.#value(own !== null).toBe(true);
      else if (value instanceof RegExp) this.#value(own ?? "").toMatch(value);
      else this.#value(own).toBe(value);
    });
  }

  toHaveClass(value: Words): Promise<void> {
    return this.#one((one) => {
      if (value instanceof RegExp) this.#value(one.className).toMatch(value);
      else this.#value(one.className).toBe(value);
    });
  }

  toHaveValue(value: Words): Promise<void> {
    return this.#one((one) => {
      const own = (one as HTMLInputElement).value;
      if (value instanceof RegExp) this.#value(own).toMatch(value);
      else this.#value(own).toBe(value);
    });
  }

  toBeFocused(): Promise<void> {
    return this.#all((all) => this.#value(all.includes(focused() as Element)).toBe(true));
  }

  toBeDisabled(): Promise<void> {
    return this.#one((one) => this.#value(isDisabled(one)).toBe(true));
  }

  toBeEnabled(): Promise<void> {
    return this.#one((one) => this.#value(isDisabled(one)).toBe(false));
  }

  toBeChecked(): Promise<void> {
    return this.#one((one) =>
      this.#value(
        one instanceof HTMLInputElement ? one.checked : one.getAttribute("aria-checked") === "true",
      ).toBe(true),
    );
  }

  toBeEmpty(): Promise<void> {
    return this.#one((one) => this.#value(spaced(one.textContent)).toBe(""));
  }

  toHaveAccessibleName(words: Words): Promise<void> {
    return this.#one((one) => this.#value(nameOf(one)).toEqual(matching(words, true)));
  }

  toHaveAccessibleDescription(words: Words): Promise<void> {
    return this.#one((one) => this.#value(descriptionOf(one)).toEqual(matching(words, true)));
  }

  toHaveJSProperty(name: string, value: unknown): Promise<void> {
    return this.#one((one) => this.#value(Reflect.get(one, name)).toEqual(value));
  }
}

/** Shown, and not empty. */
function takesRoom(element: Element): boolean {
  if (!isSeen(element)) return false;
  if (element.matches("input, textarea, select, canvas, svg, img, button, iframe, svg *"))
    return true;
  if (spaced(element.textContent) !== "") return true;
  return [...element.querySelectorAll("input, textarea, select, canvas, svg, img, iframe")].some(
    isSeen,
  );
}

function isDisabled(element: Element): boolean {
  return element.matches(":disabled") || element.getAttribute("aria-disabled") === "true";
}

function focused(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

class PageExpectation {
  constructor(
    private readonly page: LightPage,
    private readonly isNot = false,
  ) {}

  get not(): PageExpectation {
    return new PageExpectation(this.page, !this.isNot);
  }

  #value(value: unknown) {
    return this.isNot ? atOnce(value).not : atOnce(value);
  }

  toHaveURL(address: Words): Promise<void> {
    return holds(() => {
      if (address instanceof RegExp) this.#value(location.href).toMatch(address);
      else this.#value(location.href).toBe(new URL(address, location.href).href);
    });
  }

  toHaveTitle(title: Words): Promise<void> {
    return holds(() => this.#value(spaced(document.title)).toEqual(matching(title, true)));
  }
}

type Matchers = Record<string, (...given: unknown[]) => Promise<void>>;

/** Asks again until the answer is as expected. */
function polled(ask: () => unknown, message?: string, isNot = false): unknown {
  return new Proxy(
    {},
    {
      get(_, name) {
        if (name === "not") return polled(ask, message, !isNot);
        return (...given: unknown[]) =>
          holds(async () => {
            const said = atOnce(await ask(), message);
            const matchers = (isNot ? said.not : said) as unknown as Matchers;
            await matchers[String(name)]?.(...given);
          });
      },
    },
  );
}

function words(given: unknown): string | undefined {
  if (typeof given === "string") return given;
  return (given as { message?: string } | undefined)?.message;
}

function expectation(value: unknown, message?: unknown): unknown {
  if (value instanceof Locator) return new LocatorExpectation(value, words(message));
  if (value instanceof LightPage) return new PageExpectation(value);
  if (typeof value !== "function") return atOnce(value, words(message));
  return Object.assign(atOnce(value, words(message)), {
    toPass: () => holds(value as () => unknown),
  });
}

export const expect = Object.assign(expectation, {
  poll: (ask: () => unknown, message?: unknown) => polled(ask, words(message)),
  soft: expectation,
  stringMatching: atOnce.stringMatching,
  stringContaining: atOnce.stringContaining,
  objectContaining: atOnce.objectContaining,
  arrayContaining: atOnce.arrayContaining,
  closeTo: atOnce.closeTo,
  any: atOnce.any,
  anything: atOnce.anything,
}) as unknown as typeof import("@playwright/test").expect;
