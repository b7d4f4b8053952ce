/** Share dialog: one place for links, embeds, pictures and files. */

import { type Game, GospaceError } from "gospace/play";
import type { GameController } from "../../model/game-controller.ts";
import { placedWords } from "../../model/game-notices.ts";
import { partOf, type Shared } from "../../model/sharing.ts";
import { closableDialog } from "../../panels/dom.ts";
import type { Exporter } from "../../panels/on-demand.ts";
import { rovingTabindex } from "../../panels/roving-tabindex.ts";
import type { ProblemChoice, Sharing } from "../../panels/sharing.ts";
import { dialogHead, html, type Markup, nothing, once, render } from "../../panels/template.ts";
import { siteOf } from "../../share/address.ts";
import { sharedGame } from "../../share/game-address.ts";
import { picturedGame } from "../../share/picture/pictured-game.ts";
import type { BoardLayout } from "../../view/board-layout.ts";
import { NOT_FETCHED } from "../../words/core/module.ts";
import { cannotShareWords, SHARE_WORDS } from "../../words/share.ts";
import type { Offered, SharePage } from "./page.ts";

export class ShareDialog implements Sharing {
  readonly #dialog = closableDialog("share");
  readonly #exporter: Exporter;
  readonly #bodyNow: () => BoardLayout | null;
  /** Loaded when the dialog is first opened. */
  #pages: readonly SharePage[] = [];
  #offered: Offered | null = null;
  /** Game for the pictures and for the names of its points. */
  #game: Game | null = null;
  #chosen: SharePage | null = null;
  /** Reason that the chosen page is not shown. */
  #words = "";

  /** `bodyNow` gives the layout of the board on the stage, while it is shown as a body. */
  constructor(exporter: Exporter, bodyNow: () => BoardLayout | null) {
    this.#exporter = exporter;
    this.#bodyNow = bodyNow;
    this.#dialog.addEventListener("close", () => {
      this.#choose(null);
      this.#game?.free();
      this.#game = null;
    });
  }

  /** Opens the dialog for a whole game, of which `shared.turns` turns stand; `name` is the page shown
   *  first, `body` the board as it has been turned. */
  open(
    shared: Shared,
    name: string = SHARE_WORDS.link,
    problem: ProblemChoice = "none",
    body: BoardLayout | null = null,
  ): void {
    this.#offered = null;
    this.#words = "";
    this.#attempt(() => {
      this.#offered = { ...this.#offer(shared, body), problem };
    });
    this.#draw();
    this.#dialog.showModal();
    void this.#showFirst(name);
  }

  /** Opens the dialog for the shown line; "chosen": as a problem that begins at the shown moment. */
  openFor(
    controller: GameController,
    name: string = SHARE_WORDS.link,
    problem: ProblemChoice = "offered",
  ): void {
    this.open(sharedGame(controller), name, problem, this.#bodyNow());
  }

  async #showFirst(name: string): Promise<void> {
    try {
      if (this.#pages.length === 0) {
        const { sharePages } = await import("./pages.ts");
        this.#pages = sharePages(() => this.#draw(), this.#exporter);
      }
    } catch {
      this.#words = NOT_FETCHED;
      return this.#draw();
    }
    if (this.#dialog.open) this.#choose(this.#pages.find((each) => each.name === name) ?? null);
  }

  #offer(shared: Shared, body: BoardLayout | null): Omit<Offered, "problem"> {
    const { game, pictured } = picturedGame(partOf(shared, "moment"), body);
    this.#game = game;
    return { ...shared, title: pictured.board.title, site: siteOf(location.href), pictured };
  }

  #choose(page: SharePage | null): void {
    this.#chosen?.leave();
    this.#chosen = page;
    this.#attempt(() => {
      if (this.#offered === null) return;
      this.#words = "";
      page?.show(this.#offered);
    });
    this.#draw();
  }

  #draw(): void {
    const page = this.#offered === null || this.#words !== "" ? null : this.#chosen;
    const content = html`
      ${dialogHead("share-heading", SHARE_WORDS.share, () => this.#dialog.close())}
      <div role="tablist" aria-label=${SHARE_WORDS.share} class="segments" ${once(rovingTabindex)}>
        ${this.#pages.map((each) => this.#tab(each))}
      </div>
      <p class="objection" role="alert">${this.#words}</p>
      <div role="tabpanel" id="share-page" tabindex="-1" aria-label=${this.#chosen?.name ?? nothing}>
        ${page?.view()}</div>`;
    render(content, this.#dialog);
  }

  #tab(page: SharePage): Markup {
    const chosen = page === this.#chosen;
    return html`<button type="button" class="segment" role="tab" aria-controls="share-page"
      aria-selected=${chosen} .tabIndex=${chosen ? 0 : -1} @click=${() => this.#choose(page)}>
      ${page.name}</button>`;
  }

  /** Does a page's work; a failure's words stand in place of the page. */
  #attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof GospaceError)) throw error;
      this.#words = cannotShareWords(placedWords(error.path ?? null, error.message));
    }
  }
}
