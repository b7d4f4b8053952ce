/** Pondering: while the person thinks, whole searches of the positions after the replies that are expected. An answer
 *  serves only if its reply is played, and is what the search would find then: it depends on game, seed and playouts. */
import type { Message, SearchRequest } from "../../engine/protocol.ts";
import type { SearchReport } from "../../engine/search.ts";
import type { GameDocument, Turn } from "../../engine/types.ts";
import type { Effort } from "../../model/level.ts";

/** The worker's client, as far as it is needed here. */
export interface Searcher {
  send(request: SearchRequest, onMessage: (message: Message) => void): void;
  cancel(): void;
}

const MOST_REPLIES = 6;
/** A search in the background may take so many times as long as one that is waited for. */
const PATIENCE = 4;

export class Ponderer {
  readonly #searcher: Searcher;
  readonly #answers = new Map<string, SearchReport>();
  #effort: Effort | null = null;

  constructor(searcher: Searcher) {
    this.#searcher = searcher;
  }

  /** Ponders the position at the end of a document, in which the person is to move. */
  begin(document: GameDocument, effort: Effort): void {
    this.stop();
    this.#answers.clear();
    this.#effort = effort;
    this.#search(document, effort, (report) =>
      this.#answerAll(document, effort, repliesOf(report)),
    );
  }

  /** Stops, and keeps what was found. */
  stop(): void {
    this.#searcher.cancel();
  }

  /** The report of a whole search of this position; null if it was not pondered to its end. */
  answer(document: GameDocument, { playouts }: Effort): SearchReport | null {
    return playouts === this.#effort?.playouts
      ? (this.#answers.get(keyOf(document)) ?? null)
      : null;
  }

  #answerAll(document: GameDocument, effort: Effort, replies: readonly Turn[]): void {
    const [reply, ...others] = replies;
    if (reply === undefined) return;
    const after: GameDocument = { ...document, turns: [...(document.turns ?? []), reply] };
    this.#search(after, effort, (report) => {
      const isWhole = report.settled || report.playouts >= effort.playouts;
      if (isWhole && report.best !== null) this.#answers.set(keyOf(after), report);
      this.#answerAll(document, effort, others);
    });
  }

  #search(document: GameDocument, effort: Effort, found: (report: SearchReport) => void): void {
    const { playouts, seconds } = effort;
    this.#searcher.send(
      { kind: "search", document, playouts, seconds: PATIENCE * seconds },
      (message) => {
        if (message.kind === "searched") found(message.report);
      },
    );
  }
}

/** Expected replies, the likeliest first. On a plane it is one, since its centres are not found again by hand. */
function repliesOf({ best, placements, visits }: SearchReport): Turn[] {
  if (best === null) return [];
  const byVisits = [...placements.keys()].sort((a, b) => (visits[b] ?? 0) - (visits[a] ?? 0));
  const plays = byVisits.map((at): Turn => ({ play: placements[at] ?? 0 }));
  const others = plays.filter((turn) => JSON.stringify(turn) !== JSON.stringify(best));
  return [best, ...others].slice(0, MOST_REPLIES);
}

/** The position of a document, whatever is written beside its turns. */
function keyOf({ board, rules, turns = [] }: GameDocument): string {
  const bare = turns.map((turn) =>
    typeof turn === "object" && "play" in turn ? { play: turn.play } : turn,
  );
  return JSON.stringify([board, rules, bare]);
}
