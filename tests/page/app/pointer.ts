/** A mouse, or a finger, over the light page: at places on a board, and on whatever can be pressed elsewhere. */
import type { LightPage } from "./light-page.ts";

export interface Press {
  readonly button?: string;
  readonly clickCount?: number;
  readonly modifiers?: readonly string[];
  readonly position?: { readonly x: number; readonly y: number } | null;
  readonly pointer?: "mouse" | "touch";
}

export interface Finger {
  readonly x: number;
  readonly y: number;
  readonly id?: number;
}

const BUTTONS: Readonly<Record<string, number>> = { left: 0, middle: 1, right: 2 };

export class Pointer {
  readonly #page: LightPage;
  #at = { x: 0, y: 0 };
  #buttons = 0;
  #over: Element | null = null;
  #pressed: Element | null = null;
  #down = new Map<number, Finger>();

  constructor(page: LightPage) {
    this.#page = page;
  }

  async move(x: number, y: number, { steps = 1 } = {}): Promise<void> {
    const from = this.#at;
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      this.#at = { x: from.x + (x - from.x) * part, y: from.y + (y - from.y) * part };
      const target = this.#target();
      this.#enter(target);
      this.#send(target, "pointermove");
      this.#send(target, "mousemove");
    }
    await this.#page.turn();
  }

  async down({ button = "left" } = {}): Promise<void> {
    const target = this.#target();
    const number = BUTTONS[button] ?? 0;
    this.#buttons |= number === 0 ? 1 : number === 2 ? 2 : 4;
    this.#pressed = target;
    const goesOn = this.#send(target, "pointerdown", { button: number });
    if (this.#send(target, "mousedown", { button: number }) && goesOn) focusAt(target);
    if (number === 2) this.#send(target, "contextmenu", { button: number });
    await this.#page.turn();
  }

  async up({ button = "left", detail = 1 } = {}): Promise<void> {
    const target = this.#target();
    const number = BUTTONS[button] ?? 0;
    this.#buttons = 0;
    this.#send(target, "pointerup", { button: number });
    this.#send(target, "mouseup", { button: number });
    if (target === this.#pressed && number === 0) this.#click(target, detail);
    this.#pressed = null;
    await this.#page.turn();
  }

  async click(x: number, y: number, { button = "left", clickCount = 1 } = {}): Promise<void> {
    await this.move(x, y);
    for (let count = 1; count <= clickCount; count++) {
      await this.down({ button });
      await this.up({ button, detail: count });
    }
  }

  async dblclick(x: number, y: number): Promise<void> {
    await this.click(x, y, { clickCount: 2 });
    this.#send(this.#target(), "dblclick");
    await this.#page.turn();
  }

  async wheel(deltaX: number, deltaY: number): Promise<void> {
    const { x, y } = this.#at;
    const given = { bubbles: true, cancelable: true, deltaX, deltaY, clientX: x, clientY: y };
    const modifiers = this.#page.keyboard.modifiers();
    this.#target().dispatchEvent(
      Object.assign(new WheelEvent("wheel", given), { ...modifiers, clientX: x, clientY: y }),
    );
    await this.#page.turn();
  }

  /** Comes to an element. */
  async over(element: Element, position?: Press["position"]): Promise<void> {
    const { x, y, width, height } = this.#page.light.spotFor(element);
    await this.move(x + (position?.x ?? width / 2), y + (position?.y ?? height / 2));
  }

  async pressOn(element: HTMLElement, press: Press): Promise<void> {
    const { button = "left", clickCount = 1, position, pointer = "mouse", modifiers = [] } = press;
    if (pointer === "touch") {
      const { x, y, width, height } = this.#page.light.spotFor(element);
      const at = { x: x + (position?.x ?? width / 2), y: y + (position?.y ?? height / 2) };
      await this.fingers([at]);
      return this.fingers([]);
    }
    for (const modifier of modifiers) await this.#page.keyboard.down(modifier);
    await this.over(element, position);
    for (let detail = 1; detail <= clickCount; detail++) {
      await this.down({ button });
      await this.up({ button, detail });
    }
    if (clickCount > 1) this.#send(element, "dblclick");
    for (const modifier of modifiers) await this.#page.keyboard.up(modifier);
  }

  /** Fingers that are down from now on; the others are lifted. */
  async fingers(all: readonly Finger[]): Promise<void> {
    const before = this.#down;
    const now = new Map(all.map((finger, at) => [finger.id ?? at, finger]));
    this.#down = now;
    for (const [id, finger] of now)
      this.#finger(before.has(id) ? "pointermove" : "pointerdown", id, finger);
    for (const [id, finger] of before) if (!now.has(id)) this.#finger("pointerup", id, finger);
    const [last] = [...before.values()];
    if (now.size === 0 && last !== undefined) this.#lifted(last);
    await this.#page.turn();
  }

  #finger(kind: string, id: number, { x, y }: Finger): void {
    const target = this.#page.light.elementAt(x, y);
    const given = {
      bubbles: true,
      cancelable: true,
      pointerId: 10 + id,
      pointerType: "touch",
      isPrimary: id === 0,
      button: 0,
      buttons: kind === "pointerup" ? 0 : 1,
      clientX: x,
      clientY: y,
    };
    target.dispatchEvent(new PointerEvent(kind, given));
  }

  #lifted({ x, y }: Finger): void {
    const target = this.#page.light.elementAt(x, y);
    const ended = new Event("touchend", { bubbles: true, cancelable: true });
    if (!target.dispatchEvent(ended)) return;
    const given = { bubbles: true, cancelable: true, clientX: x, clientY: y };
    if (target.dispatchEvent(new MouseEvent("mousedown", given))) focusAt(target);
    target.dispatchEvent(new MouseEvent("mouseup", given));
    this.#click(target, 1);
  }

  #target(): Element {
    return this.#page.light.elementAt(this.#at.x, this.#at.y);
  }

  #enter(target: Element): void {
    const before = this.#over;
    if (before === target) return;
    this.#over = target;
    if (before?.isConnected) {
      this.#send(before, "pointerout");
      this.#send(before, "mouseout");
      for (
        let at: Element | null = before;
        at !== null && !at.contains(target);
        at = at.parentElement
      )
        for (const kind of ["pointerleave", "mouseleave"]) this.#send(at, kind, { bubbles: false });
    }
    this.#send(target, "pointerover");
    this.#send(target, "mouseover");
    for (
      let at: Element | null = target;
      at !== null && !at.contains(before);
      at = at.parentElement
    )
      for (const kind of ["pointerenter", "mouseenter"]) this.#send(at, kind, { bubbles: false });
  }

  #click(target: Element, detail: number): void {
    const opensBrowser = target.closest("a[download], input[type=file]");
    if (opensBrowser instanceof HTMLElement) opensBrowser.click();
    else this.#send(target, "click", { button: 0, detail });
  }

  /** True unless a listener prevented what follows. */
  #send(target: Element, kind: string, given: object = {}): boolean {
    const { x, y } = this.#at;
    const Kind = kind.startsWith("pointer") ? PointerEvent : MouseEvent;
    const event = new Kind(kind, {
      bubbles: true,
      cancelable: true,
      composed: true,
      pointerId: 1,
      pointerType: "mouse",
      isPrimary: true,
      clientX: x,
      clientY: y,
      buttons: this.#buttons,
      ...this.#page.keyboard.modifiers(),
      ...given,
    } as PointerEventInit);
    return target.dispatchEvent(event);
  }
}

/** Gives the focus to what a press there gives it to. */
function focusAt(target: Element): void {
  const holder = target.closest<HTMLElement>(
    "button, a[href], input, select, textarea, summary, [tabindex]",
  );
  if (holder !== null && !holder.matches(":disabled")) holder.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
