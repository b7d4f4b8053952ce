/** Generators, group by group, and a field to search them. */

import { live } from "lit-html/directives/live.js";
import { type OnField, textOf } from "../../panels/field.ts";
import { html, type Markup, once } from "../../panels/template.ts";
import type { GeneratorController } from "../../sketch/generator-controller.ts";
import {
  type GeneratorChoice,
  type GeneratorDialog,
  isPossible,
  matchesQuery,
  meantValues,
  withValues,
} from "../../sketch/generator-form.ts";
import { GENERATE_WORDS } from "../../words/generate.ts";
import type { Plates } from "./plates.ts";

/** List of the generators; `wanted` is the search text. */
export function families(
  generating: GeneratorController,
  plates: Plates,
  state: GeneratorDialog,
  choices: readonly GeneratorChoice[],
  wanted: string,
  search: (wanted: string) => void,
): Markup {
  const groups = [...new Set(choices.map(({ group }) => group))].map(
    (name) => [name, choices.filter(({ group }) => group === name)] as const,
  );
  const found = choices.filter((choice) => matchesQuery(choice, wanted));
  const take = (choice: GeneratorChoice) =>
    generating.draft(withValues({ ...state.draft, choice }, meantValues(choice, wanted)));
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    const first = found.find((choice) => isPossible(choice, state.sketch));
    if (first !== undefined) take(first);
  };
  const entry = (
    choice: GeneratorChoice,
  ) => html`<label title=${choice.note} ?hidden=${!found.includes(choice)}>
    <input type="radio" name="generator" value=${choice.id} ?disabled=${!isPossible(choice, state.sketch)}
      .checked=${live(choice.id === state.draft.choice.id)} @change=${() => take(choice)}>
    <canvas class="plate" aria-hidden="true" ${once((canvas) => plates.watch(canvas, choice))}></canvas>
    <span>${choice.name}</span>
  </label>`;
  return html`<div class="finder">
    <input type="search" aria-label=${GENERATE_WORDS.findBoard} placeholder=${GENERATE_WORDS.findBoard} autocomplete="off"
      spellcheck="false" .value=${live(wanted)} @input=${(event: OnField) => search(textOf(event))}
      @keydown=${press}>
    <div class="families" role="radiogroup" aria-label=${GENERATE_WORDS.board}>
      ${groups.map(
        ([name, group]) => html`<fieldset ?hidden=${!group.some((each) => found.includes(each))}>
          <legend>${name}</legend>
          ${group.map(entry)}
        </fieldset>`,
      )}
      <p class="soft" ?hidden=${found.length > 0}>${GENERATE_WORDS.noBoardCalledSo}</p>
    </div>
  </div>`;
}

/** Scrolls to the chosen board, and starts the keyboard there. */
export function focusChosen(dialog: HTMLElement): void {
  const chosen = dialog.querySelector<HTMLElement>(".families input:checked");
  chosen?.focus({ preventScroll: true });
  // Scrolling needs the dialog to be laid out.
  requestAnimationFrame(() => {
    const [list, label] = [dialog.querySelector(".families"), chosen?.closest("label")];
    if (list !== null) list.scrollTop = (label?.offsetTop ?? 0) - list.clientHeight / 2;
  });
}
