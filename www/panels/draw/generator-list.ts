/** The boards that can be asked for, group by group, and a field that finds them. */

import type { GeneratorController } from "../../sketch/generator-controller.ts";
import { type GeneratorChoice, isPossible, matchesQuery } from "../../sketch/generator-form.ts";
import { element } from "../dom.ts";

interface Entry {
  readonly choice: GeneratorChoice;
  readonly radio: HTMLInputElement;
  readonly label: HTMLLabelElement;
}

interface Group {
  readonly set: HTMLFieldSetElement;
  readonly entries: readonly Entry[];
}

export function families(
  generating: GeneratorController,
  choices: readonly GeneratorChoice[],
): HTMLElement {
  const names = [...new Set(choices.map(({ group }) => group))];
  const groups = names.map((name) =>
    groupOf(
      name,
      choices.filter(({ group }) => group === name),
      generating,
    ),
  );
  const none = element("p", { class: "soft", hidden: "" }, "No board is called so.");
  const list = element(
    "div",
    { class: "families", role: "radiogroup", "aria-label": "Board" },
    ...groups.map(({ set }) => set),
    none,
  );
  const search = searchField(groups, none);
  generating.store.subscribe((state, before) => {
    if (state === null) return;
    if (before === null) {
      search.value = "";
      filter(groups, none, "");
      lock(groups, (choice) => isPossible(choice, state.sketch));
    }
    if (state.draft !== before?.draft) mark(groups, state.draft.choice);
    if (before === null) reveal(list, chosen(groups));
  });
  return element("div", { class: "finder" }, search, list);
}

/** Where the keyboard starts. */
export function focusChosen(finder: HTMLElement): void {
  finder.querySelector<HTMLInputElement>("input[type=radio]:checked")?.focus({
    preventScroll: true,
  });
}

function groupOf(
  name: string,
  choices: readonly GeneratorChoice[],
  generating: GeneratorController,
): Group {
  const entries = choices.map((choice) => entryOf(choice, generating));
  const set = element("fieldset", {}, element("legend", {}, name));
  set.append(...entries.map(({ label }) => label));
  return { set, entries };
}

function entryOf(choice: GeneratorChoice, generating: GeneratorController): Entry {
  const radio = element("input", { type: "radio", name: "generator", value: choice.id });
  radio.addEventListener("change", () => {
    const { state } = generating.store;
    if (state !== null) generating.draft({ ...state.draft, choice });
  });
  const label = element("label", { title: choice.note }, radio, element("span", {}, choice.name));
  return { choice, radio, label };
}

/** Enter takes the first that is found. */
function searchField(groups: readonly Group[], none: HTMLElement): HTMLInputElement {
  const search = element("input", {
    type: "search",
    "aria-label": "Find a board",
    placeholder: "Find a board",
    autocomplete: "off",
    spellcheck: "false",
  });
  search.addEventListener("input", () => filter(groups, none, search.value));
  search.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    const first = entriesOf(groups).find(({ label, radio }) => !label.hidden && !radio.disabled);
    first?.radio.click();
  });
  return search;
}

function filter(groups: readonly Group[], none: HTMLElement, wanted: string): void {
  for (const { set, entries } of groups) {
    for (const { choice, label } of entries) label.hidden = !matchesQuery(choice, wanted);
    set.hidden = entries.every(({ label }) => label.hidden);
  }
  none.hidden = groups.some(({ set }) => !set.hidden);
}

function lock(groups: readonly Group[], possible: (choice: GeneratorChoice) => boolean): void {
  for (const { choice, radio } of entriesOf(groups)) radio.disabled = !possible(choice);
}

function mark(groups: readonly Group[], choice: GeneratorChoice): void {
  for (const { choice: each, radio } of entriesOf(groups)) radio.checked = each.id === choice.id;
}

function chosen(groups: readonly Group[]): Entry | undefined {
  return entriesOf(groups).find(({ radio }) => radio.checked);
}

/** Once the dialog is laid out. */
function reveal(list: HTMLElement, entry: Entry | undefined): void {
  requestAnimationFrame(() => {
    const { offsetTop = 0 } = entry?.label ?? {};
    list.scrollTop = offsetTop - list.clientHeight / 2;
  });
}

function entriesOf(groups: readonly Group[]): readonly Entry[] {
  return groups.flatMap(({ entries }) => entries);
}
