/** Positions that the core can solve, given the time: the conditions of crate/think/src/solve/solver.rs. */
import { has } from "../engine/features.ts";
import { unreachable } from "./actions.ts";
import type { BoardView, GameView } from "./state.ts";

/** Points of the largest board that the core solves. */
const MOST_SOLVED = 63;
/** Points of the largest graph that it solves under rules without an end. */
const MOST_ENDLESS = 4;

export function canBeSolved({
  board: { facts, rules },
  game: { colours, phase },
}: {
  readonly board: Pick<BoardView, "facts" | "rules">;
  readonly game: Pick<GameView, "colours" | "phase">;
}): boolean {
  if (isEndless(rules)) return isGraph(facts) && colours.length <= MOST_ENDLESS && phase !== "over";
  const ends =
    rules.end !== "forever" && rules.repetition !== "none" && rules.repetition !== "bids";
  const isSmall = !has(facts, "centres") && colours.length <= MOST_SOLVED;
  const isCounted = rules.end === "no-turn-loses" || countsWhole({ facts, rules });
  return isSmall && ends && isCounted && (phase === "turn" || phase === "over");
}

function isGraph(facts: BoardView["facts"]): boolean {
  return has(facts, "lattice") || has(facts, "links");
}

/** Divide and choose as its source has it. */
function isEndless(rules: BoardView["rules"]): boolean {
  return rules.end === "forever" && rules.repetition === "bids" && rules.score === "live";
}

/** True if the score is a whole number of points or stones. */
function countsWhole({ facts, rules }: Pick<BoardView, "facts" | "rules">): boolean {
  switch (rules.score) {
    case "area":
    case "stones":
      return true;
    case "cardinality":
      return !has(facts, "continuous");
    case "measure":
    case "live":
    case "none":
      return false;
    default:
      return unreachable(rules.score);
  }
}
