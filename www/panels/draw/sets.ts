/** The go-space: what the topology makes of the selected points, its open sets and its placements. */
import { X } from "lucide";
import type { EditorController, SetReport } from "../../sketch/editor-controller.ts";
import { removeSet, type SetList } from "../../sketch/sets.ts";
import type { ItemId, SetItem, Sketch } from "../../sketch/sketch.ts";
import type { EditorState } from "../../sketch/state.ts";
import { counted } from "../../words/names.ts";
import { button, element, iconButton } from "../dom.ts";
import { onSettled } from "./between-strokes.ts";
import { offered } from "./commands.ts";

/** A list that is longer than this is no help to anybody. */
const MOST_LISTED = 120;
const COLOURS = 6;
/** Of one set. */
const MOST_NAMED = 8;

export function setsSection(editor: EditorController): HTMLElement {
  const report = element("p", { class: "soft", role: "status" });
  const pick = (words: string, points: (report: SetReport) => readonly ItemId[]) =>
    button(
      words,
      () => {
        const found = editor.setReport();
        if (found !== null)
          editor.store.dispatch({ kind: "selected", selection: new Set(points(found)) });
      },
      "btn small",
    );
  const closure = pick("Select its closure", (found) => found.closure);
  const least = pick("Select its smallest open set", (found) => found.least);
  const made = element(
    "section",
    {},
    element("h2", {}, "Go-space"),
    report,
    offered(editor, ["open-set", "placement"], "btn small"),
    element("div", { class: "row" }, closure, least),
    setList(editor, "opens", "Open sets"),
    setList(editor, "placements", "Placements"),
  );
  onSettled(editor, ({ now }) => {
    const isSpace = now.sketch.kind === "space";
    made.hidden = !isSpace;
    if (!isSpace) return;
    const found = editor.setReport();
    report.textContent = reportWords(found);
    closure.hidden = least.hidden = found === null;
  });
  return made;
}

function reportWords(report: SetReport | null): string {
  if (report === null) return "Select points, then make them an open set or a placement.";
  const { points, closure, least, pieces } = report;
  const open =
    least.length === points
      ? "open"
      : `not open: the smallest open set round it has ${counted(least.length, "point")}`;
  const closed =
    closure.length === points ? "closed" : `its closure has ${counted(closure.length, "point")}`;
  const whole = pieces === 1 ? "connected" : `in ${counted(pieces, "component")}`;
  return `${counted(points, "point")}: ${open}; ${closed}; ${whole}.`;
}

function setList(editor: EditorController, list: SetList, title: string): HTMLElement {
  const rows = element("ul", { class: "sets" });
  const heading = element("h3");
  let drawn: Sketch[SetList] | null = null;
  let names: Sketch["points"] | null = null;
  editor.store.subscribe((editorState) => {
    const { sketch } = editorState.now;
    heading.textContent = `${title} (${sketch[list].size})`;
    if (sketch[list] !== drawn || sketch.points !== names) {
      [drawn, names] = [sketch[list], sketch.points];
      rows.replaceChildren(...setRows(editor, list, sketch));
    }
    mark(rows, editorState);
  });
  return element("div", {}, heading, rows);
}

function setRows(editor: EditorController, list: SetList, sketch: Sketch): HTMLElement[] {
  const sets = [...sketch[list]].slice(0, MOST_LISTED);
  const rows = sets.map(([id, set], i) => setRow(editor, list, id, setName(sketch, set), i));
  const more = sketch[list].size - sets.length;
  return more > 0 ? [...rows, element("li", { class: "soft" }, `… and ${more} more`)] : rows;
}

function setRow(editor: EditorController, list: SetList, id: ItemId, name: string, index: number) {
  const look = () => editor.store.dispatch({ kind: "shown", id });
  const select = button(
    name,
    () => {
      look();
      const points = editor.sketch[list].get(id);
      if (points !== undefined)
        editor.store.dispatch({ kind: "selected", selection: new Set(points) });
    },
    "plain",
  );
  const remove = iconButton(
    X,
    `Remove ${name}`,
    () => editor.store.dispatch({ kind: "drawn", sketch: removeSet(editor.sketch, list, id) }),
    "dismiss",
  );
  const swatch = element("i", {
    class: `swatch set-${(index % COLOURS) + 1}`,
    "aria-hidden": "true",
  });
  const row = element("li", { "data-set": String(id) }, swatch, select, remove);
  row.addEventListener("pointerenter", look);
  row.addEventListener("pointerleave", () => editor.store.dispatch({ kind: "shown", id: null }));
  return row;
}

function mark(rows: HTMLElement, { highlightedSet }: EditorState): void {
  for (const row of rows.children)
    row.classList.toggle("shown", row.getAttribute("data-set") === String(highlightedSet));
}

/** "{a, 3, 4}": labels where there are any, else numbers. */
function setName({ points }: Sketch, set: SetItem): string {
  const order = [...points];
  const names = order.flatMap(([id, { label }], i) =>
    set.has(id) ? [label === "" ? String(i) : label] : [],
  );
  const shown = names.slice(0, MOST_NAMED).join(", ");
  return names.length > MOST_NAMED ? `{${shown}, …}` : `{${shown}}`;
}
