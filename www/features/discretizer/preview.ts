/** Preview in the discretizer: the picture of the last board that was made, paler while the next one is, and lines
 *  about it. */
import { html, line, type Markup, nothing, painted } from "../../panels/template.ts";

export interface Preview<F> {
  readonly found: F | null;
  readonly isWorking: boolean;
  /** Name of the picture. */
  readonly name: string;
  readonly paint: (canvas: HTMLCanvasElement, found: F) => void;
  readonly lines: readonly string[];
  readonly warning: string | null;
  /** Words under the lines that hold for every such board. */
  readonly note: string;
}

export function preview<F extends object>(shown: Preview<F>): Markup {
  const { found, isWorking, name, lines, warning, note } = shown;
  const paint = (canvas: HTMLCanvasElement) => {
    if (found === null) canvas.getContext("2d")?.clearRect(0, 0, canvas.width, canvas.height);
    else shown.paint(canvas, found);
  };
  return html`<div class=${isWorking ? "preview stale" : "preview"}>
    <canvas role="img" aria-label=${name} ${painted(found, paint)}></canvas>
    <ul class="report" aria-live="polite">
      ${lines.map((words) => html`<li>${words}</li>`)}
      ${warning === null ? nothing : html`<li class="objection">${warning}</li>`}
    </ul>
    ${line(note)}
  </div>`;
}
