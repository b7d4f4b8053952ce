/** Reducer: pure steps from one state to the next. Touches no DOM and never calls the core. */

import type { Turn } from "../engine/types.ts";
import type { Analysis } from "./analysis.ts";
import { explainTargetAt, explainTargetOf } from "./explain-target.ts";
import type { Explanation } from "./explanation.ts";
import type { CellsView, Sampler } from "./jobs.ts";
import type { Opponent } from "./opponent.ts";
import type { Review } from "./review.ts";
import type { Room } from "./saved.ts";
import {
  type BoardView,
  type ChainsOfGame,
  type Change,
  type Claim,
  type GameView,
  type Handicap,
  type HistoryPreview,
  isFailure,
  isPassing,
  NOTHING,
  type Notice,
  type Overlay,
  type Place,
  type PlacementId,
  type Pointing,
  type Question,
  type ReceivedGame,
  type RefusedTurn,
  type RulesForm,
  type Sheet,
  type State,
  type Surroundings,
  type ThemeChoice,
} from "./state.ts";
import type { Times } from "./times.ts";
import type { MarkKind } from "./tree/marks.ts";
import type { Branch, NodeId } from "./tree/tree.ts";
import type { Value } from "./value.ts";

export type Action =
  | {
      readonly kind: "opened";
      readonly board: BoardView;
      readonly game: GameView;
      readonly branch: Branch;
      readonly opponent: Opponent;
      readonly times: Times | null;
      readonly handicap: Handicap | null;
      readonly notice: Notice | null;
      /** True if the new game contains the previous one and takes its place in autosave and
       *  history. */
      readonly inPlace: boolean;
    }
  | { readonly kind: "opponent"; readonly opponent: Opponent }
  | { readonly kind: "live"; readonly live: boolean }
  | { readonly kind: "times"; readonly times: Times | null }
  | { readonly kind: "handicap"; readonly handicap: Handicap }
  | { readonly kind: "analysis"; readonly analysis: Analysis | null }
  | { readonly kind: "review"; readonly review: Review | null }
  | { readonly kind: "value"; readonly value: Value | null }
  | { readonly kind: "received"; readonly received: ReceivedGame | null }
  /** A turn for the remote side that waits for confirmation; null: dismissed. */
  | { readonly kind: "pending"; readonly turn: Turn | null }
  | { readonly kind: "trying"; readonly from: NodeId | null }
  /** A turn of the computer's side is the reader's choice, or no longer. */
  | { readonly kind: "tried"; readonly node: NodeId; readonly byReader: boolean }
  | {
      readonly kind: "changed";
      readonly game: GameView;
      readonly branch: Branch;
      readonly change: Change;
    }
  /** Notes or the order of lines have changed; the board has not. */
  | { readonly kind: "annotated" | "arranged"; readonly branch: Branch }
  | { readonly kind: "marking"; readonly mark: MarkKind | null }
  | { readonly kind: "dead"; readonly stones: readonly PlacementId[] | null }
  | {
      readonly kind: "pointed";
      readonly pointing: Pointing;
      readonly choices: readonly PlacementId[];
      readonly singled: boolean;
    }
  | { readonly kind: "cursor"; readonly at: Place; readonly pointing: Pointing }
  | { readonly kind: "proposed"; readonly at: Place | null }
  | { readonly kind: "refused"; readonly refused: RefusedTurn }
  | { readonly kind: "explained"; readonly why: Explanation | null }
  | { readonly kind: "surroundings"; readonly surroundings: Surroundings }
  | { readonly kind: "chains"; readonly chains: ChainsOfGame | null }
  | { readonly kind: "bid"; readonly bid: string | null }
  | { readonly kind: "previewed"; readonly preview: HistoryPreview | null }
  | { readonly kind: "claiming"; readonly claims: readonly Claim[] | null }
  | { readonly kind: "rules"; readonly form: RulesForm | null }
  | { readonly kind: "sampler"; readonly sampler: Sampler | null }
  | { readonly kind: "cells"; readonly cells: CellsView }
  | { readonly kind: "cell"; readonly cell: number | null }
  | { readonly kind: "noticed"; readonly notice: Notice | null }
  | { readonly kind: "asked"; readonly question: Question }
  | { readonly kind: "hinted"; readonly hint: string | null }
  | { readonly kind: "preferred"; readonly placements: ReadonlySet<PlacementId> | null }
  | { readonly kind: "overlay"; readonly overlay: Overlay }
  | { readonly kind: "theme"; readonly theme: ThemeChoice }
  | { readonly kind: "room"; readonly room: Room }
  | { readonly kind: "sheet"; readonly sheet: Sheet };

/** Fields that every change of position resets. */
const CLEARED = {
  analysis: null,
  proposal: null,
  choices: [],
  singled: false,
  deadStones: null,
  bid: null,
  preview: null,
  claims: null,
  pendingTurn: null,
  refused: null,
  explainTarget: null,
  why: null,
  question: "none",
} as const;

const NO_PROPOSAL = { proposal: null, choices: [], singled: false } as const;

