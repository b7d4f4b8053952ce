/** Keys over the light page, with what a browser does by itself: the Tab order, presses by Enter and Space, text in fields,
 *  the clipboard, Escape in dialogs. */
import type { LightPage } from "./light-page.ts";
import { isShown, openDialog } from "./seen.ts";

const TABBABLE =
  "a[href], button, input, select, textarea, summary, [tabindex], iframe, audio[controls], video[controls]";

const CODES: Readonly<Record<string, string>> = {
  " ": "Space",
  "+": "Equal",
  "-": "Minus",
  "?": "Slash",
  "[": "BracketLeft",
  "]": "BracketRight",
};

export class Keyboard {
  readonly #page: LightPage;
  readonly #held = new Set<string>();
  /** Text that was copied or cut last. */
  #clipboard = "";

  constructor(page: LightPage) {
    this.#page = page;
  }

  modifiers() {
    return {
      shiftKey: this.#held.has("Shift"),
      ctrlKey: this.#held.has("Control"),
      altKey: this.#held.has("Alt"),
      metaKey: this.#held.has("Meta"),
    };
  }

  async press(keys: string): Promise<void> {
    const parts = keys
      .split(/(?<=.)\+(?=.)/)
      .map((part) => (part === "ControlOrMeta" ? "Control" : part));
    for (const part of parts) await this.down(part);
    for (const part of parts.reverse()) await this.up(part);
  }

  async down(name: string): Promise<void> {
    const key = name === "Space" ? " " : name;
    if (/^(Shift|Control|Alt|Meta)$/.test(key)) this.#held.add(key);
    const target = focused();
    if (this.#send(target, "keydown", key)) this.#follow(focused(), key);
    await this.#page.turn();
  }

  async up(name: string): Promise<void> {
    const key = name === "Space" ? " " : name;
    this.#held.delete(key);
    const target = focused();
    if (this.#send(target, "keyup", key) && key === " " && isPressedBySpace(target))
      press(target, this.#page);
    await this.#page.turn();
  }

  async type(words: string): Promise<void> {
    for (const letter of words) {
      await this.down(letter === "\n" ? "Enter" : letter);
      await this.up(letter === "\n" ? "Enter" : letter);
    }
  }

  async insertText(words: string): Promise<void> {
    write(focused(), words);
    await this.#page.turn();
  }

  #send(target: Element, kind: string, key: string): boolean {
    const code =
      CODES[key] ??
      (/^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : /^\d$/.test(key) ? `Digit${key}` : key);
    return target.dispatchEvent(
      new KeyboardEvent(kind, {
        bubbles: true,
        cancelable: true,
        composed: true,
        key,
        code,
        ...this.modifiers(),
      }),
    );
  }

  /** Of a field that which is selected, unless the page gives something else. */
  #copy(target: HTMLElement, kind: "copy" | "cut"): void {
    const clipboardData = new DataTransfer();
    const event = new ClipboardEvent(kind, { bubbles: true, cancelable: true, clipboardData });
    if (!target.dispatchEvent(event)) this.#clipboard = clipboardData.getData("text/plain");
    else if (isField(target)) {
      const { selectionStart, selectionEnd, value } = target;
      if (selectionStart === selectionEnd) return;
      this.#clipboard = value.slice(selectionStart ?? 0, selectionEnd ?? 0);
      if (kind === "cut") write(target, "");
    }
  }

  #paste(target: HTMLElement): void {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", this.#clipboard);
    const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData });
    if (target.dispatchEvent(event)) write(target, this.#clipboard);
  }

  /** Does what a browser does with a key that no listener took. */
  #follow(target: HTMLElement, key: string): void {
    const { ctrlKey, altKey, metaKey, shiftKey } = this.modifiers();
    if (key === "Tab") return tabTo(shiftKey ? -1 : 1);
    if (key === "Escape") return leaveDialog();
    if (ctrlKey || metaKey) {
      const letter = key.toLowerCase();
      if (letter === "a" && isField(target)) target.select();
      if (letter === "c" || letter === "x") this.#copy(target, letter === "c" ? "copy" : "cut");
      if (letter === "v") this.#paste(target);
      return;
    }
    if (altKey) return;
    if (key === "Enter") return enter(target, this.#page);
    if (isField(target)) return edit(target, key);
    if (isSlider(target)) slide(target, key);
    else if (key.startsWith("Arrow")) arrow(target, key);
  }
}

function focused(): HTMLElement {
  let at = document.activeElement as HTMLElement | null;
  while (at?.shadowRoot?.activeElement instanceof HTMLElement) at = at.shadowRoot.activeElement;
  return at?.isConnected ? at : document.body;
}

function isPressedBySpace(target: Element): boolean {
  return target.matches(
    "button, summary, input[type=checkbox], input[type=radio], input[type=button]",
  );
}

function press(target: HTMLElement, page: LightPage): void {
  if (target instanceof HTMLInputElement && target.type === "file") page.askForFiles(target);
  else if (target.localName === "summary") {
    if (
      target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 0 }))
    )
      return;
  } else target.click();
}

function enter(target: HTMLElement, page: LightPage): void {
  if (target.matches("button, a[href], summary")) return press(target, page);
  if (target instanceof HTMLTextAreaElement) return write(target, "\n");
  if (!(target instanceof HTMLInputElement)) return;
  unsaid.delete(target);
  page.changed(target);
  const { form } = target;
  if (form === null) return;
  const submit = form.querySelector<HTMLElement>("button:not([type=button]), input[type=submit]");
  if (submit !== null) submit.click();
  else form.requestSubmit();
}

function isField(target: Element): target is HTMLInputElement | HTMLTextAreaElement {
  return target.matches(
    "textarea, input:not([type=checkbox], [type=radio], [type=button], [type=range], [type=file], [type=color])",
  );
}

