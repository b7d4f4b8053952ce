/** Record as numbered turns, each a way to its moment, with variations as indented blocks, each on
 *  lines of its own below the turn that it replaces. A long record
 *  shows the part round the moment. During a claim of "and so on for ever", it highlights the moments at
 *  which that can begin. */

import type { Actor, Turn } from "../../engine/types.ts";
import type { GameController } from "../../model/game-controller.ts";
import { type BoardView, playerNamed, type State } from "../../model/state.ts";
import { linearise, type Step, type StepRange, windowAround } from "../../model/tree/linearise.ts";
import {
  has,
  type NodeId,
  nodeOf,
  notesOf,
  pathTo,
  START,
  type Tree,
} from "../../model/tree/tree.ts";
import { moversIn, turnsPlayed } from "../../model/turns.ts";
import { entryWords } from "../../words/events.ts";
import { playerWord } from "../../words/names.ts";
import { emptyWords, gapWords, notesSuffix, RECORD_WORDS, VARIATION } from "../../words/record.ts";
import { turnWord } from "../../words/turns.ts";
import { byId, inList } from "../dom.ts";
import { keyed } from "../keyed.ts";
import { html, type Markup, mount, nothing, stoneIcon } from "../template.ts";

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
    ["branch", "board", "claims", "sheet"],
    (state) => {
      focused = list.contains(document.activeElement);
      const { steps, index } = linearise(state.branch.tree);
      const at = index.get(state.branch.node) ?? -1;
      stretch = windowAround(at, steps.length, REACH, stretch);
      return itemsView(items(state, steps, stretch));
    },
    {
      next: () => currentIn(list),
      after: (state, before) => {
        list.classList.toggle("claiming", state.claims !== null);
        const { tree, node } = state.branch;
        const moved = node !== before.branch.node || tree.nodes !== before.branch.tree.nodes;
        if (moved || state === before) {
          reveal(list);
          if (focused) currentIn(list)?.focus({ preventScroll: true });
        } else if (state.sheet !== before.sheet) requestAnimationFrame(() => reveal(list));
      },
    },
  );
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
  if (current !== undefined) inList(current, list);
}

/** Walks to the moment, or claims that the game repeats for ever from it. */
function choose(controller: GameController, node: NodeId): void {
  const { claims, branch } = controller.store.state;
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

function items(state: State, steps: readonly Step[], { from, to }: StepRange): Item[] {
  if (steps.length === 0) {
    const words = emptyWords(state);
    return [{ key: "empty", view: html`<li class="empty soft">${words}</li>`, items: [] }];
  }
  const shown = new Blocks();
  const entry = entryIn(state);
  shown.add("0", entry(START), 0);
  if (from > 0) shown.add("earlier", gap(gapWords(from, "earlier")), 0);
  for (const { id, level, startsVariation } of steps.slice(from, to))
    shown.add(String(id), entry(id), level, startsVariation);
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

/** Markup of an entry: marked if it is current, stands, or has notes. */
function entryIn({ board, branch, claims }: State): (id: NodeId) => Markup {
  const { tree, node } = branch;
  const standing = new Set([START, ...pathTo(tree, node)]);
  const possible = new Set(
    claims?.filter(({ refusal }) => refusal === null).map(({ from }) => from),
  );
  return (id) => {
    const { words, content } = told(board, tree, id);
    const beside = notesSuffix(notesOf(tree, id));
    const stands = standing.has(id);
    const classes = [
      "entry",
      ...(stands ? [] : ["ahead"]),
      ...(beside === "" ? [] : ["noted"]),
      ...(stands && possible.has(nodeOf(tree, id).depth) ? ["possible"] : []),
    ];
    return html`<li><button type="button" class=${classes.join(" ")} data-node=${id}
      tabindex=${id === node ? 0 : -1} aria-current=${id === node ? "step" : nothing}
      aria-label=${`${words}${beside}`}>${content}</button></li>`;
  };
}

/** Words of a turn, and the content of its entry. */
interface Told {
  readonly words: string;
  readonly content: Markup;
}

/** Cache of the turns' words, valid for one board. */
const known = new WeakMap<BoardView, Map<NodeId, Told>>();
const movers = new WeakMap<Tree["nodes"], readonly Actor[]>();

function told(board: BoardView, tree: Tree, id: NodeId): Told {
  const turns = known.get(board) ?? new Map<NodeId, Told>();
  known.set(board, turns);
  const found = turns.get(id) ?? tell(board, tree, id);
  turns.set(id, found);
  return found;
}

function tell(board: BoardView, tree: Tree, id: NodeId): Told {
  const { turn, depth } = nodeOf(tree, id);
  if (turn === null) return { words: RECORD_WORDS.start, content: html`${RECORD_WORDS.start}` };
  const all = movers.get(tree.nodes) ?? moversIn(tree, board.rules.first);
  movers.set(tree.nodes, all);
  return tellTurn(board, turn, depth, all[id] ?? "black");
}

function tellTurn({ names }: BoardView, turn: Turn, depth: number, mover: Actor): Told {
  const player = playerNamed(mover);
  const content = html`
    <span class="number">${turnsPlayed(depth, names) || nothing}</span>
    ${player === null ? html`<span class="number">${playerWord(mover)}</span>` : stoneIcon(player)}
    <span>${turnWord(turn, names)}</span>`;
  return { words: entryWords(depth - 1, mover, turn, names), content };
}
