/** Top line of the drawing room. */
import type { Imported } from "gospace";
import { Redo2, Undo2 } from "lucide";
import type { SketchKind } from "../../engine/features.ts";
import { documentOf } from "../../sketch/document.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { isEmpty } from "../../sketch/sketch.ts";
import { HEADER } from "../../words/header.ts";
import { PAPER_WORDS } from "../../words/kinds.ts";
import { byId } from "../dom.ts";
import type { ExportDialog } from "../export.ts";
import { menuButton, shareButton } from "../header.ts";
import { showHelp } from "../help.ts";
import type { ShareDialog } from "../share/dialog.ts";
import { button, html, type Markup, mount, type On } from "../template.ts";
import { betweenStrokes, SETTLED_READS } from "./between-strokes.ts";
import { drawIcon } from "./commands.ts";
import { ImportDialog } from "./import.ts";

/** Mounts the buttons of the top line. Returns those that begin a board: where the top line has no room for
 *  them, they stand in the inspector. */
export function mountDrawHeader(
  editor: EditorController,
  generate: () => void,
  take: (imported: Imported) => void,
  exporter: ExportDialog,
  share: ShareDialog,
): () => Markup {
  const importer = new ImportDialog(take, () => editor.spacing());
  const document = () => documentOf(editor.sketch);
  const boards = () => html`<div class="row boards">
    ${newPaper(editor)}
    ${button("Generate…", generate)}
  </div>`;
  const items = () => [
    { words: HEADER.import, press: () => importer.open() },
    { words: HEADER.export, press: () => exporter.open(document()) },
    { words: HEADER.keys, press: showHelp },
  ];
  const link = () => share.open({ whole: document(), turns: 0 });
  mount(betweenStrokes(editor), "draw-buttons", SETTLED_READS, (state) => [
    drawIcon(editor, state, "undo", Undo2),
    drawIcon(editor, state, "redo", Redo2),
    boards(),
    shareButton(link),
    menuButton(items),
  ]);
  mount(editor.store, "easel-start", ["now"], ({ now }) => (isEmpty(now.sketch) ? boards() : null));
  mount(
    editor.store,
    "sketch-title",
    ["now"],
    ({ now }) => now.sketch.heading.title || "Untitled drawing",
  );
  return boards;
}

const PAPERS = Object.keys(PAPER_WORDS) as readonly SketchKind[];

/** New drawing, by its kind. */
function newPaper(editor: EditorController): Markup {
  const pick = ({ currentTarget: field }: On<HTMLSelectElement>) => {
    const kind = PAPERS.find((each) => each === field.value);
    field.value = "";
    if (kind !== undefined) editor.start(kind);
    byId("easel").focus();
  };
  return html`<select class="btn" aria-label="New drawing" @change=${pick}>
    <option value="">New…</option>
    ${PAPERS.map((kind) => html`<option value=${kind}>${PAPER_WORDS[kind]}</option>`)}
  </select>`;
}
