/** Erklärungen, in ein, zwei Sätzen. */
import { explanationSentences } from "../../model/explanation-sentences.ts";
import { counted, plural } from "./counts.ts";
import { amountWords, methodWord, scoreNowWords } from "./game-status.ts";
import { COLOURS, momentDative } from "./grammar.ts";
import { listed, playerWord } from "./names.ts";
import { gapsWords } from "./plane.ts";
import { boardWords, momentWords } from "./turns.ts";

export const { jumpWords, whyWords, whySentences, tallyWords } = explanationSentences({
  player: playerWord,
  listed,
  amount: amountWords,
  board: boardWords,
  toStart: "Zum Anfang gehen",
  toBefore: (turns, names) => `Vor ${momentDative(turns, names)} gehen`,
  toAfter: (turns, names) => `Zu ${momentDative(turns, names)} gehen`,
  noScore: "Diese Regeln haben keine Wertung.",
  nothing: (place) => `${place}: Hier gibt es nichts zu erklären.`,
  method: methodWord,
  scoreNow: scoreNowWords,
  captured: (black, white) => `Geschlagen: ${black} von Schwarz, ${white} von Weiß.`,
  persons: (first, second) => `Spieler 1 hat ${first}, Spieler 2 ${second}.`,
  goneBack: (turn, names) =>
    `${momentWords(turn, names)} ging auf ein früheres Brett zurück, auf dem dieser Stein nicht steht.`,
  stone: (owner, place) => `Der ${COLOURS[owner]} Stein auf ${place}`,
  chain: (owner, stones) => `Die ${COLOURS[owner]} Kette aus ${stones} Steinen`,
  hadGaps: (arcs) => `hatte noch ${gapsWords(arcs)}`,
  hadLiberties: (count) => `hatte noch ${plural(count, "eine Freiheit", `${count} Freiheiten`)}`,
  reached: (points) =>
    `erreichte ${plural(points, "einen leeren Punkt", `${points} leere Punkte`)} entlang der Pfeile`,
  through: (stones) => `, über ${counted(stones, "weiteren Stein", "weitere Steine")}`,
  closing: ({ by, turn, names, place }, closed) =>
    `${playerWord(by)} ${closed} mit ${momentDative(turn, names)} auf ${place}.`,
  closedGaps: (gaps) => `schloss ${plural(gaps, "ihn", "sie")}`,
  untouched: (closed, stones) =>
    `${closed}, ohne ${plural(stones, "den Stein", "die Kette")} zu berühren,`,
  closed: {
    liberties: {
      blocked: (count) => `sperrte ${plural(count, "sie", `alle ${count}`)} durch Überlappung`,
      filled: "füllte sie",
      filledOne: (count) =>
        `füllte eine und sperrte ${plural(count - 1, "den Rest", "die übrigen")} durch Überlappung`,
    },
    points: {
      blocked: (count) => `sperrte ${plural(count, "ihn", `alle ${count}`)} durch Überlappung`,
      filled: "füllte ihn",
      filledOne: (count) =>
        `füllte einen und sperrte ${plural(count - 1, "den Rest", "die übrigen")} durch Überlappung`,
    },
  },
  taken: "Ohne Freiheit wurde geschlagen.",
  takenOnArrows: (arrow) => `${arrow ?? "Dann erreichte er keinen mehr"}, und er wurde geschlagen.`,
  onlyArrow: (place, owner) =>
    `Sein einziger Pfeil führt nach ${place}, wo ${playerWord(owner)} steht`,
  takenByOwn: (lost, { turn, names, place }, reason) =>
    `${lost} fiel durch den eigenen ${momentWords(turn, names)} auf ${place}: ${reason}.`,
  reachedNone: "Dann erreichte er keinen leeren Punkt entlang der Pfeile",
  tookLastLiberty: (stones) =>
    `Er nahm die letzte Freiheit ${plural(stones, "des Steins", "der Kette")}`,
  hadNoLiberty: (stones) =>
    `Als er stand, hatte ${plural(stones, "der Stein", "die Kette")} keine Freiheit`,
  occupied: (place) => `Auf ${place} liegt schon ein Stein.`,
  overlaps: (place, stones) => `Ein Stein auf ${place} würde überlappen: ${stones}.`,
  outside: "Ein Stein hier läge nicht ganz im Brett.",
  play: (player, place) => `${playerWord(player)} ${place}`,
  takenAtOnce: (play) => `${play} würde sofort geschlagen, und das Brett wäre wie jetzt.`,
  stonesOf: (owner, count) =>
    counted(count, `${COLOURS[owner]}n Stein`, `${COLOURS[owner]} Steine`),
  stonesOfItsOwn: (count) => counted(count, "eigenen Stein", "eigene Steine"),
  repeats: (play, board) => `${play} würde ${board} wiederholen.`,
  takesAndRepeats: (play, losses, board) =>
    `${play} würde ${losses} schlagen und ${board} wiederholen.`,
  stones: (count) => counted(count, "Stein", "Steine"),
  andMoreEmpty: (points, stones) =>
    `${counted(points, "weiteren leeren Punkt", "weitere leere Punkte")} und ${stones}`,
  reachesAlong: (place, things, whose) =>
    `Entlang der Pfeile erreicht ${place} ${things}: gehört ${whose}.`,
  reaches: (count, _, stones, whose) =>
    plural(
      count,
      `Diese leere Stelle erreicht ${stones}: Sie gehört ${whose}.`,
      `Diese ${counted(count, "leere Stelle", "leere Stellen")} erreichen ${stones}: Sie gehören ${whose}.`,
    ),
  whose: playerWord,
  nobodys: "niemandem",
  only: (owner) => `nur ${COLOURS[owner]} Steine`,
  both: "schwarze und weiße Steine",
  noStone: "keinen Stein",
  covered: "von Steinen bedeckt",
  inStones: "in Steinen",
  colouredPoints: (count) => plural(count, "gefärbter Punkt", "gefärbte Punkte"),
  countedStones: (count) => plural(count, "Stein", "Steine"),
  emptyGround: "auf leerem Grund, gemessen am Raum eines Steins",
  emptyPlaces: (count) => plural(count, "leere Stelle", "leere Stellen"),
  wonByBids: "aus Geboten",
  komi: "Komi",
  neutral: (count) =>
    `${counted(count, "leere Stelle", "leere Stellen")} ${plural(count, "gehört", "gehören")} niemandem`,
});
