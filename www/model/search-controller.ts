/** Search controller: has the worker search for the computer's turn, for a suggestion, and for the
 *  heatmap while it is shown. One search at a time; a change of position cancels it. */

import type { Message } from "../engine/protocol.ts";
import type { SearchReport } from "../engine/search.ts";
import type { GameDocument } from "../engine/types.ts";
import { WorkerClient } from "../engine/worker-client.ts";
import {
  type Analysis,
  analysisSlice,
  computersMove,
  computersTurn,
  heat,
  isComputersTurn,
} from "./analysis.ts";
import type { GameController } from "./game-controller.ts";
import type { Effort } from "./level.ts";
import { overlaysSlice } from "./overlays.ts";
import type { State } from "./state.ts";

/** Report of a search that was made before it was asked for; null if there is none. */
export type Prepared = (document: GameDocument, effort: Effort) => SearchReport | null;

export class SearchController {
  readonly #controller: GameController;
  readonly #client = new WorkerClient();
  #prepared: Prepared = () => null;

  constructor(controller: GameController) {
    this.#controller = controller;
    controller.store.subscribe((state, before) => this.#follow(state, before));
  }

  /** Takes the computer's turns from searches that are made in the person's time. */
  prepare(prepared: Prepared): void {
    this.#prepared = prepared;
  }

  #follow(state: State, before: State): void {
    const analysis = analysisSlice.of(state);
    if (analysis === null && analysisSlice.of(before) !== null) this.#client.cancel();
    if (analysis?.stage === "asked" && analysis !== analysisSlice.of(before))
      return this.#begin(analysis);
    if (analysis?.stage === "called" && analysisSlice.of(before)?.stage !== "called") {
      // All other listeners get this state first.
      queueMicrotask(() => this.#endCalled(analysis));
      return;
    }
    const next = this.#next(state, before);
    if (next !== null) this.#show(next);
  }

  /** The search to start without a request. */
  #next(state: State, before: State): Analysis | null {
    const { opponent, game } = state;
    const overlays = overlaysSlice.of(state);
    const analysis = analysisSlice.of(state);
    if (game.actor === null || analysis?.purpose === "move") return null;
    if (isComputersTurn(state) && opponent.kind === "computer" && shouldStart(state, before))
      return computersMove(opponent);
    return overlays.heat && analysis === null ? heat() : null;
  }

  #begin(analysis: Analysis): void {
    const { effort, purpose } = analysis;
    const document = this.#controller.documentToHere();
    const report = purpose === "move" ? this.#prepared(document, effort) : null;
    if (report !== null) {
      // All other listeners get this state first.
      queueMicrotask(() => this.#endCalled({ ...analysis, report, share: 1 }, analysis));
      return;
    }
    this.#client.send({ kind: "search", document, ...effort }, (message) =>
      this.#onMessage(message),
    );
    const asked = analysisSlice.of(this.#controller.store.state);
    if (asked?.stage === "asked") this.#show({ ...asked, stage: "working" });
  }

  #onMessage(message: Message): void {
    const analysis = analysisSlice.of(this.#controller.store.state);
    if (analysis === null) return;
    switch (message.kind) {
      case "searching":
      case "searched": {
        const { report } = message;
        const share = message.kind === "searched" ? 1 : message.share;
        const updated: Analysis = { ...analysis, report, share };
        const ends = message.kind === "searched" || analysis.stage === "called";
        return ends ? this.#end(updated) : this.#show(updated);
      }
      case "failed":
        this.#show(null);
        this.#controller.store.dispatch({
          kind: "noticed",
          notice: { kind: "search-failed", message: message.message },
        });
    }
  }

  /** Ends an analysis unless it has been replaced; `shown` is the state's. */
  #endCalled(analysis: Analysis, shown = analysis): void {
    if (analysisSlice.of(this.#controller.store.state) === shown) this.#end(analysis);
  }

  /** Ends with the latest report; without one, waits for the first. */
  #end(analysis: Analysis): void {
    const { report, purpose } = analysis;
    if ((report === null || report.best === null) && analysis.share < 1) return;
    this.#client.cancel();
    this.#show({ ...analysis, share: 1, stage: "done" });
    if (purpose !== "move" || report === null) return;
    const turn = computersTurn(report, this.#controller.store.state.opponent);
    if (turn !== null) this.#controller.play(turn, "computer");
  }

  #show(analysis: Analysis | null): void {
    this.#controller.store.dispatch(analysisSlice.with(analysis));
  }
}

/** True if the computer should start: after a turn that is played, new or recorded, at the start of a game, or
 *  when it has just become the opponent; not while walking through the record. */
function shouldStart(state: State, before: State): boolean {
  const { game, opponent, change } = state;
  if (opponent !== before.opponent && state.change === before.change) return true;
  if (change === before.change) return false;
  return change.kind === "played" || (change.kind === "opened" && game.record.length === 0);
}
