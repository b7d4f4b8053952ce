/** Statuszeile: was die Seite am Zug zu tun hat, oder das Ergebnis. */
import { has } from "../../engine/features.ts";
import type { GameResult } from "../../engine/types.ts";
import { CONTINUUM, margin, readable } from "../../fractions.ts";
import { unreachable } from "../../model/actions.ts";
import type { BoardView, GameView, Names } from "../../model/state.ts";
import { playerNamed } from "../../model/state.ts";
import { otherPlayer, placeIn } from "../../model/turns.ts";
import { capitalised, grouped } from "./counts.ts";
import { playerWord, winnerWords } from "./names.ts";
import { deadWords, turnRange } from "./turns.ts";

/** „Weiß am Zug“, „Weiß: das Gebot von 1½ beantworten“, oder das Ergebnis. */
export function gameStatusWords(game: GameView, board: BoardView): string {
  if (game.result !== null) return resultWords(game.result, board);
  if (game.actor === null) return "Die Partie ist zu Ende";
  const who = playerWord(game.actor);
  return game.phase === "turn" ? `${who} am Zug` : `${who}: ${dutyWords(game, board)}`;
}

function dutyWords(game: GameView, { names }: BoardView): string {
  switch (game.phase) {
    case "komi":
      return "das Komi nennen";
    case "take":
      return `Schwarz nehmen, oder Weiß mit Komi ${readable(game.standing.named ?? "0")}`;
    case "answer":
      return `sagen, wer das Ko gewinnt, oder das Gebot von ${readable(game.standing.bid ?? "0")} nicht beachten`;
    case "reset":
      return "das Brett zurücksetzen oder so lassen";
    case "offer":
      return offerWords(game, names);
    case "turn":
      return "ziehen";
    case "over":
      return "die Partie ist zu Ende";
    default:
      return unreachable(game.phase);
  }
}

function offerWords({ standing, actor, turnCount }: GameView, names: Names): string {
  const player = playerNamed(actor);
  const other = player === null ? "die andere Seite" : playerWord(otherPlayer(player));
  const { offer } = standing;
  if (typeof offer === "number")
    return `${other} behauptet, dass sich ${turnRange(offer, turnCount - 1, names)} ewig wiederholen; zustimmen oder ablehnen`;
  if (offer === "draw") return `${other} bietet Unentschieden an; zustimmen oder ablehnen`;
  const stones =
    offer === null || offer === "pass" ? "" : `: ${deadWords(offer.dead.map(placeIn), names)}`;
  return `${other} bietet an, hier zu enden${stones}; zustimmen oder ablehnen`;
}

export function methodWord({ rules, facts }: BoardView): string {
  switch (rules.score) {
    case "area":
      return has(facts, "centres") ? "Fläche, auf einer Stichprobe gezählt" : "Fläche";
    case "stones":
      return "Steine";
    case "measure":
      return "Maß, in π Quadratticks";
    case "cardinality":
      return has(facts, "continuous") ? "Mächtigkeit" : "gefärbte Punkte";
    case "live":
      return "lebende Steine";
    case "none":
      return "";
    default:
      return unreachable(rules.score);
  }
}

/** Die Wertung in einem Wort, vor dem Stand; ohne Wertung werden Gefangene gezählt. */
export function scoreWord({ rules, facts }: BoardView): string {
  switch (rules.score) {
    case "area":
      return "Fläche";
    case "stones":
      return "Steine";
    case "measure":
      return "Maß";
    case "cardinality":
      return has(facts, "continuous") ? "Mächtigkeit" : "Punkte";
    case "live":
      return "lebend";
    case "none":
      return "Gefangene";
    default:
      return unreachable(rules.score);
  }
}

/** Ein Stand, solange die Partie läuft: „Fläche jetzt, auf einer Stichprobe gezählt“. */
export function scoreNowWords(board: BoardView): string {
  const [method = "", ...details] = methodWord(board).split(", ");
  return capitalised([`${method} jetzt`, ...details].join(", "));
}

/** Eine lesbare Wertung; die eine unendliche Zahl des Kerns bleibt ein Wort. */
export function amountWords(value: string): string {
  if (value === CONTINUUM) return "Kontinuum";
  return /^\d{6,}$/.test(value) ? grouped(Number(value)) : readable(value);
}

export function resultWords(result: GameResult, board: BoardView): string {
  const { winner, by } = result;
  switch (by) {
    case "two-passes":
      return countedResult(result, methodWord(board), "beide haben gepasst");
    case "agreement":
      return countedResult(result, methodWord(board), "tote Steine vereinbart");
    case "draw":
      return "Unentschieden (vereinbart)";
    case "resignation":
      return winner === "draw"
        ? "Unentschieden"
        : `${winnerWords(winner)}: ${playerWord(otherPlayer(winner))} hat aufgegeben`;
    case "timeout":
      return winner === "draw"
        ? "Unentschieden"
        : `${winnerWords(winner)}: ${playerWord(otherPlayer(winner))} hat die Zeit überschritten`;
    case "no-turn":
      return winner === "draw"
        ? "Unentschieden"
        : `${winnerWords(winner)}: ${noTurnWords(playerWord(otherPlayer(winner)), board)}`;
    case "forever":
      return foreverWords(result);
    default:
      return unreachable(by);
  }
}

/** Auf einer Ebene werden nur endlich viele Stellen durchsucht (RULES.md, D7). */
function noTurnWords(loser: string, { facts }: BoardView): string {
  return has(facts, "centres")
    ? `an den untersuchten Stellen fand sich kein Zug für ${loser}`
    : `${loser} hat keinen Zug mehr`;
}

function countedResult({ winner, black, white }: GameResult, method: string, end: string): string {
  const reason = method === "" ? end : `${method}, ${end}`;
  const by = black === undefined || white === undefined ? "" : marginWords(black, white);
  return winner === "draw"
    ? `Unentschieden (${reason})`
    : `${winnerWords(winner)}${by} (${reason})`;
}

function marginWords(black: string, white: string): string {
  const endless = black === CONTINUUM || white === CONTINUUM;
  return endless ? " mit unendlich vielen Punkten" : ` mit ${margin(black, white)}`;
}

function foreverWords({ winner, black, white, unsustainability }: GameResult): string {
  const unsustainable =
    unsustainability !== undefined && unsustainability.black + unsustainability.white > 0;
  if (winner === "draw")
    return unsustainable
      ? "Unentschieden: Beide wiederholen gleich teure Züge"
      : "Unentschieden: auf ewig gleich";
  if (unsustainable)
    return `${winnerWords(winner)}: ${playerWord(otherPlayer(winner))} verliert durch Wiederholen teurerer Züge`;
  const by = black === undefined || white === undefined ? "" : ` mit ${margin(black, white)}`;
  return `${winnerWords(winner)}${by}`;
}
