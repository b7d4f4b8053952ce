/** Pure steps from one state to the next. Touches no DOM and asks the core nothing. */
import {
  type BoardView,
  type Change,
  type GameView,
  NOTHING,
  type Notice,
  type Overlay,
  type PlacementId,
  type Pointing,
  type Question,
  type Refused,
  type Room,
  type Sheet,
  type State,
  type ThemeChoice,
} from "./state.ts";

export type Action =
  | {
      readonly kind: "opened";
      readonly board: BoardView;
      readonly game: GameView;
      readonly notice: Notice | null;
    }
  | { readonly kind: "changed"; readonly game: GameView; readonly change: Change }
  | { readonly kind: "pointed"; readonly pointing: Pointing }
  | { readonly kind: "cursor"; readonly at: PlacementId; readonly pointing: Pointing }
  | { readonly kind: "proposed"; readonly at: PlacementId | null }
  | { readonly kind: "refused"; readonly refused: Refused }
  | { readonly kind: "noticed"; readonly notice: Notice | null }
  | { readonly kind: "asked"; readonly question: Question }
  | { readonly kind: "hinted"; readonly hint: string | null }
  | { readonly kind: "overlay"; readonly overlay: Overlay }
  | { readonly kind: "theme"; readonly theme: ThemeChoice }
  | { readonly kind: "room"; readonly room: Room }
  | { readonly kind: "sheet"; readonly sheet: Sheet };

export function reduce(state: State, action: Action): State {
  switch (action.kind) {
    case "opened":
      return opened(state, action.board, action.game, action.notice);
    case "changed":
      return {
        ...state,
        game: action.game,
        change: action.change,
        proposal: null,
        refused: null,
        question: "none",
      };
    case "pointed":
      return { ...state, pointing: action.pointing, cursor: null };
    case "cursor":
      return { ...state, pointing: action.pointing, cursor: action.at, proposal: null };
    case "proposed":
      return { ...state, proposal: action.at };
    case "refused":
      return { ...state, refused: action.refused };
    case "noticed":
      return { ...state, notice: action.notice };
    case "asked":
      return { ...state, question: action.question };
    case "hinted":
      return { ...state, hint: action.hint };
    case "overlay":
      return {
        ...state,
        overlays: { ...state.overlays, [action.overlay]: !state.overlays[action.overlay] },
      };
    case "theme":
      return { ...state, theme: action.theme };
    case "room":
      return { ...state, room: action.room, sheet: "closed" };
    case "sheet":
      return { ...state, sheet: action.sheet, room: "play" };
    default:
      return unreachable(action);
  }
}

function opened(state: State, board: BoardView, game: GameView, notice: Notice | null): State {
  return {
    ...state,
    board,
    game,
    notice,
    change: { kind: "opened" },
    pointing: NOTHING,
    cursor: null,
    proposal: null,
    refused: null,
    question: "none",
    hint: null,
    room: "play",
    sheet: "closed",
  };
}

/** The compiler's proof that a switch names every case. */
export function unreachable(value: never): never {
  throw new Error(`not a known case: ${JSON.stringify(value)}`);
}
