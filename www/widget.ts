/** A board as a widget of Jupyter, by the protocol of anywidget (https://anywidget.dev/en/afm/). The core lies in the same
 *  file, since a notebook has no folder to fetch it from. Stores and sends nothing but the model's own traits. */
import { load } from "gospace/play";
import type { GameDocument } from "./engine/types.ts";
import { PlayerHost } from "./player/host.ts";
import type { Report, Theme } from "./player/messages.ts";
import { readOptions } from "./player/options.ts";

/** The module of the core in base64, written here by the build. */
declare const GOSPACE_CORE_TEXT: string;

/** The part of a widget's model that is used here. */
export interface Model {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  save_changes(): void;
  on(name: string, heard: () => void): void;
  off(name: string, heard: () => void): void;
}

let loading: Promise<void> | undefined;

function loadOnce(): Promise<void> {
  loading ??= load(Uint8Array.from(atob(GOSPACE_CORE_TEXT), (byte) => byte.charCodeAt(0)));
  return loading;
}

class Widget {
  readonly #model: Model;
  readonly #host: PlayerHost;
  readonly #theme: Theme;
  /** Text of the game that both sides have, and of the last one that was shown. */
  #known = "";
  #good = "";
  /** True while the kernel's moment is shown, which is not reported back. */
  #isTold = false;

  constructor(model: Model, root: ShadowRoot) {
    this.#model = model;
    const query = new URLSearchParams(text(model.get("options")));
    const options = readOptions(query, (words) => console.warn(`Gospace: ${words}`));
    this.#theme = options.theme;
    const home = null;
    this.#host = new PlayerHost(root, { ...options, home, problem: null }, null, (report) =>
      this.#onReport(report),
    );
  }

  begin(): () => void {
    const open = () => this.#open();
    const go = () => this.#go();
    const light = () =>
      this.#host.obey({ gospace: "light", at: text(this.#model.get("lit")) || null });
    this.#model.on("change:document_text", open);
    this.#model.on("change:shown", go);
    this.#model.on("change:lit", light);
    open();
    light();
    return () => {
      this.#model.off("change:document_text", open);
      this.#model.off("change:shown", go);
      this.#model.off("change:lit", light);
      this.#host.close();
    };
  }

  /** Takes the colours of the page as they are now. */
  wear(): void {
    this.#host.obey({ gospace: "theme", theme: this.#theme });
  }

  #open(): void {
    const given = text(this.#model.get("document_text"));
    if (given === this.#known || given === "") return;
    this.#known = given;
    const shown = this.#model.get("shown");
    const game: GameDocument = JSON.parse(given);
    this.#isTold = true;
    this.#host.obey(
      typeof shown === "number" && shown >= 0
        ? { gospace: "open", game, turns: shown }
        : { gospace: "open", game },
    );
    this.#isTold = false;
  }

  #go(): void {
    const shown = this.#model.get("shown");
    if (typeof shown === "number" && shown >= 0) this.#host.obey({ gospace: "go", turns: shown });
  }

  #onReport(report: Report): void {
    if (report.gospace === "refused") return this.#save({ message: report.words });
    if (report.gospace === "error") return this.#takeBack(report.words);
    if (report.gospace === "size") return;
    const { turns, link, words } = report;
    if (report.gospace === "turn" && report.document !== undefined) {
      const document_text = JSON.stringify(report.document);
      this.#known = document_text;
      this.#good = document_text;
      return this.#save({ document_text, shown: turns, link, words, message: "" });
    }
    this.#good = this.#known;
    // The answer is a report with the document. All in one message: a second one would wait until the kernel has taken
    // the first, and a cell that is run meanwhile would not know the turn.
    if (!this.#isTold) return this.#host.obey({ gospace: "ask" });
    this.#save({ shown: turns, link, words, message: "" });
  }

  /** A game that cannot be read leaves the one before it. */
  #takeBack(words: string): void {
    this.#known = this.#good;
    this.#save({ message: words, document_text: this.#good });
  }

  #save(traits: Readonly<Record<string, unknown>>): void {
    for (const [name, value] of Object.entries(traits)) this.#model.set(name, value);
    this.#model.save_changes();
  }
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

export default {
  async render({ model, el }: { readonly model: Model; readonly el: HTMLElement }) {
    await loadOnce();
    const place = document.createElement("div");
    const height = model.get("height");
    place.style.height = `${typeof height === "number" ? height : 480}px`;
    // JupyterLab takes the keys of an output for its own, "D D" for one that deletes the cell.
    place.dataset.lmSuppressShortcuts = "true";
    el.append(place);
    const widget = new Widget(model, place.attachShadow({ mode: "open" }));
    let end: (() => void) | null = null;
    // A notebook makes an output before it is in the page, and may take it out while it is out of sight: there are no
    // colours to read then.
    const observer = new ResizeObserver(() => {
      if (!place.isConnected) return;
      if (end === null) end = widget.begin();
      else widget.wear();
    });
    observer.observe(place);
    return () => {
      observer.disconnect();
      end?.();
    };
  },
};
