/** Explanations in sentences, by the words of a language. */
import { has } from "../engine/features.ts";
import type { CircleArc, Player, Site } from "../engine/types.ts";
import type { Bar, Reached, Taken, Tally } from "../engine/why.ts";
import { capitalised } from "../words/counts.ts";
import { unreachable } from "./actions.ts";
import { type Answer, type Explanation, onlyArrow, ownerOf } from "./explanation.ts";
import { type BoardView, isStone, placeWord, playerOf, type State } from "./state.ts";
import { type Numbering, otherPlayer, placeIn } from "./turns.ts";

/** Words for a play: whose, after so many turns, and where. */
interface Played {
  readonly by: Player;
  readonly turn: number;
  readonly names: Numbering;
  readonly place: string;
}

/** Liberties that a play closed, where it filled none of them, the only one, and one of several. */
interface Closed {
  readonly blocked: (count: number) => string;
  readonly filled: string;
  readonly filledOne: (count: number) => string;
}

/** Words of a language, of which its explanations are made. A place is a name with its letters and numbers. */
export interface ExplanationWords {
  readonly player: (player: Player) => string;
  readonly listed: (words: readonly string[]) => string;
  readonly amount: (value: string) => string;
  readonly board: (turns: number, names: Numbering) => string;
  readonly toStart: string;
  readonly toBefore: (turns: number, names: Numbering) => string;
  readonly toAfter: (turns: number, names: Numbering) => string;
  readonly noScore: string;
  readonly nothing: (place: string) => string;
  /** The name of the score that decides, and of any other one, which begins a sentence. */
  readonly method: (board: BoardView) => string;
  readonly scoreNow: (board: BoardView) => string;
  readonly captured: (black: number, white: number) => string;
  readonly persons: (first: string, second: string) => string;
  readonly goneBack: (turn: number, names: Numbering) => string;
  /** A lost stone, and a lost chain of so many. */
  readonly stone: (owner: Player, place: string) => string;
  readonly chain: (owner: Player, stones: number) => string;
  readonly hadGaps: (arcs: readonly CircleArc[]) => string;
  readonly hadLiberties: (count: number) => string;
  /** Along arrows so many empty points, through so many other stones. */
  readonly reached: (points: number) => string;
  readonly through: (stones: number) => string;
  readonly closing: (play: Played, closed: string) => string;
  readonly closedGaps: (gaps: number) => string;
  readonly untouched: (closed: string, stones: number) => string;
  /** On a board with arrows they are empty points that the stone reached. */
  readonly closed: Readonly<Record<"liberties" | "points", Closed>>;
  /** The end of a capture; the arrow is a sentence's beginning. */
  readonly taken: string;
  readonly takenOnArrows: (arrow: string | null) => string;
  readonly onlyArrow: (place: string, owner: Player) => string;
  readonly takenByOwn: (lost: string, play: Played, reason: string) => string;
  readonly reachedNone: string;
  readonly tookLastLiberty: (stones: number) => string;
  readonly hadNoLiberty: (stones: number) => string;
  readonly occupied: (place: string) => string;
  readonly overlaps: (place: string, stones: string) => string;
  readonly outside: string;
  readonly play: (player: Player, place: string) => string;
  readonly takenAtOnce: (play: string) => string;
  readonly stonesOf: (owner: Player, count: number) => string;
  readonly stonesOfItsOwn: (count: number) => string;
  readonly repeats: (play: string, board: string) => string;
  readonly takesAndRepeats: (play: string, losses: string, board: string) => string;
  readonly stones: (count: number) => string;
  /** Stones that an empty place reaches, after so many more empty points. */
  readonly andMoreEmpty: (points: number, stones: string) => string;
  readonly reachesAlong: (place: string, things: string, whose: string) => string;
  readonly reaches: (count: number, board: BoardView, stones: string, whose: string) => string;
  readonly whose: (player: Player) => string;
  readonly nobodys: string;
  readonly only: (owner: Player) => string;
  readonly both: string;
  readonly noStone: string;
  readonly covered: string;
  readonly inStones: string;
  readonly colouredPoints: (count: number) => string;
  readonly countedStones: (count: number) => string;
  readonly emptyGround: string;
  readonly emptyPlaces: (count: number, board: BoardView) => string;
  readonly wonByBids: string;
  readonly komi: string;
  readonly neutral: (count: number, board: BoardView) => string;
}

/** More stones than this are counted instead of named. */
const MAX_NAMED = 3;

