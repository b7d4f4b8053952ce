/** Choice of a drawing to begin with: an empty paper of each kind as a picture, a made or imported board, or the
 *  board that is open. It stands over the paper and blocks nothing: the first stroke or tool puts it away. */
import type { SketchKind } from "../../engine/features.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { START_WORDS as W } from "../../words/draw-commands.ts";
import { PAPER_WORDS } from "../../words/kinds.ts";
import { byId } from "../dom.ts";
import { rovingTabindex, takeFocus } from "../roving-tabindex.ts";
import { button, html, type Markup, mount, row } from "../template.ts";

/** Ways to begin that are fetched on first use. */
interface Makers {
  readonly generate: () => void;
  readonly import: () => void;
}

const PAPERS: readonly SketchKind[] = ["graph", "disks", "plane", "gospace"];

const PICTURES: Readonly<Record<SketchKind, Markup>> = {
  graph: html`<svg viewBox="0 0 64 40" aria-hidden="true"><path d="M12 30 24 10 42 14 52 31M12 30 34 31 42 14M34 31h18"/>
    <g class="dots"><circle cx="12" cy="30" r="4"/><circle cx="24" cy="10" r="4"/><circle cx="42" cy="14" r="4"/>
    <circle cx="34" cy="31" r="4"/><circle cx="52" cy="31" r="4"/></g></svg>`,
  disks: html`<svg viewBox="0 0 64 40" aria-hidden="true"><g class="dots"><circle cx="16" cy="20" r="9"/>
    <circle cx="33" cy="13" r="8.4"/><circle cx="47" cy="26" r="10"/><circle cx="31" cy="30" r="6"/></g></svg>`,
  plane: html`<svg viewBox="0 0 64 40" aria-hidden="true"><path class="ground" d="M10 12 30 4l24 8-4 22-26 2-16-8z"/>
    <circle class="stone-black" cx="27" cy="18" r="6"/><circle class="stone-white" cx="39" cy="22" r="6"/></svg>`,
  gospace: html`<svg viewBox="0 0 64 40" aria-hidden="true"><rect class="set" x="6" y="9" width="33" height="22" rx="11"/>
    <rect class="set" x="25" y="9" width="33" height="22" rx="11"/><g class="dots"><circle cx="16" cy="20" r="3.4"/>
    <circle cx="32" cy="20" r="3.4"/><circle cx="48" cy="20" r="3.4"/></g></svg>`,
};

/** Mounts the choice. Returns a function that shows it, with the focus on its first picture. */
export function mountStart(editor: EditorController, makers: Makers): () => void {
  const host = byId("easel-start");
  rovingTabindex(host);
  const leave = () => {
    editor.store.dispatch({ kind: "choosing", open: false });
    byId("easel").focus({ preventScroll: true });
  };
  const begin = (kind: SketchKind) => {
    editor.start(kind);
    byId("easel").focus({ preventScroll: true });
  };
  const make = (open: () => void) => () => {
    leave();
    open();
  };
  mount(editor.store, host, ["choosing"], ({ choosing }) =>
    choosing
      ? html`
        <h2>${W.heading}</h2>
        <div class="papers">${PAPERS.map((kind) => paper(kind, () => begin(kind)))}</div>
        ${row(
          button(W.generate.name, make(makers.generate), "btn", { tip: W.generate.tip }),
          button(W.import.name, make(makers.import), "btn", { tip: W.import.tip }),
          button(W.thisBoard.name, leave, "btn", { tip: W.thisBoard.tip }),
        )}`
      : null,
  );
  return () => {
    editor.store.dispatch({ kind: "choosing", open: true });
    focusStart();
  };
}

function paper(kind: SketchKind, begin: () => void): Markup {
  const words = html`${PICTURES[kind]}<b>${PAPER_WORDS[kind]}</b><span>${W.papers[kind]}</span>`;
  return button(words, begin, "paper", { label: `${PAPER_WORDS[kind]}: ${W.papers[kind]}` });
}

/** Gives the focus to the choice; false where it is not shown. */
export function focusStart(): boolean {
  const host = byId("easel-start");
  const first = host.querySelector("button");
  if (host.hidden || first === null) return false;
  takeFocus(host, first);
  first.focus({ preventScroll: true });
  return true;
}
