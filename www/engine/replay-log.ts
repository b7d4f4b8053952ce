/**
 * What happened to a game since its document was opened, kept so that the very same state,
 * turns taken back included, can be made again in a fresh instance.
 */

/** The part of the core's game that a replay needs. */
export interface Replayable {
  play(turn: string): unknown;
  undo(): boolean;
  turnCount(): number;
}

export class ReplayLog<G extends Replayable> {
  readonly #open: () => G;
  /** Turns in the document. */
  readonly #given: number;
  /** How many of those still stand at the beginning of the line. */
  #kept: number;
  /** The turns after them, as JSON. */
  readonly #added: string[] = [];
  /** How many turns of the line are taken; those after it can be taken again. */
  #at: number;

  /** `open` makes the game of the document, with so many turns. */
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
