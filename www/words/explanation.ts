/** English of explanations, in a sentence or two. */
import type { Player } from "../engine/types.ts";
import { explanationSentences } from "../model/explanation-sentences.ts";
import { capitalised, counted, plural } from "./counts.ts";
import { amountWords, methodWord, scoreNowWords } from "./game-status.ts";
import { PLACEMENT_NOUNS } from "./kinds.ts";
import { listed, playerWord } from "./names.ts";
import { gapsWords } from "./plane.ts";
import { boardWords, momentWords } from "./turns.ts";

const CLOSED = {
  blocked: (count: number) => `blocked ${plural(count, "it", `all ${count}`)} by overlapping`,
  filled: "filled it",
  filledOne: (count: number) =>
    `filled one and blocked the ${plural(count - 1, "other", "others")} by overlapping`,
};

export const { jumpWords, whyWords, whySentences, tallyWords } = explanationSentences({
  player: playerWord,
  listed,
  amount: amountWords,
  board: boardWords,
  toStart: "Go to the start",
  toBefore: (turns, names) => `Go to before ${momentWords(turns, names)}`,
  toAfter: (turns, names) => `Go to ${momentWords(turns, names)}`,
  noScore: "These rules have no score.",
  nothing: (place) => `There is nothing to explain at ${place}.`,
  method: methodWord,
  scoreNow: scoreNowWords,
  captured: (black, white) => `Captured: ${black} by Black, ${white} by White.`,
  persons: (first, second) => `First plays ${first}, Second ${second}.`,
  goneBack: (turn, names) =>
    `${capitalised(momentWords(turn, names))} went back to an earlier board, on which this stone does not stand.`,
  stone: (owner, place) => `${whose(owner)} stone at ${place}`,
  chain: (owner, stones) => `${whose(owner)} chain of ${stones}`,
  hadGaps: (arcs) => `had ${gapsWords(arcs)} left`,
  hadLiberties: (count) => `had ${plural(count, "one liberty", `${count} liberties`)} left`,
  reached: (points) =>
    `reached ${plural(points, "one empty point", `${points} empty points`)} along the arrows`,
  through: (stones) => `, through ${counted(stones, "more stone")}`,
  closing: ({ by, turn, names, place }, closed) =>
    `${whose(by)} ${momentWords(turn, names)} at ${place} ${closed}.`,
  closedGaps: (gaps) => `closed ${plural(gaps, "it", "them")}`,
  untouched: (closed, stones) => `${closed} without touching ${theStones(stones)}`,
  closed: { liberties: CLOSED, points: CLOSED },
  taken: "Without a liberty it was taken.",
  takenOnArrows: (arrow) =>
    `${arrow === null ? "It reached none then" : capitalised(arrow)}, and it was taken.`,
  onlyArrow: (place, owner) => `its only arrow leads to ${place}, which is ${whose(owner)}`,
  takenByOwn: (lost, { by, turn, names, place }, reason) =>
    `${lost} was taken by ${whose(by)} own ${momentWords(turn, names)} at ${place}: ${reason}.`,
  reachedNone: "then it reached no empty point along the arrows",
  tookLastLiberty: (stones) => `it took the last liberty of ${theStones(stones)}`,
  hadNoLiberty: (stones) => `once it stood, ${theStones(stones)} had no liberty`,
  occupied: (place) => `A stone is at ${place} already.`,
  overlaps: (place, stones) => `A stone at ${place} would overlap ${stones}.`,
  outside: "A stone here would not lie wholly inside the board.",
  play: (player, place) => `${whose(player)} ${place}`,
  takenAtOnce: (play) => `${play} would be taken at once, and the board would be as it is now.`,
  stonesOf: (owner, count) => counted(count, `${owner} stone`),
  stonesOfItsOwn: (count) => `${count} of its own`,
  repeats: (play, board) => `${play} would repeat ${board}.`,
  takesAndRepeats: (play, losses, board) =>
    `${play} would take ${losses} and would repeat ${board}.`,
  stones: (count) => counted(count, "stone"),
  andMoreEmpty: (points, stones) => `${counted(points, "more empty point")} and ${stones}`,
  reachesAlong: (place, things, whose) =>
    `Along the arrows ${place} reaches ${things}: it is ${whose}.`,
  reaches: (count, { facts }, stones, whose) => {
    const what = PLACEMENT_NOUNS[facts.kind];
    return plural(
      count,
      `This ${what} reaches ${stones}: it is ${whose}.`,
      `These ${counted(count, what)} reach ${stones}: they are ${whose}.`,
    );
  },
  whose,
  nobodys: "nobody’s",
  only: (owner) => `only ${playerWord(owner)} stones`,
  both: "both Black and White stones",
  noStone: "no stone",
  covered: "covered by stones",
  inStones: "in stones",
  colouredPoints: (count) => plural(count, "coloured point", "coloured points"),
  countedStones: (count) => plural(count, "stone", "stones"),
  emptyGround: "in empty ground, by the room of a stone",
  emptyPlaces: (count, { names }) => `empty ${names.noun}${plural(count, "", "s")}`,
  wonByBids: "won by bids",
  komi: "komi",
  neutral: (count, { names }) =>
    `${counted(count, `empty ${names.noun}`)} ${plural(count, "belongs", "belong")} to neither`,
});

function whose(player: Player): string {
  return `${playerWord(player)}’s`;
}

function theStones(count: number): string {
  return plural(count, "the stone", "the chain");
}
