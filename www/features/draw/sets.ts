/** Sets of a go-space: the list of placements and, folded, that of open sets with the selected points' closure and
 *  smallest open set. */

import { X } from "lucide";
import { has } from "../../engine/features.ts";
import { isolated } from "../../isolate.ts";
import { setShape } from "../../layout/set-shape.ts";
import { shapeIcon } from "../../panels/shape-icon.ts";
import {
  button,
  html,
  iconButton,
  line,
  type Markup,
  nothing,
  row,
} from "../../panels/template.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { namesIn } from "../../sketch/point-names.ts";
import { removeSet, type SetList } from "../../sketch/sets.ts";
import type { ItemId, PointItem, SetItem, Sketch } from "../../sketch/sketch.ts";
import type { EditorState } from "../../sketch/state.ts";
import { grouped } from "../../words/counts.ts";
import { SET_WORDS as W } from "../../words/draw-commands.ts";
import { removeWords, reportWords } from "../../words/drawing.ts";
import { moreWords } from "../../words/findings.ts";
import { shapePlural } from "../../words/shapes.ts";
import { fold } from "./fold.ts";

/** Sets listed at most; a longer list helps no reader. */
const MOST_LISTED = 120;
/** Points of a set up to which its shape is recognised by all their distances. */
const MOST_MEASURED = 24;
/** Difference of spread within which sets are of one shape: coordinates are rounded. */
const LIKENESS = 0.02;
/** Points named at most in one set. */
const MOST_NAMED = 8;

/** Placements of a go-space; `state` is the one between strokes. */
export function setsSection(editor: EditorController, state: EditorState): Markup | typeof nothing {
  const { placements } = state.now.sketch;
  if (!has(state.now.sketch, "sets") || placements.size === 0) return nothing;
  return html`<section>
    <h3>${W.placements}</h3>
    ${setList(editor, state, "placements")}
  </section>`;
}

/** Folded open sets, with the topology of the selected points. */
export function opensFold(editor: EditorController, state: EditorState): Markup | typeof nothing {
  if (!has(state.now.sketch, "sets")) return nothing;
  const found = editor.setReport();
  const pick = ({ name, tip }: typeof W.closure | typeof W.least, points: readonly ItemId[] = []) =>
    button(name, () => select(editor, points), "btn small", { hidden: found === null, tip });
  return fold(
    "opens",
    `${W.opens} (${state.now.sketch.opens.size})`,
    html`${line(reportWords(found), "status")}
    ${row(pick(W.closure, found?.closure), pick(W.least, found?.least))}
    ${setList(editor, state, "opens")}`,
  );
}

function select({ store }: EditorController, points: Iterable<ItemId>): void {
  store.dispatch({ kind: "selected", selection: new Set(points) });
}

function setList(editor: EditorController, state: EditorState, list: SetList): Markup {
  const { sketch } = state.now;
  const rows = namedShapes(sketch, sketch[list]);
  return html`<ul class="sets">${rows.map((alike) => shapeRow(editor, state, list, alike))}</ul>`;
}

/** Sets of one shape: a row for one, and a count that opens for several. */
function shapeRow(
  editor: EditorController,
  state: EditorState,
  list: SetList,
  { name, sets: alike }: NamedShape,
): Markup {
  const { sketch } = state.now;
  const [first] = alike;
  const set = first === undefined ? undefined : sketch[list].get(first);
  if (first === undefined || set === undefined) return html``;
  const icon = shapeIcon(spotsOfSet(sketch.points, set));
  if (alike.length === 1)
    return html`<li class="shape" data-set=${first}>${icon}${setRow(editor, state, list, first)}</li>`;
  const shown = alike.slice(0, MOST_LISTED);
  const more = alike.length - shown.length;
  const look = (ids: readonly ItemId[]) => () => show(editor, ids);
  return html`<li class="shape"><details>
    <summary @pointerenter=${look(alike)} @pointerleave=${look([])}>${icon}<span class="shape-name">${name}</span>
      <small class="shape-count">${grouped(alike.length)}</small></summary>
    <ul>${shown.map((id) => html`<li data-set=${id}>${setRow(editor, state, list, id)}</li>`)}
      ${more > 0 ? html`<li class="soft">${moreWords(more)}</li>` : nothing}</ul>
  </details></li>`;
}

function setRow(
  editor: EditorController,
  { now, highlighted }: EditorState,
  list: SetList,
  id: ItemId,
): Markup {
  const set = now.sketch[list].get(id) ?? new Set();
  const name = setName(now.sketch, set);
  const press = () => {
    show(editor, [id]);
    select(editor, set);
  };
  const remove = () =>
    editor.store.dispatch({ kind: "drawn", sketch: removeSet(editor.sketch, list, id) });
  return html`<span class="set-row ${highlighted.has(id) ? "shown" : ""}" @pointerenter=${() => show(editor, [id])}
    @pointerleave=${() => show(editor, [])}>
    ${button(name, press, "plain")}
    ${iconButton(X, removeWords(name), remove, "dismiss")}
  </span>`;
}

function show({ store }: EditorController, ids: readonly ItemId[]): void {
  store.dispatch({ kind: "shown", sets: new Set(ids) });
}

interface Shape {
  readonly points: number;
  /** Sum of the distances between its points. */
  readonly spread: number;
  readonly sets: ItemId[];
}

/** Sets of one shape with its name, "small triangles". */
interface NamedShape {
  readonly name: string;
  readonly sets: readonly ItemId[];
}

function namedShapes(sketch: Sketch, sets: Sketch[SetList]): NamedShape[] {
  const groups = byShape(sketch, sets);
  const shapes = groups.map(([first]) => {
    const set = first === undefined ? undefined : sets.get(first);
    return setShape(set === undefined ? [] : spotsOfSet(sketch.points, set));
  });
  return groups.map((alike, at) => {
    const shape = shapes[at];
    return { name: shape === undefined ? "" : shapePlural(shape, shapes), sets: alike };
  });
}

/** Sets of as many points and, about, the same distances between them, however turned; the smallest first. */
function byShape({ points }: Sketch, sets: Sketch[SetList]): ItemId[][] {
  const shapes: Shape[] = [];
  for (const [id, set] of sets) {
    const spread = spreadOf(spotsOfSet(points, set));
    const alike = (shape: Shape) =>
      shape.points === set.size && Math.abs(shape.spread - spread) <= LIKENESS * spread;
    const known = shapes.find(alike);
    if (known === undefined) shapes.push({ points: set.size, spread, sets: [id] });
    else known.sets.push(id);
  }
  return shapes.sort((a, b) => a.points - b.points).map((shape) => shape.sets);
}

function spotsOfSet(points: Sketch["points"], set: SetItem): PointItem[] {
  return [...set].flatMap((id) => points.get(id) ?? []);
}

/** Large sets are alike if they have as many points. */
function spreadOf(spots: readonly PointItem[]): number {
  if (spots.length > MOST_MEASURED) return 0;
  return spots.reduce(
    (sum, a, i) =>
      sum + spots.slice(0, i).reduce((part, b) => part + Math.hypot(a.x - b.x, a.y - b.y), 0),
    0,
  );
}

/** Name of a set, "{A1, B1}", by its points. */
function setName(sketch: Sketch, set: SetItem): string {
  const names = [...namesIn(sketch)].flatMap(([id, name]) => (set.has(id) ? [isolated(name)] : []));
  const shown = names.slice(0, MOST_NAMED).join(", ");
  return names.length > MOST_NAMED ? `{${shown}, …}` : `{${shown}}`;
}
