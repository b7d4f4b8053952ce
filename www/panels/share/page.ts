/** What the pages of the Share dialog have in common. */
import type { Shared } from "../../model/sharing.ts";
import type { Pictured } from "../../share/picture/picture.ts";
import { copied } from "../copy.ts";
import { button, element } from "../dom.ts";

/** What lies on the table, or on the paper, when the dialog opens. */
export interface Offered extends Shared {
  readonly title: string;
  /** The folder of the page. */
  readonly site: string;
  readonly pictured: Pictured;
}

export interface SharePage {
  readonly name: string;
  readonly root: HTMLElement;
  show(offered: Offered): void;
  /** Stops what goes on while the page is looked at. */
  leave(): void;
}

/** Tells in words how a copy went. */
export class Copier {
  readonly words = element("p", { class: "soft", role: "status" });

  clear(): void {
    this.words.textContent = "";
  }

  async copy(field: HTMLInputElement | HTMLTextAreaElement): Promise<void> {
    this.words.textContent = await copied(field.value, field);
  }

  button(field: HTMLInputElement | HTMLTextAreaElement, words: string): HTMLButtonElement {
    return button(words, () => void this.copy(field), "btn primary");
  }
}

export interface Choice<V extends string> {
  readonly value: V;
  readonly name: string;
  readonly line: string;
}

/** One of a few, each with a line on what it is. */
export function choiceOf<V extends string>(
  legend: string,
  group: string,
  choices: readonly Choice<V>[],
  chosen: V,
  choose: (value: V) => void,
): HTMLFieldSetElement {
  const labels = choices.map(({ value, name, line }) => {
    const radio = element("input", { type: "radio", name: group, value });
    radio.checked = value === chosen;
    radio.addEventListener("change", () => choose(value));
    return element(
      "label",
      {},
      radio,
      element("span", {}, name),
      element("small", { class: "soft" }, line),
    );
  });
  return element("fieldset", { class: "formats" }, element("legend", {}, legend), ...labels);
}

/** A box to tick, with its words. */
export function tick(words: string, ticked: boolean, changed: (on: boolean) => void): HTMLElement {
  const box = element("input", { type: "checkbox" });
  box.checked = ticked;
  box.addEventListener("change", () => changed(box.checked));
  return element("label", { class: "tick" }, box, words);
}

/** One of a short list, under its name. */
export function selectOf<V extends string>(
  name: string,
  choices: Readonly<Record<V, string>>,
  values: readonly V[],
  chosen: V,
  choose: (value: V) => void,
): HTMLElement {
  const select = element("select");
  for (const value of values) select.append(element("option", { value }, choices[value]));
  select.value = chosen;
  select.addEventListener("change", () => {
    const value = values.find((each) => each === select.value);
    if (value !== undefined) choose(value);
  });
  return element("label", { class: "field" }, element("span", {}, name), select);
}
