/** Explanations as values: the core's answer, and the places that it concerns. */
import type { Around, CircleArc, Drawing, Player, Site } from "../engine/types.ts";
import type { Bar, Chains, Reached, Taken, Tally } from "../engine/why.ts";
import { type Action, sliceUntil } from "./actions.ts";
import { Slice, type Sliced } from "./slice.ts";
import type { GameView } from "./state.ts";

export type Answer =
  | { readonly kind: "taken"; readonly stone: Site; readonly taken: Taken }
  | { readonly kind: "barred"; readonly at: Site; readonly player: Player; readonly bar: Bar }
  | { readonly kind: "owned"; readonly at: number; readonly reached: Reached }
  | { readonly kind: "score"; readonly tally: Tally }
  /** Nothing to explain at a place, or without one: rules without a score. */
  | { readonly kind: "nothing"; readonly at: Site | null };

/** Ways to highlight places: the place in question, stones that are or would be captured, the play
 *  that captured them, liberties that it filled, relevant stones, and connected empty places. */
export type Role = "asked" | "gone" | "closer" | "closed" | "stones" | "region";

export interface Group {
  readonly role: Role;
  /** Owner of the stones or the region. */
  readonly owner: Player | null;
  readonly sites: readonly Site[];
}

export interface Explanation {
  readonly answer: Answer;
  readonly groups: readonly Group[];
  /** The former liberties, on a plane. */
  readonly arcs: readonly CircleArc[];
  /** Number of turns after which the board shows it; null if there is no such board. */
  readonly jump: number | null;
}

/** The open explanation. */
export const whySlice = new Slice<Explanation | null, Action>(null, (why, action) => {
  if (action.kind === "opened" || action.kind === "changed") return null;
  const isRefused = action.kind === "refused" && action.refused !== null;
  return isRefused && why?.answer.kind !== "score" ? null : why;
});

/** Surroundings of a place that were asked for; null: of none, or of a centre. */
export interface Surroundings {
  readonly around: Around | null;
}

/** The last surroundings of the pointed place that were asked for. */
export const surroundingsSlice = sliceUntil<Surroundings | null>(null);

/** All chains of a position. */
interface ChainsOfGame {
  readonly game: GameView;
  readonly all: Chains;
}

/** All chains of the current position, while they are shown. */
export const chainsSlice = sliceUntil<ChainsOfGame | null>(null);

/** True while the terms of the score are shown. */
export function isScoreAsked(state: Sliced): boolean {
  return whySlice.of(state)?.answer.kind === "score";
}

/** The end of the only link of a point, if that is an arrow out of it; null otherwise. */
export function onlyArrow(point: number, { edges, arcs }: Drawing): number | null {
  if (edges.includes(point)) return null;
  const ends = arcs.filter((_, i) => i % 2 === 1 && arcs[i - 1] === point);
  return ends.length === 1 ? (ends[0] ?? null) : null;
}

export function explanationOf(answer: Answer, owned: readonly Group[] = []): Explanation {
  switch (answer.kind) {
    case "taken":
      return explainTaken(answer);
    case "barred":
      return explainBar(answer);
    case "owned":
      return plain(answer, regionGroups(answer));
    case "score":
      return plain(answer, owned);
    case "nothing":
      return plain(answer, []);
  }
}

function plain(answer: Answer, groups: readonly Group[]): Explanation {
  return { answer, groups, arcs: [], jump: null };
}

/** The board before the turn still has the stones. */
function explainTaken(answer: Extract<Answer, { kind: "taken" }>): Explanation {
  const { chain, liberties, at, owner, by, arcs, turn } = answer.taken;
  return {
    answer,
    groups: [
      group("gone", chain, owner),
      group("closed", [...liberties]),
      group("closer", at === null ? [] : [at], by),
      group("asked", [answer.stone]),
    ],
    arcs,
    jump: turn - 1,
  };
}

function explainBar(answer: Extract<Answer, { kind: "barred" }>): Explanation {
  const { at, player, bar } = answer;
  const asked = group("asked", [at]);
  if (bar.code === "occupied") return plain(answer, [group("stones", [bar.stone])]);
  if (bar.code === "overlap") return plain(answer, [group("stones", bar.stones), asked]);
  if (bar.code === "outside") return plain(answer, [asked]);
  const other = player === "black" ? "white" : "black";
  const groups = [
    group("gone", bar.captured, other),
    group("gone", bar.suicide, player),
    group("closer", [at], player),
  ];
  return { answer, groups, arcs: [], jump: bar.unchanged ? null : bar.sinceTurn };
}

function regionGroups({ at, reached }: Extract<Answer, { kind: "owned" }>): Group[] {
  return [
    group("region", [...reached.open], ownerOf(reached)),
    group("stones", [...reached.black], "black"),
    group("stones", [...reached.white], "white"),
    group("asked", [at]),
  ];
}

/** Owner of an open placement that reaches these stones. */
export function ownerOf({ black, white }: Reached): Player | null {
  if (black.length > 0 === white.length > 0) return null;
  return black.length > 0 ? "black" : "white";
}

function group(role: Role, sites: readonly Site[], owner: Player | null = null): Group {
  return { role, owner, sites };
}

/** The regions of both players. */
export function territories(
  colours: Uint8Array,
  owners: Uint8Array,
  numbers: Readonly<Record<Player, number>>,
): Group[] {
  return (["black", "white"] as const).map((owner) => {
    const sites = [...owners.keys()].filter(
      (at) => colours[at] === 0 && owners[at] === numbers[owner],
    );
    return group("region", sites, owner);
  });
}
