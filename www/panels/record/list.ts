/** The record as numbered turns, each a way to its moment, with variations as indented blocks. Of a long
 *  record the part round the moment. While "and so on for ever" is being claimed, the moments that it can
 *  begin at. */
import type { Actor, Turn } from "../../engine/types.ts";
import type { GameController } from "../../model/game-controller.ts";
import { type Claim, playerNamed, type State } from "../../model/state.ts";
import {
  type LinearTurns,
  linearise,
  type Step,
  type StepRange,
  windowAround,
} from "../../model/tree/linearise.ts";
import {
  type Branch,
  has,
  type NodeId,
  nodeOf,
  notesOf,
  pathTo,
  START,
} from "../../model/tree/tree.ts";
import { moversIn } from "../../model/turns.ts";
import { entryWords } from "../../words/events.ts";
import { counted, playerWord } from "../../words/names.ts";
import { beginningWords, notesSuffix } from "../../words/record.ts";
import { turnWord } from "../../words/turns.ts";
import { byId, element, inView, stoneIcon } from "../dom.ts";

/** Turns shown before and after the moment. */
const REACH = 80;
/** Deeper variations are indented no farther. */
const DEEPEST = 4;

export class RecordList {
  readonly #list = byId("record");
  readonly #controller: GameController;
  #stretch: StepRange | null = null;
  /** Those that are shown; a turn is told as before for as long as the board is the same. */
  #entries: Entries = new Map();

