/** Deutsch der Einigung über tote Steine. */
import type { GameResult, Player } from "../../engine/types.ts";
import { margin } from "../../fractions.ts";
import { type Names, type PlacementId, placeWord } from "../../model/state.ts";
import { capitalised, counted } from "./counts.ts";
import { listed, playerWord, winnerWords } from "./names.ts";

export const AGREEMENT = {
  mark: "Tote Steine vereinbaren…",
  tap: "Tippe auf eine Kette, um das zu ändern.",
  resume: "Weiterspielen",
  held: "Tote Steine werden gesucht. Nochmals passen passt sofort.",
} as const;

/** Steine, die einzeln genannt werden; von mehr werden einige gezählt. */
const MOST_NAMED = 6;

/** „C3 steht noch. Wenn du jetzt passt, zählt der Stein als lebend: Weiß gewinnt mit 26. …“ */
export function standingWords(
  stones: readonly PlacementId[],
  result: GameResult,
  names: Names,
): string {
  const [stand, counts, are] =
    stones.length === 1
      ? ["steht", "zählt der Stein", "er tot ist"]
      : ["stehen", "zählen die Steine", "sie tot sind"];
  return `${capitalised(stonesWord(stones, names))} ${stand} noch. Wenn du jetzt passt, ${counts} als lebend: ${outcomeWords(result)}. Spiel weiter, oder vereinbart, dass ${are}.`;
}

/** „C3 ist tot: Schwarz gewinnt mit 9.“ */
export function markedWords(
  stones: readonly PlacementId[],
  result: GameResult | null,
  names: Names,
): string {
  const are = stones.length === 1 ? "ist" : "sind";
  const dead = stones.length === 0 ? "kein Stein ist" : `${stonesWord(stones, names)} ${are}`;
  return `${capitalised(dead)} tot${result === null ? "" : `: ${outcomeWords(result)}`}.`;
}

/** Taste, die die Liste vorschlägt. */
export function askWords(other: Player): string {
  return `${playerWord(other)} fragen`;
}

function stonesWord(stones: readonly PlacementId[], names: Names): string {
  const named = stones.map((at) => placeWord(at, names));
  if (named.length <= MOST_NAMED) return listed(named);
  const shown = named.slice(0, MOST_NAMED - 1);
  return listed([
    ...shown,
    counted(named.length - shown.length, "weiterer Stein", "weitere Steine"),
  ]);
}

function outcomeWords({ winner, black, white }: GameResult): string {
  if (winner === "draw") return "unentschieden";
  if (black === undefined || white === undefined) return winnerWords(winner);
  return `${winnerWords(winner)} mit ${margin(black, white)}`;
}
