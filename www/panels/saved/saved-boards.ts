/** My boards: what is kept in this browser, after the gallery in its strip. */
import type { Saved } from "../../model/saved.ts";
import type { Autosave, Workspace } from "../../share/autosave.ts";
import { NOTHING_SAVED } from "../../words/saved.ts";
import { button, byId, element } from "../dom.ts";
import { rovingTabindex, takeFocus } from "../roving-tabindex.ts";
import { deleteSaved, openSaved, renameSaved } from "./actions.ts";
import { Card } from "./card.ts";
import { CardMenu } from "./menu.ts";
import { keptPicture, tablePicture } from "./picture.ts";

/** Gives back what draws the pictures again, in new colours. */
export function mountSavedBoards(autosave: Autosave, desk: Workspace): () => void {
  const mine = new Mine(autosave, desk);
  autosave.subscribe(() => mine.show());
  mine.show();
  mountShelves();
  return () => mine.repaint();
}

/** From the gallery to my boards, however long it is, and back. */
function mountShelves(): void {
  const to = (words: string, id: string) =>
    button(words, () => byId(id).scrollIntoView({ inline: "start", block: "start" }), "shelf");
  byId("shelves").append(to("Gallery", "gallery"), to("My boards", "mine-shelf"));
}

class Mine {
  readonly #autosave: Autosave;
  readonly #desk: Workspace;
  readonly #list = byId("mine");
  readonly #menu = new CardMenu();
  readonly #empty = element("p", { class: "soft nothing" }, NOTHING_SAVED);
  #cards: ReadonlyMap<string, Card> = new Map();
  readonly #seen = new Set<Element>();
  readonly #watch: IntersectionObserver;

  constructor(autosave: Autosave, desk: Workspace) {
    this.#autosave = autosave;
    this.#desk = desk;
    this.#list.before(this.#empty);
    rovingTabindex(this.#list);
    this.#watch = new IntersectionObserver((sights) => this.#look(sights), {
      root: byId("strip"),
      rootMargin: "0px 300px",
    });
  }

  show(): void {
    const before = this.#cards;
    this.#cards = this.#arranged(before);
    for (const [line, card] of before) if (!this.#cards.has(line)) this.#drop(card);
    const { entries } = this.#autosave;
    this.#empty.hidden = entries.length > 0;
    [...this.#cards.values()].forEach((card, i) => {
      const there = this.#list.children[i] ?? null;
      if (there !== card.root) this.#list.insertBefore(card.root, there);
      if (this.#seen.has(card.root)) void this.#picture(card);
    });
    const [first] = this.#cards.values();
    if (this.#list.querySelector('[tabindex="0"]') === null) takeFocus(this.#list, first?.button);
  }

  repaint(): void {
    for (const card of this.#cards.values()) card.paint();
  }

  #arranged(before: ReadonlyMap<string, Card>): ReadonlyMap<string, Card> {
    const cards = new Map<string, Card>();
    for (const saved of this.#autosave.entries) {
      const line = cards.has(saved.line) ? saved.key : saved.line;
      const card = before.get(line) ?? this.#make(saved);
      card.show(saved, this.#autosave.isOpenGame(saved));
      cards.set(line, card);
    }
    return cards;
  }

  #make(saved: Saved): Card {
    const card = new Card(saved, {
      open: (now) => void openSaved(now, this.#autosave, this.#desk),
      more: (_, at) =>
        this.#menu.open(at, [
          { words: "Rename", press: () => this.#rename(card) },
          { words: "Delete", press: () => this.#delete(card) },
        ]),
    });
    this.#watch.observe(card.root);
    return card;
  }

  #drop({ root }: Card): void {
    this.#watch.unobserve(root);
    this.#seen.delete(root);
    root.remove();
  }

  #rename(card: Card): void {
    card.rename((title) => void renameSaved(card.saved, title, this.#autosave, this.#desk));
  }

  /** The focus goes to the neighbour. */
  #delete(card: Card): void {
    const { nextElementSibling: next, previousElementSibling: previous } = card.root;
    void deleteSaved(card.saved, this.#autosave, this.#desk);
    const neighbour = (next ?? previous)?.querySelector("button");
    takeFocus(this.#list, neighbour ?? undefined);
    neighbour?.focus();
  }

  #look(sights: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of sights) {
      if (!isIntersecting) this.#seen.delete(target);
      else this.#seen.add(target);
    }
    for (const card of this.#cards.values())
      if (this.#seen.has(card.root)) void this.#picture(card);
  }

  async #picture(card: Card): Promise<void> {
    const { saved, isPictured } = card;
    if (isPictured) return;
    if (this.#autosave.isOpenGame(saved))
      return card.picture(saved.key, tablePicture(this.#desk.controller.store.state));
    const kept = await this.#autosave.read(saved);
    if (card.saved.key === saved.key) card.picture(saved.key, kept && keptPicture(kept));
  }
}
