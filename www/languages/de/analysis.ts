/** Vorschläge und Suche des Computers. */
import type { Player } from "../../engine/types.ts";
import { unreachable } from "../../model/actions.ts";
import { type Analysis, analysisSlice, isRunning } from "../../model/analysis.ts";
import { suggestedTurns } from "../../model/expected-line.ts";
import { EFFORTS, type Level } from "../../model/level.ts";
import { playerNamed, type State } from "../../model/state.ts";
import { otherPlayer } from "../../model/turns.ts";
import { counted, roughly } from "./counts.ts";
import { amountWords } from "./game-status.ts";
import { playerWord } from "./names.ts";
import { turnSentence } from "./turns.ts";

export const MOVE_NOW = "Jetzt ziehen";
export const ASK_IT_TO_MOVE = "Ziehen lassen";
export const STRENGTH = "Stärke";

export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  beginner: "Anfänger",
  casual: "Freizeit",
  club: "Verein",
  strong: "Stark",
  strongest: "Am stärksten",
};

/** „1.500 Probepartien für jeden Zug, höchstens 5 s“. */
export function levelLine(level: Level): string {
  const { playouts, seconds } = EFFORTS[level];
  return `${counted(playouts, "Probepartie", "Probepartien")} für jeden Zug, höchstens ${seconds} s`;
}

/** Status, solange der Computer am Zug ist: „Weiß denkt… 40 %“. */
export function computerWords(state: State): string {
  const { game } = state;
  const analysis = analysisSlice.of(state);
  const who = game.actor === null ? "Der Computer" : playerWord(game.actor);
  if (!isRunning(analysis)) return `Der Computer spielt ${who}.`;
  return `${who} denkt… ${percent(analysis.share)}`;
}

/** Für den Hinweis; null: nichts. */
export function suggestionWords(state: State): string | null {
  const analysis = analysisSlice.of(state);
  if (analysis?.purpose !== "suggest") return null;
  switch (analysis.stage) {
    case "asked":
    case "working":
    case "called":
      return `Denkt… ${percent(analysis.share)}`;
    case "done":
      return foundWords(analysis, state);
    default:
      return unreachable(analysis.stage);
  }
}

/** „Schwarz D4: gewinnt zu 52 %, Weiß führt mit 1“. */
function foundWords({ report }: Analysis, { game, board }: State): string {
  if (report === null || report.best === null || game.actor === null) return "Kein Vorschlag";
  const sentence = turnSentence(game.actor, report.best, board.names);
  if (report.playouts === 0) return `Vorschlag: ${sentence}`;
  const player = playerNamed(game.actor);
  if (game.phase !== "turn" || player === null)
    return `Vorschlag: ${sentence} (${counted(roughly(report.playouts), "Probepartie", "Probepartien")})`;
  const chance = `${sentence}: gewinnt zu ${percent(report.share)}`;
  return report.lead === null ? chance : `${chance}, ${leadWords(report.lead, player)}`;
}

/** „Weiß führt mit 6½“, auf einen halben Punkt genau wie Komi und Ergebnis; „gleich“, wo keine so weit führt. */
export function leadWords(lead: number, player: Player): string {
  const halves = Math.round(2 * Math.abs(lead));
  if (halves === 0) return "gleich";
  return `${playerWord(lead > 0 ? player : otherPlayer(player))} führt mit ${amountWords(String(halves / 2))}`;
}

/** Der Vorschlag und die erwarteten Züge, in Sätzen: „Schwarz D4: gewinnt zu 52 %. Dann Weiß E5, Schwarz passt.“
 *  Null: nichts. */
export function suggestionSpoken(state: State): string | null {
  const words = suggestionWords(state);
  if (words === null) return null;
  const later = suggestedTurns(state).slice(1);
  if (later.length === 0) return `${words}.`;
  const turns = later.map(({ player, turn }) => turnSentence(player, turn, state.board.names));
  return `${words}. Dann ${turns.join(", ")}.`;
}

export function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
