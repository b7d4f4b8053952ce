/** Problems of the board in words, errors first; each leads to its place. */

import { isolated } from "../../isolate.ts";
import { button, html, type Markup, nothing } from "../../panels/template.ts";
import { CORE_TANGENCY } from "../../sketch/core-tangency.ts";
import { pointsOnLink } from "../../sketch/curves.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { erase, mergeAll, splitAt } from "../../sketch/edits.ts";
import { itemsOfFinding } from "../../sketch/finding-items.ts";
import { type Misses, madeToTouch } from "../../sketch/made-to-touch.ts";
import { movedApart } from "../../sketch/moved-apart.ts";
import type { SketchFinding } from "../../sketch/picture-findings.ts";
import { namesIn } from "../../sketch/point-names.ts";
import { replaceSet } from "../../sketch/sets.ts";
import { type ItemId, type Sketch, spotOfItem } from "../../sketch/sketch.ts";
import type { EditorState } from "../../sketch/state.ts";
import { thickened } from "../../sketch/thin-walls.ts";
import type { EditorScene } from "../../view/editor-canvas/scene.ts";
import { REMEDY_WORDS, SET_WORDS } from "../../words/draw-commands.ts";
import { alikeWords, findingWords, moreWords } from "../../words/findings.ts";

/** Findings shown at most; more would be a wall of words. */
const MOST_SHOWN = 6;
/** Findings of one kind listed at most under the first of them. */
const MOST_ALIKE = 40;

export function findingRows(
  { survey, now }: EditorState,
  editor: EditorController,
  scene: EditorScene,
): Markup[] {
  const kinds = survey === null ? [] : byKind(ordered(survey.findings));
  const more = kinds.length - MOST_SHOWN;
  return [
    ...kinds.slice(0, MOST_SHOWN).map((alike) => rowOf(alike, now.sketch, editor, scene)),
    ...(more > 0 ? [html`<li class="soft">${moreWords(more)}</li>`] : []),
  ];
}

/** The first problem that a button mends, for a small window whose panel is shut; null without one. */
export function problemCard({ survey, now }: EditorState, editor: EditorController): Markup | null {
  for (const finding of survey === null ? [] : ordered(survey.findings)) {
    const mend = remedies(finding, itemsOfFinding(finding, now.sketch), editor);
    const [head] = findingWords(finding, (index) => nameOf(now.sketch, index));
    if (mend !== nothing) return html`<p>${head}</p><div class="row">${mend}</div>`;
  }
  return null;
}

/** Findings of one kind together, in their order. */
function byKind(findings: readonly SketchFinding[]): SketchFinding[][] {
  const kinds = new Map<string, SketchFinding[]>();
  for (const finding of findings) {
    const key = `${finding.severity} ${finding.kind}`;
    kinds.set(key, [...(kinds.get(key) ?? []), finding]);
  }
  return [...kinds.values()];
}

/** The first of its kind, and under a count the others. */
function rowOf(
  [first, ...others]: readonly SketchFinding[],
  sketch: Sketch,
  editor: EditorController,
  scene: EditorScene,
): Markup {
  if (first === undefined) return html``;
  const one = row(first, sketch, editor, scene);
  if (others.length === 0) return one;
  const rest = others.slice(0, MOST_ALIKE).map((each) => row(each, sketch, editor, scene));
  const unlisted = others.length - MOST_ALIKE;
  const pairs = [first, ...others].map((each) => itemsOfFinding(each, sketch));
  const mergeAll = () => change(editor, mergedAll(editor.sketch, pairs));
  const touchAll = () => touch(editor, pairs);
  return html`${one}
    ${first.kind === "coincident" || first.kind === "dots-overlap" ? html`<li>${offer(REMEDY_WORDS.mergeAll, mergeAll)}</li>` : nothing}
    ${first.kind === "near-miss" ? html`<li>${offer(REMEDY_WORDS.touchAll, touchAll)}</li>` : nothing}
    <li class="alike"><details><summary>${alikeWords(others.length)}</summary>
      <ul>${rest}${unlisted > 0 ? html`<li class="soft">${moreWords(unlisted)}</li>` : []}</ul>
    </details></li>`;
}

function ordered(findings: readonly SketchFinding[]): SketchFinding[] {
  return [
    ...findings.filter(({ severity }) => severity === "error"),
    ...findings.filter(({ severity, kind }) => severity === "advice" && kind !== "bare"),
  ];
}

