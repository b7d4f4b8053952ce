/** English of explanations, in a sentence or two. */
import { has } from "../engine/features.ts";
import type { Player, Site } from "../engine/types.ts";
import type { Bar, Reached, Taken, Tally } from "../engine/why.ts";
import { unreachable } from "../model/actions.ts";
import type { ExplainTarget } from "../model/explain-target.ts";
import { type Answer, type Explanation, onlyArrow, ownerOf } from "../model/explanation.ts";
import { type BoardView, isStone, playerOf, type State } from "../model/state.ts";
import { otherPlayer, placeIn } from "../model/turns.ts";
import { capitalised, counted } from "./counts.ts";
import { amountWords, methodWord, scoreNowWords } from "./game-status.ts";
import { PLACEMENT_NOUNS } from "./kinds.ts";
import { listed, placeWord, playerWord } from "./names.ts";
import { gapsWords } from "./plane.ts";
import { boardWords, momentWords } from "./turns.ts";

/** More stones than this are counted instead of named. */
const MAX_NAMED = 3;

export function whyWords(explanation: Explanation, state: State): string {
  return whySentences(explanation, state).join(" ");
}

/** Of a capture three sentences, one for each part of its replay. */
export function whySentences({ answer }: Explanation, state: State): readonly string[] {
  switch (answer.kind) {
    case "taken":
      return takenWords(answer, state);
    case "barred":
      return [barredWords(answer, state)];
    case "owned":
      return [ownedWords(answer, state.board)];
    case "score":
      return scoreSentences(answer.tally, state);
    case "nothing":
      return [
        answer.at === null
          ? "These rules have no score."
          : `There is nothing to explain at ${placeWord(placeIn(answer.at), state.board.names)}.`,
      ];
    default:
      return unreachable(answer);
  }
}

/** Terms of the score, captures, and under divide-and-choose the colours of both persons. */
function scoreSentences(tally: Tally, state: State): readonly string[] {
  const { board, game } = state;
  const counted = game.result === null ? scoreNowWords(board) : capitalised(methodWord(board));
  const { black, white } = game.captures;
  return [
    `${counted}: ${tallyWords(tally, state)}`,
    ...(black + white > 0 ? [`Captured: ${black} by Black, ${white} by White.`] : []),
    ...(game.standing.first === null
      ? []
      : [
          `First plays ${playerWord(game.standing.first)}, Second ${playerWord(otherPlayer(game.standing.first))}.`,
        ]),
  ];
}

/** Label of the explanation button. */
export function explainTargetWords(explainTarget: ExplainTarget, { names }: BoardView): string {
  const place = placeWord(placeIn(explainTarget.at), names);
  switch (explainTarget.kind) {
    case "barred":
      return `Why not ${place}?`;
    case "taken":
      return `Why was ${place} taken?`;
    case "owned":
      return `Whose is ${place}, and why?`;
    default:
      return unreachable(explainTarget);
  }
}

/** Label of the button that shows the board of an explanation. */
export function jumpWords({ answer, jump }: Explanation, { names }: BoardView): string {
  if (jump === 0 || jump === null) return "Go to the start";
  return answer.kind === "taken"
    ? `Go to before ${momentWords(jump + 1, names)}`
    : `Go to ${momentWords(jump, names)}`;
}

/** Tooltip of the buttons that ask for an explanation. */
export const WHY_TIP = "Explain it on the board (Y)";

/** End of the score's name. */
export const WHY_SCORE = "Why this score?";

function whose(player: Player): string {
  return `${playerWord(player)}’s`;
}

function at(site: Site, { names }: BoardView): string {
  return `at ${placeWord(placeIn(site), names)}`;
}

