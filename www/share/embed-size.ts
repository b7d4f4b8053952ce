/** The height of an embed in which the board just fills the width. Assumes the player's foot. */
import type { EmbedChoices } from "../model/sharing.ts";
import type { Tree } from "../model/tree/tree.ts";
import type { BoardLayout } from "../view/board-layout.ts";
import { playerFraming } from "../view/framing.ts";

/** Words under the board, and the step bar, in CSS pixels, borders included. */
const WORDS = 42;
const STEPS = 46;
/** The task of a problem, its verdicts and buttons. */
const PROBLEM = 104;
/** The title over the board. */
const CAPTION = 34;
/** The fold of a comment, and a line of it. */
const [COMMENT, LINE] = [33, 23.2];
/** Lines beyond which a comment scrolls. */
const MOST_LINES = 3;
/** Width of a player in CSS pixels up to which it is narrow, and characters in a line of a narrow and of a wide one. */
const [NARROW, NARROW_LINE, WIDE_LINE] = [522, 46, 84];
/** A higher board is drawn smaller than its width allows. */
const HIGHEST = 1.4;

interface Fitted extends Pick<EmbedChoices, "steps" | "mode"> {
  readonly coordinates: boolean;
  readonly caption?: boolean;
  /** Whose comments stand below the board. */
  readonly tree?: Tree;
}

export function fittingHeight(layout: BoardLayout, width: number, fitted: Fitted): number {
  const { box, insets, largest } = playerFraming(
    layout,
    { width, height: width },
    fitted.coordinates,
  );
  const inner = Math.max(width - insets.left - insets.right, 1);
  const scale = Math.min(inner / (box.x1 - box.x0), largest);
  const board = scale * (box.y1 - box.y0) + insets.top + insets.bottom;
  return Math.ceil(Math.min(board, HIGHEST * width)) + Math.ceil(around(width, fitted));
}

function around(width: number, { steps, mode, caption = false, tree }: Fitted): number {
  const { narrow, wide } = tree === undefined ? NO_LINES : commentLines(tree);
  const lines = width <= NARROW ? narrow : wide;
  return (
    WORDS +
    (steps ? STEPS : 0) +
    (mode === "solve" ? PROBLEM : 0) +
    (caption ? CAPTION : 0) +
    (lines > 0 ? COMMENT + lines * LINE : 0)
  );
}

const NO_LINES = { narrow: 0, wide: 0 };

/** Lines of the longest comment in a narrow and in a wide player, roughly; 0: there is none. */
export function commentLines({ notes }: Tree): { readonly narrow: number; readonly wide: number } {
  const most = (width: number) => {
    const counts = [...notes.values()].map(({ comment }) =>
      (comment ?? "")
        .split("\n")
        .reduce((count, text) => count + Math.ceil(text.length / width), 0),
    );
    return Math.min(MOST_LINES, Math.max(0, ...counts));
  };
  return { narrow: most(NARROW_LINE), wide: most(WIDE_LINE) };
}
