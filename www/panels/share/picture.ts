/** Picture page: the board as a picture, still or moving. The still ones carry the game and open it again. */
import { GospaceError, toLink } from "gospace/play";
import type { GameDocument } from "../../engine/types.ts";
import { pageAddress } from "../../share/address.ts";
import { fileStem, saveBlob, saveText } from "../../share/files.ts";
import { cardPicture } from "../../share/picture/card.ts";
import {
  animatedPicture,
  type PictureOptions,
  pngPicture,
  svgPicture,
} from "../../share/picture/picture.ts";
import { pictureName } from "../../share/snippets.ts";
import { CARD_WITHOUT_CODE } from "../../words/share.ts";
import { named, select, tick } from "../field.ts";
import { button, html, line, type Markup, nothing, row } from "../template.ts";
import { type Offered, SharePage } from "./page.ts";
import { cardCode } from "./qr.ts";

const THEMES = [
  ["light", "Light"],
  ["dark", "Dark"],
] as const;
const GROUNDS = [
  ["paper", "Paper"],
  ["none", "Transparent"],
] as const;

/** Moving picture in the making. */
interface Work {
  readonly stop: AbortController;
  readonly share: number;
}

export class PicturePage extends SharePage {
  readonly name = "Picture";
  #options: PictureOptions = { theme: "light", labels: false, numbers: false, ground: "paper" };
  #offered: Offered | null = null;
  #image: string | null = null;
  #work: Work | null = null;

  show(offered: Offered): void {
    this.#offered = offered;
    const theme = document.documentElement.dataset.theme === "dark" ? "dark" : "light";
    this.words = "SVG and PNG carry the game: drop them here, and it opens again.";
    this.#draw({ theme });
  }

  leave(): void {
    this.#work?.stop.abort();
    this.#release();
  }

  view(): Markup {
    const turns = this.#offered?.whole.turns?.length ?? 0;
    const work = this.#work;
    return html`<div class="share-picture">
      <div class="share-choices">
        <div class="embed-choices">${this.#settings()}</div>
        <div class="picture-preview"><img alt="The picture" src=${this.#image ?? nothing}></div>
      </div>
      ${row(
        button("Save as PNG", () => void this.#savePng(), "btn primary"),
        button("Save as SVG", () => this.#saveSvg()),
        button("Save a card", () => void this.#saveCard()),
        "ClipboardItem" in window ? button("Copy the picture", () => void this.#copy()) : nothing,
        button("Save the game, moving", () => void this.#saveMoving(), "btn", {
          hidden: turns === 0,
        }),
      )}
      <div class="row">
        <progress max="1" aria-label="Progress" .value=${work?.share ?? 0} ?hidden=${work === null}>
          </progress>
        ${button("Cancel", () => work?.stop.abort(), "btn small", { hidden: work === null })}
      </div>
      ${line(this.words, "status")}
    </div>`;
  }

  #settings(): Markup {
    const { theme, ground, labels, numbers } = this.#options;
    const choose = (change: Partial<PictureOptions>) => {
      this.#draw(change);
      this.redraw();
    };
    return html`
      <div class="embed-fields">
        ${named(
          "Theme",
          select({}, THEMES, theme, (next) => choose({ theme: next })),
        )}
        ${named(
          "Ground",
          select({}, GROUNDS, ground, (next) => choose({ ground: next })),
        )}
      </div>
      ${tick("Names of the points", labels, (on) => choose({ labels: on }))}
      ${tick("Turn numbers", numbers, (on) => choose({ numbers: on }))}`;
  }

  #draw(change: Partial<PictureOptions>): void {
    this.#options = { ...this.#options, ...change };
    if (this.#offered === null) return;
    this.#release();
    const svg = svgPicture(this.#offered.pictured, this.#options);
    this.#image = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  }

  #release(): void {
    if (this.#image !== null) URL.revokeObjectURL(this.#image);
    this.#image = null;
  }

  #saveSvg(): void {
    if (this.#offered === null) return;
    const svg = svgPicture(this.#offered.pictured, this.#options);
    saveText(svg, `${fileStem(this.#offered.title)}.svg`, "image/svg+xml");
  }

  async #savePng(): Promise<void> {
    if (this.#offered === null) return;
    const png = await pngPicture(this.#offered.pictured, this.#options);
    saveBlob(png, pictureName(this.#offered.title));
  }

  async #saveCard(): Promise<void> {
    if (this.#offered === null) return;
    const { pictured, site, title } = this.#offered;
    const link = linkOrNull(pictured.document);
    const address = link === null ? null : pageAddress(site, { link, turns: null });
    const code = address === null ? null : cardCode(address);
    const { theme, numbers } = this.#options;
    saveBlob(
      await cardPicture(pictured, { theme, numbers, site, code }),
      `${fileStem(title)}-card.png`,
    );
    this.say(code === null ? CARD_WITHOUT_CODE : "Saved.");
  }

  async #copy(): Promise<void> {
    if (this.#offered === null) return;
    try {
      const png = pngPicture(this.#offered.pictured, this.#options);
      await navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
      this.say("Copied.");
    } catch {
      this.say("This browser does not let the page copy pictures; save it instead.");
    }
  }

  async #saveMoving(): Promise<void> {
    if (this.#offered === null || this.#work !== null) return;
    const stop = new AbortController();
    const progress = (share: number) => {
      this.#work = { stop, share };
      this.redraw();
    };
    progress(0);
    this.say("Drawing one turn after the other …");
    try {
      const watch = { progress, signal: stop.signal };
      const moving = await animatedPicture(this.#offered.whole, this.#options, watch);
      const ending = moving.type === "image/gif" ? "gif" : "png";
      saveBlob(moving, `${fileStem(this.#offered.title)}.${ending}`);
      this.words = "Saved.";
    } catch (error) {
      this.words = stop.signal.aborted
        ? "Stopped."
        : `This did not work: ${error instanceof Error ? error.message : String(error)}`;
    }
    this.#work = null;
    this.redraw();
  }
}

/** Null where it would be too long. */
function linkOrNull(document: GameDocument): string | null {
  try {
    return toLink(document);
  } catch (error) {
    if (error instanceof GospaceError) return null;
    throw error;
  }
}
