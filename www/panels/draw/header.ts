/** What the top line offers while somebody draws. */
import { documentOf } from "../../sketch/document.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import type { SketchKind } from "../../sketch/sketch.ts";
import { KIND_WORDS } from "../../words/drawing.ts";
import { button, byId, element } from "../dom.ts";
import type { ExportDialog } from "../export.ts";
import type { ShareDialog } from "../share/dialog.ts";
import { drawButton } from "./commands.ts";
import { ImportDialog } from "./import.ts";

const KINDS: readonly SketchKind[] = ["graph", "space", "plane", "disks"];

/** What begins and ends with a whole board stands in the top line; on a narrow screen, where that has no
 *  room, it stands in the inspector. */
export function mountDrawHeader(
  editor: EditorController,
  generate: () => void,
  exporter: ExportDialog,
  share: ShareDialog,
): void {
  const importer = new ImportDialog(({ document, notices }) => editor.replace(document, notices));
  const boards = () =>
    element(
      "div",
      { class: "row boards" },
      newPaper(editor),
      button("Generate…", generate),
      button("Import…", () => importer.open()),
      button("Export…", () => exporter.open(documentOf(editor.sketch))),
    );
  byId("draw-buttons").append(
    drawButton(editor, "undo"),
    drawButton(editor, "redo"),
    boards(),
    button(
      "Share link",
      () => share.open({ whole: documentOf(editor.sketch), turns: 0 }),
      "btn primary",
    ),
  );
  byId("inspector").prepend(boards());
  const title = byId("sketch-title");
  editor.store.subscribe(({ now }) => {
    title.textContent = now.sketch.heading.title || "Untitled drawing";
  });
}

/** An empty paper, of the kind that is chosen. */
function newPaper(editor: EditorController): HTMLElement {
  const select = element("select", { class: "btn", "aria-label": "New drawing" });
  select.append(element("option", { value: "" }, "New…"));
  for (const kind of KINDS) select.append(element("option", { value: kind }, KIND_WORDS[kind]));
  select.addEventListener("change", () => {
    const kind = KINDS.find((each) => each === select.value);
    select.value = "";
    if (kind !== undefined) editor.start(kind);
    byId("easel").focus();
  });
  return select;
}
