/** Rules as a sentence, and the way to the form behind it. */
import type { GameController } from "../../model/game-controller.ts";
import { byId } from "../../panels/dom.ts";
import { button, html, mount, nothing } from "../../panels/template.ts";
import { CHANGE_RULES, rulesWords } from "../../words/rules.ts";
import { countPieces, wordsOnPieces } from "./pieces.ts";

/** Id of the words on the pieces of a plane. */
const PIECES = "centre-pieces";

/** `open` opens the form. Returns what counts the pieces of the first board. */
export function mountRules(controller: GameController, open: () => void): () => void {
  const { store } = controller;
  const refresh = mount(store, "rules", ["board"], ({ board }) => {
    const { name, sentence } = rulesWords(board);
    const pieces = wordsOnPieces(board);
    describeStage(pieces !== null);
    const change = button(CHANGE_RULES.words, open, "link-button", {
      label: CHANGE_RULES.name,
      tip: CHANGE_RULES.tip,
    });
    const more = pieces === null ? nothing : html`<span id=${PIECES}>${pieces}</span> `;
    return html`<p title=${name}>${sentence} ${more}${change}</p>`;
  });
  return countPieces(controller, refresh);
}

/** Lets the words on the pieces describe the board to screen readers, too. */
function describeStage(hasPieces: boolean): void {
  const ids = hasPieces ? ["stage-help", PIECES] : ["stage-help"];
  byId("stage").setAttribute("aria-describedby", ids.join(" "));
}
