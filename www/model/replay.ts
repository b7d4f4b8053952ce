/** The turns of a game on a board that was changed: those that still make sense are played on, in the
 *  place of a play that no longer does stands a pass. */
import { Game } from "gospace";
import type { GameDocument, Site, Turn } from "../engine/types.ts";
import { playedAt } from "./turns.ts";

export interface Replay {
  readonly document: GameDocument;
  /** Turns that came over as they were. */
  readonly kept: number;
  /** Plays that became passes. */
  readonly passed: number;
  /** Turns that were left out, from the first that could not follow. */
  readonly dropped: number;
}

/** `site` says where a placement of the board before is now; null where it is gone. */
export function replayed(
  document: GameDocument,
  turns: readonly Turn[],
  site: (before: Site) => Site | null,
): Replay {
  const game = new Game(document);
  let [kept, passed] = [0, 0];
  for (const turn of turns) {
    const moved = movedTurn(turn, site);
    if (moved !== null && game.refusal(moved) === null) {
      game.play(moved);
      kept += 1;
    } else if (playedAt(turn) !== null && mayPass(game)) {
      game.play("pass");
      passed += 1;
    } else break;
  }
  const played = game.document();
  game.free();
  return { document: played, kept, passed, dropped: turns.length - kept - passed };
}

/** A pass that would end the game does not stand in for a play. */
function mayPass(game: Game): boolean {
  if (game.refusal("pass") !== null) return false;
  game.play("pass");
  const ends = game.phase === "over";
  game.undo();
  return !ends;
}

/** Comments stay; marks and variations are of the board before. */
function movedTurn(turn: Turn, site: (before: Site) => Site | null): Turn | null {
  if (typeof turn === "string") return turn;
  const { marks: _, variations: __, ...bare } = turn;
  if (!("play" in bare)) return bare;
  const play = site(bare.play);
  return play === null ? null : { ...bare, play };
}
