/** Gegner und Seiten. */
import type { Level } from "../../model/level.ts";
import { colourOfSide, type Opponent, type Side } from "../../model/opponent.ts";
import type { State } from "../../model/state.ts";
import { LEVEL_WORDS } from "./analysis.ts";
import { playerWord } from "./names.ts";

export const OPPONENT = "Gegner";

/** Taste, die die Wahl des Gegners wiederbringt, mit ihrem ganzen Namen. */
export const CHANGE_OPPONENT = { words: "ändern", name: "Gegner ändern" };

/** Der Gegner in einer Zeile: das Wort vor einem Computer, und dessen Name und Stärke. */
export const AGAINST = "Gegen:";

export function computerName(level: Level): string {
  return `${OPPONENT_WORDS.computer.name}, ${LEVEL_WORDS[level]}`;
}

export const YOU_ARE = "Du bist";
export const MAY_RESIGN = "Er gibt eine verlorene Partie auf";
export const MAY_PONDER = "Er denkt auch in deiner Zeit: antwortet früher und spielt gleich";

export function youAre(side: string): string {
  return `Du spielst ${side}`;
}

export const OPPONENT_WORDS: Readonly<
  Record<Opponent["kind"], { readonly name: string; readonly line: string }>
> = {
  here: { name: "Zwei hier", line: "Beide Seiten spielen an dieser Seite." },
  link: { name: "Per Link", line: "Nach jedem deiner Züge gibt es einen Link zu senden." },
  computer: {
    name: "Computer",
    line: "Der Computer spielt die andere Seite.",
  },
};

/** Die Farbe der Seite, oder „Spieler 1“ und „Spieler 2“, bevor Farben gewählt sind. */
export function sideWord(side: Side, { game, board }: Pick<State, "game" | "board">): string {
  const divided = board.rules.komi === "divide-and-choose";
  return playerWord(colourOfSide(side, game.standing, divided) ?? side);
}
