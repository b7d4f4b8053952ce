/** The strip of boards: each a thumbnail by the page's own layers, drawn once it comes into view and the
 *  page has time. */
import { type GalleryBoard, loadGallery } from "../engine/gallery.ts";
import type { GameController } from "../model/game-controller.ts";
import { byId, element, inView, whenIdle } from "./dom.ts";
import { rovingTabindex, takeFocus } from "./roving-tabindex.ts";
import { gamePicture, type Picture, paintPicture } from "./saved/picture.ts";

const SIZE = { width: 104, height: 78 };

interface Card {
  readonly entry: GalleryBoard;
  readonly button: HTMLButtonElement;
  readonly canvas: HTMLCanvasElement;
  picture: Picture | null;
}

/** Fetches the boards when the page has time. Gives back what draws the thumbnails again, in new colours or
 *  at a new density. */
export function mountGallery(controller: GameController): () => void {
  const cards: Card[] = [];
  const strip = byId("gallery");
  // The strip is as high as it will be, so that the board above it does not move when it is filled.
  const place = element("div", { class: "card" }, element("canvas"), element("span", {}, "\u00a0"));
  strip.append(element("li", { class: "reserved", "aria-hidden": "true" }, place));
  const show = async () => {
    cards.push(...(await loadGallery()).map((entry) => makeCard(entry, controller)));
    strip.replaceChildren(...cards.map((card) => element("li", {}, card.button)));
    rovingTabindex(strip);
    drawWhenSeen(cards, byId("strip"));
    markCurrent(controller, cards, strip);
  };
  // A strip that does not come is no reason to stop: links, files and drawing go on.
  whenIdle(() => void show().catch((error: unknown) => console.warn(error)));
  return () => cards.forEach(draw);
}

function makeCard(entry: GalleryBoard, controller: GameController): Card {
  const canvas = element("canvas", { "aria-hidden": "true" });
  const button = element("button", {
    type: "button",
    class: "card",
    title: entry.note,
    tabindex: "-1",
  });
  button.append(canvas, element("span", {}, entry.name));
  const hint = (words: string | null) => controller.store.dispatch({ kind: "hinted", hint: words });
  button.addEventListener("click", () => controller.openGallery(entry));
  button.addEventListener("pointerenter", () => hint(entry.note));
  button.addEventListener("pointerleave", () => hint(null));
  button.addEventListener("focus", () => hint(entry.note));
  button.addEventListener("blur", () => hint(null));
  return { entry, button, canvas, picture: null };
}

function drawWhenSeen(cards: readonly Card[], strip: HTMLElement): void {
  const waiting: Card[] = [];
  const drawSome = (hasTime: () => boolean) => {
    do {
      const card = waiting.shift();
      if (card === undefined) return;
      card.picture = gamePicture(card.entry.document, null);
      draw(card);
    } while (hasTime());
    if (waiting.length > 0) whenIdle(drawSome);
  };
  const observer = new IntersectionObserver(
    (sights) => {
      for (const sight of sights.filter((each) => each.isIntersecting)) {
        const card = cards.find((each) => each.button === sight.target);
        if (card === undefined) continue;
        observer.unobserve(sight.target);
        if (waiting.push(card) === 1) whenIdle(drawSome);
      }
    },
    { root: strip, rootMargin: "0px 120px" },
  );
  for (const card of cards) observer.observe(card.button);
}

function draw(card: Card): void {
  if (card.picture !== null) paintPicture(card.canvas, SIZE, card.picture);
}

function markCurrent(controller: GameController, cards: readonly Card[], strip: HTMLElement): void {
  let shown: string | null | undefined;
  controller.store.subscribe(({ board }) => {
    if (board.galleryId === shown) return;
    shown = board.galleryId;
    for (const { entry, button } of cards) {
      button.setAttribute("aria-pressed", String(entry.id === shown));
    }
    const current = cards.find((card) => card.entry.id === shown);
    takeFocus(strip, (current ?? cards[0])?.button);
    if (current !== undefined && !byId("mine").contains(document.activeElement))
      inView(current.button, { block: "nearest", inline: "nearest" });
  });
}
