/** English of opponents and sides. */
import type { Level } from "../model/level.ts";
import { colourOfSide, type Opponent, type Side } from "../model/opponent.ts";
import type { State } from "../model/state.ts";
import { LEVEL_WORDS } from "./analysis.ts";
import { playerWord } from "./names.ts";

export const OPPONENT = "Opponent";

/** Button that brings the choice of an opponent back, with its whole name. */
export const CHANGE_OPPONENT = { words: "change", name: "Change the opponent" };

/** The opponent in a line: the word before a computer, and its name and strength. */
export const AGAINST = "Against:";

export function computerName(level: Level): string {
  return `${OPPONENT_WORDS.computer.name}, ${LEVEL_WORDS[level]}`;
}

export const YOU_ARE = "You are";
export const MAY_RESIGN = "It resigns a game that it has lost";
export const MAY_PONDER = "It thinks in your time, too: it answers sooner, and plays the same";

export function youAre(side: string): string {
  return `You play ${side}`;
}

export const OPPONENT_WORDS: Readonly<
  Record<Opponent["kind"], { readonly name: string; readonly line: string }>
> = {
  here: { name: "Two here", line: "Both sides play at this page." },
  link: { name: "By link", line: "After each of your turns there is a link to send." },
  computer: {
    name: "Computer",
    line: "The computer plays the other side.",
  },
};

/** The side's colour, or "First" and "Second" before colours are chosen. */
export function sideWord(side: Side, { game, board }: Pick<State, "game" | "board">): string {
  const divided = board.rules.komi === "divide-and-choose";
  return playerWord(colourOfSide(side, game.standing, divided) ?? side);
}
