/** Parts of the page as a reader names them: by role and name, by words, by label, or by a selector. The words are
 *  Playwright's, so that a test may move between a browser and here. */
import { getRole } from "dom-accessibility-api";
import type { LightPage } from "./light-page.ts";
import { isSeen, nameOf, openDialog } from "./seen.ts";
import { isWithin, shadowsIn } from "./shadows.ts";
import { parts } from "./styles.ts";
import { hasWords, spaced, type Words } from "./words.ts";

export interface ByRole {
  readonly name?: Words;
  readonly exact?: boolean;
  readonly pressed?: boolean;
  readonly checked?: boolean;
  readonly expanded?: boolean;
  readonly selected?: boolean;
  readonly disabled?: boolean;
  readonly level?: number;
  readonly includeHidden?: boolean;
}

export interface Filter {
  readonly hasText?: Words;
  readonly hasNotText?: Words;
  readonly has?: Locator;
  readonly hasNot?: Locator;
  readonly visible?: boolean;
}

type Root = Document | Element;
type Find = (roots: readonly Root[]) => Element[];

/** In the order of the document, and then what shadow roots hold. */
function within(roots: readonly Root[], find: (root: HTMLElement) => Iterable<Element>): Element[] {
  const found = new Set<Element>();
  for (const root of roots) {
    const top = "documentElement" in root ? root.documentElement : root;
    for (const part of [top, ...shadowsIn(top)])
      for (const each of inOrder([...find(part as HTMLElement)])) found.add(each);
  }
  return [...found];
}

