/** The attributes of `<go-space …>`, and the properties of the same names. */
import { languageOf } from "./element-language.ts";
import { readTheme, type Theme } from "./messages.ts";
import { readCount, readSize, readSwitch } from "./options.ts";

/** In the page itself, where all elements share one module; or each in a frame of its own. "solve": in the page,
 *  as a problem whose turns are answered. */
export type Mode = "inline" | "frame" | "solve";

/** In Node an element is nothing that could be extended. */
const Base: typeof HTMLElement =
  typeof HTMLElement === "undefined" ? (Object as never) : HTMLElement;

/** The attributes of the tag where a library sets properties: JSX. */
export type GoSpaceTag = Partial<
  Pick<
    GoSpaceAttributes,
    | (
        | "game"
        | "src"
        | "theme"
        | "start"
        | "mode"
        | "readonly"
        | "steps"
        | "size"
        | "site"
        | "label"
      )
    | ("caption" | "coordinates" | "numbers" | "crop")
  >
> & {
  /** In a `<go-story>`: it follows the reader. */
  pinned?: boolean;
};

export class GoSpaceAttributes extends Base {
  static readonly observedAttributes = [
    "game",
    "src",
    "theme",
    "start",
    "mode",
    "readonly",
    "steps",
    "size",
    "site",
    "label",
    "caption",
    "coordinates",
    "numbers",
    "crop",
    "lang",
  ];

  /** The game as a link's fragment; or an address that ends with one. */
  get game(): string {
    return this.getAttribute("game") ?? "";
  }
  set game(link: string) {
    this.setAttribute("game", link);
  }

  /** The address of a document in JSON, where there is no `game`. */
  get src(): string {
    return this.getAttribute("src") ?? "";
  }
  set src(address: string) {
    this.setAttribute("src", address);
  }

  get theme(): Theme {
    return readTheme(this.getAttribute("theme")) ?? "auto";
  }
  set theme(theme: Theme) {
    this.setAttribute("theme", theme);
  }

  /** The number of turns that stand at first; null: all. */
  get start(): number | null {
    return readCount(this.getAttribute("start") ?? "");
  }
  set start(turns: number | null) {
    this.#reflect("start", turns === null ? null : String(turns));
  }

  get mode(): Mode {
    const mode = this.getAttribute("mode");
    return mode === "frame" || mode === "solve" ? mode : "inline";
  }
  set mode(mode: Mode) {
    this.setAttribute("mode", mode);
  }

  /** True: the reader may look, but not play. */
  get readonly(): boolean {
    return this.#reads("readonly");
  }
  set readonly(only: boolean) {
    this.toggleAttribute("readonly", only);
  }

  /** True: a bar to walk through the game stands below the board. */
  get steps(): boolean {
    return readSwitch(this.getAttribute("steps") ?? "yes") !== false;
  }
  set steps(shown: boolean) {
    this.#reflect("steps", shown ? null : "no");
  }

  /** True: the game's title stands over the board. */
  get caption(): boolean {
    return this.#reads("caption");
  }
  set caption(shown: boolean) {
    this.toggleAttribute("caption", shown);
  }

  /** True: names of all places; false: none; null: those beside a grid. */
  get coordinates(): boolean | null {
    return this.hasAttribute("coordinates") ? this.#reads("coordinates") : null;
  }
  set coordinates(shown: boolean | null) {
    this.#reflect("coordinates", shown === null ? null : shown ? "yes" : "no");
  }

  /** True: stones bear the numbers of their turns. */
  get numbers(): boolean {
    return this.#reads("numbers");
  }
  set numbers(shown: boolean) {
    this.toggleAttribute("numbers", shown);
  }

  /** Two places at opposite corners of the part to show, such as "A1:F6"; empty: the whole board. */
  get crop(): string {
    return this.getAttribute("crop") ?? "";
  }
  set crop(corners: string) {
    this.#reflect("crop", corners === "" ? null : corners);
  }

  /** The largest width of the board in CSS pixels; null: all there is. */
  get size(): number | null {
    return readSize(this.getAttribute("size") ?? "");
  }
  set size(pixels: number | null) {
    this.#reflect("size", pixels === null ? null : String(pixels));
  }

  /** The folder of a whole site of Gospace: of embed.html, and of the page that goes on with a game. */
  get site(): string {
    return this.getAttribute("site") ?? "";
  }
  set site(address: string) {
    this.setAttribute("site", address);
  }

  /** The board's accessible name; its title where this is empty. */
  get label(): string {
    return this.getAttribute("label") ?? "";
  }
  set label(words: string) {
    this.setAttribute("label", words);
  }

  /** @internal Properties that were set before the element was known lie in front of its own. */
  takeProperties(): void {
    for (const name of GoSpaceAttributes.observedAttributes) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  /** @internal The options as the address of an embed has them. */
  protected query(): URLSearchParams {
    const query = new URLSearchParams();
    for (const name of ["theme", "size", "label", "crop"]) {
      const text = this.getAttribute(name);
      if (text !== null && text !== "") query.set(name, text);
    }
    for (const name of ["readonly", "steps", "caption", "coordinates", "numbers"])
      if (this.hasAttribute(name)) query.set(name, this.#reads(name) ? "yes" : "no");
    if (this.mode === "solve") query.set("mode", "solve");
    const language = languageOf(this);
    if (language) query.set("lang", language);
    return query;
  }

  /** An attribute without a value, or with its own name as the value, switches on. */
  #reads(name: string): boolean {
    return readSwitch(this.getAttribute(name) ?? "no") !== false;
  }

  #reflect(name: string, value: string | null): void {
    if (value === null) this.removeAttribute(name);
    else this.setAttribute(name, value);
  }
}
