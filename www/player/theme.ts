/** A player's theme: light or dark as its place on the page is; on paper always light. */
import type { Theme } from "./messages.ts";

/** A drawing that follows changes of the colours. */
export interface Painted {
  /** The colours have become others. */
  changed(): void;
  /** The colours are those of paper now, and the printer waits for no frame. */
  printing(): void;
}

export class PlayerTheme {
  readonly #frame: HTMLElement;
  /** Coloured as the text of the page would be: black where it is light, white where it is dark. */
  readonly #probe: HTMLElement;
  #choice: Theme;

  /** Sets `data-theme` on the frame; both are in the document. */
  constructor(frame: HTMLElement, probe: HTMLElement, choice: Theme) {
    this.#frame = frame;
    this.#probe = probe;
    this.#choice = choice;
    this.#apply(onPaper());
  }

  /** Follows the reader, the page and the printer. */
  watch(painted: Painted, signal: AbortSignal): void {
    const apply = (paper: boolean) => {
      if (this.#apply(paper)) painted.changed();
      if (paper) painted.printing();
    };
    const again = () => apply(onPaper());
    for (const query of ["(prefers-color-scheme: dark)", "print"])
      matchMedia(query).addEventListener("change", again, { signal });
    matchMedia("(forced-colors: active)").addEventListener("change", () => painted.changed(), {
      signal,
    });
    addEventListener("beforeprint", () => apply(true), { signal });
    addEventListener("afterprint", () => apply(false), { signal });
    // A page that has a switch of its own sets something on its root or its body.
    const observer = new MutationObserver(again);
    for (const element of [document.documentElement, document.body])
      observer.observe(element, { attributes: true });
    signal.addEventListener("abort", () => observer.disconnect());
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
    if (this.#choice !== "auto") return this.#choice;
    const [red = "0"] = /\d+/.exec(getComputedStyle(this.#probe).color) ?? [];
    return Number(red) > 127 ? "dark" : "light";
  }
}

function onPaper(): boolean {
  return matchMedia("print").matches;
}