export function reduce(state: State, action: Action): State {
  switch (action.kind) {
    case "opened":
      return opened(state, action);
    case "analysis":
      return { ...state, analysis: action.analysis };
    case "review":
      return { ...state, review: action.review };
    case "value":
      return { ...state, value: action.value };
    case "opponent":
      return {
        ...state,
        opponent: action.opponent,
        analysis: null,
        pendingTurn: null,
        trying: null,
      };
    case "live":
      return { ...state, live: action.live };
    case "times":
      return { ...state, times: action.times };
    case "handicap":
      return { ...state, handicap: action.handicap, analysis: null };
    case "received":
      return { ...state, received: action.received };
    case "pending":
      return { ...state, pendingTurn: action.turn, proposal: null, choices: [], singled: false };
    case "trying":
      return { ...state, pendingTurn: null, trying: action.from };
    case "tried":
      return { ...state, tried: withNode(state.tried, action) };
    case "changed":
      return {
        ...state,
        game: action.game,
        branch: action.branch,
        change: action.change,
        value: valueAt(state.value, action.branch.node),
        received: action.change.kind === "played" ? null : state.received,
        notice: action.change.kind === "played" ? noticeAfterStone(state) : state.notice,
        ...CLEARED,
      };
    case "annotated":
      return { ...state, branch: action.branch };
    case "arranged":
      return { ...state, branch: action.branch, change: { kind: "arranged" } };
    case "marking":
      return { ...state, marking: action.mark, deadStones: null, ...NO_PROPOSAL };
    case "dead":
      return { ...state, deadStones: action.stones, marking: null, ...NO_PROPOSAL };
    case "pointed":
      return withExplainTarget({
        ...state,
        pointing: action.pointing,
        choices: action.choices,
        singled: action.singled,
        cursor: null,
      });
    case "cursor":
      return withExplainTarget({
        ...state,
        pointing: action.pointing,
        cursor: action.at,
        proposal: null,
        choices: [],
        singled: false,
      });
    case "proposed":
      return { ...state, proposal: action.at };
    case "refused":
      return {
        ...state,
        refused: action.refused,
        why: state.why?.answer.kind === "score" ? state.why : null,
        explainTarget: explainTargetOf(action.refused),
      };
    case "explained":
      return { ...state, why: action.why };
    case "surroundings":
      return { ...state, surroundings: action.surroundings };
    case "chains":
      return { ...state, chains: action.chains };
    case "bid":
      return { ...state, bid: action.bid, refused: null };
    case "previewed":
      return { ...state, preview: action.preview };
    case "claiming":
      return { ...state, claims: action.claims };
    case "rules":
      return { ...state, rulesForm: action.form };
    case "sampler":
      return { ...state, sampler: action.sampler };
    case "cells":
      return { ...state, cells: action.cells, cell: null };
    case "cell":
      return { ...state, cell: action.cell };
    case "noticed":
      return { ...state, notice: action.notice };
    case "asked":
      return { ...state, question: action.question };
    case "hinted":
      return { ...state, hint: action.hint };
    case "preferred":
      return { ...state, preferred: action.placements };
    case "overlay":
      return {
        ...state,
        analysis: withoutHeat(state.analysis, action.overlay),
        overlays: { ...state.overlays, [action.overlay]: !state.overlays[action.overlay] },
      };
    case "theme":
      return { ...state, theme: action.theme };
    case "room":
      return { ...state, room: action.room, sheet: "closed", notice: lastingNotice(state) };
    case "sheet":
      return { ...state, sheet: action.sheet, room: state.room === "boards" ? "play" : state.room };
    default:
      return unreachable(action);
  }
}

/** A failure is left behind by the next stone. */
function noticeAfterStone(state: State): Notice | null {
  return isFailure(state.notice) ? null : lastingNotice(state);
}

function withNode(
  tried: State["tried"],
  { node, byReader }: { readonly node: NodeId; readonly byReader: boolean },
): State["tried"] {
  const others = [...tried].filter((other) => other !== node);
  return new Set(byReader ? [...others, node] : others);
}

/** The notice that outlives a change of room. */
function lastingNotice({ notice }: State): Notice | null {
  return isPassing(notice) ? null : notice;
}

/** The value of a position does not go with the game to another. */
function valueAt(value: Value | null, node: NodeId): Value | null {
  return value === null || value.node === node ? value : { ...value, stage: "moved", found: null };
}

/** The target belongs to the hovered place, or with no place hovered to the refused turn. */
function withExplainTarget(state: State): State {
  const { pointing, refused } = state;
  const asked = pointing.kind === "nothing" && refused !== null ? explainTargetOf(refused) : null;
  return { ...state, explainTarget: explainTargetAt(state) ?? asked };
}

/** A search made only for the heatmap is dropped when the heatmap is hidden. */
function withoutHeat(analysis: Analysis | null, overlay: Overlay): Analysis | null {
  return overlay === "heat" && analysis?.purpose === "heat" ? null : analysis;
}

function opened(state: State, action: Extract<Action, { kind: "opened" }>): State {
  const { board, game, branch, opponent, times, handicap, notice, inPlace } = action;
  return {
    ...state,
    board,
    game,
    branch,
    opponent,
    times,
    handicap,
    review: null,
    value: null,
    received: null,
    trying: null,
    tried: new Set(),
    notice,
    change: { kind: "opened", inPlace },
    ...CLEARED,
    pointing: NOTHING,
    cursor: null,
    marking: null,
    rulesForm: null,
    sampler: null,
    cells: { kind: "none" },
    cell: null,
    hint: null,
    room: "play",
    sheet: "closed",
  };
}

/** Proof to the compiler that a switch covers every case. */
export function unreachable(value: never): never {
  throw new Error(`not a known case: ${JSON.stringify(value)}`);
}
