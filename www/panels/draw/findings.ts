/** What is wrong with the board, in words, errors first; each leads to where it is. */
import type { Finding, Survey } from "../../engine/survey.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { itemsOfFinding } from "../../sketch/finding-items.ts";
import { replaceSet } from "../../sketch/sets.ts";
import { type ItemId, type Sketch, spotOfItem } from "../../sketch/sketch.ts";
import type { EditorState } from "../../sketch/state.ts";
import type { EditorScene } from "../../view/editor-canvas/scene.ts";
import { findingWords } from "../../words/findings.ts";
import { button, byId, element } from "../dom.ts";

/** More would be a wall of words. */
const MOST_SHOWN = 6;

export function mountFindings(editor: EditorController, scene: EditorScene): void {
  const list = byId("findings");
  let shown: Survey | null = null;
  editor.store.subscribe((editorState) => {
    const { survey } = editorState;
    if (survey === shown) return;
    shown = survey;
    const findings = survey === null ? [] : ordered(survey.findings);
    const rows = findings
      .slice(0, MOST_SHOWN)
      .map((finding) => row(finding, editorState, editor, scene));
    const more = findings.length - MOST_SHOWN;
    if (more > 0) rows.push(element("li", { class: "soft" }, `… and ${more} more`));
    list.replaceChildren(...rows);
  });
}

function ordered(findings: readonly Finding[]): Finding[] {
  return [
    ...findings.filter(({ severity }) => severity === "error"),
    ...findings.filter(({ severity, kind }) => severity === "advice" && kind !== "bare"),
  ];
}

function row(
  finding: Finding,
  { now: { sketch } }: EditorState,
  editor: EditorController,
  scene: EditorScene,
): HTMLLIElement {
  const { head, line } = findingWords(finding, (index) => nameOf(sketch, index));
  const items = itemsOfFinding(finding, sketch);
  const text = element("span", {}, element("b", {}, head), " ", line);
  const classes = `finding ${finding.severity}`;
  if (items.length === 0) return element("li", { class: classes }, text);
  const go = button("", () => show(items, editor, scene), "plain");
  go.append(text);
  return element("li", { class: classes }, go, ...remedies(finding, items, editor));
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

/** A placement that is not open: the smallest open set round it is offered (RULES, D3). */
function remedies(
  finding: Finding,
  [placement]: readonly ItemId[],
  editor: EditorController,
): Node[] {
  if (finding.kind !== "not-open" || placement === undefined) return [];
  const mend = () => {
    const { sketch } = editor;
    const ids = [...sketch.points.keys()];
    const points = new Set([...finding.least].flatMap((index) => ids[index] ?? []));
    editor.do([
      { kind: "drawn", sketch: replaceSet(sketch, "placements", placement, points) },
      { kind: "shown", id: placement },
    ]);
  };
  return [button("Use the smallest open set", mend, "btn small")];
}
