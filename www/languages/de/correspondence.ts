/** Partien per Link: angekommene Züge, Links zum Senden, und Züge, die warten. */

import { readable } from "../../fractions.ts";
import { isolated } from "../../isolate.ts";
import { watchingSlice } from "../../model/correspondence.ts";
import { otherSide, type Side, sideToAct } from "../../model/opponent.ts";
import { type ReceivedGame, type RecentMove, receivedSlice } from "../../model/received.ts";
import type { Names, State } from "../../model/state.ts";
import { readTurn, type TurnRead } from "../../model/turns.ts";
import { told } from "./core/told.ts";
import { counted } from "./counts.ts";
import { gameStatusWords, resultWords } from "./game-status.ts";
import { momentDative, turnsDative } from "./grammar.ts";
import { placeWord, playerWord } from "./names.ts";
import { sideWord } from "./opponent.ts";
import { boardWords, deadWords } from "./turns.ts";

export const READY = "Der Link zum Senden ist bereit.";
export const COPIED = "Kopiert. Öffne die Antwort hier.";
export const TOO_LONG =
  "Diese Partie ist zu lang für einen Link. Speichere sie, und sende die Datei.";
export const TRYING = "Du probierst Züge aus. Nichts geht verloren.";

/** Namen der beiden Seiten einer Partie per Link. */
interface Sides {
  readonly mine: string;
  readonly other: string;
}

function sidesOf(state: State): Sides | null {
  const { opponent } = state;
  if (opponent.kind !== "link") return null;
  const word = (side: Side) => sideWord(side, state);
  return { mine: word(opponent.mine), other: word(otherSide(opponent.mine)) };
}

/** Überschrift des Links zum Senden. */
export function sendWords(state: State): string {
  const other = sidesOf(state)?.other ?? "";
  return state.game.actor === null ? `Sende das Ende an ${other}` : `Sende dies an ${other}`;
}

export function pendingWords(state: State): string {
  if (watchingSlice.of(state))
    return "Du siehst zu: Was du probierst, bleibt hier. Trotzdem hier spielen?";
  const other = sidesOf(state)?.other ?? "";
  return `${other} ist am Zug, auf der anderen Seite des Links. Trotzdem hier spielen?`;
}

/** Die Seite am Zug und das Neue einer erhaltenen Partie; null, wenn keine kam. */
export function receivedWords(state: State): string | null {
  const received = receivedSlice.of(state);
  const sides = sidesOf(state);
  if (received === null || sides === null) return null;
  const newTurns = newTurnsWords(received, state.board.names);
  // Auf dem Weg zurück würde die Seite am Zug verwirren.
  if (state.game.turnCount < state.game.record.length) return newTurns;
  const sentences = [leadWords(state, received, sides), newTurns];
  if (asksMore(state)) sentences.push(`${gameStatusWords(state.game, state.board)}.`);
  return sentences.filter((each) => each !== "").join(" ");
}

/** Eine andere Phase als ein Zug braucht Worte; den Rest zeigt das Brett. */
function asksMore({ game }: State): boolean {
  return game.phase !== "turn" && game.phase !== "over";
}

function leadWords({ opponent, game, board }: State, received: ReceivedGame, sides: Sides): string {
  const { mine, other } = sides;
  const { invitation } = received;
  const own = opponent.kind === "link" && invitation !== null && invitation.side !== opponent.mine;
  if (own) return `Dieser Link wurde hier gemacht, für ${other}: Du bist ${mine}.`;
  if (game.result !== null) return `Die Partie ist zu Ende. ${resultWords(game.result, board)}.`;
  return opponent.kind === "link" && sideToAct(game) === opponent.mine
    ? `Du bist am Zug, als ${mine}.`
    : `${other} ist am Zug: Du bist ${mine}.`;
}

function newTurnsWords({ recentMoves, count, known }: ReceivedGame, names: Names): string {
  if (count === 0)
    return known
      ? "Dieser Link ist älter; deine Partie hat diese Züge schon."
      : "Noch wurde nichts gespielt.";
  const sentences = recentMoves.map((move) => `${moveSentence(move, names)}.`).join(" ");
  return count > recentMoves.length
    ? `${counted(count, "Zug ist", "Züge sind")} neu. ${sentences}`
    : sentences;
}

/** „Schwarz setzte D4 und schlug 2 Steine“. */
function moveSentence({ turn, player, taken }: RecentMove, names: Names): string {
  const read = readTurn(turn);
  const who = playerWord(read.kind === "forget" ? read.player : player);
  const and = taken === 0 ? "" : ` und schlug ${counted(taken, "Stein", "Steine")}`;
  return `${who} ${didWords(read, names)}${and}`;
}

const didWords = told<TurnRead, string, [names: Names]>({
  play: ({ at, bid }, names) => `setzte ${placeWord(at, names)}${bidWords(bid)}`,
  pass: "passte",
  resign: "gab auf",
  timeout: "überschritt die Zeit",
  agree: "stimmte zu",
  accept: "stimmte zu",
  decline: "lehnte ab",
  komi: ({ komi }) => `nannte Komi ${readable(komi)}`,
  take: ({ colour }) => `nahm ${playerWord(colour)}`,
  forget: "löschte den Verlauf",
  answer: ({ answer }) =>
    answer === "ignore"
      ? "beachtete das Gebot nicht"
      : `ließ ${playerWord(answer)} das Ko gewinnen`,
  reset: ({ to }, names) =>
    to === null ? "ließ das Brett so" : `setzte zurück auf ${boardWords(to, names)}`,
  forever: ({ from }, names) =>
    from === "pass"
      ? "bot an, hier zu enden"
      : `behauptete, dass sich die Züge ab ${momentDative(from + 1, names)} ewig wiederholen`,
  draw: "bot Unentschieden an",
  dead: ({ stones }, names) => `bot an, hier zu enden: ${deadWords(stones, names)}`,
});

function bidWords(bid: string | null): string {
  return bid === null ? "" : ` mit einem Gebot von ${readable(bid)}`;
}

export function divergedWords(turns: number): string {
  const where = turns === 0 ? "von Anfang an" : `nach Zug ${turns}`;
  return `Diese Partie ging ${where} an zwei Orten weiter. Beides bleibt: deine Züge und die anderen.`;
}

export function alikeWords(title: string, turns: number): string {
  return `Das sieht aus wie deine Partie „${isolated(title)}“, hier mit ${turnsDative(turns)}. Beide zusammenführen?`;
}

/** Tasten und Felder einer Partie per Link. */
export const BY_LINK = {
  lookAtFromStart: "Von Anfang an ansehen",
  backLastTurn: "Zurück zum letzten Zug",
  backGame: "Zurück zur Partie",
  playHereAnyway: "Trotzdem hier spielen",
  playLive: "Live spielen …",
  playByLink: "Per Link spielen",
  linkSend: "Link zum Senden",
  copyLink: "Link kopieren",
  leave: "Lassen",
  send: "Senden…",
} as const;
