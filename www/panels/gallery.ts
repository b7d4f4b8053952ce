/** The strip of boards: each a thumbnail by the page's own layers, drawn once it comes into view. */
import { Game, gallery, galleryDocument } from "gospace";
import type { GalleryEntry } from "../engine/types.ts";
import type { Table } from "../model/table.ts";
import { makePlan, type Plan } from "../view/plan.ts";
import { readPalette } from "../view/theme.ts";
import { paintThumbnail } from "../view/thumbnail.ts";
import { byId, element } from "./dom.ts";

const SIZE = { width: 104, height: 78 };

interface Card {
  readonly entry: GalleryEntry;
  readonly button: HTMLButtonElement;
  readonly canvas: HTMLCanvasElement;
  picture: { readonly plan: Plan; readonly colours: Uint8Array } | null;
}

/** Gives back what draws the thumbnails again, in new colours or at a new density. */
export function mountGallery(table: Table): () => void {
  const cards = gallery().map((entry) => makeCard(entry, table));
  const strip = byId("gallery");
  strip.append(...cards.map((card) => element("li", {}, card.button)));
  strip.addEventListener("keydown", (event) => rove(cards, event));
  drawWhenSeen(cards, strip);
  markCurrent(table, cards);
  return () => cards.forEach(draw);
}

function makeCard(entry: GalleryEntry, table: Table): Card {
  const canvas = element("canvas", { "aria-hidden": "true" });
  const button = element("button", {
    type: "button",
    class: "card",
    title: entry.note,
    tabindex: "-1",
  });
  button.append(canvas, element("span", {}, entry.name));
  const hint = (words: string | null) => table.store.dispatch({ kind: "hinted", hint: words });
  button.addEventListener("click", () => table.openGallery(entry.id));
  button.addEventListener("pointerenter", () => hint(entry.note));
  button.addEventListener("pointerleave", () => hint(null));
  button.addEventListener("focus", () => hint(entry.note));
  button.addEventListener("blur", () => hint(null));
  return { entry, button, canvas, picture: null };
}

function drawWhenSeen(cards: readonly Card[], strip: HTMLElement): void {
  const observer = new IntersectionObserver(
    (sights) => {
      for (const sight of sights.filter((each) => each.isIntersecting)) {
        const card = cards.find((each) => each.button === sight.target);
        if (card === undefined || card.picture !== null) continue;
        observer.unobserve(sight.target);
        card.picture = pictureOf(card.entry.id);
        draw(card);
      }
    },
    { root: strip, rootMargin: "0px 300px" },
  );
  for (const card of cards) observer.observe(card.button);
}

function pictureOf(id: string): { plan: Plan; colours: Uint8Array } {
  const game = new Game(galleryDocument(id));
  const picture = { plan: makePlan(game.drawing()), colours: game.colours() };
  game.free();
  return picture;
}

function draw(card: Card): void {
  if (card.picture === null) return;
  const { plan, colours } = card.picture;
  paintThumbnail(card.canvas, SIZE, devicePixelRatio, plan, colours, readPalette());
}

function markCurrent(table: Table, cards: readonly Card[]): void {
  let shown: string | null | undefined;
  table.store.subscribe(({ board }) => {
    if (board.galleryId === shown) return;
    shown = board.galleryId;
    for (const { entry, button } of cards) {
      button.setAttribute("aria-pressed", String(entry.id === shown));
    }
    const current = cards.find((card) => card.entry.id === shown);
    takeFocus(cards, current ?? cards[0]);
    current?.button.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}

/** One card of the strip is on the way of Tab; arrows go on from there. */
function rove(cards: readonly Card[], event: KeyboardEvent): void {
  const here = cards.findIndex((card) => card.button === document.activeElement);
  const there = target(event.key, here, cards.length);
  const card = there === null ? undefined : cards[there];
  if (card === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  takeFocus(cards, card);
  card.button.focus();
}

function target(key: string, here: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return Math.min(here + 1, count - 1);
    case "ArrowLeft":
    case "ArrowUp":
      return Math.max(here - 1, 0);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

function takeFocus(cards: readonly Card[], chosen: Card | undefined): void {
  for (const card of cards) card.button.tabIndex = card === chosen ? 0 : -1;
}
