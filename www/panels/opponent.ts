/** Opponent: a choice in the play panel, with the details of that choice. */
import { unreachable } from "../model/actions.ts";
import type { GameController } from "../model/game-controller.ts";
import { FIRST_LEVEL, LEVELS } from "../model/level.ts";
import {
  gameName,
  HERE,
  type Opponent,
  otherSide,
  SIDES,
  type Side,
  sideOf,
  sideToAct,
} from "../model/opponent.ts";
import type { State } from "../model/state.ts";
import { moversOf } from "../model/turns.ts";
import { LEVEL_WORDS, levelLine, STRENGTH } from "../words/analysis.ts";
import {
  MAY_PONDER,
  MAY_RESIGN,
  OPPONENT,
  OPPONENT_WORDS,
  sideWord,
  YOU_ARE,
  youAre,
} from "../words/opponent.ts";
import { select, tick } from "./field.ts";
import { button, html, line, type Markup, mount } from "./template.ts";

type Kind = Opponent["kind"];

/** Kinds that can be chosen, in this order. */
const OFFERED: readonly Kind[] = ["here", "link", "computer"];

export function mountOpponent(controller: GameController): void {
  const reads = ["opponent", "game", "board"] as const;
  mount(controller.store, "opponent", reads, (state) => {
    const { opponent } = state;
    const kinds = OFFERED.map((kind) => {
      const { name, line: tip } = OPPONENT_WORDS[kind];
      return [kind, name, tip] as const;
    });
    const choose = (kind: Kind) => {
      if (opponent.kind !== kind) face(controller, opponentOf(kind, state));
    };
    return [
      segments(OPPONENT, kinds, opponent.kind, choose),
      ...(opponent.kind === "here" ? [] : facing(controller, state, opponent)),
    ];
  });
}

/** Side of the reader, strength of the computer, and a line of explanation. */
function facing(
  controller: GameController,
  state: State,
  opponent: Exclude<Opponent, { kind: "here" }>,
): Markup[] {
  const sides = SIDES.map((side) => {
    const name = sideWord(side, state);
    return [side, name, youAre(name)] as const;
  });
  const mine = segments(YOU_ARE, sides, mySide(opponent), (side) =>
    face(controller, onSide(opponent, side)),
  );
  return [
    beside(YOU_ARE, mine),
    ...(opponent.kind === "computer"
      ? [beside(STRENGTH, levels(controller, opponent)), habits(controller, opponent)]
      : []),
    line(opponentLine(opponent)),
  ];
}

function opponentLine(opponent: Opponent): string {
  const { line } = OPPONENT_WORDS[opponent.kind];
  return opponent.kind === "computer" ? `${line} ${levelLine(opponent.level)}.` : line;
}

type Computer = Extract<Opponent, { kind: "computer" }>;

function habits(controller: GameController, opponent: Computer): Markup {
  const change = (part: Partial<Computer>) => face(controller, { ...opponent, ...part });
  return html`
    ${tick(MAY_RESIGN, opponent.resigns === true, (resigns) => change({ resigns }))}
    ${tick(MAY_PONDER, opponent.ponders === true, (ponders) => change({ ponders }))}`;
}

function levels(controller: GameController, opponent: Computer): Markup {
  const names = LEVELS.map((level) => [level, LEVEL_WORDS[level]] as const);
  return select({ label: STRENGTH }, names, opponent.level, (level) =>
    face(controller, { ...opponent, level }),
  );
}

function beside(words: string, choice: Markup): Markup {
  return html`<div class="mine-side"><span>${words}</span>${choice}</div>`;
}

function face(controller: GameController, opponent: Opponent): void {
  controller.store.dispatch({ kind: "opponent", opponent });
}

function opponentOf(kind: Kind, state: State): Opponent {
  const mine = sideBefore(state);
  switch (kind) {
    case "here":
      return HERE;
    case "link":
      return { kind, mine, game: gameName(crypto.getRandomValues(new Uint32Array(8))) };
    case "computer":
      return { kind, side: otherSide(mine), level: FIRST_LEVEL };
    default:
      return unreachable(kind);
  }
}

function onSide(opponent: Exclude<Opponent, { kind: "here" }>, mine: Side): Opponent {
  return opponent.kind === "link" ? { ...opponent, mine } : { ...opponent, side: otherSide(mine) };
}

function mySide(opponent: Exclude<Opponent, { kind: "here" }>): Side {
  return opponent.kind === "link" ? opponent.mine : otherSide(opponent.side);
}

/** Side of the player of the last turn, who is making the choice; before any turn, the side to begin. */
function sideBefore({ game, board }: State): Side {
  const movers = moversOf(game.record.slice(0, game.turnCount), board.rules.first);
  const mover = movers.at(-1);
  if (mover !== undefined) return sideOf(mover, game.standing);
  return sideToAct(game) ?? "first";
}

/** Segmented control: one of a few, side by side. */
function segments<V>(
  label: string,
  values: readonly (readonly [value: V, name: string, tip: string])[],
  chosen: V,
  choose: (value: V) => void,
): Markup {
  return html`<div class="segments" role="group" aria-label=${label}>
    ${values.map(([value, words, tip]) =>
      button(words, () => choose(value), "segment", { pressed: value === chosen, tip }),
    )}
  </div>`;
}
