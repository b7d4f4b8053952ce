/** Who plays the other side: a choice in the play panel, with what that choice needs to know. */
import { unreachable } from "../model/actions.ts";
import { STRENGTHS } from "../model/analysis.ts";
import type { GameController } from "../model/game-controller.ts";
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
import { STRENGTH, secondsWord } from "../words/analysis.ts";
import { OPPONENT_WORDS, sideWord } from "../words/opponent.ts";
import { button, byId, element } from "./dom.ts";

type Kind = Opponent["kind"];

/** Those that can be chosen, in this order. */
const OFFERED: readonly Kind[] = ["here", "link", "computer"];

export function mountOpponent(controller: GameController): void {
  const line = element("p", { class: "soft" });
  const kinds = segments("Opponent", OFFERED, (kind) => {
    const { opponent } = controller.store.state;
    if (opponent.kind !== kind) face(controller, opponentOf(kind, controller.store.state));
  });
  const sides = segments("You are", SIDES, (side) => {
    const { opponent } = controller.store.state;
    if (opponent.kind !== "here") face(controller, onSide(opponent, side));
  });
  const strengths = segments(STRENGTH, STRENGTHS.map(String), (seconds) => {
    const { opponent } = controller.store.state;
    if (opponent.kind === "computer") face(controller, { ...opponent, seconds: Number(seconds) });
  });
  const strength = element(
    "div",
    { class: "mine-side" },
    element("span", {}, STRENGTH),
    strengths.root,
  );
  const mine = element("div", { class: "mine-side" }, element("span", {}, "You are"), sides.root);
  byId("opponent").append(kinds.root, mine, strength, line);
  controller.store.subscribe((state) => {
    const { opponent } = state;
    kinds.show(opponent.kind, (kind) => OPPONENT_WORDS[kind].name);
    mine.hidden = opponent.kind === "here";
    if (opponent.kind !== "here") sides.show(mySide(opponent), (side) => sideWord(side, state));
    strength.hidden = opponent.kind !== "computer";
    if (opponent.kind === "computer")
      strengths.show(String(opponent.seconds), (seconds) => secondsWord(Number(seconds)));
    line.hidden = opponent.kind === "here";
    line.textContent = OPPONENT_WORDS[opponent.kind].line;
  });
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
      return { kind, side: otherSide(mine), seconds: 3 };
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

/** Whoever has just taken a turn is who chooses; before any turn whoever is to begin. */
function sideBefore({ game }: State): Side {
  const mover = moversOf(game.record.slice(0, game.turnCount)).at(-1);
  if (mover !== undefined) return sideOf(mover, game.standing);
  return sideToAct(game) ?? "first";
}

/** One of a few, side by side. */
function segments<V extends string>(
  label: string,
  values: readonly V[],
  choose: (value: V) => void,
) {
  const buttons = new Map(
    values.map((value) => [value, button("", () => choose(value), "segment")] as const),
  );
  const root = element("div", { class: "segments", role: "group", "aria-label": label });
  root.append(...buttons.values());
  const show = (chosen: V, word: (value: V) => string) => {
    for (const [value, made] of buttons) {
      made.setAttribute("aria-pressed", String(value === chosen));
      const words = word(value);
      if (made.textContent !== words) made.textContent = words;
    }
  };
  return { root, show };
}
