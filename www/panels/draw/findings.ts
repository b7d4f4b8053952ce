/** Problems of the board in words, errors first; each leads to its place. */
import type { Finding } from "../../engine/survey.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { itemsOfFinding } from "../../sketch/finding-items.ts";
import { replaceSet } from "../../sketch/sets.ts";
import { type ItemId, type Sketch, spotOfItem } from "../../sketch/sketch.ts";
import type { EditorState } from "../../sketch/state.ts";
import type { EditorScene } from "../../view/editor-canvas/scene.ts";
import { findingWords } from "../../words/findings.ts";
import { button, html, type Markup, nothing } from "../template.ts";

/** Findings shown at most; more would be a wall of words. */
const MOST_SHOWN = 6;

export function findingRows(
  { survey, now }: EditorState,
  editor: EditorController,
  scene: EditorScene,
): Markup[] {
  const findings = survey === null ? [] : ordered(survey.findings);
  const more = findings.length - MOST_SHOWN;
  return [
    ...findings.slice(0, MOST_SHOWN).map((finding) => row(finding, now.sketch, editor, scene)),
    ...(more > 0 ? [html`<li class="soft">… and ${more} more</li>`] : []),
  ];
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
  if (set !== undefined && first !== undefined) editor.store.dispatch({ kind: "shown", id: first });
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
      { kind: "shown", id: placement },
    ]);
  };
  return button("Use the smallest open set", mend, "btn small");
}
