/** Keys over the light page, with what a browser does by itself: the Tab order, presses by Enter and Space, text in fields,
 *  Escape in dialogs. */
import type { LightPage } from "./light-page.ts";
import { isShown } from "./seen.ts";

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

  /** Does what a browser does with a key that no listener took. */
  #follow(target: HTMLElement, key: string): void {
    const { ctrlKey, altKey, metaKey, shiftKey } = this.modifiers();
    if (key === "Tab") return tabTo(shiftKey ? -1 : 1);
    if (key === "Escape") return leaveDialog();
    if (ctrlKey || metaKey) {
      if (key.toLowerCase() === "a" && isField(target)) target.select();
      return;
    }
    if (altKey) return;
    if (key === "Enter") return enter(target, this.#page);
    if (isField(target)) return edit(target, key);
    if (key.startsWith("Arrow")) arrow(target, key);
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
  if (target.type === "range") {
    if (key === "ArrowRight" || key === "ArrowUp") target.stepUp();
    else target.stepDown();
    target.dispatchEvent(new InputEvent("input", { bubbles: true }));
    target.dispatchEvent(new Event("change", { bubbles: true }));
  }
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

function tabTo(step: 1 | -1): void {
  const modal = [...document.querySelectorAll("dialog[open]")].at(-1);
  const top = modal ?? document.body;
  const all = [...top.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (each) =>
      each.tabIndex >= 0 &&
      !each.matches(":disabled") &&
      each.closest("[inert]") === null &&
      isShown(each) &&
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
  const modal = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);
  if (modal?.dispatchEvent(new Event("cancel", { cancelable: true }))) modal.close();
}