function edit(field: HTMLInputElement | HTMLTextAreaElement, key: string): void {
  if (key.length === 1) return write(field, key);
  const numeric = field instanceof HTMLInputElement && field.type === "number";
  if (numeric && (key === "ArrowUp" || key === "ArrowDown")) {
    if (key === "ArrowUp") (field as HTMLInputElement).stepUp();
    else (field as HTMLInputElement).stepDown();
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  const { length } = field.value;
  const [start, end] = [field.selectionStart ?? length, field.selectionEnd ?? length];
  if (key === "Backspace" || key === "Delete") {
    const from = start === end && key === "Backspace" ? Math.max(start - 1, 0) : start;
    const to = start === end && key === "Delete" ? end + 1 : end;
    replace(field, from, to, "");
  }
  if (key === "Home") field.setSelectionRange(0, 0);
  if (key === "End") field.setSelectionRange(length, length);
  if (key === "ArrowLeft") field.setSelectionRange(Math.max(start - 1, 0), Math.max(start - 1, 0));
  if (key === "ArrowRight") field.setSelectionRange(end + 1, end + 1);
}

function write(target: Element, words: string): void {
  if (!isField(target)) return;
  const { length } = target.value;
  replace(target, target.selectionStart ?? length, target.selectionEnd ?? length, words);
}

/** Fields that somebody has written in, which have not yet told of it. */
const unsaid = new WeakSet<Element>();

function tellOnceLeft(field: HTMLElement): void {
  if (unsaid.has(field)) return;
  unsaid.add(field);
  const left = () => {
    if (unsaid.delete(field)) field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  field.addEventListener("blur", left, { once: true, capture: true });
}

function replace(
  field: HTMLInputElement | HTMLTextAreaElement,
  from: number,
  to: number,
  words: string,
): void {
  const before = field.value;
  const after = before.slice(0, from) + words + before.slice(to);
  if (field.maxLength >= 0 && after.length > field.maxLength && words !== "") return;
  field.value = after;
  tellOnceLeft(field);
  if (field instanceof HTMLTextAreaElement || field.type !== "number")
    field.setSelectionRange(from + words.length, from + words.length);
  field.dispatchEvent(
    new InputEvent("input", { bubbles: true, data: words, inputType: "insertText" }),
  );
}

function arrow(target: HTMLElement, key: string): void {
  const step = key === "ArrowDown" || key === "ArrowRight" ? 1 : -1;
  if (target instanceof HTMLSelectElement) {
    const at = Math.min(Math.max(target.selectedIndex + step, 0), target.options.length - 1);
    if (at === target.selectedIndex) return;
    target.selectedIndex = at;
    target.dispatchEvent(new Event("input", { bubbles: true }));
    target.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  if (!(target instanceof HTMLInputElement)) return;
  if (target.type !== "radio") return;
  const all = [
    ...(target.getRootNode() as Document).querySelectorAll<HTMLInputElement>(
      `input[type=radio][name="${target.name}"]`,
    ),
  ].filter((each) => each.form === target.form && !each.disabled);
  const next = all.at((all.indexOf(target) + step) % all.length);
  next?.focus();
  next?.click();
}

function isSlider(target: Element): target is HTMLInputElement {
  return target.matches("input[type=range]");
}

function slide(slider: HTMLInputElement, key: string): void {
  const number = (words: string, usual: number) => (words === "" ? usual : Number(words));
  const [least, most] = [number(slider.min, 0), number(slider.max, 100)];
  const step = slider.step === "any" ? (most - least) / 100 : number(slider.step, 1);
  const page = Math.max(step, (most - least) / 10);
  const value = Number(slider.value);
  const next: Readonly<Record<string, number>> = {
    ArrowRight: value + step,
    ArrowUp: value + step,
    ArrowLeft: value - step,
    ArrowDown: value - step,
    PageUp: value + page,
    PageDown: value - page,
    Home: least,
    End: most,
  };
  const asked = Math.min(Math.max(next[key] ?? value, least), most);
  if (asked === value) return;
  slider.value = String(asked);
  slider.dispatchEvent(new InputEvent("input", { bubbles: true }));
  slider.dispatchEvent(new Event("change", { bubbles: true }));
}

function tabTo(step: 1 | -1): void {
  const top = openDialog() ?? document.body;
  const known = new Map();
  const all = [...top.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (each) =>
      Number(each.getAttribute("tabindex") ?? 0) >= 0 &&
      !each.matches(":disabled") &&
      each.closest("[inert]") === null &&
      isShown(each, known) &&
      !(
        each instanceof HTMLInputElement &&
        each.type === "radio" &&
        !each.checked &&
        hasChecked(each)
      ),
  );
  const at = all.indexOf(focused());
  const from = at < 0 ? nearest(all, step) : at + step;
  const next = all[from];
  if (next === undefined) focused().blur();
  else {
    next.focus();
    if (next instanceof HTMLInputElement && isField(next)) next.select();
  }
}

/** From where nothing has the focus the order goes on after what has it in the document. */
function nearest(all: readonly HTMLElement[], step: 1 | -1): number {
  const from = focused();
  if (from === document.body) return step === 1 ? 0 : all.length - 1;
  const after = all.findIndex(
    (each) => from.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const next = after < 0 ? all.length : after;
  return step === 1 ? next : next - 1;
}

function hasChecked(radio: HTMLInputElement): boolean {
  return document.querySelector(`input[type=radio][name="${radio.name}"]:checked`) !== null;
}

function leaveDialog(): void {
  const modal = openDialog();
  if (modal?.dispatchEvent(new Event("cancel", { cancelable: true }))) modal.close();
}