  /** `ask` offers what can be done with the turn that was walked to, at a spot of the window. */
  constructor(controller: GameController, ask: (x: number, y: number) => void) {
    this.#controller = controller;
    this.#list.addEventListener("click", ({ target }) => {
      const node = this.#nodeAt(target);
      if (node !== null) choose(controller, node);
    });
    this.#list.addEventListener("contextmenu", (event) => {
      const node = this.#nodeAt(event.target);
      if (node === null || node === START) return;
      event.preventDefault();
      controller.goTo(node);
      ask(event.clientX, event.clientY);
    });
    controller.store.subscribe((state, before) => this.#show(state, before));
  }

  #nodeAt(target: EventTarget | null): NodeId | null {
    const entry = target instanceof Element ? target.closest<HTMLElement>("[data-node]") : null;
    if (entry === null) return null;
    const node = idOf(entry);
    return has(this.#controller.store.state.branch.tree, node) ? node : null;
  }

  #show(state: State, before: State): void {
    const { branch } = state;
    if (state !== before && branch === before.branch && state.board === before.board) {
      if (state.claims !== before.claims) markClaims(this.#list, state.claims);
      if (state.sheet !== before.sheet) requestAnimationFrame(() => this.#reveal());
      return;
    }
    const inside = this.#list.contains(document.activeElement);
    const moved = state === before || branch.node !== before.branch.node;
    const flow = linearise(branch.tree);
    const at = flow.index.get(branch.node) ?? -1;
    const stretch = windowAround(at, flow.steps.length, REACH, this.#stretch);
    const fresh = state === before || branch.tree.nodes !== before.branch.tree.nodes;
    const anew = state === before || state.board !== before.board;
    if (anew) this.#entries = new Map();
    if (fresh || stretch !== this.#stretch || anew) this.#write(state, flow, stretch);
    this.#stretch = stretch;
    dress(this.#list, branch);
    markClaims(this.#list, state.claims);
    if (!moved && !fresh) return;
    const current = this.#reveal();
    if (inside) current?.focus({ preventScroll: true });
  }

  #write(state: State, flow: LinearTurns, stretch: StepRange): void {
    const written = new Map<NodeId, HTMLElement>();
    arrange(this.#list, entries(state, flow, stretch, this.#entries, written));
    this.#entries = written;
  }

  #reveal(): HTMLElement | null {
    const current = this.#list.querySelector<HTMLElement>("[aria-current]");
    if (current !== null) inView(current, { block: "nearest" });
    return current;
  }
}

function idOf(entry: HTMLElement): NodeId {
  return Number(entry.dataset.node) as NodeId;
}

/** Walks to the moment, or claims that the game goes on for ever as since then. */
function choose(controller: GameController, node: NodeId): void {
  const { claims, branch } = controller.store.state;
  const { depth } = nodeOf(branch.tree, node);
  const claim = claims?.find(({ from }) => from === depth);
  const stands = node === START || branch.line[depth - 1] === node;
  if (claim === undefined || !stands) controller.goTo(node);
  else controller.play({ forever: depth });
}

/** While a moment is asked for, those that can be claimed stand out in the record. */
function markClaims(list: HTMLElement, claims: readonly Claim[] | null): void {
  const possible = claims?.filter(({ refusal }) => refusal === null).map(({ from }) => from) ?? [];
  list.classList.toggle("claiming", claims !== null);
  for (const entry of list.querySelectorAll<HTMLElement>("[data-node]")) {
    const stands = !entry.classList.contains("ahead");
    entry.classList.toggle("possible", stands && possible.includes(Number(entry.dataset.turns)));
  }
}

/** What changes of entries that stay: which one is current, which stand, which have something beside them. */
function dress(list: HTMLElement, { tree, node }: Branch): void {
  const standing = new Set([START, ...pathTo(tree, node)]);
  for (const entry of list.querySelectorAll<HTMLElement>("[data-node]")) {
    const id = idOf(entry);
    const beside = notesSuffix(notesOf(tree, id));
    if (id === node) entry.setAttribute("aria-current", "step");
    else entry.removeAttribute("aria-current");
    const [order, words] = [id === node ? "0" : "-1", `${entry.dataset.words}${beside}`];
    if (entry.getAttribute("tabindex") !== order) entry.setAttribute("tabindex", order);
    entry.classList.toggle("ahead", !standing.has(id));
    entry.classList.toggle("noted", beside !== "");
    if (entry.getAttribute("aria-label") !== words) entry.setAttribute("aria-label", words);
  }
}

type Entries = ReadonlyMap<NodeId, HTMLElement>;

/** Touches nothing that stays where it is. */
function arrange(list: HTMLElement, items: readonly HTMLElement[]): void {
  const staying = new Set<Element>(items);
  for (const child of [...list.children]) if (!staying.has(child)) child.remove();
  let there = list.firstElementChild;
  for (const item of items) {
    if (item === there) there = item.nextElementSibling;
    else list.insertBefore(item, there);
  }
}

/** Those that are there already are taken from `before`; all that are shown go into `written`. */
function entries(
  state: State,
  { steps }: LinearTurns,
  { from, to }: StepRange,
  before: Entries,
  written: Map<NodeId, HTMLElement>,
): HTMLElement[] {
  if (steps.length === 0)
    return [element("li", { class: "empty soft" }, `No turn yet. ${beginningWords(state)}`)];
  const { tree } = state.branch;
  const movers = moversIn(tree);
  const shown = new Blocks();
  const known = (id: NodeId, make: () => HTMLElement) => {
    const item = before.get(id) ?? make();
    written.set(id, item);
    return item;
  };
  shown.add(known(START, startEntry), 0);
  if (from > 0) shown.add(gap(counted(from, "earlier turn")), 0);
  for (const { id, level, startsVariation } of steps.slice(from, to)) {
    const { turn, depth } = nodeOf(tree, id);
    if (turn !== null)
      shown.add(
        known(id, () => entry(state, id, depth, turn, movers[id] ?? "black")),
        level,
        startsVariation,
      );
  }
  if (to < steps.length) shown.add(gap(counted(steps.length - to, "later turn")), 0);
  return shown.top;
}

/** Lists in lists, for as many levels as are shown. */
class Blocks {
  readonly top: HTMLElement[] = [];
  readonly #open: HTMLElement[] = [];

  add(item: HTMLElement, level: Step["level"], begins = false): void {
    const shown = Math.min(level, DEEPEST);
    this.#open.length = Math.min(this.#open.length, begins ? shown - 1 : shown);
    while (this.#open.length < shown) {
      const block = element("ol");
      this.#put(element("li", { class: "variation" }, block));
      this.#open.push(block);
    }
    this.#put(item);
  }

  #put(item: HTMLElement): void {
    const host = this.#open.at(-1);
    if (host === undefined) this.top.push(item);
    else host.append(item);
  }
}

function startEntry(): HTMLElement {
  return element("li", {}, made(START, 0, "Start", "Start"));
}

function entry({ board }: State, id: NodeId, depth: number, turn: Turn, mover: Actor): HTMLElement {
  const player = playerNamed(mover);
  return element(
    "li",
    {},
    made(
      id,
      depth,
      entryWords(depth - 1, mover, turn, board.names),
      element("span", { class: "number" }, String(depth)),
      player === null ? element("span", { class: "number" }, playerWord(mover)) : stoneIcon(player),
      element("span", {}, turnWord(turn, board.names)),
    ),
  );
}

function made(
  id: NodeId,
  turns: number,
  words: string,
  ...children: (Node | string)[]
): HTMLElement {
  const button = element("button", { type: "button", class: "entry" }, ...children);
  Object.assign(button.dataset, { node: String(id), turns: String(turns), words });
  return button;
}

function gap(words: string): HTMLElement {
  return element("li", { class: "gap soft" }, `… ${words}`);
}
