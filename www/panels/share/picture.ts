/** The board as a picture, still or moving. The still ones carry the game and open it again. */

import { fileStem, saveBlob, saveText } from "../../share/files.ts";
import {
  animatedPicture,
  type PictureOptions,
  pngPicture,
  svgPicture,
} from "../../share/picture/picture.ts";
import { button, element } from "../dom.ts";
import { type Offered, type SharePage, selectOf, tick } from "./page.ts";

const THEMES = { light: "Light", dark: "Dark" } as const;
const GROUNDS = { paper: "Paper", none: "Transparent" } as const;

export class PicturePage implements SharePage {
  readonly name = "Picture";
  readonly root = element("div", { class: "share-picture" });
  readonly #choices = element("div", { class: "embed-choices" });
  readonly #image = element("img", { alt: "The picture" });
  readonly #words = element("p", { class: "soft", role: "status" });
  readonly #progress = element("progress", { max: "1", "aria-label": "Progress" });
  readonly #cancel = button("Cancel", () => this.#stop(), "btn small");
  readonly #moving = button("Save the game, moving", () => void this.#saveMoving());
  #options: PictureOptions = { theme: "light", labels: false, numbers: false, ground: "paper" };
  #offered: Offered | null = null;
  #work: AbortController | null = null;

  constructor() {
    const copy = button("Copy the picture", () => void this.#copy());
    copy.hidden = !("ClipboardItem" in window);
    this.root.append(
      element(
        "div",
        { class: "share-choices" },
        this.#choices,
        element("div", { class: "picture-preview" }, this.#image),
      ),
      element(
        "div",
        { class: "row" },
        button("Save as SVG", () => this.#saveSvg(), "btn primary"),
        button("Save as PNG", () => void this.#savePng()),
        copy,
        this.#moving,
      ),
      element("div", { class: "row" }, this.#progress, this.#cancel),
      this.#words,
    );
    this.#rest();
  }

  show(offered: Offered): void {
    this.#offered = offered;
    const theme = document.documentElement.dataset.theme === "dark" ? "dark" : "light";
    this.#options = { ...this.#options, theme };
    this.#choices.replaceChildren(...this.#settings());
    this.#moving.hidden = (offered.whole.turns?.length ?? 0) === 0;
    this.#words.textContent = "SVG and PNG carry the game: drop them here, and it opens again.";
    this.#draw();
  }

  leave(): void {
    this.#stop();
    this.#release();
    this.#image.removeAttribute("src");
  }

  #settings(): HTMLElement[] {
    const { theme, ground, labels, numbers } = this.#options;
    return [
      element(
        "div",
        { class: "embed-fields" },
        selectOf("Theme", THEMES, ["light", "dark"], theme, (next) =>
          this.#choose({ theme: next }),
        ),
        selectOf("Ground", GROUNDS, ["paper", "none"], ground, (next) =>
          this.#choose({ ground: next }),
        ),
      ),
      tick("Names of the points", labels, (on) => this.#choose({ labels: on })),
      tick("Turn numbers", numbers, (on) => this.#choose({ numbers: on })),
    ];
  }

  #choose(change: Partial<PictureOptions>): void {
    this.#options = { ...this.#options, ...change };
    this.#draw();
  }

  #draw(): void {
    if (this.#offered === null) return;
    this.#release();
    const svg = svgPicture(this.#offered.pictured, this.#options);
    this.#image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  }

  #release(): void {
    if (this.#image.src.startsWith("blob:")) URL.revokeObjectURL(this.#image.src);
  }

  #saveSvg(): void {
    if (this.#offered === null) return;
    const svg = svgPicture(this.#offered.pictured, this.#options);
    saveText(svg, `${fileStem(this.#offered.title)}.svg`, "image/svg+xml");
  }

  async #savePng(): Promise<void> {
    if (this.#offered === null) return;
    const png = await pngPicture(this.#offered.pictured, this.#options);
    saveBlob(png, `${fileStem(this.#offered.title)}.png`);
  }

  async #copy(): Promise<void> {
    if (this.#offered === null) return;
    try {
      const png = pngPicture(this.#offered.pictured, this.#options);
      await navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
      this.#words.textContent = "Copied.";
    } catch {
      this.#words.textContent =
        "This browser does not let the page copy pictures; save it instead.";
    }
  }

  async #saveMoving(): Promise<void> {
    if (this.#offered === null || this.#work !== null) return;
    const work = new AbortController();
    this.#work = work;
    this.#progress.value = 0;
    this.#progress.hidden = false;
    this.#cancel.hidden = false;
    this.#words.textContent = "Drawing one turn after the other …";
    const progress = (share: number) => {
      this.#progress.value = share;
    };
    try {
      const watch = { progress, signal: work.signal };
      const moving = await animatedPicture(this.#offered.whole, this.#options, watch);
      const ending = moving.type === "image/gif" ? "gif" : "png";
      saveBlob(moving, `${fileStem(this.#offered.title)}.${ending}`);
      this.#words.textContent = "Saved.";
    } catch (error) {
      this.#words.textContent = work.signal.aborted
        ? "Stopped."
        : `This did not work: ${error instanceof Error ? error.message : String(error)}`;
    } finally {
      this.#rest();
    }
  }

  #stop(): void {
    this.#work?.abort();
  }

  #rest(): void {
    this.#work = null;
    this.#progress.hidden = true;
    this.#cancel.hidden = true;
  }
}
