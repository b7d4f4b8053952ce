/** The record as numbered turns, each a way to its moment. Long games show the part round the moment.
 *  While "and so on for ever" is being claimed, the moments that it can begin at. */
import type { Actor, Turn } from "../engine/types.ts";
import { type Claim, playerNamed, type State } from "../model/state.ts";
import type { Table } from "../model/table.ts";
import { moversOf } from "../model/turns.ts";
import { entryWords } from "../words/events.ts";
import { counted, playerWord, turnsWord } from "../words/names.ts";
import { standingWords } from "../words/standing.ts";
import { claimWords, sinceWords, turnWord } from "../words/turns.ts";
import { button, byId, element, stoneIcon } from "./dom.ts";

/** Turns shown before and after the moment. */
const WINDOW = 150;

export function mountRecord(table: Table): void {
  const list = byId("record");
  list.addEventListener("click", (event) => {
    const entry =
      event.target instanceof Element ? event.target.closest<HTMLElement>("[data-turns]") : null;
    if (entry !== null) choose(table, Number(entry.dataset.turns));
  });
  table.store.subscribe((state, before) => {
    markClaims(list, state.claims);
    if (state.game === before.game && list.childElementCount > 0) return;
    const inside = list.contains(document.activeElement);
    list.replaceChildren(...entries(state));
    const current = list.querySelector<HTMLElement>("[aria-current]");
    current?.scrollIntoView({ block: "nearest" });
    if (inside) current?.focus();
  });
  mountClaims(table);
}

/** Walks to the moment, or claims that the game goes on for ever as since then. */
function choose(table: Table, turns: number): void {
  const claim = table.store.state.claims?.find(({ from }) => from === turns);
  if (claim === undefined) table.walkTo(turns);
  else table.play({ forever: turns });
}

/** While a moment is asked for, those that can be claimed stand out in the record. */
function markClaims(list: HTMLElement, claims: readonly Claim[] | null): void {
  const possible = claims?.filter(({ refusal }) => refusal === null).map(({ from }) => from) ?? [];
  list.classList.toggle("claiming", claims !== null);
  for (const entry of list.querySelectorAll<HTMLElement>("[data-turns]"))
    entry.classList.toggle("possible", possible.includes(Number(entry.dataset.turns)));
}

function entries(state: State): HTMLElement[] {
  const { record, turnCount } = state.game;
  if (record.length === 0)
    return [element("li", { class: "empty soft" }, `No turn yet. ${beginning(state)}`)];
  const movers = moversOf(record);
  const from = Math.max(turnCount - WINDOW, 0);
  const to = Math.min(turnCount + WINDOW, record.length);
  const shown = [startEntry(state)];
  if (from > 0) shown.push(gap(counted(from, "earlier turn")));
  record.slice(from, to).forEach((turn, i) => {
    shown.push(entry(state, turn, from + i, movers[from + i] ?? "black"));
  });
  if (to < record.length) shown.push(gap(counted(record.length - to, "later turn")));
  return shown;
}

function beginning({ game, board }: State): string {
  return game.phase === "turn" ? "Black begins." : `${standingWords(game, board)}.`;
}

function startEntry({ game }: State): HTMLElement {
  const start = element("button", { type: "button", class: "entry", "data-turns": "0" }, "Start");
  if (game.turnCount === 0) start.setAttribute("aria-current", "step");
  return element("li", {}, start);
}

function entry({ board, game }: State, turn: Turn, index: number, mover: Actor): HTMLElement {
  const made = element("button", { type: "button", class: "entry" });
  made.dataset.turns = String(index + 1);
  made.setAttribute("aria-label", entryWords(index, mover, turn, board.names));
  const player = playerNamed(mover);
  made.append(
    element("span", { class: "number" }, String(index + 1)),
    player === null ? element("span", { class: "number" }, playerWord(mover)) : stoneIcon(player),
    element("span", {}, turnWord(turn, board.names)),
  );
  if (index + 1 === game.turnCount) made.setAttribute("aria-current", "step");
  if (index >= game.turnCount) made.classList.add("ahead");
  return element("li", {}, made);
}

function gap(words: string): HTMLElement {
  return element("li", { class: "gap soft" }, `… ${words}`);
}

function mountClaims(table: Table): void {
  const place = byId("claims");
  table.store.subscribe(({ claims }, before) => {
    place.hidden = claims === null;
    if (claims === null || claims === before.claims) return;
    place.replaceChildren(...claimNodes(table, claims));
    place.scrollIntoView({ block: "nearest" });
    place.querySelector("button")?.focus();
  });
}

/** The moments that can be claimed come first, and the others with the reason why not. */
function claimNodes(table: Table, claims: readonly Claim[]): Node[] {
  const possible = claims.filter(({ refusal }) => refusal === null);
  const others = claims.filter(({ refusal }) => refusal !== null);
  const close = () => table.store.dispatch({ kind: "claiming", claims: null });
  return [
    element("h3", {}, "And so on for ever, as since …"),
    ...(possible.length === 0
      ? [element("p", {}, "No earlier board has come back that could go on for ever.")]
      : [element("div", { class: "row" }, ...possible.map((claim) => claimButton(table, claim)))]),
    ...(others.length === 0 ? [] : [reasons(others)]),
    button("Play on", close, "btn small"),
  ];
}

function claimButton(table: Table, { from }: Claim): HTMLButtonElement {
  return button(momentName(from), () => table.play({ forever: from }), "btn small primary");
}

function momentName(from: number): string {
  return from === 0 ? "the beginning" : `after ${sinceWords(from)}`;
}

/** Moments that cannot be claimed for the same reason stand together. */
function reasons(others: readonly Claim[]): HTMLElement {
  const moments = new Map<string, number[]>();
  for (const { from, refusal } of others) {
    if (refusal === null) continue;
    const why = claimWords(refusal);
    moments.set(why, [...(moments.get(why) ?? []), from]);
  }
  const items = [...moments].map(([why, turns]) =>
    element("li", {}, `After ${turnsWord(turns.sort((a, b) => a - b))}: ${why}`),
  );
  return element(
    "details",
    { class: "more" },
    element("summary", {}, "Why not another one"),
    element("ul", { class: "soft" }, ...items),
  );
}
