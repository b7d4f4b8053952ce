/** Plates: small boards drawn by the page's own layers, at half the size and twice the density, so that lines are
 *  thick and stones large. */
import type { GameDocument } from "../engine/types.ts";
import { whenIdle } from "../panels/dom.ts";
import { gamePicture, type Picture } from "../panels/saved/picture.ts";
import { readPalette } from "../view/theme.ts";
import { paintThumbnail } from "../view/thumbnail.ts";

/** Thickness of plates, and of one that is wider than `wide`, as a multiple of that of a board. */
const BOLD = { plate: 2, large: 3.4, wide: 300 } as const;

const pictures = new WeakMap<GameDocument, Picture>();

export function paintPlate(canvas: HTMLCanvasElement, document: GameDocument): void {
  const picture = pictures.get(document) ?? gamePicture(document, null);
  pictures.set(document, picture);
  const { clientWidth, clientHeight } = canvas;
  if (picture.kind !== "game" || clientWidth === 0) return;
  const bold = clientWidth > BOLD.wide ? BOLD.large : BOLD.plate;
  const size = { width: clientWidth / bold, height: clientHeight / bold };
  const density = bold * devicePixelRatio;
  paintThumbnail(canvas, size, density, picture.layout, picture.colouring, readPalette());
}

/** Paints plates when they come near the window and the page has time. */
export class PlatePainter {
  readonly #documents = new Map<Element, GameDocument>();
  readonly #waiting: HTMLCanvasElement[] = [];
  readonly #near: IntersectionObserver;

  constructor(root: HTMLElement) {
    this.#near = new IntersectionObserver((sights) => this.#look(sights), {
      root,
      rootMargin: "300px 0px",
    });
  }

  watch(canvas: HTMLCanvasElement, document: GameDocument): void {
    this.#documents.set(canvas, document);
    this.#near.observe(canvas);
  }

  /** Paints all again, in new colours or at a new size. */
  repaint(): void {
    for (const canvas of this.#documents.keys()) {
      if (!canvas.isConnected) this.#documents.delete(canvas);
      this.#near.unobserve(canvas);
      if (canvas.isConnected) this.#near.observe(canvas);
    }
  }

  #look(sights: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of sights) {
      if (!isIntersecting || !(target instanceof HTMLCanvasElement)) continue;
      this.#near.unobserve(target);
      if (this.#waiting.push(target) === 1) whenIdle((hasTime) => this.#paintSome(hasTime));
    }
  }

  #paintSome(hasTime: () => boolean): void {
    do {
      const canvas = this.#waiting.shift();
      const document = canvas && this.#documents.get(canvas);
      if (canvas === undefined || document === undefined) return;
      paintPlate(canvas, document);
    } while (hasTime());
    if (this.#waiting.length > 0) whenIdle((more) => this.#paintSome(more));
  }
}
