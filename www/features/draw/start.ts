/** Choice of a drawing to begin with: an empty paper of each kind as a picture, a made or imported board, or the
 *  board that is open. It stands over the paper and blocks nothing: the first stroke or tool puts it away. */
import type { SketchKind } from "../../engine/features.ts";
import { PAPER_PICTURES, PAPERS } from "../../kinds/paper-pictures.ts";
import { byId } from "../../panels/dom.ts";
import { rovingTabindex } from "../../panels/roving-tabindex.ts";
import { button, html, type Markup, mount, row } from "../../panels/template.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { START_WORDS as W } from "../../words/draw-commands.ts";
import { PAPER_LINES, PAPER_WORDS } from "../../words/kinds.ts";

/** Ways to begin that are fetched on first use. */
interface Makers {
  readonly generate: () => void;
  readonly import: () => void;
}

export function mountStart(editor: EditorController, makers: Makers): void {
  const host = byId("drawing-start");
  rovingTabindex(host);
  const leave = () => {
    editor.store.dispatch({ kind: "choosing", open: false });
    byId("drawing").focus({ preventScroll: true });
  };
  const bring = () => {
    leave();
    makers.import();
  };
  mount(editor.store, host, ["choosing"], ({ choosing }) =>
    choosing
      ? html`
        <h2>${W.heading}</h2>
        ${papers(editor)}
        ${row(
          button(W.generate.name, makers.generate, "btn", { tip: W.generate.tip }),
          button(W.import.name, bring, "btn", { tip: W.import.tip }),
          button(W.thisBoard.name, leave, "btn", { tip: W.thisBoard.tip }),
        )}`
      : null,
  );
}

/** The kinds of an empty paper; a press begins with it. */
export function papers(editor: EditorController): Markup {
  const begin = (kind: SketchKind) => {
    editor.start(kind);
    byId("drawing").focus({ preventScroll: true });
  };
  return html`<div class="papers">${PAPERS.map((kind) => paper(kind, () => begin(kind)))}</div>`;
}

function paper(kind: SketchKind, begin: () => void): Markup {
  const words = html`${PAPER_PICTURES[kind]}<b>${PAPER_WORDS[kind]}</b><span>${PAPER_LINES[kind]}</span>`;
  return button(words, begin, "paper", { label: `${PAPER_WORDS[kind]}: ${PAPER_LINES[kind]}` });
}
