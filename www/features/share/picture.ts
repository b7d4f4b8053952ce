/** Picture page: the board as a picture, still or moving. The still ones carry the game and open it again. */

import { GospaceError, toLink } from "gospace/play";
import type { GameDocument } from "../../engine/types.ts";
import { named, select, tick } from "../../panels/field.ts";
import { cardCode } from "../../panels/qr.ts";
import { button, html, line, type Markup, nothing, row } from "../../panels/template.ts";
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
import { failedWords, SHARE_WORDS } from "../../words/share.ts";
import { CARD_WITHOUT_CODE } from "../../words/share-pages.ts";
import { type Offered, SharePage } from "./page.ts";

const THEMES = [
  ["light", SHARE_WORDS.light],
  ["dark", SHARE_WORDS.dark],
] as const;
const GROUNDS = [
  ["paper", SHARE_WORDS.paper],
  ["none", SHARE_WORDS.transparent],
] as const;

/** Moving picture in the making. */
interface Work {
  readonly stop: AbortController;
  readonly share: number;
}

export class PicturePage extends SharePage {
  readonly name = SHARE_WORDS.picture;
  #options: PictureOptions = { theme: "light", labels: false, numbers: false, ground: "paper" };
  #offered: Offered | null = null;
  #image: string | null = null;
  #work: Work | null = null;

  show(offered: Offered): void {
    this.#offered = offered;
    const theme = document.documentElement.dataset.theme === "dark" ? "dark" : "light";
    this.words = SHARE_WORDS.pictureLine;
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
        <div class="picture-preview"><img alt=${SHARE_WORDS.image} src=${this.#image ?? nothing}></div>
      </div>
      ${row(
        button(SHARE_WORDS.saveAsPng, () => void this.#savePng(), "btn primary"),
        button(SHARE_WORDS.saveAsSvg, () => this.#saveSvg()),
        button(SHARE_WORDS.saveCard, () => void this.#saveCard()),
        "ClipboardItem" in window
          ? button(SHARE_WORDS.copyPicture, () => void this.#copy())
          : nothing,
        button(SHARE_WORDS.saveGameMoving, () => void this.#saveMoving(), "btn", {
          hidden: turns === 0,
        }),
      )}
      <div class="row">
        <progress max="1" aria-label=${SHARE_WORDS.progress} .value=${work?.share ?? 0} ?hidden=${work === null}>
          </progress>
        ${button(SHARE_WORDS.cancel, () => work?.stop.abort(), "btn small", { hidden: work === null })}
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
          SHARE_WORDS.theme,
          select({}, THEMES, theme, (next) => choose({ theme: next })),
        )}
        ${named(
          SHARE_WORDS.ground,
          select({}, GROUNDS, ground, (next) => choose({ ground: next })),
        )}
      </div>
      ${
        this.#offered?.pictured.body == null
          ? tick(SHARE_WORDS.namesPoints, labels, (on) => choose({ labels: on }))
          : nothing
      }
      ${tick(SHARE_WORDS.turnNumbers, numbers, (on) => choose({ numbers: on }))}`;
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
    this.say(code === null ? CARD_WITHOUT_CODE : SHARE_WORDS.saved);
  }

  async #copy(): Promise<void> {
    if (this.#offered === null) return;
    try {
      const png = pngPicture(this.#offered.pictured, this.#options);
      await navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
      this.say(SHARE_WORDS.copied);
    } catch {
      this.say(SHARE_WORDS.cannotCopyPictures);
    }
  }

  async #saveMoving(): Promise<void> {
    if (this.#offered === null || this.#work !== null) return;
    const { whole, pictured, title } = this.#offered;
    const stop = new AbortController();
    const progress = (share: number) => {
      this.#work = { stop, share };
      this.redraw();
    };
    progress(0);
    this.say(SHARE_WORDS.drawingOneTurnAfter);
    try {
      const watch = { progress, signal: stop.signal };
      const moving = await animatedPicture(whole, pictured.body ?? null, this.#options, watch);
      const ending = moving.type === "image/gif" ? "gif" : "png";
      saveBlob(moving, `${fileStem(title)}.${ending}`);
      this.words = SHARE_WORDS.saved;
    } catch (error) {
      this.words = stop.signal.aborted
        ? SHARE_WORDS.stopped
        : failedWords(error instanceof Error ? error.message : String(error));
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
