/** The panel of the drawing room: what is selected, exactly; what the board is; layouts; snapping. */
import { X } from "lucide";
import type { LayoutKind } from "../../layout/types.ts";
import type { GameController } from "../../model/game-controller.ts";
import type { JobController } from "../../model/job-controller.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { inTicks } from "../../sketch/sketch.ts";
import type { EditorState } from "../../sketch/state.ts";
import { countWords, KIND_WORDS } from "../../words/drawing.ts";
import { button, byId, element, iconButton } from "../dom.ts";
import { onSettled } from "./between-strokes.ts";
import { type DrawCommand, offered } from "./commands.ts";
import { numberField } from "./number.ts";
import { section } from "./section.ts";
import { selectionFields } from "./selection.ts";
import { setsSection } from "./sets.ts";
import { ticksSection } from "./ticks.ts";

const EDITS: readonly DrawCommand[] = ["duplicate", "delete", "pin", "unpin"];
const TRANSFORMS: readonly DrawCommand[] = ["mirror", "flip", "turn-left", "turn-right"];
const ALIGNS: readonly DrawCommand[] = [
  "left",
  "right",
  "top",
  "bottom",
  "spread-across",
  "spread-down",
];
const LINKS: readonly DrawCommand[] = ["one-way", "two-way", "reverse"];

const LAYOUTS: readonly (readonly [LayoutKind, string])[] = [
  ["force", "Relax"],
  ["circle", "Circle"],
  ["grid", "Grid"],
  ["layers", "Layers"],
];

export function mountInspector(
  editor: EditorController,
  controller: GameController,
  bench: JobController,
): void {
  const close = () => controller.store.dispatch({ kind: "sheet", sheet: "closed" });
  byId("inspector").append(
    iconButton(X, "Close", close, "dismiss sheet-close"),
    selectionSection(editor),
    boardSection(editor),
    setsSection(editor),
    ticksSection(editor, bench),
    layoutSection(editor),
    snapSection(editor),
  );
}

function selectionSection(editor: EditorController): HTMLElement {
  const more = element(
    "details",
    { class: "more" },
    element("summary", {}, "Arrange"),
    offered(editor, TRANSFORMS, "btn small"),
    offered(editor, ALIGNS, "btn small"),
  );
  const made = section(
    "Selection",
    selectionFields(editor),
    offered(editor, [...EDITS, ...LINKS], "btn small"),
    more,
  );
  editor.store.subscribe(({ now }) => {
    more.hidden = now.selection.size < 2;
  });
  return made;
}

function boardSection(editor: EditorController): HTMLElement {
  const title = element("input", {
    type: "text",
    "aria-label": "Title",
    placeholder: "Untitled",
    maxlength: "1000",
  });
  title.addEventListener("change", () => {
    const { sketch } = editor.store.state.now;
    const heading = { ...sketch.heading, title: title.value.trim() };
    editor.store.dispatch({ kind: "drawn", sketch: { ...sketch, heading } });
  });
  const kind = element("span", { class: "soft" });
  const counts = element("p", { id: "counts", role: "status" });
  const findings = element("ul", { id: "findings", "aria-label": "What to look at" });
  editor.store.subscribe(({ now, survey }) => {
    const { heading } = now.sketch;
    if (document.activeElement !== title) title.value = heading.title;
    kind.textContent = KIND_WORDS[now.sketch.kind];
    counts.textContent = survey === null ? "" : countWords(now.sketch.kind, survey);
  });
  const space = button("Make it a go-space", () => editor.toSpace(), "btn small");
  onSettled(editor, ({ now: { sketch } }) => {
    const oneWay = [...sketch.links.values()].some(({ way }) => way === "one");
    space.hidden = sketch.kind !== "graph" || sketch.points.size === 0 || oneWay;
  });
  return section(
    "Board",
    title,
    element("p", { class: "kind" }, kind),
    counts,
    findings,
    element("div", { class: "row" }, space),
  );
}

function layoutSection(editor: EditorController): HTMLElement {
  const buttons = LAYOUTS.map(([layout, words]) =>
    button(words, () => editor.layOut(layout), "btn small"),
  );
  const bar = element("progress", { max: "1", "aria-label": "Layout" });
  const cancel = button("Stop", () => editor.cancelLayout(), "btn small");
  const progress = element("div", { class: "progress" }, bar, cancel);
  const made = section("Layout", element("div", { class: "row" }, ...buttons), progress);
  editor.store.subscribe(({ now, layoutProgress }) => {
    made.hidden = inTicks(now.sketch.kind);
    progress.hidden = layoutProgress === null;
    if (layoutProgress !== null) bar.value = layoutProgress;
    for (const each of buttons) each.disabled = now.sketch.points.size === 0;
  });
  return made;
}

function snapSection(editor: EditorController): HTMLElement {
  const chip = (words: string, part: "grid" | "angles" | "lengths") => {
    const made = button(
      words,
      () => {
        const { snapping } = editor.store.state;
        editor.store.dispatch({ kind: "snapping", change: { [part]: !snapping[part] } });
      },
      "chip",
    );
    editor.store.subscribe(({ snapping }: EditorState) => {
      made.setAttribute("aria-pressed", String(snapping[part]));
    });
    return made;
  };
  const pitch = numberField(
    "Grid pitch",
    ({ snapping }) => snapping.pitch,
    (value) => editor.store.dispatch({ kind: "snapping", change: { pitch: value } }),
    editor,
    "any",
  );
  return section(
    "Snap to",
    element(
      "div",
      { class: "row" },
      chip("Grid", "grid"),
      chip("Angles", "angles"),
      chip("Lengths", "lengths"),
    ),
    element("div", { class: "fields" }, pitch),
  );
}
