/** Problem controller: answers the reader's turns, from the record first, else by the solver, else by trial
 *  games, and judges them. Stores nothing. */
import type { Reply, Sought } from "../../engine/reply.ts";
import type { GameDocument, Turn } from "../../engine/types.ts";
import { type Analysis, analysisSlice } from "../analysis.ts";
import type { GameController } from "../game-controller.ts";
import { playerNamed, type State } from "../state.ts";
import type { NodeId } from "../tree/tree.ts";
import {
  answerTo,
  authoredChildren,
  authoredLine,
  commentAt,
  judged,
  type Problem,
  type Verdict,
} from "./problem.ts";

/** Finds the best reply, or the value alone, in the position at the end of a document. */
export type Solve = (document: GameDocument, sought: Sought) => Promise<Reply>;

/** Keeps the reader from a second turn. */
const REPLYING: Analysis = {
  purpose: "move",
  effort: { playouts: 0, seconds: 0 },
  stage: "working",
  share: 0,
  report: null,
};

type Listener = (problem: Problem | null) => void;

export class ProblemController {
  readonly #controller: GameController;
  readonly #solve: Solve;
  readonly #listeners: Listener[] = [];
  #problem: Problem | null = null;
  /** Resolves once the start is valued. */
  #valued: Promise<void> = Promise.resolve();
  /** True while an answer is played, which needs no answer. */
  #isAnswering = false;

  constructor(controller: GameController, solve: Solve) {
    this.#controller = controller;
    this.#solve = solve;
    controller.store.subscribe((state, before) => {
      if (state.change !== before.change) this.#follow(state);
    });
  }

  get problem(): Problem | null {
    return this.#problem;
  }

  /** Also calls the listener at once. */
  subscribe(listener: Listener): void {
    this.#listeners.push(listener);
    listener(this.#problem);
  }

  /** Begins a problem at the shown position; none where no player is to move. */
  begin(): void {
    const { game, branch } = this.#controller.store.state;
    const player = game.phase === "turn" ? playerNamed(game.actor) : null;
    if (player === null) return this.end();
    const authored = branch.tree.nodes.length;
    const common = { start: branch.node, player, authored, value: null, line: [] };
    this.#show({ ...common, stage: "reading", verdict: null });
    this.#valued = this.#value();
  }

  end(): void {
    const { store } = this.#controller;
    if (analysisSlice.of(store.state) === REPLYING) store.dispatch(analysisSlice.with(null));
    this.#show(null);
  }

  again(): void {
    if (this.#problem === null) return;
    this.#controller.goTo(this.#problem.start);
    this.#change({ stage: "asking", verdict: null });
  }

  /** Puts the solution into the record, and shows its first turn; without one only the words change. */
  show(): void {
    const { store, editor } = this.#controller;
    if (this.#problem === null) return;
    this.#controller.goTo(this.#problem.start);
    const solution = this.solution();
    this.#change({ stage: "shown", verdict: null });
    if (solution.length === 0) return;
    editor.addLine(solution);
    if (store.state.branch.node === this.#problem.start) this.#controller.redo();
  }

  /** The author's line, else the solver's. */
  solution(): readonly Turn[] {
    if (this.#problem === null) return [];
    const { tree } = this.#controller.store.state.branch;
    const authored = authoredLine(tree, this.#problem);
    return authored.length > 0 ? authored : this.#problem.line;
  }

  async #value(): Promise<void> {
    const reply = await this.#replyTo(this.#controller.documentToHere(), "value");
    if (reply !== null) this.#change({ value: reply.value, line: reply.line });
    if (this.#problem?.stage === "reading") this.#change({ stage: "asking" });
  }

  /** Null where the solver cannot be loaded, and once another board is shown. */
  async #replyTo(document: GameDocument, sought: Sought): Promise<Reply | null> {
    const { board } = this.#controller.store.state;
    const reply = await this.#solve(document, sought).catch(() => null);
    return board === this.#controller.store.state.board ? reply : null;
  }

  /** Follows a change of the game: another board ends the problem, a turn of the reader is answered. */
  #follow({ change, branch }: State): void {
    const problem = this.#problem;
    if (problem === null || problem.stage === "shown" || this.#isAnswering) return;
    if (change.kind === "opened") return this.end();
    if (change.kind === "played" && change.player === problem.player)
      return void this.#answer(branch.node, change.turn);
    if (change.kind !== "played" && change.kind !== "arranged" && problem.stage !== "reading")
      this.#change({ stage: "asking", verdict: null });
  }

  async #answer(node: NodeId, turn: Turn): Promise<void> {
    this.#change({ stage: "replying", verdict: null });
    // All other listeners get the turn first.
    await Promise.resolve();
    this.#lock();
    await this.#valued;
    if (!this.#isWaitingAt(node)) return;
    const sought = node < (this.#problem?.authored ?? 0) ? "value" : "turn";
    const reply = await this.#replyTo(this.#controller.documentToHere(), sought);
    if (!this.#isWaitingAt(node)) return;
    this.#controller.store.dispatch(analysisSlice.with(null));
    this.#conclude(node, turn, reply);
  }

  /** Plays the answer to the reader's turn, and judges the turn. */
  #conclude(node: NodeId, turn: Turn, found: Reply | null): void {
    const { store } = this.#controller;
    const problem = this.#problem;
    if (problem === null) return;
    const { tree } = store.state.branch;
    const value = found?.value ?? null;
    const { by, reply } = answerTo(tree, node, problem, found);
    if (reply !== null) this.#play(reply);
    const last = store.state.branch.node;
    const line = by === "solver" ? (found?.line ?? []) : [];
    const isSettled = line.length > 0 && line.every((each) => each === "pass");
    const isEnd = isSettled || this.#isLast(last);
    const comment = commentAt(tree, last);
    const kind = judged(problem, tree, node, value);
    const verdict: Verdict = { turn, kind, by, value, reply, comment };
    this.#change({ stage: isEnd ? "ended" : "asking", verdict });
  }

  /** True if the author's line, or the game, ends at this node. */
  #isLast(node: NodeId): boolean {
    const { game, branch } = this.#controller.store.state;
    const problem = this.#problem;
    if (game.actor === null || problem === null) return true;
    if (node >= problem.authored) return false;
    return authoredChildren(branch.tree, node, problem).length === 0;
  }

  #play(turn: Turn): void {
    this.#isAnswering = true;
    this.#controller.play(turn);
    this.#isAnswering = false;
  }

  /** Refuses turns until the answer is there. */
  #lock(): void {
    this.#controller.store.dispatch(analysisSlice.with(REPLYING));
  }

  #isWaitingAt(node: NodeId): boolean {
    const { branch } = this.#controller.store.state;
    return branch.node === node && this.#problem?.stage === "replying";
  }

  #change(change: Partial<Problem>): void {
    if (this.#problem !== null) this.#show({ ...this.#problem, ...change });
  }

  #show(problem: Problem | null): void {
    this.#problem = problem;
    for (const listener of this.#listeners) listener(problem);
  }
}
