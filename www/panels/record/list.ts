/** Record as numbered turns, two to a row, each a way to its moment, with variations as indented blocks, each on
 *  lines of its own below the turn that it replaces. Turns that are more than a stone or a pass have a row of their
 *  own. A long record shows the part round the moment. During a claim of "and so on for ever", it highlights the moments at
 *  which that can begin. */

import type { Actor, Player, Turn } from "../../engine/types.ts";
import { claimsSlice } from "../../model/claims.ts";
import type { GameController } from "../../model/game-controller.ts";
import { handicapSlice } from "../../model/placed-handicap.ts";
import { type BoardView, playerNamed } from "../../model/state.ts";
import { linearise, type Step, type StepRange, windowAround } from "../../model/tree/linearise.ts";
import { has, type NodeId, nodeOf, notesOf, pathTo, START } from "../../model/tree/tree.ts";
import { turnsPlayed } from "../../model/turns.ts";
import { entryWords } from "../../words/events.ts";
import { playerWord } from "../../words/names.ts";
import { emptyWords, gapWords, notesSuffix, RECORD_WORDS, VARIATION } from "../../words/record.ts";
import { turnWord } from "../../words/turns.ts";
import { byId, inList } from "../dom.ts";
import { keyed } from "../keyed.ts";
import { html, type Markup, mount, nothing, stoneIcon } from "../template.ts";
import { whoBegins } from "./who-begins.ts";

/** Height in CSS pixels of the fade over turns that are scrolled away. */
const FADE = 34;
/** Turns shown before and after the moment. */
const REACH = 80;
/** Depth beyond which variations are indented no farther. */
const DEEPEST = 4;

/** Mounts the list; `ask` opens the menu of the current turn, at a spot of the window. */
export function mountList(controller: GameController, ask: (x: number, y: number) => void): void {
  const { store } = controller;
  const list = byId("record");
  let stretch: StepRange | null = null;
  let focused = false;
  bindPresses(controller, list, ask);
  mount(
    store,
    list,
    ["branch", "board", claimsSlice, handicapSlice],
    (state) => {
      focused = list.contains(document.activeElement);
      const { steps, index } = linearise(state.branch.tree);
      const at = index.get(state.branch.node) ?? -1;
      stretch = windowAround(at, steps.length, REACH, stretch);
      return itemsView(items(controller, steps, stretch));
    },
    {
      next: () => currentIn(list),
      after: (state, before) => {
        list.classList.toggle("claiming", claimsSlice.of(state) !== null);
        const { tree, node } = state.branch;
        const moved = node !== before.branch.node || tree.nodes !== before.branch.tree.nodes;
        if (moved || state === before) {
          reveal(list);
          if (focused) currentIn(list)?.focus({ preventScroll: true });
        }
      },
    },
  );
  // More or less room, as when the window turns or the sheet opens.
  new ResizeObserver(() => reveal(list)).observe(list);
  list.addEventListener("scroll", () => list.classList.toggle("scrolled", list.scrollTop > 0), {
    passive: true,
  });
}

function bindPresses(
  controller: GameController,
  list: HTMLElement,
  ask: (x: number, y: number) => void,
): void {
  const nodeAt = (target: EventTarget | null): NodeId | null => {
    const entry = target instanceof Element ? target.closest<HTMLElement>("[data-node]") : null;
    if (entry === null) return null;
    const node = Number(entry.dataset.node) as NodeId;
    return has(controller.store.state.branch.tree, node) ? node : null;
  };
  list.addEventListener("click", ({ target }) => {
    const node = nodeAt(target);
    if (node !== null) choose(controller, node);
  });
  list.addEventListener("contextmenu", (event) => {
    const node = nodeAt(event.target);
    if (node === null || node === START) return;
    event.preventDefault();
    controller.goTo(node);
    ask(event.clientX, event.clientY);
  });
}

function currentIn(list: HTMLElement): HTMLElement | undefined {
  return list.querySelector<HTMLElement>("[aria-current]") ?? undefined;
}

function reveal(list: HTMLElement): void {
  const current = currentIn(list);
  if (current !== undefined) inList(current, list, FADE);
}

/** Walks to the moment, or claims that the game repeats for ever from it. */
function choose(controller: GameController, node: NodeId): void {
  const { branch } = controller.store.state;
  const claims = claimsSlice.of(controller.store.state);
  const { depth } = nodeOf(branch.tree, node);
  const claim = claims?.find(({ from }) => from === depth);
  const stands = node === START || branch.line[depth - 1] === node;
  if (claim === undefined || !stands) controller.goTo(node);
  else controller.play({ forever: depth });
}

/** Line of the list, or a block of lines. */
interface Item {
  readonly key: string;
  readonly view: Markup | null;
  readonly items: Item[];
  /** True for a block that holds the first turn of a variation. */
  readonly begins?: boolean;
}

function itemsView(shown: readonly Item[]): Markup {
  const view = (item: Item) =>
    item.view ??
    html`<li class="variation">
      ${item.begins ? html`<span class="soft" aria-hidden="true">${VARIATION.lead}</span>` : nothing}
      <ol aria-label=${VARIATION.name}>${itemsView(item.items)}</ol>
    </li>`;
  return html`${keyed(shown, ({ key }) => key, view)}`;
}

