/** The reader's progress on a board, as the core sees it; and the few questions that every echo asks. */
import { Game } from "gospace/play";
import type { GameDocument, Outcome, Site } from "../../engine/types.ts";
import { openingTurns } from "../../model/turns.ts";
import { REPEATED } from "../../words/learn/room.ts";
import { refusalWords } from "../../words/turns.ts";
import type { Seen } from "./types.ts";

const NOTHING: Outcome = { captured: new Uint32Array(), suicide: new Uint32Array() };

/** After the first `count` turns of the document; `refused` is a player's refusal of a turn since, or
 *  null. Throws GospaceError where the document cannot be read. */
export function seenOf(document: GameDocument, count: number, refused: string | null): Seen {
  const turns = (document.turns ?? []).slice(0, count);
  const last = turns.at(-1) ?? null;
  const game = new Game({ ...document, turns: turns.slice(0, -1) });
  try {
    const outcome = last === null ? NOTHING : game.play(last);
    return {
      turns,
      last,
      outcome,
      colours: game.colours(),
      phase: game.phase,
      scores: game.standing().scores,
      result: game.result(),
      repeats: refused === null ? null : repeatedBy(game, refused),
    };
  } finally {
    game.free();
  }
}

/** A player gives the reason, but not the turn: the plays are searched for one that is refused in these words. */
function repeatedBy(game: Game, words: string): number | null {
  const names = { opening: openingTurns(game.rules()) };
  for (const play of game.openPlacements()) {
    const refusal = game.refusal({ play });
    if (refusal?.code === "repetition" && refusalWords(refusal, names) === words)
      return refusal.sinceTurn ?? null;
  }
  return null;
}

/** The site of the stone that the last turn put; null: it put none. */
export function playedAt({ last }: Seen): Site | null {
  return last !== null && typeof last === "object" && "play" in last ? last.play : null;
}

/** The number of stones that the last turn took. */
export function taken({ outcome }: Seen): number {
  return outcome.captured.length;
}

/** The refusal of a turn that would bring back the board after an earlier one. */
export function repeatedWords(turn: number): string {
  return turn === 0 ? REPEATED.start : REPEATED.after(turn);
}
