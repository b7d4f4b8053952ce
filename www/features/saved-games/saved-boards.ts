/** My boards: the entries saved in this browser, in the room of boards. */
import type { Saved } from "../../model/saved.ts";
import { type Picture, paintPicture, tablePicture } from "../../panels/board-picture.ts";
import { openMenu } from "../../panels/button-menu.ts";
import { byId } from "../../panels/dom.ts";
import type { Workspace } from "../../panels/keeping.ts";
import { keyed } from "../../panels/keyed.ts";
import { rovingTabindex, takeFocus } from "../../panels/roving-tabindex.ts";
import { html, type Markup, nothing, render } from "../../panels/template.ts";
import { CARD_WORDS, NOTHING_SAVED, olderWords } from "../../words/saved.ts";
import { deleteSaved, openSaved, renameSaved, saveAsFile } from "./actions.ts";
import type { Autosave } from "./autosave.ts";
import { card, setAsideCard } from "./card.ts";
import type { SetAside } from "./entries.ts";
import { keptPicture } from "./kept-picture.ts";

const SIZE = { width: 104, height: 62 };
/** Cards at first, and more with each press of the button after them. */
const BATCH = 24;

/** Mounts my boards. Returns a function that draws the pictures again, in new colours. */
export function mountSavedBoards(autosave: Autosave, workspace: Workspace): () => void {
  const mine = new Mine(autosave, workspace);
  autosave.subscribe(() => mine.show());
  mine.show();
  return () => mine.repaint();
}

/** Content of a card, and its entry. */
interface Shown {
  readonly key: string;
  readonly picture: Picture | null;
}

/** Cards, keyed by the line that an entry continues: they stay while a game goes on. */
class Mine {
  readonly #autosave: Autosave;
  readonly #workspace: Workspace;
  readonly #list = byId("mine");
  #entries: ReadonlyMap<string, Saved> = new Map();
  /** Entries beyond these have no card. */
  #most = BATCH;
  readonly #lines = new WeakMap<Element, string>();
  readonly #pictures = new WeakMap<Element, Shown>();
  readonly #seen = new Set<Element>();
  readonly #watch: IntersectionObserver;
  /** Line of the card that is being renamed. */
  #renamed: string | null = null;

  constructor(autosave: Autosave, workspace: Workspace) {
    this.#autosave = autosave;
    this.#workspace = workspace;
    rovingTabindex(this.#list);
    this.#watch = new IntersectionObserver((sights) => this.#look(sights), {
      root: byId("strip"),
      rootMargin: "300px",
    });
  }

  show(): void {
    const entries = new Map<string, Saved>();
    for (const saved of this.#autosave.entries)
      entries.set(entries.has(saved.line) ? saved.key : saved.line, saved);
    this.#entries = entries;
    this.#draw();
    for (const seen of this.#seen) void this.#picture(seen);
    if (this.#list.querySelector('[tabindex="0"]') === null)
      takeFocus(this.#list, this.#list.querySelector("button") ?? undefined);
  }

  repaint(): void {
    for (const made of this.#list.children) this.#paint(made);
  }

  #draw(): void {
    const cards = [...this.#entries].slice(0, this.#most);
    const { setAside } = this.#autosave;
    const isEmpty = cards.length + setAside.length === 0;
    const older = this.#entries.size - cards.length;
    const empty = html`<p class="soft nothing" ?hidden=${!isEmpty}>${NOTHING_SAVED}</p>`;
    // The anchor is not the list itself, which is a render root of its own.
    render(empty, byId("mine-shelf"), { renderBefore: this.#list.previousSibling });
    const view = ([line, saved]: (typeof cards)[number]) => this.#card(line, saved);
    const aside = (entry: SetAside) => this.#setAsideCard(entry);
    render(
      html`${keyed(cards, ([line]) => line, view)}
        ${older > 0 ? this.#olderButton(older) : nothing}${keyed(setAside, ({ key }) => key, aside)}`,
      this.#list,
    );
  }

  /** Gives older entries their cards; the first of them takes the focus of the button. */
  #olderButton(older: number): Markup {
    const show = () => {
      const first = this.#most;
      this.#most += BATCH;
      this.#draw();
      const next = this.#list.children[first]?.querySelector("button") ?? undefined;
      takeFocus(this.#list, next);
      next?.focus();
    };
    return html`<li><button type="button" class="shelf" tabindex="-1" @click=${show}>${olderWords(older)}</button></li>`;
  }

  #setAsideCard(entry: SetAside): Markup {
    const save = () => void saveAsFile(entry, this.#autosave, this.#workspace);
    const discard = () => void this.#autosave.discard(entry);
    return setAsideCard(entry, {
      open: save,
      more: (opener) =>
        openMenu(opener, [
          { words: CARD_WORDS.save, press: save },
          { words: CARD_WORDS.discard, press: discard },
        ]),
    });
  }

  #card(line: string, saved: Saved): Markup {
    const [autosave, workspace] = [this.#autosave, this.#workspace];
    return card(saved, autosave.isOpenGame(saved), line === this.#renamed, {
      open: () => void openSaved(saved, autosave, workspace),
      more: (opener) =>
        openMenu(opener, [
          { words: CARD_WORDS.rename, press: () => this.#rename(line, opener.parentElement) },
          { words: CARD_WORDS.save, press: () => void saveAsFile(saved, autosave, workspace) },
          { words: CARD_WORDS.delete, press: () => this.#delete(line, opener.parentElement) },
        ]),
      rename: (title) => {
        if (this.#renamed !== line) return;
        // Removing the field fires another blur.
        this.#renamed = null;
        this.#draw();
        if (title !== null) void renameSaved(saved, title, autosave, workspace);
      },
      made: (made) => {
        this.#lines.set(made, line);
        this.#watch.observe(made);
      },
    });
  }

  #rename(line: string, made: HTMLElement | null): void {
    this.#renamed = line;
    this.#draw();
    const field = made?.querySelector("input");
    field?.select();
    field?.focus();
  }

  /** Deletes an entry; the focus goes to the neighbour. */
  #delete(line: string, made: HTMLElement | null): void {
    const saved = this.#entries.get(line);
    if (saved === undefined) return;
    const neighbour = made?.nextElementSibling ?? made?.previousElementSibling;
    void deleteSaved(saved, this.#autosave, this.#workspace);
    const next = neighbour?.querySelector("button");
    takeFocus(this.#list, next ?? undefined);
    next?.focus();
  }

  #look(sights: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of sights) {
      if (!isIntersecting) this.#seen.delete(target);
      else this.#seen.add(target);
    }
    for (const seen of this.#seen) void this.#picture(seen);
  }

  #entryOf(made: Element): Saved | undefined {
    return this.#entries.get(this.#lines.get(made) ?? "");
  }

  async #picture(made: Element): Promise<void> {
    const saved = this.#entryOf(made);
    if (saved === undefined || this.#pictures.get(made)?.key === saved.key) return;
    const picture = await this.#pictureOf(saved);
    if (this.#entryOf(made)?.key !== saved.key) return;
    this.#pictures.set(made, { key: saved.key, picture });
    this.#paint(made);
  }

  async #pictureOf(saved: Saved): Promise<Picture | null> {
    if (this.#autosave.isOpenGame(saved))
      return tablePicture(this.#workspace.controller.store.state);
    const kept = await this.#autosave.read(saved);
    return kept && keptPicture(kept);
  }

  #paint(made: Element): void {
    const [canvas, shown] = [made.querySelector("canvas"), this.#pictures.get(made)];
    if (canvas !== null && shown?.picture != null) paintPicture(canvas, SIZE, shown.picture);
  }
}
