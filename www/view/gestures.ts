/** Gestures: raw pointer and wheel events of the stage as taps, drags, pans and zooms. */
import type { Spot } from "./camera.ts";

export interface GestureHandlers {
  hover(at: Spot, event: PointerEvent): void;
  leave(): void;
  tap(at: Spot, event: PointerEvent): void;
  /** True if a drag from here is for `drag` and not for `pan`. */
  claims(at: Spot, event: PointerEvent): boolean;
  drag(at: Spot, event: PointerEvent): void;
  /** Ends a drag. */
  drop?(at: Spot, event: PointerEvent): void;
  /** Abandons a claimed drag: a second finger came, or the system took the pointer. */
  abandon?(): void;
  /** Handles a long press, or the other mouse button. */
  hold?(at: Spot, event: PointerEvent | MouseEvent): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Spot): void;
}

/** Effect of a wheel without Ctrl: on the board, or on the page round the board. With Ctrl it zooms. */
export type Wheel = "zooms" | "pans" | "scrolls";

/** Largest movement in CSS pixels during a tap. */
const SLOP = { mouse: 4, touch: 10 } as const;
const WHEEL_STEP = 0.0016;
/** Zoom of a touchpad's pinch, which comes as a wheel with Ctrl, in small steps. */
const PINCH_WHEEL_STEP = 0.01;
const LINE_PIXELS = 16;
/** `WheelEvent.DOM_DELTA_LINE`. */
const DELTA_LINES = 1;
const HOLD_MS = 500;
/** Button of a mouse that pans and does nothing else. */
const MIDDLE = 1;

type Drag =
  | { readonly kind: "none" }
  | { readonly kind: "pressed"; readonly from: Spot; readonly claimed: boolean }
  | { readonly kind: "panning" }
  | { readonly kind: "dragging" }
  | { readonly kind: "pinching" }
  /** Long press, until the finger is lifted. */
  | { readonly kind: "held" };

export class Gestures {
  readonly #host: HTMLElement;
  readonly #handlers: GestureHandlers;
  readonly #wheelMeans: () => Wheel;
  readonly #pointers = new Map<number, Spot>();
  #drag: Drag = { kind: "none" };
  /** Drag of the last pointer that went up; its touch goes up after it. */
  #lifted: Drag["kind"] = "none";
  #holding: ReturnType<typeof setTimeout> | undefined;

