/** The page of tables: a search, the conjectures, and a table for each family. Boards load once a row is opened. */
import { html, render, type TemplateResult } from "lit-html";
import { keyed } from "../panels/keyed.ts";
import { translatePage } from "../words/html.ts";
import {
  budgetWords,
  FOREVER,
  RULES_WORDS,
  SHOW_WORDS,
  shownWords,
  VALUES,
} from "../words/values.ts";
import { conjectures } from "./conjectures.ts";
import { ALL, type Filter, filtered, SHOWS, type Show, type Titles } from "./filter.ts";
import { type Opened, type RowActions, rowView } from "./row-view.ts";
import { loadTables, type Row, RULES, type Tables } from "./tables.ts";

interface State {
  readonly filter: Filter;
  readonly opened: ReadonlyMap<string, Opened>;
}

translatePage();
const page = document.querySelector("main");
if (page !== null) void start(page);

async function start(place: HTMLElement): Promise<void> {
  try {
    const { tables = "", forever = "" } = place.dataset;
    show(place, await loadTables(tables, forever));
  } catch {
    render(html`<p role="alert">${VALUES.failed}</p>`, place);
  }
}

function show(place: HTMLElement, tables: Tables): void {
  const titles: Titles = new Map(tables.families.map(({ id, title }) => [id, title]));
  let state: State = { filter: ALL, opened: new Map() };
  const change = (part: Partial<State>) => {
    state = { ...state, ...part };
    render(view(tables, titles, state, change, actions), place);
  };
  const actions: RowActions = {
    toggle: (id) => change({ opened: toggled(state.opened, id) }),
    choose: (id, rules) => change({ opened: new Map(state.opened).set(id, { rules }) }),
  };
  const follow = () => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (!tables.rows.some((row) => row.id === id)) return;
    change({ filter: ALL, opened: new Map(state.opened).set(id, { rules: "area" }) });
    const button = document.getElementById(id);
    button?.scrollIntoView({ block: "start" });
    button?.focus({ preventScroll: true });
  };
  change({});
  follow();
  window.addEventListener("hashchange", follow);
}

function toggled(opened: ReadonlyMap<string, Opened>, id: string): ReadonlyMap<string, Opened> {
  const next = new Map(opened);
  if (!next.delete(id)) next.set(id, { rules: "area" });
  return next;
}

type Change = (part: Partial<State>) => void;

function view(
  { rows, families, budget }: Tables,
  titles: Titles,
  { filter, opened }: State,
  change: Change,
  actions: RowActions,
): TemplateResult {
  const shown = filtered(rows, filter, titles);
  const filterBy = (part: Partial<Filter>) => change({ filter: { ...filter, ...part } });
  return html`<p class="lead">${VALUES.lead} <span>${budgetWords(budget)}</span></p>
    ${conjectures(rows, () => filterBy({ ...ALL, show: "differ" }))}
    ${form({ rows, families }, filter, filterBy)}
    <p role="status">${shown.length === 0 ? VALUES.none : shownWords(shown.length, rows.length)}</p>
    ${families.map(({ id, title }) => {
      const own = shown.filter((row) => row.family === id);
      return own.length === 0 ? null : table(title, own, opened, actions);
    })}`;
}

function form(
  { rows, families }: Pick<Tables, "rows" | "families">,
  { query, family, points, show }: Filter,
  filterBy: (part: Partial<Filter>) => void,
): TemplateResult {
  const sizes = [...new Set(rows.map((row) => row.points))].sort((a, b) => a - b);
  const numbers = sizes.map((size): Choice => [String(size), String(size)]);
  return html`<form role="search" @submit=${(event: Event) => event.preventDefault()}>
    <label class="wide">${VALUES.search}
      <input type="search" .value=${query} placeholder=${VALUES.hint}
        @input=${(event: Event) => filterBy({ query: textOf(event) })}></label>
    ${menu(
      VALUES.family,
      [["", VALUES.allFamilies], ...families.map(({ id, title }): Choice => [id, title])],
      family,
      (chosen) => filterBy({ family: chosen }),
    )}
    ${menu(VALUES.points, [["", VALUES.anyNumber], ...numbers], String(points ?? ""), (chosen) =>
      filterBy({ points: chosen === "" ? null : Number(chosen) }),
    )}
    ${menu(
      VALUES.show,
      SHOWS.map((each): Choice => [each, SHOW_WORDS[each]]),
      show,
      (chosen) => filterBy({ show: SHOWS.find((each): each is Show => each === chosen) ?? "all" }),
    )}
  </form>`;
}

/** A value and its words. */
type Choice = readonly [string, string];

function menu(
  label: string,
  choices: readonly Choice[],
  chosen: string,
  choose: (value: string) => void,
): TemplateResult {
  return html`<label>${label}
    <select @change=${(event: Event) => choose(textOf(event))}>
      ${choices.map(
        ([value, words]) =>
          html`<option value=${value} .selected=${value === chosen}>${words}</option>`,
      )}
    </select></label>`;
}

function textOf({ target }: Event): string {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  return isField ? target.value : "";
}

function table(
  title: string,
  rows: readonly Row[],
  opened: ReadonlyMap<string, Opened>,
  actions: RowActions,
): TemplateResult {
  const hasForever = rows.some(({ forever }) => forever !== undefined);
  return html`<section>
    <h2>${title}</h2>
    <table>
      <thead><tr>
        <th scope="col">${VALUES.board}</th>
        ${RULES.map((rules) => html`<th scope="col" class=${rules}>${RULES_WORDS[rules].short}</th>`)}
        ${hasForever ? html`<th scope="col" class="forever">${FOREVER.short}</th>` : null}
        <th scope="col" class="first">${VALUES.best}</th>
      </tr></thead>
      <tbody>
        ${keyed(
          rows,
          ({ id }) => id,
          (row) => rowView(row, hasForever, opened.get(row.id), actions),
        )}
      </tbody>
    </table>
  </section>`;
}
