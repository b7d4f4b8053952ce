/** Was eine Stellung wert ist. */
import type { Estimate, PositionValue } from "../../engine/protocol.ts";
import { isKnown } from "../../engine/solved.ts";
import type { Player, Turn } from "../../engine/types.ts";
import { readable } from "../../fractions.ts";
import { compared, isDrawn, marginFor, rankedTurns } from "../../model/ranked-turns.ts";
import { type BoardView, playerNamed, type State } from "../../model/state.ts";
import { otherPlayer, readTurn } from "../../model/turns.ts";
import type { Value } from "../../model/value.ts";
import { leadWords, percent } from "./analysis.ts";
import { capitalised, counted, roughly } from "./counts.ts";
import { VALUE_ASK } from "./game-panel.ts";
import { listed, placeWord, playerWord } from "./names.ts";
import { turnSentence, turnWord } from "./turns.ts";

export const VALUE = {
  name: VALUE_ASK.name,
  stop: "Anhalten",
  goOn: "Weiter",
  again: "Nochmals fragen",
  moved: "Eine andere Stellung ist zu sehen. Frage nochmals, und diese wird bewertet.",
  over: "Die Partie ist zu Ende; es gibt nichts mehr zu spielen.",
  addLine: "Als Variante anfügen",
  addLineTip: "Das beste Spiel in die Aufzeichnung stellen, um es durchzugehen",
  bestPlay: "Bestes Spiel",
  turns: "Erste Züge, die besten zuerst",
  turnTip: "Ihn als Variante spielen und die Antworten sehen",
  memory:
    "Antworten werden in höchstens etwa 170 MB Speicher gehalten; ist er voll, werden sie verworfen und neu gefunden.",
  problem: "Zur Aufgabe machen",
  problemTip: "Teilen: Leser finden die besten Züge, und jeder Zug wird beantwortet",
} as const;

/** So viele beste Züge und Werte anderer Züge nennt ein Satz. */
const MOST_NAMED = 4;

type Rules = Pick<BoardView, "rules">;

/** „Schwarz gewinnt mit 3“, „Weiß gewinnt“, „unentschieden“. */
export function sideWords(value: string, { rules }: Rules): string {
  const sign = compared(value, "0");
  if (sign === 0) return "unentschieden";
  const player = sign > 0 ? "black" : "white";
  const wins = `${playerWord(player)} gewinnt`;
  return rules.end === "no-turn-loses" ? wins : `${wins} mit ${readable(marginFor(player, value))}`;
}

/** Neben einer Stelle auf dem Brett: „S+3“, „W+½“, „0“; „S“ und „W“, wo der letzte Zug entscheidet. */
export function shortValue(value: string, { rules }: Rules): string {
  const sign = compared(value, "0");
  if (sign === 0) return "0";
  const player = sign > 0 ? "black" : "white";
  const letter = playerWord(player).charAt(0);
  return rules.end === "no-turn-loses" ? letter : `${letter}+${readable(marginFor(player, value))}`;
}

/** „Schwarz gewinnt, mit 2 bis 9“, „Zwischen: Weiß gewinnt mit 4, und Schwarz gewinnt mit 9“. */
export function boundsWords(low: string, high: string, board: Rules): string {
  if (low === high) return capitalised(sideWords(low, board));
  if (board.rules.end === "no-turn-loses") return "Noch nicht bekannt, wer gewinnt";
  if (compared(low, "0") > 0) return `Schwarz gewinnt, mit ${readable(low)} bis ${readable(high)}`;
  const [least, most] = [marginFor("white", high), marginFor("white", low)];
  if (compared(high, "0") < 0) return `Weiß gewinnt, mit ${readable(least)} bis ${readable(most)}`;
  return `Zwischen „${sideWords(low, board)}“ und „${sideWords(high, board)}“`;
}

/** Der Wert, und die Züge, die ihn halten: „Schwarz gewinnt mit 9. Am besten zuerst: B2.“ Null, bevor etwas bekannt ist. */
export function valueWords({ found }: Value, { board, game }: State): string | null {
  if (found === null) return null;
  if (found.reason !== undefined) return found.reason;
  if (game.phase === "komi" && found.settled)
    return `Das gerechte Komi ist ${readable(found.low)}.`;
  const words = `${finalWords(found, { board, game })}.`;
  const player = playerNamed(game.actor);
  if (!isKnown(found) || player === null) return words;
  const best = rankedTurns(found, player).filter(({ rank }) => rank === "best");
  const named = best.slice(0, MOST_NAMED).map(({ turn }) => firstWords(turn, board));
  const more = best.length - named.length;
  if (more > 0) named.push(`${more} weitere`);
  return named.length === 0 ? words : `${words} Am besten zuerst: ${listed(named)}.`;
}

function finalWords(found: PositionValue, { board, game }: Pick<State, "board" | "game">): string {
  const { low, high, between } = found;
  if (between === "drawn" && game.phase === "komi")
    return `Unentschieden mit jedem Komi von ${readable(low)} bis ${readable(high)}`;
  return isDrawn(found) ? "Unentschieden" : boundsWords(low, high, board);
}

/** Neben einer Zeichnung: „Bei bestem Spiel: Schwarz gewinnt mit 3“; leer, wo das nicht bekannt ist. */
export function drawnWords({ settled, low }: PositionValue, board: Rules): string {
  return settled ? `Bei bestem Spiel: ${sideWords(low, board)}` : "";
}

/** Ein Zug als Hauptwort: eine Stelle, oder „Passen“; „übergeht das Gebot“ von denen, die keins von beiden sind. */
export function firstWords(turn: Turn, { names }: Pick<BoardView, "names">): string {
  const read = readTurn(turn);
  if (read.kind === "play") return placeWord(read.at, names);
  return read.kind === "pass" ? "Passen" : turnWord(turn, names);
}

/** „Schätzung aus 2.000 Probepartien: Schwarz führt mit 3“. */
export function estimateWords({ playouts, lead, share }: Estimate, player: Player): string {
  const games = `Schätzung aus ${counted(roughly(playouts), "Probepartie", "Probepartien")}`;
  return lead === null
    ? `${games}: ${playerWord(player)} gewinnt ${percent(share)} davon`
    : `${games}: ${leadWords(lead, player)}`;
}

/** Stand der Arbeit: „Sucht… 54.000 Züge versucht“, „Angehalten“, „Exakt“. */
export function stageWords({ stage, found }: Value): string {
  const tried = found === null ? "" : counted(roughly(found.nodes), "Zug", "Züge");
  switch (stage) {
    case "working":
      return found === null ? "Sucht…" : `Sucht… ${tried} versucht${leftWords(found.left)}`;
    case "stopped":
      return found?.settled ? "Exakt; angehalten" : "Angehalten";
    case "paused":
      return found?.settled ? "Exakt; Pause nach einer Minute" : "Pause nach einer Minute";
    case "done":
      return found !== null && isKnown(found) ? "Exakt" : "";
    case "moved":
      return "";
  }
}

function leftWords(left: number): string {
  return left === 0 ? "" : `, noch ${counted(left, "erster Zug", "erste Züge")}`;
}

/** Bestes Spiel, von dem so viele Züge genannt werden: „Schwarz B2, Weiß C2, Schwarz passt und so weiter“. */
export function lineWords(
  line: readonly Turn[],
  first: Player,
  board: BoardView,
  most: number,
): string {
  const named = line
    .slice(0, most)
    .map((turn, index) => {
      const player = index % 2 === 0 ? first : otherPlayer(first);
      return turnSentence(player, turn, board.names);
    })
    .join(", ");
  return line.length > most ? `${named} und so weiter` : named;
}
