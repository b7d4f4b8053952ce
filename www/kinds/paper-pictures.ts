/** Small pictures of the empty papers, one of each kind that can be drawn, in the order of their choice. */
import { html, type TemplateResult } from "lit-html";
import type { SketchKind } from "../engine/features.ts";

export const PAPER_PICTURES: Readonly<Record<SketchKind, TemplateResult>> = {
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

export const PAPERS = Object.keys(PAPER_PICTURES) as SketchKind[];
