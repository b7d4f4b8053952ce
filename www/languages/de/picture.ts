/** Ersatztexte für Bilder, und Meldungen zu Bildern, die nicht zu öffnen sind. */
import { pictureSentences } from "../../model/picture-sentences.ts";
import type { BoardView } from "../../model/state.ts";
import { counted } from "./counts.ts";
import { gameStatusWords } from "./game-status.ts";
import { turnsDative } from "./grammar.ts";
import { playerWord } from "./names.ts";
import { shortTitle } from "./titles.ts";
import { turnSentence } from "./turns.ts";

/** Für geöffnete Bilder. */
export const NO_GAME = "In diesem Bild ist keine Partie.";
export const DAMAGED = "Die Partie in diesem Bild ist beschädigt.";

export function pictureTitle(board: BoardView): string {
  return shortTitle(board.title);
}

export const { pictureWords, cardLines, coordinateWords } = pictureSentences({
  turnSentence,
  gameStatusWords,
  playerWord,
  empty: "Ein leeres Brett",
  stones: (black, white) =>
    `${counted(black, "schwarzer Stein", "schwarze Steine")} und ${counted(white, "weißer Stein", "weiße Steine")}`,
  afterTurns: (stones, turns) => `${stones} nach ${turnsDative(turns)}.`,
  lastTurn: (turn) => `Der letzte Zug: ${turn}.`,
  by: (author) => `von ${author}`,
  after: (turns) => `Nach ${turnsDative(turns)}`,
  coordinates: (changes) => `Die Koordinaten sind die des Bretts${changes}; y geht nach oben.`,
  less: (origin) => `minus ${origin}`,
  dividedBy: (divisor) => `geteilt durch ${divisor}`,
});