  constructor(host: HTMLElement, handlers: GestureHandlers, wheel: () => Wheel) {
    this.#host = host;
    this.#handlers = handlers;
    this.#wheelMeans = wheel;
    host.addEventListener("pointerdown", (event) => this.#down(event));
    host.addEventListener("pointermove", (event) => this.#move(event));
    host.addEventListener("pointerup", (event) => this.#up(event));
    host.addEventListener("pointercancel", (event) => this.#cancel(event));
    host.addEventListener("pointerleave", (event) => {
      if (event.pointerType !== "touch") handlers.leave();
    });
    host.addEventListener("touchmove", (event) => this.#keep(event), { passive: false });
    host.addEventListener("touchend", (event) => this.#lift(event));
    host.addEventListener("contextmenu", (event) => this.#menu(event));
    host.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
  }

  #down(event: PointerEvent): void {
    const { pointerType, button } = event;
    if (pointerType === "mouse" && button > MIDDLE) return;
    const at = this.#spot(event);
    this.#host.setPointerCapture(event.pointerId);
    this.#pointers.set(event.pointerId, at);
    clearTimeout(this.#holding);
    if (this.#pointers.size > 1) {
      this.#abandon();
      this.#drag = { kind: "pinching" };
      return;
    }
    if (pointerType === "mouse" && button === MIDDLE) {
      // Else some browsers scroll by themselves.
      event.preventDefault();
      this.#drag = { kind: "panning" };
      return;
    }
    this.#drag = { kind: "pressed", from: at, claimed: this.#handlers.claims(at, event) };
    if (pointerType === "touch" && this.#handlers.hold !== undefined)
      this.#holding = setTimeout(() => this.#hold(at, event), HOLD_MS);
  }

  #hold(at: Spot, event: PointerEvent): void {
    if (this.#drag.kind !== "pressed") return;
    this.#abandon();
    this.#drag = { kind: "held" };
    this.#handlers.hold?.(at, event);
  }

  /** Keeps claimed drags and two fingers from the browser, where the page may scroll under a finger. */
  #keep(event: TouchEvent): void {
    const { kind } = this.#drag;
    const claimed = this.#drag.kind === "pressed" && this.#drag.claimed;
    if (event.cancelable && (claimed || kind === "dragging" || kind === "pinching"))
      event.preventDefault();
  }

  /** Prevents the mouse events that would follow, such as taking the focus, after a long press and after a
   *  tap that opened a field to write in. */
  #lift(event: TouchEvent): void {
    const writing = document.activeElement instanceof HTMLInputElement;
    if (this.#lifted === "held" || writing) event.preventDefault();
  }

  /** Handles the context menu. The long press of a finger is timed here, since not every system reports it. */
  #menu(event: MouseEvent): void {
    if (this.#handlers.hold === undefined) return;
    event.preventDefault();
    if (this.#pointers.size === 0) this.#handlers.hold(this.#spot(event), event);
  }

  #abandon(): void {
    const { kind } = this.#drag;
    const claimed = this.#drag.kind === "pressed" && this.#drag.claimed;
    if (kind === "dragging" || claimed) this.#handlers.abandon?.();
  }

  #move(event: PointerEvent): void {
    const at = this.#spot(event);
    const before = this.#pointers.get(event.pointerId);
    if (before === undefined) {
      if (event.pointerType !== "touch") this.#handlers.hover(at, event);
      return;
    }
    if (this.#drag.kind === "pressed" && farther(this.#drag.from, at, slop(event))) {
      this.#drag = { kind: this.#drag.claimed ? "dragging" : "panning" };
    }
    if (this.#drag.kind === "pressed") return;
    const pinch = this.#drag.kind === "pinching" ? this.#pinch() : null;
    this.#pointers.set(event.pointerId, at);
    if (this.#drag.kind === "dragging") this.#handlers.drag(at, event);
    if (this.#drag.kind === "panning") this.#handlers.pan(at.x - before.x, at.y - before.y);
    if (pinch !== null) this.#followPinch(pinch);
  }

  #up(event: PointerEvent): void {
    const known = this.#pointers.has(event.pointerId);
    const { kind } = this.#drag;
    this.#release(event);
    if (known && kind === "pressed") this.#handlers.tap(this.#spot(event), event);
    if (known && kind === "dragging") this.#handlers.drop?.(this.#spot(event), event);
  }

  #cancel(event: PointerEvent): void {
    this.#abandon();
    this.#release(event);
  }

  /** Releases a pointer; one finger left after a pinch goes on as a pan, two as a pinch. */
  #release(event: PointerEvent): void {
    this.#lifted = this.#drag.kind;
    clearTimeout(this.#holding);
    this.#pointers.delete(event.pointerId);
    const left = this.#pointers.size;
    this.#drag = { kind: left > 1 ? "pinching" : left === 1 ? "panning" : "none" };
  }

  #wheel(event: WheelEvent): void {
    const means = event.ctrlKey ? "zooms" : this.#wheelMeans();
    if (means === "scrolls") return;
    event.preventDefault();
    const unit = event.deltaMode === DELTA_LINES ? LINE_PIXELS : 1;
    const [across, pixels] = [event.deltaX * unit, event.deltaY * unit];
    if (means === "pans") return this.#roll(across, pixels, event.shiftKey);
    const step = event.ctrlKey ? PINCH_WHEEL_STEP : WHEEL_STEP;
    this.#handlers.zoom(Math.exp(-pixels * step), this.#spot(event));
  }

  /** Pans as a page scrolls; with Shift the wheel of a mouse moves it sideways. */
  #roll(across: number, down: number, sideways: boolean): void {
    const turned = sideways && across === 0;
    this.#handlers.pan(turned ? -down : -across, turned ? 0 : -down);
  }

  #pinch(): { middle: Spot; spread: number } | null {
    const [a, b] = [...this.#pointers.values()];
    if (a === undefined || b === undefined) return null;
    return {
      middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
      spread: Math.hypot(a.x - b.x, a.y - b.y),
    };
  }

  #followPinch(before: { middle: Spot; spread: number }): void {
    const now = this.#pinch();
    if (now === null) return;
    this.#handlers.pan(now.middle.x - before.middle.x, now.middle.y - before.middle.y);
    if (before.spread > 0) this.#handlers.zoom(now.spread / before.spread, now.middle);
  }

  #spot(event: MouseEvent): Spot {
    const box = this.#host.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }
}

function slop(event: PointerEvent): number {
  return event.pointerType === "mouse" ? SLOP.mouse : SLOP.touch;
}

function farther(from: Spot, to: Spot, than: number): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > than;
}
