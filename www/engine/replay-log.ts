/** Replay log: the history of a game since its document was opened. It restores the exact state,
 *  undone turns included, in a fresh instance. */

/** The part of a session that a replay needs. */
export interface Replayable {
  play(turn: string): unknown;
  undo(): boolean;
  turnCount(): number;
}

export class ReplayLog<G extends Replayable> {
  readonly #open: () => G;
  /** Turns in the document. */
  readonly #documentTurns: number;
  /** Turns of the document that still begin the line. */
  #keptTurns: number;
  /** Later turns, as JSON. */
  readonly #added: string[] = [];
  /** Number of turns of the line that are played; `redo` restores the others. */
  #played: number;

  /** `open` creates the document's game, with `turnCount` turns. */
  constructor(open: () => G, turnCount: number) {
    this.#open = open;
    this.#documentTurns = turnCount;
    this.#keptTurns = turnCount;
    this.#played = turnCount;
  }

  play(turn: string): void {
    this.#keptTurns = Math.min(this.#keptTurns, this.#played);
    this.#added.length = this.#played - this.#keptTurns;
    this.#added.push(turn);
    this.#played += 1;
  }

  undo(): void {
    this.#played -= 1;
  }

  redo(): void {
    this.#played += 1;
  }

  replay(): G {
    const game = this.#open();
    for (let turn = this.#keptTurns; turn < this.#documentTurns; turn++) game.undo();
    for (const turn of this.#added) game.play(turn);
    while (game.turnCount() > this.#played) game.undo();
    return game;
  }
}
