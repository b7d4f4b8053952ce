/** A player's theme: light or dark as its place on the page is; on paper always light. */
import type { Theme } from "./messages.ts";
import { groundAround, watchSurroundings } from "./surroundings.ts";

/** A drawing that follows changes of the colours. */
export interface Painted {
  /** The colours have become others. */
  changed(): void;
  /** The colours are those of paper now, and the printer waits for no frame. */
  printing(): void;
}

export class PlayerTheme {
  readonly #frame: HTMLElement;
  readonly #host: Element;
  #choice: Theme;

  /** Sets `data-theme` on the frame, and the page's direction; host and frame are in the document. */
  constructor(frame: HTMLElement, host: Element, choice: Theme) {
    this.#frame = frame;
    this.#host = host;
    this.#choice = choice;
    frame.dir = getComputedStyle(host).direction;
    this.#apply(onPaper());
  }

  /** Follows the reader, the page and the printer. */
  watch(painted: Painted, signal: AbortSignal): void {
    const apply = (paper: boolean) => {
      if (this.#apply(paper)) painted.changed();
      if (paper) painted.printing();
    };
    const again = () => apply(onPaper());
    watchSurroundings(again, signal);
    matchMedia("print").addEventListener("change", again, { signal });
    matchMedia("(forced-colors: active)").addEventListener("change", () => painted.changed(), {
      signal,
    });
    addEventListener("beforeprint", () => apply(true), { signal });
    addEventListener("afterprint", () => apply(false), { signal });
  }

  /** True where that changes the colours. */
  choose(choice: Theme): boolean {
    this.#choice = choice;
    return this.#apply(onPaper());
  }

  #apply(paper: boolean): boolean {
    const theme = paper ? "light" : this.#effective();
    if (this.#frame.dataset.theme === theme) return false;
    this.#frame.dataset.theme = theme;
    return true;
  }

  #effective(): "light" | "dark" {
    return this.#choice === "auto" ? groundAround(this.#host) : this.#choice;
  }
}

function onPaper(): boolean {
  return matchMedia("print").matches;
}
