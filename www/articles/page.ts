/** Script of the articles. Wiring only. */
import { LooseFigure, type OpenBoard } from "./loose-figure.ts";

const figure = document.querySelector<HTMLElement>("[data-loose]");
const board = figure?.querySelector<OpenBoard>("go-space");
if (figure !== null && board != null) {
  await customElements.whenDefined("go-space");
  new LooseFigure(figure, board, await board.document()).begin();
}
