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
  readonly #given: number;
  /** Turns of the document that still begin the line. */
  #kept: number;
  /** Later turns, as JSON. */
  readonly #added: string[] = [];
  /** Number of turns of the line that are played; `redo` restores the others. */
  #at: number;

  /** `open` creates the document's game, with `turnCount` turns. */
  constructor(open: () => G, turnCount: number) {
    this.#open = open;
    this.#given = turnCount;
    this.#kept = turnCount;
    this.#at = turnCount;
  }

  play(turn: string): void {
    this.#kept = Math.min(this.#kept, this.#at);
    this.#added.length = this.#at - this.#kept;
    this.#added.push(turn);
    this.#at += 1;
  }

  undo(): void {
    this.#at -= 1;
  }

  redo(): void {
    this.#at += 1;
  }

  replay(): G {
    const game = this.#open();
    for (let turn = this.#kept; turn < this.#given; turn++) game.undo();
    for (const turn of this.#added) game.play(turn);
    while (game.turnCount() > this.#at) game.undo();
    return game;
  }
}
