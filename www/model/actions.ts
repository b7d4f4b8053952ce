/** Reducer: pure steps from one state to the next. Touches no DOM and never calls the core. */

import type { Opponent } from "./opponent.ts";
import { afterAction, Slice, type Written, withWritten } from "./slice.ts";
import type { Room } from "./state.ts";
import {
  type BoardView,
  type Change,
  type Choices,
  type GameView,
  isFailure,
  isPassing,
  NO_CHOICES,
  NOTHING,
  type Notice,
  type Place,
  type Pointing,
  type RefusedTurn,
  type Sheet,
  type State,
} from "./state.ts";
import type { Branch } from "./tree/tree.ts";

export type Action =
  | {
      readonly kind: "opened";
      readonly board: BoardView;
      readonly game: GameView;
      readonly branch: Branch;
      readonly opponent: Opponent;
      readonly notice: Notice | null;
      /** True if the new game contains the previous one and takes its place in autosave and
       *  history. */
      readonly inPlace: boolean;
      /** Slices of the new game. */
      readonly slices: readonly Written[];
    }
  | Written
  | { readonly kind: "opponent"; readonly opponent: Opponent }
  | {
      readonly kind: "changed";
      readonly game: GameView;
      readonly branch: Branch;
      readonly change: Change;
    }
  /** Notes or the order of lines have changed; the board has not. */
  | { readonly kind: "annotated" | "arranged"; readonly branch: Branch }
  | {
      readonly kind: "pointed";
      readonly pointing: Pointing;
      readonly choices: Choices;
    }
  | { readonly kind: "cursor"; readonly at: Place; readonly pointing: Pointing }
  | { readonly kind: "proposed"; readonly at: Place | null }
  /** Nothing is proposed any more, and nothing can be. */
  | { readonly kind: "withdrawn" }
  | { readonly kind: "refused"; readonly refused: RefusedTurn | null }
  | { readonly kind: "noticed"; readonly notice: Notice | null }
  | { readonly kind: "room"; readonly room: Room }
  | { readonly kind: "sheet"; readonly sheet: Sheet };

const NO_PROPOSAL = { proposal: null, choices: NO_CHOICES } as const;

/** Fields that every change of position resets. */
const CLEARED = {
  ...NO_PROPOSAL,
  refused: null,
} as const;

/** A slice that these actions bring back to its first value. */
export function sliceUntil<T>(initial: T, ...ends: readonly Action["kind"][]): Slice<T, Action> {
  return new Slice(initial, (value, { kind }) => (ends.includes(kind) ? initial : value));
}

/** A slice that ends with the game. */
export function sliceOfGame<T>(initial: T): Slice<T, Action> {
  return sliceUntil(initial, "opened");
}

/** A slice that ends with the position. */
export function sliceOfPosition<T>(initial: T): Slice<T, Action> {
  return sliceUntil(initial, "opened", "changed");
}

export function reduce(state: State, action: Action): State {
  const own = action.kind === "written" ? state : reduceOwn(state, action);
  const after = afterAction(state.slices, action);
  return { ...own, slices: writesOf(action).reduce(withWritten, after) };
}

function writesOf(action: Action): readonly Written[] {
  if (action.kind === "written") return [action];
  return action.kind === "opened" ? action.slices : [];
}

/** The fields that are no slices. */
function reduceOwn(state: State, action: Exclude<Action, Written>): State {
  switch (action.kind) {
    case "opened":
      return opened(state, action);
    case "opponent":
      return { ...state, opponent: action.opponent };
    case "changed":
      return {
        ...state,
        game: action.game,
        branch: action.branch,
        change: action.change,
        notice: action.change.kind === "played" ? noticeAfterStone(state) : state.notice,
        ...CLEARED,
      };
    case "annotated":
      return { ...state, branch: action.branch };
    case "arranged":
      return { ...state, branch: action.branch, change: { kind: "arranged" } };
    case "pointed":
      return {
        ...state,
        pointing: action.pointing,
        choices: action.choices,
        cursor: null,
      };
    case "cursor":
      return {
        ...state,
        pointing: action.pointing,
        cursor: action.at,
        ...NO_PROPOSAL,
      };
    case "proposed":
      return { ...state, proposal: action.at };
    case "withdrawn":
      return { ...state, ...NO_PROPOSAL };
    case "refused":
      return { ...state, refused: action.refused };
    case "noticed":
      return { ...state, notice: action.notice };
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

/** The notice that outlives a change of room. */
function lastingNotice({ notice }: State): Notice | null {
  return isPassing(notice) ? null : notice;
}

function opened(state: State, action: Extract<Action, { kind: "opened" }>): State {
  const { board, game, branch, opponent, notice, inPlace } = action;
  return {
    ...state,
    board,
    game,
    branch,
    opponent,
    notice,
    change: { kind: "opened", inPlace },
    ...CLEARED,
    pointing: NOTHING,
    cursor: null,
    room: "play",
    sheet: "closed",
  };
}

/** Proof to the compiler that a switch covers every case. */
export function unreachable(value: never): never {
  throw new Error(`not a known case: ${JSON.stringify(value)}`);
}
