/** Opponent: a choice in the play panel, with the details of that choice. */
import { unreachable } from "../../model/actions.ts";
import type { GameController } from "../../model/game-controller.ts";
import { FIRST_LEVEL, LEVELS } from "../../model/level.ts";
import {
  gameName,
  HERE,
  type Opponent,
  otherSide,
  SIDES,
  type Side,
  sideOf,
  sideToAct,
} from "../../model/opponent.ts";
import type { State } from "../../model/state.ts";
import { select, tick } from "../../panels/field.ts";
import { button, html, line, type Markup, mount, nothing } from "../../panels/template.ts";
import { LEVEL_WORDS, levelLine, STRENGTH } from "../../words/analysis.ts";
import {
  AGAINST,
  CHANGE_OPPONENT,
  computerName,
  MAY_PONDER,
  MAY_RESIGN,
  OPPONENT,
  OPPONENT_WORDS,
  sideWord,
  YOU_ARE,
  youAre,
} from "../../words/opponent.ts";

type Kind = Opponent["kind"];

/** Kinds that can be chosen, in this order. */
const OFFERED: readonly Kind[] = ["here", "computer", "link"];

export function mountOpponent(controller: GameController): void {
  const reads = ["opponent", "game", "board"] as const;
  // The record at which the choice was brought back: a turn of the reader's puts it away.
  let opened: State["game"]["record"] | null = null;
  const toggle = () => {
    const { record } = controller.store.state.game;
    opened = opened === record ? null : record;
    refresh();
  };
  const refresh = mount(controller.store, "opponent", reads, (state) => {
    const { opponent, game } = state;
    if (opened !== null && opponent.kind === "computer" && moverSide(game) === opponent.side)
      opened = game.record;
    const isOpen = game.record === opened;
    const begun = game.record.length > 0;
    if (begun && !isOpen) return against(opponent, isOpen, toggle);
    const kinds = OFFERED.map((kind) => {
      const { name, line: tip } = OPPONENT_WORDS[kind];
      return [kind, name, tip] as const;
    });
    const choose = (kind: Kind) => {
      if (opponent.kind !== kind) face(controller, opponentOf(kind, state));
    };
    return [
      ...(begun ? [against(opponent, isOpen, toggle)] : []),
      segments(OPPONENT, kinds, opponent.kind, choose),
      ...(opponent.kind === "here" ? [] : facing(controller, state, opponent)),
    ];
  });
}

/** The opponent of a game that has begun, and the button that brings the choice back. */
function against(opponent: Opponent, isOpen: boolean, toggle: () => void): Markup {
  const change = button(CHANGE_OPPONENT.words, toggle, "link-button", {
    label: CHANGE_OPPONENT.name,
    tip: CHANGE_OPPONENT.name,
    expanded: isOpen,
  });
  const [before, name] =
    opponent.kind === "computer"
      ? [AGAINST, computerName(opponent.level)]
      : [nothing, OPPONENT_WORDS[opponent.kind].name];
  return html`<p class="against">${before}<span class="name">${name}</span>${change}</p>`;
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
    ${tick(MAY_RESIGN, opponent.resigns !== false, (resigns) => change({ resigns }))}
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
function sideBefore({ game }: State): Side {
  return moverSide(game) ?? sideToAct(game) ?? "first";
}

function moverSide({ mover, standing }: State["game"]): Side | null {
  return mover === null ? null : sideOf(mover, standing);
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