export interface ExplanationSentences {
  /** Label of the button that shows the board of an explanation. */
  readonly jumpWords: (explanation: Explanation, board: BoardView) => string;
  readonly whyWords: (explanation: Explanation, state: State) => string;
  /** Of a capture three sentences, one for each part of its replay. */
  readonly whySentences: (explanation: Explanation, state: State) => readonly string[];
  readonly tallyWords: (tally: Tally, state: State) => string;
}

/* @__NO_SIDE_EFFECTS__ */
export function explanationSentences(words: ExplanationWords): ExplanationSentences {
  const nameOf = (site: Site, { names }: BoardView) => placeWord(placeIn(site), names);
  const whySentences = ({ answer }: Explanation, state: State) => {
    switch (answer.kind) {
      case "taken":
        return taken(answer, state);
      case "barred":
        return [barred(answer, state)];
      case "owned":
        return [owned(answer, state.board)];
      case "score":
        return score(answer.tally, state);
      case "nothing":
        return [answer.at === null ? words.noScore : words.nothing(nameOf(answer.at, state.board))];
      default:
        return unreachable(answer);
    }
  };

  /** Terms of the score, captures, and under divide-and-choose the colours of both persons. */
  function score(tally: Tally, state: State): readonly string[] {
    const { board, game } = state;
    const { black, white } = game.captures;
    const { first } = game.standing;
    const isFinal = game.result?.black !== undefined;
    const name = isFinal ? capitalised(words.method(board)) : words.scoreNow(board);
    return [
      `${name}: ${tallyWords(tally, state)}`,
      ...(black + white > 0 ? [words.captured(black, white)] : []),
      ...(first === null
        ? []
        : [words.persons(words.player(first), words.player(otherPlayer(first)))]),
    ];
  }

  function taken(
    { stone, taken }: Extract<Answer, { kind: "taken" }>,
    state: State,
  ): readonly string[] {
    const { board } = state;
    const { names } = board;
    const { by, owner, turn } = taken;
    if (by === null || taken.at === null) return [words.goneBack(turn, names)];
    const play = { by, turn, names, place: nameOf(taken.at, board) };
    const isOne = taken.chain.length === 1 || board.facts.directed;
    const lost = isOne
      ? words.stone(owner, nameOf(stone, board))
      : words.chain(owner, taken.chain.length);
    const arrow = arrowOf(stone, owner, state);
    if (by !== owner)
      return [
        `${lost} ${liberties(taken, board)}.`,
        words.closing(play, closed(taken, board)),
        board.facts.directed ? words.takenOnArrows(arrow) : words.taken,
      ];
    return [words.takenByOwn(lost, play, arrow ?? suicide(taken, board))];
  }

  /** The only arrow of the stone, where it has one, and the opponent’s stone is at its end. */
  function arrowOf(stone: Site, owner: Player, { board, game }: State): string | null {
    const at = typeof stone === "number" ? onlyArrow(stone, board.drawing) : null;
    const colour = at === null ? undefined : game.colours[at];
    if (at === null || !isStone(colour) || playerOf(colour) === owner) return null;
    return words.onlyArrow(nameOf(at, board), playerOf(colour));
  }

  /** Liberties before the turn that took the stones. */
  function liberties({ chain, liberties, arcs }: Taken, { facts }: BoardView): string {
    if (has(facts, "centres")) return words.hadGaps(arcs);
    // In a directed graph each stone lives alone.
    return facts.directed
      ? words.reached(liberties.length) +
          (chain.length === 1 ? "" : words.through(chain.length - 1))
      : words.hadLiberties(liberties.length);
  }

  /** Way in which the turn closed them. */
  function closed({ chain, fills, liberties, arcs }: Taken, { facts }: BoardView): string {
    if (has(facts, "centres")) {
      const gaps = words.closedGaps(arcs.length);
      return fills ? gaps : words.untouched(gaps, chain.length);
    }
    const { blocked, filled, filledOne } = words.closed[facts.directed ? "points" : "liberties"];
    if (!fills) return blocked(liberties.length);
    return liberties.length === 1 ? filled : filledOne(liberties.length);
  }

  function suicide({ chain, arcs, liberties }: Taken, { facts }: BoardView): string {
    if (facts.directed) return words.reachedNone;
    const had = liberties.length + arcs.length > 0;
    return had ? words.tookLastLiberty(chain.length) : words.hadNoLiberty(chain.length);
  }

  function barred({ at, player, bar }: Extract<Answer, { kind: "barred" }>, state: State): string {
    const place = nameOf(at, state.board);
    switch (bar.code) {
      case "occupied":
        return words.occupied(place);
      case "overlap":
        return words.overlaps(place, named(bar.stones, state));
      case "outside":
        return words.outside;
      case "repetition":
        return repetition(bar, words.play(player, place), player, state.board);
      default:
        return unreachable(bar);
    }
  }

  function repetition(
    { sinceTurn, captured, suicide, unchanged }: Extract<Bar, { code: "repetition" }>,
    play: string,
    player: Player,
    { names }: BoardView,
  ): string {
    if (unchanged) return words.takenAtOnce(play);
    const losses = [
      ...(captured.length > 0 ? [words.stonesOf(otherPlayer(player), captured.length)] : []),
      ...(suicide.length > 0 ? [words.stonesOfItsOwn(suicide.length)] : []),
    ];
    const board = words.board(sinceTurn, names);
    return losses.length > 0
      ? words.takesAndRepeats(play, words.listed(losses), board)
      : words.repeats(play, board);
  }

  function named(stones: readonly Site[], { board, game }: State): string {
    const areNamed = stones.every((site) => typeof site === "number") && stones.length <= MAX_NAMED;
    if (!areNamed) return words.stones(stones.length);
    return words.listed(
      stones.map((site) => {
        const colour = typeof site === "number" ? game.colours[site] : undefined;
        const owner = isStone(colour) ? `${words.player(playerOf(colour))} ` : "";
        return owner + nameOf(site, board);
      }),
    );
  }

  function owned({ at, reached }: Extract<Answer, { kind: "owned" }>, board: BoardView): string {
    const owner = ownerOf(reached);
    const whose = owner === null ? words.nobodys : words.whose(owner);
    const count = reached.open.length;
    const stones = stonesOf(reached);
    if (!board.facts.directed) return words.reaches(count, board, stones, whose);
    const all = count === 1 ? stones : words.andMoreEmpty(count - 1, stones);
    return words.reachesAlong(nameOf(at, board), all, whose);
  }

  function stonesOf(reached: Reached): string {
    const owner = ownerOf(reached);
    if (owner !== null) return words.only(owner);
    return reached.black.length > 0 ? words.both : words.noStone;
  }

  /** "Black 20 stones + 17 empty points = 37; White 9 stones + 6½ komi = 15½." */
  function tallyWords(tally: Tally, { board, game }: State): string {
    const sides = (["black", "white"] as const).map((player) => {
      const parts = partsOf(tally, player, board);
      const sum = parts.map((part) => `${words.amount(part.value)} ${part.words}`).join(" + ");
      const total = parts.length > 1 ? ` = ${words.amount(game.score?.[player] ?? "0")}` : "";
      return `${words.player(player)} ${sum}${total}`;
    });
    if (tally.neutral !== null && tally.neutral > 0)
      sides.push(words.neutral(tally.neutral, board));
    return `${sides.join("; ")}.`;
  }

  /** The summands of a score; zeros are left out, except the first. */
  function partsOf(tally: Tally, player: Player, board: BoardView) {
    const [stones, territory] = [tally.stones[player], tally.territory[player]];
    const parts = [
      { words: stonesIn(board, numberOf(stones)), value: stones },
      { words: emptyIn(board, numberOf(territory)), value: territory },
      { words: words.wonByBids, value: tally.gained[player] },
      { words: words.komi, value: player === "white" ? tally.komi : "0" },
    ];
    return parts.filter(({ value }, index) => index === 0 || value !== "0");
  }

  function stonesIn({ rules, facts }: BoardView, count: number): string {
    switch (rules.score) {
      case "measure":
        return words.covered;
      case "cardinality":
        return has(facts, "continuous") ? words.inStones : words.colouredPoints(count);
      case "area":
        return has(facts, "sets") ? words.colouredPoints(count) : words.countedStones(count);
      case "live":
      case "stones":
      case "none":
        return words.countedStones(count);
      default:
        return unreachable(rules.score);
    }
  }

  function emptyIn(board: BoardView, count: number): string {
    return has(board.facts, "centres") ? words.emptyGround : words.emptyPlaces(count, board);
  }

  return {
    jumpWords({ answer, jump }, { names }) {
      if (jump === 0 || jump === null) return words.toStart;
      return answer.kind === "taken" ? words.toBefore(jump + 1, names) : words.toAfter(jump, names);
    },
    tallyWords,
    whySentences,
    whyWords: (explanation, state) => whySentences(explanation, state).join(" "),
  };
}

/** A summand's number, as far as the form of a word hangs on it. */
function numberOf(summand: string): number {
  return summand === "1" ? 1 : 2;
}
