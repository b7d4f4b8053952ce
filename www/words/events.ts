/** English of the pointed place, of the last change, and of notices. */
import type { Actor, Turn } from "../engine/types.ts";
import { changesBy, pointingBy } from "../model/event-sentences.ts";
import { damagedLink, openedWords, placedWords } from "../model/game-notices.ts";
import type { GameNotice, Names } from "../model/state.ts";
import { COPY_AGAIN } from "./core/faults-parts.ts";
import { told } from "./core/told.ts";
import { capitalised, counted, plural } from "./counts.ts";
import { gameStatusWords } from "./game-status.ts";
import { sizeWords } from "./kinds.ts";
import { playerWord } from "./names.ts";
import { contactWords, roomWords } from "./plane.ts";
import { notesWords, placeInTree, variationWords } from "./record.ts";
import { momentWord, refusalWords, turnSentence } from "./turns.ts";

export const pointingWords = pointingBy(playerWord, refusalWords, contactWords, roomWords, {
  suicide: (stones) => `suicide of ${counted(stones, "stone")}`,
  alone: "touches no place, so it could never breathe",
  filled: "partly filled",
  oneOf: (placements) => `one of ${placements} here, N for the next`,
  chain: (stones) => plural(stones, "a lone stone", `a chain of ${counted(stones, "stone")}`),
  liberties: (count) => counted(count, "liberty", "liberties"),
  directed: (liberties) => `${liberties} along the arrows`,
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
    captured: (stones) => `captures ${stones}`,
    suicide: (stones) => `loses ${stones} of its own`,
    back: (turn) => `Took back ${turn}`,
    forward: (turn) => `${turn} again`,
    walked: (moment) => `After ${moment}`,
  },
);

/** Accessible name of a record entry: "Turn 5: Black D4". */
export function entryWords(index: number, player: Actor, turn: Turn, names: Names): string {
  return `${capitalised(momentWord(index + 1, names))}: ${turnSentence(player, turn, names)}`;
}

export const gameNoticeWords = told<GameNotice>({
  broken: ({ path, message }) => `This board cannot be opened. ${placedWords(path, message)}`,
  "broken-link": ({ message, fresh }) =>
    damagedLink(
      message.replace(COPY_AGAIN, ""),
      fresh,
      "Here is an empty board instead.",
      "Your board stays as it is.",
    ),
  restarted: "The core stopped and was restarted; the game stands as it was before that turn.",
  full: "A game can have 100,000 turns, variations included, nested at most 1,000 deep.",
  opened: (notice) => openedWords(notice, "Your last game is saved."),
});
