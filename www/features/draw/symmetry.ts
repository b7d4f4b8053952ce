/** Folded part of the panel: the symmetry in which the drawing is made, and its centre. */

import { named, select } from "../../panels/field.ts";
import { button, html, type Markup, row } from "../../panels/template.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { allItems } from "../../sketch/edits.ts";
import { completed } from "../../sketch/images.ts";
import {
  type ItemId,
  inTicks,
  type Sketch,
  SYMMETRIES,
  type Symmetry,
} from "../../sketch/sketch.ts";
import type { EditorState } from "../../sketch/state.ts";
import { LEAST_FOLD, MOST_FOLD } from "../../sketch/symmetry.ts";
import { boundsOfItems } from "../../sketch/transforms.ts";
import { SYMMETRY_WORDS as W } from "../../words/draw-commands.ts";
import { fold } from "./fold.ts";
import { numberField } from "./number.ts";

const FIRST_FOLD = 4;
const FARTHEST = 1e9;

const CHOICES = [
  ["none", W.none],
  ...SYMMETRIES.map((kind) => [kind, W.kinds[kind]] as const),
] as const;

export function symmetryFold(editor: EditorController, { now }: EditorState): Markup {
  const { sketch, selection } = now;
  const { symmetry } = sketch;
  const take = (change: Partial<Symmetry>) => {
    const before = editor.sketch.symmetry ?? firstSymmetry(editor.sketch);
    put(editor, { ...before, ...change });
  };
  const choose = (kind: (typeof CHOICES)[number][0]) =>
    kind === "none" ? put(editor, null) : take({ kind });
  const isOff = symmetry === null;
  const turns = symmetry?.kind === "turns" || symmetry?.kind === "mirrors";
  const centre = (name: string, axis: 0 | 1) =>
    numberField(
      name,
      symmetry?.centre[axis] ?? null,
      (value) => {
        const [x, y] = editor.sketch.symmetry?.centre ?? [0, 0];
        take({ centre: axis === 0 ? [value, y] : [x, value] });
      },
      { step: "any", least: -FARTHEST, hidden: isOff },
    );
  const onSelection = () =>
    take({ centre: middleOf(editor.sketch, editor.store.state.now.selection) });
  const complete = () => editor.store.dispatch({ kind: "drawn", sketch: completed(editor.sketch) });
  return fold(
    "symmetry",
    W.heading,
    html`${named(W.kind, select({ label: W.heading }, CHOICES, symmetry?.kind ?? "none", choose))}
    <div class="fields">
      ${numberField(W.fold, symmetry?.fold ?? null, (value) => take({ fold: value }), { least: LEAST_FOLD, most: MOST_FOLD, hidden: !turns })}
    </div>
    <div class="fields">${centre(W.centreX, 0)}${centre(W.centreY, 1)}</div>
    ${row(
      button(W.onSelection.name, onSelection, "btn small", {
        hidden: isOff || selection.size === 0,
        tip: W.onSelection.tip,
      }),
      button(W.complete.name, complete, "btn small", { hidden: isOff, tip: W.complete.tip }),
    )}`,
  );
}

function put(editor: EditorController, symmetry: Symmetry | null): void {
  editor.store.dispatch({ kind: "drawn", sketch: { ...editor.sketch, symmetry } });
}

/** About the middle of what is drawn. */
function firstSymmetry(sketch: Sketch): Symmetry {
  return { kind: "mirror", fold: FIRST_FOLD, centre: middleOf(sketch, allItems(sketch)) };
}

/** The middle of items; in ticks a whole or a half one, so that mirrors lead to whole ticks. */
function middleOf(sketch: Sketch, ids: ReadonlySet<ItemId>): readonly [number, number] {
  const { region } = sketch;
  const bounds = boundsOfItems(sketch, ids);
  if (bounds === null) return region?.kind === "circle" ? [region.x, region.y] : [0, 0];
  const step = inTicks(sketch.kind) ? 2 : 1e6;
  const middle = (a: number, b: number) => Math.round(((a + b) / 2) * step) / step;
  return [middle(bounds.x0, bounds.x1), middle(bounds.y0, bounds.y1)];
}
