/** Problems of the board in words, errors first; each leads to its place. */

import type { Finding } from "../../engine/survey.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { itemsOfFinding } from "../../sketch/finding-items.ts";
import { replaceSet } from "../../sketch/sets.ts";
import { type ItemId, type Sketch, spotOfItem } from "../../sketch/sketch.ts";
import type { EditorState } from "../../sketch/state.ts";
import type { EditorScene } from "../../view/editor-canvas/scene.ts";
import { SET_WORDS } from "../../words/draw-commands.ts";
import { alikeWords, findingWords, moreWords } from "../../words/findings.ts";
import { button, html, type Markup, nothing } from "../template.ts";

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

/** Findings of one kind together, in their order. */
function byKind(findings: readonly Finding[]): Finding[][] {
  const kinds = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.severity} ${finding.kind}`;
    kinds.set(key, [...(kinds.get(key) ?? []), finding]);
  }
  return [...kinds.values()];
}

/** The first of its kind, and under a count the others. */
function rowOf(
  [first, ...others]: readonly Finding[],
  sketch: Sketch,
  editor: EditorController,
  scene: EditorScene,
): Markup {
  if (first === undefined) return html``;
  const one = row(first, sketch, editor, scene);
  if (others.length === 0) return one;
  const rest = others.slice(0, MOST_ALIKE).map((each) => row(each, sketch, editor, scene));
  const unlisted = others.length - MOST_ALIKE;
  return html`${one}
    <li class="alike"><details><summary>${alikeWords(others.length)}</summary>
      <ul>${rest}${unlisted > 0 ? html`<li class="soft">${moreWords(unlisted)}</li>` : []}</ul>
    </details></li>`;
}

function ordered(findings: readonly Finding[]): Finding[] {
  return [
    ...findings.filter(({ severity }) => severity === "error"),
    ...findings.filter(({ severity, kind }) => severity === "advice" && kind !== "bare"),
  ];
}

function row(
  finding: Finding,
  sketch: Sketch,
  editor: EditorController,
  scene: EditorScene,
): Markup {
  const { head, line } = findingWords(finding, (index) => nameOf(sketch, index));
  const items = itemsOfFinding(finding, sketch);
  const text = html`<span><b>${head}</b> ${line}</span>`;
  const go = button(text, () => show(items, editor, scene), "plain");
  return html`<li class="finding ${finding.severity}">
    ${items.length === 0 ? text : go}${remedy(finding, items, editor)}
  </li>`;
}

function nameOf({ points }: Sketch, index: number): string {
  const label = [...points.values()][index]?.label ?? "";
  return label === "" ? String(index) : label;
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

/** Remedy for a placement that is not open: the smallest open set round it (RULES, D3). */
function remedy(
  finding: Finding,
  [placement]: readonly ItemId[],
  editor: EditorController,
): Markup | typeof nothing {
  if (finding.kind !== "not-open" || placement === undefined) return nothing;
  const mend = () => {
    const { sketch } = editor;
    const ids = [...sketch.points.keys()];
    const points = new Set([...finding.least].flatMap((index) => ids[index] ?? []));
    editor.do([
      { kind: "drawn", sketch: replaceSet(sketch, "placements", placement, points) },
      { kind: "shown", sets: new Set([placement]) },
    ]);
  };
  return button(SET_WORDS.useLeast, mend, "btn small");
}
