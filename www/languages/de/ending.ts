/** Das Ende einer Partie: die Wörter des Siegels, und ein Satz, wie die Regeln entschieden. */
import { has } from "../../engine/features.ts";
import type { GameResult } from "../../engine/types.ts";
import type { Tally } from "../../engine/why.ts";
import { CONTINUUM, margin, readable } from "../../fractions.ts";
import { unreachable } from "../../model/actions.ts";
import { BLACK, type BoardView, type GameView, type State, WHITE } from "../../model/state.ts";
import { otherPlayer } from "../../model/turns.ts";
import type { SealWords } from "../../words/ending.ts";
import { tallyWords } from "./explanation.ts";
import { playerWord } from "./names.ts";

export function sealWords({ winner, by, black, white }: GameResult): SealWords {
  if (winner === "draw") return { name: "Remis", verb: "", amount: "" };
  const loser = playerWord(otherPlayer(winner));
  if (by === "timeout") return { name: loser, verb: "Zeit um", amount: "" };
  if (by === "resignation") return { name: loser, verb: "gibt auf", amount: "" };
  const isCounted = black !== undefined && white !== undefined && black !== white;
  if (!isCounted) return { name: playerWord(winner), verb: "gewinnt", amount: "" };
  const endless = black === CONTINUUM || white === CONTINUUM;
  const amount = endless ? "∞" : margin(black, white);
  return { name: playerWord(winner), verb: "gewinnt mit", amount };
}

export const PUT_AWAY = "Siegel weglegen";

/** Ein Satz, wie die Regeln die Partie entschieden. */
export function endingWords(state: State, tally: Tally | null): string {
  const { game, board } = state;
  if (game.result === null) return "";
  const { winner, by } = game.result;
  switch (by) {
    case "two-passes":
      return tally === null
        ? "Beide haben gepasst, und die Partie ist zu Ende."
        : countedWords(state, tally);
    case "agreement":
      return tally === null
        ? "Beide haben sich auf tote Steine geeinigt."
        : `Beide haben sich auf tote Steine geeinigt, die nicht zählen. ${countedWords(state, tally)}`;
    case "draw":
      return "Beide haben sich auf Unentschieden geeinigt, also wird nichts gezählt.";
    case "resignation":
      return winner === "draw"
        ? "Nichts wird gezählt."
        : `${playerWord(otherPlayer(winner))} hat aufgegeben, also wird nichts gezählt.`;
    case "timeout":
      return winner === "draw"
        ? "Nichts wird gezählt."
        : `${playerWord(otherPlayer(winner))} hat die Zeit überschritten, also wird nichts gezählt.`;
    case "no-turn":
      return winner === "draw" ? "Nichts wird gezählt." : noTurnSentence(winner, board);
    case "forever":
      return `${divisionWords(game)}${foreverSentence(game)}`;
    default:
      return unreachable(by);
  }
}

/** Auf einer Ebene werden nur endlich viele Stellen durchsucht (RULES.md, D7). */
function noTurnSentence(winner: "black" | "white", { facts }: BoardView): string {
  const loser = playerWord(otherPlayer(winner));
  const lacks = has(facts, "centres") ? `für ${loser} fand sich kein Zug` : `${loser} hat keinen`;
  return `Hier darf niemand passen, und wer keinen Zug mehr hat, verliert: ${lacks}.`;
}

function countedWords(state: State, tally: Tally): string {
  return `${methodSentence(state.board)}: ${tallyWords(tally, state)}`;
}

function methodSentence({ rules, facts }: BoardView): string {
  switch (rules.score) {
    case "area":
      return has(facts, "centres")
        ? "Steine zählen, und der Grund, den nur eine Farbe erreicht"
        : "Steine zählen, und jede leere Stelle, die nur eine Farbe erreicht";
    case "stones":
      return "Nur Steine auf dem Brett zählen";
    case "measure":
      return "Der Flächeninhalt unter Steinen zählt";
    case "cardinality":
      return "Gefärbte Punkte zählen";
    case "live":
    case "none":
      return "Die Zählung";
    default:
      return unreachable(rules.score);
  }
}

/** Bei Teilen und Wählen: „Spieler 1 nannte Komi 2, und Spieler 2 nahm Weiß. “ */
function divisionWords({ standing }: GameView): string {
  const { first, named } = standing;
  if (first === null) return "";
  return `Spieler 1 nannte Komi ${readable(named ?? "0")}, und Spieler 2 nahm ${playerWord(otherPlayer(first))}. `;
}

function foreverSentence({ result, lasting }: GameView): string {
  const { black = 0, white = 0 } = result?.unsustainability ?? {};
  if (black + white > 0)
    return "Diese Partie geht ewig weiter: Wer den teureren Zug wiederholen muss, verliert.";
  const live = lasting?.filter((colour) => colour === BLACK || colour === WHITE).length ?? 0;
  const stones = live === 0 ? "kein Stein lebt ewig" : "Steine, die ewig leben, kommen hinzu";
  return `Diese Partie geht ewig weiter: Komi und Gebote zählen, und ${stones}.`;
}
