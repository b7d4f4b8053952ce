/** Erklärungen, in ein, zwei Sätzen. */
import type { Player } from "../../engine/types.ts";
import type { Explanation } from "../../model/explanation.ts";
import { explanationSentences } from "../../model/explanation-sentences.ts";
import type { BoardView } from "../../model/state.ts";
import { counted, plural } from "./counts.ts";
import { amountWords, methodWord, scoreNowWords } from "./game-status.ts";
import { COLOURS, momentDative } from "./grammar.ts";
import { listed, playerWord } from "./names.ts";
import { gapsWords } from "./plane.ts";
import { boardWords, momentWords } from "./turns.ts";

/** Aufschrift der Taste, die das Brett einer Erklärung zeigt. */
export function jumpWords({ answer, jump }: Explanation, { names }: BoardView): string {
  if (jump === 0 || jump === null) return "Zum Anfang gehen";
  return answer.kind === "taken"
    ? `Vor ${momentDative(jump + 1, names)} gehen`
    : `Zu ${momentDative(jump, names)} gehen`;
}

export const { whyWords, whySentences, tallyWords } = explanationSentences({
  player: playerWord,
  listed,
  amount: amountWords,
  board: boardWords,
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
  reached: (points, through) => {
    const others =
      through === 0 ? "" : `, über ${counted(through, "weiteren Stein", "weitere Steine")}`;
    return `erreichte ${plural(points, "einen leeren Punkt", `${points} leere Punkte`)} entlang der Pfeile${others}`;
  },
  closing: ({ by, turn, names, place }, closed) =>
    `${playerWord(by)} ${closed} mit ${momentDative(turn, names)} auf ${place}.`,
  closedGaps: (gaps, stones, touches) => {
    const closed = `schloss ${plural(gaps, "ihn", "sie")}`;
    return touches
      ? closed
      : `${closed}, ohne ${plural(stones, "den Stein", "die Kette")} zu berühren,`;
  },
  closed: ({ count, fills, directed }) => {
    const it = directed ? "ihn" : "sie";
    if (!fills) return `sperrte ${plural(count, it, `alle ${count}`)} durch Überlappung`;
    if (count === 1) return `füllte ${it}`;
    const others = count === 2 ? "den Rest" : "die übrigen";
    return `füllte ${directed ? "einen" : "eine"} und sperrte ${others} durch Überlappung`;
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
  repeats: (play, losses, board) =>
    `${play} würde${losses === null ? "" : ` ${losses} schlagen und`} ${board} wiederholen.`,
  stones: (count) => counted(count, "Stein", "Steine"),
  reachesAlong: (place, more, stones, owner) => {
    const others =
      more === 0 ? "" : ` ${counted(more, "weiteren leeren Punkt", "weitere leere Punkte")} und`;
    return `Entlang der Pfeile erreicht ${place}${others} ${stones}: gehört ${whoseIs(owner)}.`;
  },
  reaches: (count, _, stones, owner) =>
    plural(
      count,
      `Diese leere Stelle erreicht ${stones}: Sie gehört ${whoseIs(owner)}.`,
      `Diese ${emptyPlaces(count)} erreichen ${stones}: Sie gehören ${whoseIs(owner)}.`,
    ),
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
  neutral: (count) => `${emptyPlaces(count)} ${plural(count, "gehört", "gehören")} niemandem`,
});

function whoseIs(owner: Player | null): string {
  return owner === null ? "niemandem" : playerWord(owner);
}

function emptyPlaces(count: number): string {
  return counted(count, "leere Stelle", "leere Stellen");
}