function takenWords(
  { stone, taken }: Extract<Answer, { kind: "taken" }>,
  state: State,
): readonly string[] {
  const { board } = state;
  const { by, owner } = taken;
  const turn = momentWords(taken.turn, board.names);
  if (by === null || taken.at === null)
    return [
      `${capitalised(turn)} went back to an earlier board, on which this stone does not stand.`,
    ];
  const play = `${turn} ${at(taken.at, board)}`;
  const lost = lostWords(taken, stone, board);
  const arrow = arrowWords(stone, owner, state);
  if (by !== owner)
    return [
      `${lost} ${libertiesWords(taken, board)}.`,
      `${whose(by)} ${play} ${closedWords(taken, board)}.`,
      board.facts.directed
        ? `${arrow === null ? "It reached none then" : capitalised(arrow)}, and it was taken.`
        : "Without a liberty it was taken.",
    ];
  const reason = arrow ?? suicideWords(taken, board);
  return [`${lost} was taken by ${whose(by)} own ${play}: ${reason}.`];
}

/** "its only arrow leads to B8, which is Black’s", where that is so and the opponent’s stone is there. */
function arrowWords(stone: Site, owner: Player, { board, game }: State): string | null {
  const at = typeof stone === "number" ? onlyArrow(stone, board.drawing) : null;
  const colour = at === null ? undefined : game.colours[at];
  if (at === null || !isStone(colour) || playerOf(colour) === owner) return null;
  const place = placeWord(placeIn(at), board.names);
  return `its only arrow leads to ${place}, which is ${whose(playerOf(colour))}`;
}

function lostWords({ owner, chain }: Taken, stone: Site, board: BoardView): string {
  if (chain.length === 1 || board.facts.directed)
    return `${whose(owner)} stone ${at(stone, board)}`;
  return `${whose(owner)} chain of ${chain.length}`;
}

/** Liberties before the turn that took the stones. */
function libertiesWords({ chain, liberties, arcs }: Taken, { facts }: BoardView): string {
  if (has(facts, "centres")) return `had ${gapsWords(arcs)} left`;
  const count = liberties.length;
  if (!facts.directed) return `had ${count === 1 ? "one liberty" : `${count} liberties`} left`;
  // In a directed graph each stone lives alone.
  const others = chain.length - 1;
  const through = others === 0 ? "" : `, through ${counted(others, "more stone")}`;
  return `reached ${count === 1 ? "one empty point" : `${count} empty points`} along the arrows${through}`;
}

/** Way in which the turn closed them. */
function closedWords({ chain, fills, liberties, arcs }: Taken, { facts }: BoardView): string {
  if (has(facts, "centres")) {
    const closed = `closed ${arcs.length === 1 ? "it" : "them"}`;
    const it = chain.length === 1 ? "the stone" : "the chain";
    return fills ? closed : `${closed} without touching ${it}`;
  }
  const count = liberties.length;
  if (!fills) return `blocked ${count === 1 ? "it" : `all ${count}`} by overlapping`;
  if (count === 1) return "filled it";
  return `filled one and blocked the other${count === 2 ? "" : `s`} by overlapping`;
}

function suicideWords({ chain, arcs, liberties }: Taken, { facts }: BoardView): string {
  if (facts.directed) return "then it reached no empty point along the arrows";
  const had = liberties.length + arcs.length > 0;
  const it = chain.length === 1 ? "the stone" : "the chain";
  return had ? `it took the last liberty of ${it}` : `once it stood, ${it} had no liberty`;
}

function barredWords(
  { at: site, player, bar }: Extract<Answer, { kind: "barred" }>,
  state: State,
): string {
  const place = placeWord(placeIn(site), state.board.names);
  switch (bar.code) {
    case "occupied":
      return `A stone is ${at(site, state.board)} already.`;
    case "overlap":
      return `A stone ${at(site, state.board)} would overlap ${stonesWords(bar.stones, state)}.`;
    case "outside":
      return "A stone here would not lie wholly inside the board.";
    case "repetition":
      return repetitionWords(bar, `${whose(player)} ${place}`, player, state.board);
    default:
      return unreachable(bar);
  }
}

function repetitionWords(
  bar: Extract<Bar, { code: "repetition" }>,
  play: string,
  player: Player,
  { names }: BoardView,
): string {
  const { sinceTurn, captured, suicide, unchanged } = bar;
  if (unchanged) return `${play} would be taken at once, and the board would be as it is now.`;
  const losses = [
    captured.length > 0 ? counted(captured.length, `${otherPlayer(player)} stone`) : "",
    suicide.length > 0 ? `${suicide.length} of its own` : "",
  ].filter((words) => words !== "");
  const takes = losses.length > 0 ? ` would take ${listed(losses)} and` : "";
  return `${play}${takes} would repeat ${boardWords(sinceTurn, names)}.`;
}

