/** Rows that make a finite board: of a drawn plane, or of drawn disks. */
import { Game } from "gospace/play";
import { withQuotient } from "../../engine/features.ts";
import type { MakeFinite } from "../../panels/result.ts";
import { button, type Markup, nothing, row } from "../../panels/template.ts";
import { boardOf } from "../../sketch/document.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import type { EditorState } from "../../sketch/state.ts";
import { TICK_WORDS } from "../../words/draw-commands.ts";
import { INEXACT, TO_QUOTIENT } from "../../words/make-finite.ts";
import { madeRow } from "./to-space.ts";

/** Button that fills the region with disks. */
export function fillRow(
  editor: EditorController,
  makeFinite: MakeFinite,
  { now }: EditorState,
): Markup {
  return row(
    button(TICK_WORDS.fillWithDisks, () => sample(editor, makeFinite), "btn small", {
      hidden: now.sketch.region === null,
    }),
  );
}

function sample(editor: EditorController, makeFinite: MakeFinite): void {
  const plane = editor.plane();
  if (plane === null) return;
  editor.attempt(() => {
    const game = new Game({ gospace: 1, board: plane });
    const drawing = game.drawing();
    game.free();
    const stones = [...editor.sketch.centres.values()];
    makeFinite({ source: { kind: "sample", plane, drawing, stones }, editor });
  });
}

/** Button for disks, or the reason why they have no quotient. */
export function toQuotientRow(
  editor: EditorController,
  makeFinite: MakeFinite,
  { now: { sketch } }: EditorState,
): Markup | typeof nothing {
  if (sketch.disks.size === 0) return nothing;
  const isLoose = [...sketch.disks.values()].some(({ core, reach }) => reach !== core);
  const open = () => {
    const disks = withQuotient(boardOf(editor.sketch));
    if (disks !== null) makeFinite({ source: { kind: "quotient", disks }, editor });
  };
  return madeRow(TO_QUOTIENT, open, isLoose ? INEXACT : null);
}