function items(
  controller: GameController,
  steps: readonly Step[],
  { from, to }: StepRange,
): Item[] {
  if (steps.length === 0) {
    const words = emptyWords(controller.store.state);
    const view = html`<li class="empty soft">${words} ${whoBegins(controller)}</li>`;
    return [{ key: "empty", view, items: [] }];
  }
  const shown = new Blocks();
  const shownSteps = steps.slice(from, to);
  const entry = entryIn(
    controller,
    shownSteps.map(({ id }) => id),
  );
  shown.add("0", entry.view(START, "start"), 0);
  if (from > 0) shown.add("earlier", gap(gapWords(from, "earlier")), 0);
  let last: Column | null = null;
  for (const { id, level, startsVariation } of shownSteps) {
    const column = level > 0 ? null : entry.column(id);
    const place = level > 0 ? "aside" : (column ?? "wide");
    const isPaired = column === "white" && last === "black";
    shown.add(
      String(id),
      entry.view(id, isPaired ? "white paired" : place),
      level,
      startsVariation,
    );
    last = column;
  }
  const later = steps.length - to;
  if (later > 0) shown.add("later", gap(gapWords(later, "later")), 0);
  return shown.top;
}

function gap(words: string): Markup {
  return html`<li class="gap soft">… ${words}</li>`;
}

/** Nested lists, for as many levels as are shown. */
class Blocks {
  readonly top: Item[] = [];
  readonly #open: Item[] = [];

  add(key: string, view: Markup, level: Step["level"], startsVariation = false): void {
    const shown = Math.min(level, DEEPEST);
    this.#open.length = Math.min(this.#open.length, startsVariation ? shown - 1 : shown);
    while (this.#open.length < shown) {
      const begins = startsVariation && this.#open.length === shown - 1;
      const block = { key: `before ${key}`, view: null, items: [], begins };
      this.#put(block);
      this.#open.push(block);
    }
    this.#put({ key, view, items: [] });
  }

  #put(item: Item): void {
    (this.#open.at(-1)?.items ?? this.top).push(item);
  }
}

/** Column of a turn, or a row of its own. */
type Column = Player | "wide";

interface Entries {
  column(id: NodeId): Column | null;
  view(id: NodeId, place: string): Markup;
}

/** Markup of an entry: marked if it is current, stands, or has notes. */
function entryIn(controller: GameController, ids: readonly NodeId[]): Entries {
  const { branch } = controller.store.state;
  const claims = claimsSlice.of(controller.store.state);
  const contents = contentsOf(controller, ids);
  const { tree, node } = branch;
  const standing = new Set([START, ...pathTo(tree, node)]);
  const possible = new Set(
    claims?.filter(({ refusal }) => refusal === null).map(({ from }) => from),
  );
  const column = (id: NodeId) => contents.get(id)?.column ?? null;
  const view = (id: NodeId, place: string) => {
    const { words, content } = contents.get(id) ?? START_CONTENT;
    const beside = notesSuffix(notesOf(tree, id));
    const stands = standing.has(id);
    const classes = [
      "entry",
      ...(stands ? [] : ["ahead"]),
      ...(beside === "" ? [] : ["noted"]),
      ...(stands && possible.has(nodeOf(tree, id).depth) ? ["possible"] : []),
    ];
    return html`<li class=${place}><button type="button" class=${classes.join(" ")} data-node=${id}
      tabindex=${id === node ? 0 : -1} aria-current=${id === node ? "step" : nothing}
      aria-label=${`${words}${beside}`}>${content}</button></li>`;
  };
  return { column, view };
}

/** Words of a turn, and the content of its entry. */
interface EntryContent {
  readonly words: string;
  readonly content: Markup;
  readonly column: Column | null;
}

/** Cache of the entries' contents, valid for one board. */
const known = new WeakMap<BoardView, Map<NodeId, EntryContent>>();

/** Contents of the entries of nodes. */
function contentsOf(
  controller: GameController,
  ids: readonly NodeId[],
): ReadonlyMap<NodeId, EntryContent> {
  const { board, branch } = controller.store.state;
  const contents = known.get(board) ?? new Map([[START, START_CONTENT]]);
  known.set(board, contents);
  const fresh = ids.filter((id) => !contents.has(id));
  for (const [id, mover] of moversOf(controller, fresh)) {
    const { turn, depth } = nodeOf(branch.tree, id);
    if (turn !== null) contents.set(id, turnContent(board, turn, depth, mover ?? "black"));
  }
  return contents;
}

/** Head of the columns, and the way to the start. */
const START_CONTENT: EntryContent = {
  words: RECORD_WORDS.start,
  content: html`<span class="unseen">${RECORD_WORDS.start}</span><span class="number"></span>${stoneIcon("black")}${stoneIcon("white")}`,
  column: null,
};

/** The state has the player of the turn that was just taken; the core is asked for others. */
function moversOf(
  controller: GameController,
  ids: readonly NodeId[],
): (readonly [NodeId, Actor | null])[] {
  const { branch, game } = controller.store.state;
  const others = ids.filter((id) => id !== branch.node);
  const movers = others.length === 0 ? [] : controller.movers(others);
  const known = others.map((id, index) => [id, movers[index] ?? null] as const);
  return others.length === ids.length ? known : [...known, [branch.node, game.mover]];
}

function turnContent({ names }: BoardView, turn: Turn, depth: number, mover: Actor): EntryContent {
  const player = playerNamed(mover);
  const column = isPlain(turn) && player !== null ? player : "wide";
  // A column tells the player of what stands in it.
  const who =
    player === null ? html`<span class="who">${playerWord(mover)}</span>` : stoneIcon(player);
  const content = html`
    <span class="number">${turnsPlayed(depth, names) || nothing}</span>
    ${column === "wide" ? who : nothing}
    <span class="word">${turnWord(turn, names)}</span>`;
  const words = entryWords(depth - 1, mover, turn, names);
  return { words, content, column };
}

/** A stone or a pass, without more. */
function isPlain(turn: Turn): boolean {
  return (
    turn === "pass" ||
    (typeof turn === "object" && ("pass" in turn || ("play" in turn && turn.bid === undefined)))
  );
}