function inOrder(elements: Element[]): Element[] {
  return elements.sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

/** A selector with the words `:visible` and `:has-text("…")` at the end of its parts, as browsers' drivers know them. */
function bySelector(selector: string): Find {
  if (selector === "..")
    return (roots) => within(roots, (root) => (root.parentElement ? [root.parentElement] : []));
  // Parts of an element of ours lie in a root of its own.
  const [, host, inner] = /^(go-space\S*) +([^>].*)$/.exec(selector) ?? [];
  if (host !== undefined && inner !== undefined)
    return (roots) => bySelector(inner)(bySelector(host)(roots));
  return (roots) =>
    within(roots, (root) =>
      parts(selector, ",").flatMap((each) => {
        const isVisible = each.endsWith(":visible");
        const plain = each.replace(/:visible$/, "");
        const all = [...queried(root, plain)];
        return isVisible ? all.filter(isSeen) : all;
      }),
    );
}

function queried(root: HTMLElement, selector: string): Element[] {
  if (selector.startsWith(":scope") || selector.startsWith(">"))
    return [...root.querySelectorAll(selector.replace(/^>/, ":scope >"))];
  // From the whole document or shadow root, so that a selector may name what is around the root.
  const whole = root.getRootNode() as Document | ShadowRoot;
  const all = [...whole.querySelectorAll(selector)];
  return root === root.ownerDocument.documentElement
    ? all
    : all.filter((each) => each !== root && root.contains(each));
}

function byRole(role: string, { name, exact, includeHidden, ...states }: ByRole): Find {
  const is = (each: Element) =>
    getRole(each) === role &&
    (includeHidden || isHeard(each)) &&
    Object.entries(states).every(([state, wanted]) => stateOf(each, state) === wanted) &&
    (name === undefined || hasWords(nameOf(each), name, exact));
  return (roots) => within(roots, (root) => [...root.querySelectorAll("*")].filter(is));
}

function stateOf(element: Element, state: string): unknown {
  if (state === "level")
    return Number(/^h([1-6])$/.exec(element.localName)?.[1] ?? element.getAttribute("aria-level"));
  if (state === "disabled" && element.matches(":disabled")) return true;
  if (state === "checked" && element instanceof HTMLInputElement) return element.checked;
  if (state === "selected" && element instanceof HTMLOptionElement) return element.selected;
  return element.getAttribute(`aria-${state}`) === "true";
}

function byLabel(words: Words, exact = false): Find {
  const labelled = (each: Element) => {
    const own = each.getAttribute("aria-label");
    if (own !== null) return hasWords(spaced(own), words, exact);
    const labels = "labels" in each ? [...((each.labels as NodeListOf<Element> | null) ?? [])] : [];
    const referred = (each.getAttribute("aria-labelledby") ?? "")
      .split(/\s+/)
      .flatMap((id) => document.getElementById(id) ?? []);
    return [...labels, ...referred].some((label) =>
      hasWords(spaced(label.textContent), words, exact),
    );
  };
  const CANDIDATES =
    "[aria-label], [aria-labelledby], input, select, textarea, button, output, meter, progress";
  return (roots) =>
    within(roots, (root) => [...root.querySelectorAll(CANDIDATES)].filter(labelled));
}

/** True for what a reader hears of. */
function isHeard(element: Element): boolean {
  return element.closest("[aria-hidden='true']") === null && isSeen(element);
}

/** The smallest elements with these words. */
function byText(words: Words, exact = false): Find {
  const says = (each: Element) =>
    !/^(script|style|noscript|head|title)$/.test(each.localName) &&
    hasWords(spaced(each.textContent), words, exact);
  return (roots) =>
    within(roots, (root) =>
      [...root.querySelectorAll("*")].filter(
        (each) => says(each) && ![...each.children].some((child) => says(child)),
      ),
    );
}

export class Locator {
  readonly #page: LightPage;
  readonly #find: () => Element[];
  readonly #name: string;

  constructor(page: LightPage, name: string, find: () => Element[]) {
    this.#page = page;
    this.#name = name;
    this.#find = find;
  }

  static top(page: LightPage): Locator {
    return new Locator(page, "page", () => [document.documentElement]);
  }

  page(): LightPage {
    return this.#page;
  }

  toString(): string {
    return this.#name;
  }

  /** All that is there now. */
  now(): Element[] {
    return this.#find();
  }

  #within(name: string, find: Find): Locator {
    return new Locator(this.#page, `${this.#name} › ${name}`, () => find(this.#find()));
  }

  #such(name: string, such: (found: Element[]) => Element[]): Locator {
    return new Locator(this.#page, `${this.#name} ${name}`, () => such(this.#find()));
  }

  locator(part: string | Locator, filter: Filter = {}): Locator {
    const found =
      typeof part === "string"
        ? this.#within(part, bySelector(part))
        : this.#such(part.toString(), (all) =>
            part.now().filter((each) => all.some((root) => root !== each && isWithin(each, root))),
          );
    return Object.keys(filter).length === 0 ? found : found.filter(filter);
  }

  getByRole(role: string, states: ByRole = {}): Locator {
    return this.#within(`${role} ${states.name ?? ""}`, byRole(role, states));
  }

  getByText(words: Words, { exact = false } = {}): Locator {
    return this.#within(`“${words}”`, byText(words, exact));
  }

  getByLabel(words: Words, { exact = false } = {}): Locator {
    return this.#within(`label ${words}`, byLabel(words, exact));
  }

  filter({ hasText, hasNotText, has, hasNot, visible }: Filter): Locator {
    const holds = (each: Element, part: Locator) =>
      part.now().some((inner) => inner !== each && isWithin(inner, each));
    return this.#such("filtered", (all) =>
      all.filter(
        (each) =>
          (hasText === undefined || hasWords(spaced(each.textContent), hasText)) &&
          (hasNotText === undefined || !hasWords(spaced(each.textContent), hasNotText)) &&
          (has === undefined || holds(each, has)) &&
          (hasNot === undefined || !holds(each, hasNot)) &&
          (visible === undefined || isSeen(each) === visible),
      ),
    );
  }

  first(): Locator {
    return this.nth(0);
  }

  last(): Locator {
    return this.nth(-1);
  }

  nth(at: number): Locator {
    return this.#such(`number ${at}`, (all) => {
      const one = all.at(at);
      return one === undefined ? [] : [one];
    });
  }

  and(other: Locator): Locator {
    return this.#such(`and ${other}`, (all) => {
      const others = new Set(other.now());
      return all.filter((each) => others.has(each));
    });
  }

  or(other: Locator): Locator {
    return this.#such(`or ${other}`, (all) => inOrder([...new Set([...all, ...other.now()])]));
  }

  /** The one element that is meant, once it is there. */
  one(wanted: (element: Element) => boolean = () => true): Promise<HTMLElement> {
    return this.#page.until(`${this.#name} to be there`, () => {
      const all = this.#find();
      if (all.length > 1)
        throw new Error(
          `${this.#name} means ${all.length} elements:\n${all.map(shortly).join("\n")}`,
        );
      const [only] = all;
      return only !== undefined && wanted(only) ? (only as HTMLElement) : null;
    });
  }

  /** The one element that is meant, once it can be pressed. */
  pressable(): Promise<HTMLElement> {
    return this.one(
      (each) =>
        isSeen(each) &&
        !each.matches(":disabled") &&
        each.closest("[inert]") === null &&
        (openDialog()?.contains(each) ?? true),
    );
  }

  async all(): Promise<Locator[]> {
    return this.#find().map((_, at) => this.nth(at));
  }

  async count(): Promise<number> {
    await this.#page.turn();
    return this.#find().length;
  }

  async isVisible(): Promise<boolean> {
    await this.#page.turn();
    return this.#find().some(isSeen);
  }

  async isHidden(): Promise<boolean> {
    return !(await this.isVisible());
  }

  async isChecked(): Promise<boolean> {
    return ((await this.one()) as HTMLInputElement).checked;
  }

  async isDisabled(): Promise<boolean> {
    return (await this.one()).matches(":disabled");
  }

  async isEnabled(): Promise<boolean> {
    return !(await this.isDisabled());
  }

  async waitFor({ state = "visible" } = {}): Promise<void> {
    await this.#page.until(`${this.#name} to be ${state}`, () => {
      const all = this.#find();
      if (state === "attached") return all.length > 0 || null;
      if (state === "detached") return all.length === 0 || null;
      return all.some(isSeen) === (state === "visible") || null;
    });
  }

  async textContent(): Promise<string | null> {
    return (await this.one()).textContent;
  }

  async innerText(): Promise<string> {
    return (await this.one()).innerText;
  }

  async innerHTML(): Promise<string> {
    return (await this.one()).innerHTML;
  }

  async inputValue(): Promise<string> {
    return ((await this.one()) as HTMLInputElement).value;
  }

  async getAttribute(name: string): Promise<string | null> {
    return (await this.one()).getAttribute(name);
  }

  async allTextContents(): Promise<string[]> {
    await this.#page.turn();
    return this.#find().map((each) => each.textContent ?? "");
  }

  async allInnerTexts(): Promise<string[]> {
    return this.allTextContents();
  }

  /** The place of a board; nothing else has one. */
  async boundingBox() {
    const element = await this.one();
    if (element.closest("#stage, #drawing, .stage") === null)
      throw new Error(`${this.#name} has a place in browsers alone`);
    return isSeen(element) ? this.#page.boxOf(element) : null;
  }

  /** A picture of the canvases in it; nothing else is painted here. */
  async screenshot(): Promise<Buffer> {
    const element = await this.one(isSeen);
    await this.#page.turn();
    return this.#page.pictureOf([element], this.#page.boxOf(element));
  }

  async evaluate<Answer, Given>(
    look: (element: HTMLElement, given: Given) => Answer | Promise<Answer>,
    given?: Given,
  ): Promise<Answer> {
    const element = await this.one();
    return this.#page.during(look(element, given as Given));
  }

  async evaluateAll<Answer, Given>(
    look: (elements: HTMLElement[], given: Given) => Answer | Promise<Answer>,
    given?: Given,
  ): Promise<Answer> {
    await this.#page.turn();
    return this.#page.during(look(this.#find() as HTMLElement[], given as Given));
  }

  async click({
    button = "left",
    clickCount = 1,
    modifiers = [] as string[],
    position = null as null | { x: number; y: number },
  } = {}): Promise<void> {
    const element = await this.pressable();
    await this.#page.press(element, { button, clickCount, modifiers, position });
  }

  async dblclick(): Promise<void> {
    await this.click({ clickCount: 2 });
  }

  async tap(): Promise<void> {
    await this.#page.press(await this.pressable(), { pointer: "touch" });
  }

  async hover(): Promise<void> {
    await this.#page.hoverOver(await this.pressable());
  }

  async focus(): Promise<void> {
    (await this.one()).focus();
    await this.#page.turn();
  }

  async blur(): Promise<void> {
    (await this.one()).blur();
    await this.#page.turn();
  }

  async fill(words: string): Promise<void> {
    const field = (await this.pressable()) as HTMLInputElement;
    field.focus();
    field.value = words;
    field.dispatchEvent(
      new InputEvent("input", { bubbles: true, inputType: "insertText", data: words }),
    );
    this.#page.changed(field);
    await this.#page.turn();
  }

  async clear(): Promise<void> {
    await this.fill("");
  }

  async press(key: string): Promise<void> {
    await this.focus();
    await this.#page.keyboard.press(key);
  }

  async pressSequentially(words: string): Promise<void> {
    await this.focus();
    await this.#page.keyboard.type(words);
  }

  async check(): Promise<void> {
    if (!(await this.isChecked())) await this.click();
  }

  async uncheck(): Promise<void> {
    if (await this.isChecked()) await this.click();
  }

  async setChecked(wanted: boolean): Promise<void> {
    await (wanted ? this.check() : this.uncheck());
  }

  async selectOption(
    wanted: string | { label?: string; value?: string; index?: number },
  ): Promise<void> {
    const select = (await this.pressable()) as HTMLSelectElement;
    const isWanted = (each: HTMLOptionElement, at: number) =>
      typeof wanted === "string"
        ? each.value === wanted || spaced(each.textContent) === wanted
        : (wanted.label === undefined || spaced(each.textContent) === wanted.label) &&
          (wanted.value === undefined || each.value === wanted.value) &&
          (wanted.index === undefined || at === wanted.index);
    const at = [...select.options].findIndex(isWanted);
    if (at < 0) throw new Error(`${this.#name} has no option ${JSON.stringify(wanted)}`);
    select.focus();
    select.selectedIndex = at;
    select.dispatchEvent(new Event("input", { bubbles: true }));
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await this.#page.turn();
  }

  async setInputFiles(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.#page.giveFiles((await this.one()) as HTMLInputElement, [file]);
  }

  async dispatchEvent(kind: string, given: object = {}): Promise<void> {
    const element = await this.one();
    const Kind = kind.startsWith("pointer") ? PointerEvent : kind === "wheel" ? WheelEvent : Event;
    element.dispatchEvent(
      Object.assign(new Kind(kind, { bubbles: true, cancelable: true, ...given })),
    );
    await this.#page.turn();
  }

  async scrollIntoViewIfNeeded(): Promise<void> {
    await this.one();
  }

  async selectText(): Promise<void> {
    const field = (await this.one()) as HTMLInputElement;
    field.focus();
    field.select();
  }
}

export function shortly(element: Element): string {
  return element.outerHTML.replace(/\s+/g, " ").slice(0, 160);
}
