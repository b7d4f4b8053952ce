/** The Share dialog: one place for links, embeds, pictures and files. */
import { Game, GospaceError } from "gospace/play";
import { X } from "lucide";
import { partOf, type Shared } from "../../model/sharing.ts";
import { readBoard, readGame, readRecord } from "../../model/view-model.ts";
import { siteOf } from "../../share/address.ts";
import { placedWords } from "../../words/events.ts";
import { button, dialogById, element, iconButton } from "../dom.ts";
import type { ExportDialog } from "../export.ts";
import { rovingTabindex, takeFocus } from "../roving-tabindex.ts";
import { EmbedPage } from "./embed.ts";
import { FilePage } from "./file.ts";
import { LinkPage } from "./link.ts";
import type { Offered, SharePage } from "./page.ts";
import { PicturePage } from "./picture.ts";

export class ShareDialog {
  readonly #dialog = dialogById("share");
  readonly #pages: readonly Tabbed[];
  readonly #words = element("p", { class: "objection", role: "alert" });
  readonly #body = element("div", { role: "tabpanel", id: "share-page", tabindex: "-1" });
  #offered: Offered | null = null;
  /** The game that the pictures are of, and which tells the names of its points. */
  #game: Game | null = null;
  #shown: Tabbed | null = null;

  constructor(exporter: ExportDialog) {
    const pages = [new LinkPage(), new EmbedPage(), new PicturePage(), new FilePage(exporter)];
    this.#pages = pages.map((page) => this.#tabbed(page));
    const tabs = element("div", { role: "tablist", "aria-label": "Share", class: "segments" });
    tabs.append(...this.#pages.map(({ tab }) => tab));
    rovingTabindex(tabs);
    this.#dialog.append(
      element("h2", { id: "share-heading" }, "Share"),
      iconButton(X, "Close", () => this.#dialog.close(), "dismiss"),
      tabs,
      this.#words,
      this.#body,
    );
    this.#dialog.addEventListener("close", () => {
      this.#leave();
      this.#game?.free();
      this.#game = null;
    });
    this.#dialog.addEventListener("click", (event) => {
      if (event.target === this.#dialog) this.#dialog.close();
    });
  }

  /** All of a game of which so many turns stand; `name` is the page that is shown first. */
  open(shared: Shared, name = "Link"): void {
    this.#offered = null;
    this.#words.textContent = "";
    this.#body.replaceChildren();
    this.#attempt(() => {
      this.#offered = this.#offer(shared);
    });
    const page = this.#pages.find(({ page }) => page.name === name) ?? this.#pages[0];
    this.#dialog.showModal();
    if (page !== undefined) this.#show(page);
  }

  #offer(shared: Shared): Offered {
    const document = partOf(shared, "moment");
    const opened = new Game(document);
    this.#game = opened;
    const board = readBoard(opened, null, document);
    const game = readGame(opened, readRecord(opened, []));
    const pictured = { board, game, document };
    return { ...shared, title: board.title, site: siteOf(location.href), pictured };
  }

  #tabbed(page: SharePage): Tabbed {
    const tab = button(page.name, () => this.#show(tabbed), "segment");
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", "share-page");
    const tabbed = { tab, page };
    return tabbed;
  }

  #show(chosen: Tabbed): void {
    this.#leave();
    this.#shown = chosen;
    for (const { tab } of this.#pages)
      tab.setAttribute("aria-selected", String(tab === chosen.tab));
    const host = chosen.tab.parentElement;
    if (host !== null) takeFocus(host, chosen.tab);
    this.#body.setAttribute("aria-label", chosen.page.name);
    this.#attempt(() => {
      if (this.#offered === null) return;
      this.#words.textContent = "";
      chosen.page.show(this.#offered);
      this.#body.replaceChildren(chosen.page.root);
    });
  }

  #leave(): void {
    this.#shown?.page.leave();
    this.#shown = null;
  }

  /** What cannot be shared so is told in place of the page. */
  #attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof GospaceError)) throw error;
      this.#body.replaceChildren();
      this.#words.textContent = `This cannot be shared so. ${placedWords(error.path ?? null, error.message)}`;
    }
  }
}

interface Tabbed {
  readonly tab: HTMLButtonElement;
  readonly page: SharePage;
}
