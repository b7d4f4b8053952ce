/** A row of the tables: its line, and below it, once it is opened, its board and all that is known. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Ended } from "../model/table-sentences.ts";
import { signed } from "../words/counts.ts";
import {
  boundsWords,
  FOREVER,
  foreverWords,
  RULES_WORDS,
  sizeWords,
  triedWords,
  VALUES,
  winnerWords,
} from "../words/values.ts";
import { picture } from "./picture.ts";
import {
  isKnown,
  type Row,
  RULES,
  type Rules,
  type Turn,
  type Value,
  valueUnder,
} from "./tables.ts";

/** An opened row shows one of its rulesets. */
export interface Opened {
  readonly rules: Rules;
}

export interface RowActions {
  toggle(id: string): void;
  choose(id: string, rules: Rules): void;
}

const COLUMNS = RULES.length + 2;
/** First turns named in the line of a row. */
const NAMED = 2;

export function rowView(
  row: Row,
  hasForever: boolean,
  opened: Opened | undefined,
  actions: RowActions,
) {
  const { best } = valueUnder(row, "area");
  const { id, name, points, edges, arcs = [], open = [] } = row;
  const size = { points, edges: edges.length, arcs: arcs.length, placements: open.length };
  // The browser itself gives the focus to what an address names.
  return html`<tr>
      <th scope="row">
        <button id=${id} type="button" aria-expanded=${opened !== undefined} aria-controls="${id}-more"
          @click=${() => actions.toggle(id)}>
          ${picture(row, best)}
          <span><b>${name}</b> <small>${sizeWords(size)}</small></span>
        </button>
      </th>
      ${row.values.map((value) => html`<td class=${value.rules}>${valueView(value)}</td>`)}
      ${hasForever ? html`<td class="forever">${foreverView(row)}</td>` : nothing}
      <td class="first">${firstTurns(row, best)}</td>
    </tr>
    ${opened === undefined ? nothing : details(row, hasForever, opened, actions)}`;
}

function valueView(value: Value): TemplateResult | string {
  const { rules, low, high } = value;
  if (rules === "primitive") {
    return isKnown(value) ? winnerWords(low) : html`<span class="bounds">${VALUES.notKnown}</span>`;
  }
  if (isKnown(value)) return signed(low);
  return html`<span class="bounds" aria-hidden="true">${signed(low)}…${signed(high)}</span
    ><span class="unseen">${boundsWords(low, high)}</span>`;
}

function foreverView({ forever: value }: Row): TemplateResult | string | typeof nothing {
  if (value === undefined) return nothing;
  const { low, high, draws } = value;
  if (low === high) return signed(low);
  return html`<span class=${draws ? "" : "bounds"} aria-hidden="true">${signed(low)}…${signed(high)}</span
    ><span class="unseen">${foreverWords(value)}</span>`;
}

function names(row: Row, turns: readonly Turn[]): readonly string[] {
  return turns.map((turn) => (turn === null ? VALUES.pass : (row.places[turn] ?? "")));
}

function firstTurns(row: Row, best: readonly Turn[]): string {
  const all = names(row, best);
  const more = all.length - NAMED;
  return more > 1 ? `${all.slice(0, NAMED).join("; ")} + ${more}` : all.join("; ");
}

function details(
  row: Row,
  hasForever: boolean,
  { rules }: Opened,
  { choose }: RowActions,
): TemplateResult {
  const value = valueUnder(row, rules);
  return html`<tr class="more" id="${row.id}-more">
    <td colspan=${hasForever ? COLUMNS + 1 : COLUMNS}>
      <div class="card">
        <go-space game=${value.link} label=${row.name}></go-space>
        <div>
          <div class="segments" role="group" aria-label=${VALUES.rules}>
            ${RULES.map(
              (each) => html`<button type="button" aria-pressed=${each === rules}
                @click=${() => choose(row.id, each)}>${RULES_WORDS[each].short}</button>`,
            )}
          </div>
          ${findings(row, value)}
        </div>
      </div>
    </td>
  </tr>`;
}

function findings(row: Row, value: Value): TemplateResult {
  const long = value.rules === "primitive" || isKnown(value) ? "" : ` (${VALUES.notKnown})`;
  return html`<p>${RULES_WORDS[value.rules].long}</p>
    <p class="value">${valueView(value)}${long}</p>
    <dl>
      ${entry(VALUES.best, names(row, value.best).join("; "))}
      ${entry(VALUES.line, names(row, value.line).join("; "))}
      ${row.forever === undefined ? nothing : entry(FOREVER.long, foreverWords(row.forever))}
    </dl>
    <p><small>${triedWords(value.nodes, endOf(value))}</small></p>
    <p>${lineLink(value)} <a href="#${row.id}">${VALUES.thisRow}</a></p>`;
}

function endOf(value: Value): Ended {
  if (value.tried_all) return "complete";
  return isKnown(value) ? "known" : "bounded";
}

/** The link of a counterexample holds its line of play; the board itself leads to every other one. */
function lineLink({ rules, high, link }: Value): TemplateResult | typeof nothing {
  if (rules === "primitive" || high >= 0) return nothing;
  return html`<a href="../#${link}">${VALUES.openLine}</a>`;
}

function entry(term: string, text: string): TemplateResult | typeof nothing {
  return text === "" ? nothing : html`<dt>${term}</dt><dd>${text}</dd>`;
}