function stonesWords(stones: readonly Site[], { board, game }: State): string {
  const named = stones.every((site) => typeof site === "number") && stones.length <= MAX_NAMED;
  if (!named) return counted(stones.length, "stone");
  return listed(
    stones.map((site) => {
      const colour = typeof site === "number" ? game.colours[site] : undefined;
      const owner = isStone(colour) ? `${playerWord(playerOf(colour))} ` : "";
      return owner + placeWord(placeIn(site), board.names);
    }),
  );
}

function ownedWords(
  { at: site, reached }: Extract<Answer, { kind: "owned" }>,
  board: BoardView,
): string {
  const { names, facts } = board;
  const owner = ownerOf(reached);
  const place = placeWord(placeIn(site), names);
  const count = reached.open.length;
  const stones = reachedWords(reached);
  const whoseIs = owner === null ? "nobody’s" : whose(owner);
  if (facts.directed) {
    const others = count === 1 ? "" : ` ${counted(count - 1, "more empty point")} and`;
    return `Along the arrows ${place} reaches${others} ${stones}: it is ${whoseIs}.`;
  }
  const what = PLACEMENT_NOUNS[facts.kind];
  return count === 1
    ? `This ${what} reaches ${stones}: it is ${whoseIs}.`
    : `These ${counted(count, what)} reach ${stones}: they are ${whoseIs}.`;
}

function reachedWords(reached: Reached): string {
  const owner = ownerOf(reached);
  if (owner !== null) return `only ${playerWord(owner)} stones`;
  return reached.black.length > 0 ? "both Black and White stones" : "no stone";
}

/** "Black 20 stones + 17 empty points = 37; White 9 stones + 6½ komi = 15½." */
export function tallyWords(tally: Tally, { board, game }: State): string {
  const sides = (["black", "white"] as const).map((player) => {
    const parts = partsOf(tally, player, board);
    const sum = parts.map(({ words, value }) => `${amountWords(value)} ${words}`).join(" + ");
    const total = parts.length > 1 ? ` = ${amountWords(game.score?.[player] ?? "0")}` : "";
    return `${playerWord(player)} ${sum}${total}`;
  });
  if (tally.neutral !== null && tally.neutral > 0) sides.push(neutralWords(tally.neutral, board));
  return `${sides.join("; ")}.`;
}

interface Part {
  readonly words: string;
  readonly value: string;
}

/** The summands of a score; zeros are left out, except the first. */
function partsOf(tally: Tally, player: Player, board: BoardView): Part[] {
  const [stones, territory] = [tally.stones[player], tally.territory[player]];
  const parts = [
    { words: stonesCounted(board, stones === "1"), value: stones },
    { words: emptyCounted(board, territory === "1"), value: territory },
    { words: "won by bids", value: tally.gained[player] },
    { words: "komi", value: player === "white" ? tally.komi : "0" },
  ];
  return parts.filter(({ value }, index) => index === 0 || value !== "0");
}

function stonesCounted({ rules, facts }: BoardView, one: boolean): string {
  switch (rules.score) {
    case "measure":
      return "covered by stones";
    case "cardinality":
      return has(facts, "continuous") ? "in stones" : noun("coloured point", one);
    case "area":
      return noun(has(facts, "sets") ? "coloured point" : "stone", one);
    case "live":
    case "stones":
    case "none":
      return noun("stone", one);
    default:
      return unreachable(rules.score);
  }
}

function emptyCounted({ facts, names }: BoardView, one: boolean): string {
  if (has(facts, "centres")) return "in empty ground, by the room of a stone";
  return noun(`empty ${names.noun}`, one);
}

function noun(word: string, one: boolean): string {
  return one ? word : `${word}s`;
}

function neutralWords(count: number, { names }: BoardView): string {
  const verb = count === 1 ? "belongs" : "belong";
  return `${counted(count, `empty ${names.noun}`)} ${verb} to neither`;
}

/** Buttons of explanations. */
export const EXPLAIN = {
  closeAnswer: "Close the answer",
} as const;
