/** A reader, who does and sees things in a browser by WebDriver alone. */
import { Key, Origin, type WebDriver, type WebElement } from "selenium-webdriver";
import { expect } from "vitest";
import { areaAtRest } from "../area-at-rest.ts";

export type Point = readonly [x: number, y: number];

/** Part of the page that draws, and what has its camera. */
export interface Area {
  readonly area: string;
  readonly canvases: string;
}

export const BOARD: Area = { area: "#stage", canvases: "#canvases" };
export const PAPER: Area = { area: "#drawing", canvases: "#drawing-canvases" };

export class Reader {
  readonly #driver: WebDriver;
  readonly #site: string;

  constructor(driver: WebDriver, site: string) {
    this.#driver = driver;
    this.#site = site;
  }

  /** Opens the page, and waits until it can be used. Without an address it is as on a first visit. */
  async visit(address = ""): Promise<void> {
    await this.#driver.get("about:blank");
    await this.#driver.get(this.#site + address);
    await this.sees("body[data-state=ready]");
  }

  /** Another page, of any site. */
  async open(address: string): Promise<void> {
    await this.#driver.get(address);
  }

  async reload(): Promise<void> {
    await this.#driver.navigate().refresh();
    await this.sees("body[data-state=ready]");
  }

  /** Forgets all that the site keeps in this browser. */
  async forget(): Promise<void> {
    await this.open(`${this.#site}third-party.md`);
    await this.#driver.executeAsyncScript(`
      const done = arguments[0];
      localStorage.clear();
      sessionStorage.clear();
      indexedDB.databases().then((all) => Promise.all(all.map(({ name }) => new Promise((gone) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = request.onerror = request.onblocked = gone;
      })))).then(done, done);`);
  }

  /** Waits until an element is there that can be seen. */
  async sees(selector: string, words: string | RegExp = /(?:)/): Promise<WebElement> {
    return this.#finds(selector, words);
  }

  /** Presses a button, a link or an item of a menu by its name, once nothing covers it; again if it was replaced or moved
   *  just then. */
  async press(name: string | RegExp, within = "body"): Promise<void> {
    const roles = ["button", "a", "[role=menuitem]", "summary"];
    const selector = roles.map((role) => `${within} ${role}`).join();
    const pressed = async () => {
      const found = await this.#finds(selector, name, "isPressable");
      return found.click().then(
        () => "pressed",
        ({ name: fault }: Error) => fault,
      );
    };
    await expect.poll(pressed).toBe("pressed");
  }

  /** Waits until the live region has said these words. */
  async hears(words: string | RegExp): Promise<void> {
    const said = async () =>
      this.#driver.executeScript("return document.querySelector('#live-region').textContent");
    if (typeof words === "string") await expect.poll(said).toBe(words);
    else await expect.poll(said).toMatch(words);
  }

  async keys(...keys: string[]): Promise<void> {
    await this.#driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  async type(selector: string, text: string): Promise<void> {
    await (await this.sees(selector)).sendKeys(text);
  }

  /** A click where this point is drawn. */
  async click(area: Area, point: Point): Promise<void> {
    const spot = await this.#spotOf(area, point);
    await this.#pointer().move(spot).click().perform();
  }

  /** A pull with the button down, by way of the middle. */
  async drag(area: Area, from: Point, to: Point): Promise<void> {
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const pointer = this.#pointer()
      .move(await this.#spotOf(area, from))
      .press();
    for (const point of [middle, to]) pointer.move(await this.#spotOf(area, point));
    await pointer.release().perform();
  }

  async focus(selector: string): Promise<void> {
    const found = await this.sees(selector);
    await this.#driver.executeScript("arguments[0].focus()", found);
  }

  address(): Promise<string> {
    return this.#driver.getCurrentUrl();
  }

  /** Does this in the page of a frame. */
  async inFrame(selector: string, work: () => Promise<void>): Promise<void> {
    await this.#driver.switchTo().frame(await this.sees(selector));
    await work();
    await this.#driver.switchTo().defaultContent();
  }

  #pointer() {
    return this.#driver.actions({ async: true });
  }

  /** Place of a point in the window, once its area rests for two frames. */
  async #spotOf({ area, canvases }: Area, [x, y]: Point) {
    const [left = 0, top = 0, scale = 0, across = 0, down = 0] =
      await this.#driver.executeAsyncScript<number[]>(
        `(${areaAtRest})([arguments[0], arguments[1]]).then(arguments[2])`,
        area,
        canvases,
      );
    const at = { x: Math.round(left + x * scale + across), y: Math.round(top + y * scale + down) };
    return { ...at, origin: Origin.VIEWPORT, duration: 0 };
  }

  /** Waits for the first that can be seen, or pressed, and has this name. */
  async #finds(
    selector: string,
    name: string | RegExp,
    state: "isSeen" | "isPressable" = "isSeen",
  ): Promise<WebElement> {
    const pattern = typeof name === "string" ? `^${name.replace(/\W/g, "\\$&")}$` : name.source;
    const look = () =>
      this.#driver.executeScript<WebElement | null>(FIND, selector, pattern, state);
    await expect.poll(look, { message: `${selector} with ${name}: ${state}` }).not.toBe(null);
    const found = await look();
    if (found === null) throw new Error(`${selector} with ${name} is gone`);
    return found;
  }
}

/** Finds in the page, and in elements like `<go-space>`, what the arguments name. */
const FIND = `
  const [selector, pattern, state] = arguments;
  const has = {
    isSeen: (each) => each.getClientRects().length > 0 && getComputedStyle(each).visibility === "visible",
    isPressable: (each) => {
      if (!has.isSeen(each) || each.disabled) return false;
      each.scrollIntoView({ block: "nearest" });
      const { left, top, width, height } = each.getBoundingClientRect();
      return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    },
  };
  const nameOf = (each) => (each.ariaLabel ?? each.textContent).trim();
  const within = (root) => [...root.querySelectorAll("*")]
    .flatMap((each) => each.shadowRoot ? [each, ...within(each.shadowRoot)] : [each]);
  return [document.documentElement, ...within(document)].filter((each) => each.matches(selector))
    .find((each) => new RegExp(pattern).test(nameOf(each)) && has[state](each)) ?? null;`;

export { Key };