function row(
  finding: SketchFinding,
  sketch: Sketch,
  editor: EditorController,
  scene: EditorScene,
): Markup {
  const [head, line] = findingWords(finding, (index) => nameOf(sketch, index));
  const items = itemsOfFinding(finding, sketch);
  const text = html`<span><b>${head}</b> ${line}</span>`;
  const go = button(text, () => show(items, editor, scene), "plain");
  return html`<li class="finding ${finding.severity}">
    ${items.length === 0 ? text : go}${remedies(finding, items, editor)}
  </li>`;
}

function nameOf(sketch: Sketch, index: number): string {
  return isolated([...namesIn(sketch).values()][index] ?? String(index));
}

function show(items: readonly ItemId[], editor: EditorController, scene: EditorScene): void {
  const { sketch } = editor;
  const [first] = items;
  const set = first === undefined ? undefined : sketch.placements.get(first);
  if (set !== undefined && first !== undefined)
    editor.store.dispatch({ kind: "shown", sets: new Set([first]) });
  const meant = set === undefined ? items : [...set];
  editor.store.dispatch({ kind: "selected", selection: new Set(meant) });
  const [one] = meant;
  const spot = one === undefined ? null : spotOfItem(sketch, one);
  if (spot !== null) scene.reveal(spot);
}

/** Buttons that put a finding right. */
function remedies(
  finding: SketchFinding,
  items: readonly ItemId[],
  editor: EditorController,
): Markup | typeof nothing {
  const [first, second] = items;
  if (finding.kind === "no-room")
    return finding.largest === 0
      ? nothing
      : offer(REMEDY_WORDS.shrink, () => shrink(editor, finding.largest));
  if (first === undefined) return nothing;
  switch (finding.kind) {
    case "not-open":
      return useLeast(finding.least, first, editor);
    case "coincident":
    case "dots-overlap":
      return offer(REMEDY_WORDS.merge, () => change(editor, mergedAll(editor.sketch, [items])));
    case "through":
      return second === undefined ? nothing : unbent(second, editor);
    case "thin-wall":
      return offer(REMEDY_WORDS.thicken, () => change(editor, thickened(editor.sketch, finding)));
    case "joined-through-wall":
      return second === undefined
        ? nothing
        : offer(REMEDY_WORDS.part, () => change(editor, movedApart(editor.sketch, first, second)));
    case "near-miss":
      return offer(REMEDY_WORDS.touch, () => touch(editor, [items]));
    default:
      return nothing;
  }
}

function shrink(editor: EditorController, radius: number): void {
  const { sketch } = editor;
  change(editor, { ...sketch, stone: { ...sketch.stone, radius } });
}

function touch(editor: EditorController, pairs: readonly (readonly ItemId[])[]): void {
  const misses: Misses = pairs.flatMap(([id, other]) =>
    id === undefined || other === undefined ? [] : [[id, other]],
  );
  change(editor, madeToTouch(editor.sketch, misses, CORE_TANGENCY));
}

/** Remedy for a placement that is not open: the smallest open set round it (RULES, D3). */
function useLeast(least: Iterable<number>, placement: ItemId, editor: EditorController): Markup {
  const mend = () => {
    const { sketch } = editor;
    const ids = [...sketch.points.keys()];
    const points = new Set([...least].flatMap((index) => ids[index] ?? []));
    change(editor, replaceSet(sketch, "placements", placement, points));
    editor.store.dispatch({ kind: "shown", sets: new Set([placement]) });
  };
  return button(SET_WORDS.useLeast, mend, "btn small");
}

/** Remedies for a link that runs through points. */
function unbent(id: ItemId, editor: EditorController): Markup {
  const split = () => {
    const { sketch } = editor;
    const link = sketch.links.get(id);
    if (link !== undefined) change(editor, splitAt(sketch, id, pointsOnLink(sketch, link)));
  };
  const remove = () => change(editor, erase(editor.sketch, new Set([id])));
  return html`${offer(REMEDY_WORDS.split, split)}${offer(REMEDY_WORDS.remove, remove)}`;
}

/** The later of each two points becomes the first. */
function mergedAll(sketch: Sketch, pairs: readonly (readonly ItemId[])[]): Sketch {
  const there = pairs.flatMap(([gone, kept]): [ItemId, ItemId][] => {
    if (gone === undefined || kept === undefined) return [];
    return sketch.points.has(gone) && sketch.points.has(kept) ? [[gone, kept]] : [];
  });
  return mergeAll(sketch, there);
}

function change(editor: EditorController, sketch: Sketch): void {
  editor.store.dispatch({ kind: "drawn", sketch });
}

function offer({ name, tip }: { name: string; tip: string }, press: () => void): Markup {
  return button(name, press, "btn small", { tip });
}
