/** Die gezeigte Stelle, die letzte Änderung und Hinweise. */
import type { Actor, Turn } from "../../engine/types.ts";
import { changesBy, pointingBy } from "../../model/event-sentences.ts";
import { damagedLink, openedWords, placedWords } from "../../model/game-notices.ts";
import type { GameNotice, Names } from "../../model/state.ts";
import { COPY_AGAIN } from "./core/faults-parts.ts";
import { told } from "./core/told.ts";
import { counted, plural } from "./counts.ts";
import { gameStatusWords } from "./game-status.ts";
import { sizeWords } from "./kinds.ts";
import { playerWord } from "./names.ts";
import { contactWords, roomWords } from "./plane.ts";
import { notesWords, placeInTree, variationWords } from "./record.ts";
import { momentWord, refusalWords, turnSentence } from "./turns.ts";

export const pointingWords = pointingBy(playerWord, refusalWords, contactWords, roomWords, {
  suicide: (stones) => `Selbstmord, ${counted(stones, "Stein fiele", "Steine fielen")}`,
  alone: "berührt keinen Platz und könnte nie atmen",
  filled: "teilweise gefüllt",
  oneOf: (placements) => `einer von ${placements} hier, N für den nächsten`,
  chain: (stones) => plural(stones, "ein einzelner Stein", `eine Kette aus ${stones} Steinen`),
  liberties: (count) => counted(count, "Freiheit", "Freiheiten"),
  directed: (liberties) => `${liberties} entlang der Pfeile`,
});

export const changeWords = changesBy(
  turnSentence,
  contactWords,
  placeInTree,
  variationWords,
  notesWords,
  gameStatusWords,
  sizeWords,
  {
    captured: (stones) => `schlägt ${stones}`,
    suicide: (stones) => `verliert ${stones} eigene`,
    back: (turn) => `Zurückgenommen: ${turn}`,
    forward: (turn) => `Wieder ${turn}`,
    walked: (moment) => moment,
  },
);

/** Zugänglicher Name eines Eintrags: „Zug 5: Schwarz D4“. */
export function entryWords(index: number, player: Actor, turn: Turn, names: Names): string {
  return `${momentWord(index + 1, names)}: ${turnSentence(player, turn, names)}`;
}

export const gameNoticeWords = told<GameNotice>({
  broken: ({ path, message }) =>
    `Dieses Brett kann nicht geöffnet werden. ${placedWords(path, message)}`,
  "broken-link": ({ message, fresh }) =>
    damagedLink(
      message.replace(COPY_AGAIN, ""),
      fresh,
      "Hier ist stattdessen ein leeres Brett.",
      "Dein Brett bleibt, wie es ist.",
    ),
  restarted: "Der Kern blieb stehen und wurde neu gestartet; die Partie steht wie vor diesem Zug.",
  full: "Eine Partie kann 100.000 Züge haben, Varianten inbegriffen, höchstens 1.000 tief verschachtelt.",
  opened: (notice) => openedWords(notice, "Deine letzte Partie ist gespeichert."),
});
