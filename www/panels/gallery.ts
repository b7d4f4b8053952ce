/** Gallery strip: a thumbnail of each board by the page's own layers, drawn once it comes into view and the
 *  page has time. */
import { type GalleryBoard, loadGallery } from "../engine/gallery.ts";
import type { GameController } from "../model/game-controller.ts";
import { byId, inView, whenIdle } from "./dom.ts";
import { rovingTabindex, takeFocus } from "./roving-tabindex.ts";
import { gamePicture, type Picture, paintPicture } from "./saved/picture.ts";
import { html, type Markup, mount } from "./template.ts";

const SIZE = { width: 104, height: 78 };

/** Placeholder as high as a card, so that the board above the strip does not move when it is filled. */
const RESERVED = html`<li class="reserved" aria-hidden="true">
  <div class="card"><canvas></canvas><span>\u00a0</span></div>
</li>`;

/** Fetches the boards when the page has time. Returns a function that draws the thumbnails again, in new
 *  colours or at a new density. */
export function mountGallery(controller: GameController): () => void {
  const strip = byId("gallery");
  let boards: readonly GalleryBoard[] = [];
  let current: string | null | undefined;
  rovingTabindex(strip);
  const view = (shown: string | null) =>
    boards.length === 0 ? RESERVED : boards.map((each) => card(controller, each, shown));
  const refresh = mount(controller.store, strip, ["board"], ({ board }) => view(board.galleryId), {
    after: ({ board }) => {
      if (boards.length === 0 || board.galleryId === current) return;
      current = board.galleryId;
      markCurrent(strip);
    },
  });
  const pictures = new Map<HTMLCanvasElement, Picture>();
  const show = async () => {
    boards = await loadGallery();
    refresh();
    drawWhenSeen(boards, strip, pictures);
  };
  // Links, files and drawing go on without the strip.
  whenIdle(() => void show().catch((error: unknown) => console.warn(error)));
  return () => {
    for (const [canvas, picture] of pictures) paintPicture(canvas, SIZE, picture);
  };
}

function card(controller: GameController, entry: GalleryBoard, shown: string | null): Markup {
  const hint = (words: string | null) => controller.store.dispatch({ kind: "hinted", hint: words });
  const [tell, rest] = [() => hint(entry.note), () => hint(null)];
  return html`<li><button type="button" class="card" title=${entry.note} tabindex="-1"
    aria-pressed=${entry.id === shown} @click=${() => controller.openGallery(entry)} @pointerenter=${tell}
    @pointerleave=${rest} @focus=${tell} @blur=${rest}>
    <canvas aria-hidden="true"></canvas><span>${entry.name}</span></button></li>`;
}

function drawWhenSeen(
  boards: readonly GalleryBoard[],
  strip: HTMLElement,
  pictures: Map<HTMLCanvasElement, Picture>,
): void {
  const canvases = [...strip.querySelectorAll("canvas")];
  const waiting: HTMLCanvasElement[] = [];
  const drawSome = (hasTime: () => boolean) => {
    do {
      const canvas = waiting.shift();
      const entry = canvas && boards[canvases.indexOf(canvas)];
      if (canvas === undefined || entry === undefined) return;
      const picture = gamePicture(entry.document, null);
      pictures.set(canvas, picture);
      paintPicture(canvas, SIZE, picture);
    } while (hasTime());
    if (waiting.length > 0) whenIdle(drawSome);
  };
  const observer = new IntersectionObserver(
    (sights) => {
      for (const { target, isIntersecting } of sights) {
        if (!isIntersecting || !(target instanceof HTMLCanvasElement)) continue;
        observer.unobserve(target);
        if (waiting.push(target) === 1) whenIdle(drawSome);
      }
    },
    { root: byId("strip"), rootMargin: "0px 120px" },
  );
  for (const canvas of canvases) observer.observe(canvas);
}

function markCurrent(strip: HTMLElement): void {
  const current = strip.querySelector<HTMLButtonElement>("[aria-pressed=true]");
  takeFocus(strip, current ?? strip.querySelector("button") ?? undefined);
  if (current !== null && !byId("mine").contains(document.activeElement))
    inView(current, { block: "nearest", inline: "nearest" });
}
