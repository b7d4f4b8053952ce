/** Paints canvases when they come near the window and the page has time. */
import { whenIdle } from "./dom.ts";

export class NearPainter<Subject> {
  readonly #root: HTMLElement;
  /** Those of canvases that have left the page are let go. */
  readonly #subjects = new WeakMap<HTMLCanvasElement, Subject>();
  #waiting: HTMLCanvasElement[] = [];
  readonly #near: IntersectionObserver;
  readonly #paint: (canvas: HTMLCanvasElement, subject: Subject) => void;

  /** `root` holds the canvases; `margin` is how near, as that of an `IntersectionObserver`. */
  constructor(
    root: HTMLElement,
    margin: string,
    paint: (canvas: HTMLCanvasElement, subject: Subject) => void,
  ) {
    this.#root = root;
    this.#paint = paint;
    this.#near = new IntersectionObserver((sights) => this.#look(sights), {
      root,
      rootMargin: margin,
      // For lists that scroll within it.
      scrollMargin: margin,
    });
  }

  watch(canvas: Element, subject: Subject): void {
    if (!(canvas instanceof HTMLCanvasElement)) return;
    this.#subjects.set(canvas, subject);
    this.#near.observe(canvas);
  }

  /** Paints all again, in new colours or at a new size. */
  repaint(): void {
    for (const canvas of this.#root.querySelectorAll("canvas")) {
      if (!this.#subjects.has(canvas)) continue;
      this.#near.unobserve(canvas);
      this.#near.observe(canvas);
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
    // Some have left the page meanwhile.
    this.#waiting = this.#waiting.filter((canvas) => canvas.isConnected);
    do {
      const canvas = this.#waiting.shift();
      const subject = canvas && this.#subjects.get(canvas);
      if (canvas === undefined || subject === undefined) break;
      this.#paint(canvas, subject);
    } while (hasTime());
    if (this.#waiting.length > 0) whenIdle((more) => this.#paintSome(more));
  }
}
