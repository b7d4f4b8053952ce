/** Link page: the part of the game that the link holds, its length, and ways to hand it on. */

import { toLink } from "gospace/play";
import { type Extent, extentsOf, openingAt, partOf } from "../../model/sharing.ts";
import { radios } from "../../panels/field.ts";
import { qrOf } from "../../panels/qr.ts";
import type { ProblemChoice } from "../../panels/sharing.ts";
import { button, html, line, type Markup, nothing, row } from "../../panels/template.ts";
import { pageAddress, problemAddress } from "../../share/address.ts";
import { lengthWords, SHARE_WORDS } from "../../words/share.ts";
import { EXTENT_WORDS } from "../../words/share-pages.ts";
import { type Offered, SharePage } from "./page.ts";

export class LinkPage extends SharePage {
  readonly name = SHARE_WORDS.link;
  #offered: Offered | null = null;
  #extent: Extent = "board";
  #address = "";

  show(offered: Offered): void {
    this.#offered = offered;
    this.#choose(extentsIn(offered, "chosen").at(-1) ?? "board");
  }

  leave(): void {
    this.words = "";
  }

  view(): Markup {
    const extents = this.#offered === null ? [] : extentsIn(this.#offered, "offered", "chosen");
    const options = extents.map((value) => ({ value, ...EXTENT_WORDS[value] }));
    const choose = (extent: Extent) => {
      this.#choose(extent);
      this.redraw();
    };
    return html`<div class="share-link">
      <div class="share-choices">
        <div>${radios(SHARE_WORDS.linkTo, "extent", options, this.#extent, choose, "formats")}</div>
        <div class="qr">
          ${qrOf(this.#address) ?? line(SHARE_WORDS.tooLongForCode)}
        </div>
      </div>
      <textarea readonly rows="4" aria-label=${SHARE_WORDS.link} spellcheck="false" .value=${this.#address}></textarea>
      ${line(lengthWords(this.#address.length))}
      ${row(
        this.copyButton(SHARE_WORDS.copyLink),
        "share" in navigator ? button(SHARE_WORDS.send, () => void this.#send()) : nothing,
      )}
      ${line(this.words, "status")}
    </div>`;
  }

  #choose(extent: Extent): void {
    if (this.#offered === null) return;
    this.#extent = extent;
    this.#address = addressOf(extent, this.#offered);
    this.words = "";
  }

  async #send(): Promise<void> {
    try {
      await navigator.share({ title: this.#offered?.title ?? "", url: this.#address });
    } catch {
      // Closing the system's list of places is a change of mind, no failure.
      this.say("");
    }
  }
}

/** The extents of a game, and a problem after them where it is one of `choices`. */
function extentsIn(offered: Offered, ...choices: ProblemChoice[]): readonly Extent[] {
  const extents = extentsOf(offered);
  return choices.includes(offered.problem) ? [...extents, "problem"] : extents;
}

/** A game that goes on opens at the shown moment. */
function addressOf(extent: Extent, offered: Offered): string {
  const { site, turns } = offered;
  const link = toLink(partOf(offered, extent));
  if (extent === "problem") return problemAddress(site, { link, turns });
  if (extent === "game") return pageAddress(site, { link, turns, ...openingAt(offered, turns) });
  return pageAddress(site, { link, turns: extent === "onward" ? turns : null });
}
