/** Divide-and-choose: a fair beginning, and a ko with a bid. */
import type { GameDocument, Rules } from "../../../engine/types.ts";
import { resetWords, takeWords, DIVIDE_WORDS as W } from "../../../words/learn/divide.ts";
import { DIRECTED_GRAPHS } from "../../../words/learn/sources.ts";
import type { Seen, Step } from "../types.ts";
import { koBoard, STANDS, TAKES } from "./superko.ts";

export const DIVIDED: Rules = { preset: "divide-and-choose" };

const BEGINNING: GameDocument = {
  gospace: 1,
  title: W.komi.board,
  board: { kind: "grid", columns: 3, rows: 3 },
  rules: DIVIDED,
};

export const BID = "2";

const WITH_A_BID: GameDocument = {
  gospace: 1,
  title: W.bid.board,
  board: koBoard(),
  rules: DIVIDED,
  turns: [{ komi: "0" }, { take: "white" }, { play: TAKES }, { play: STANDS, bid: BID }],
};

/** The ko stood as Black had left it. */
export const BEFORE_THE_BID = 3;

function beginningEcho({ last, scores }: Seen): string | null {
  if (last === null || typeof last !== "object") return null;
  if ("komi" in last) return W.komi.cut;
  return "take" in last ? takeWords(last.take, scores) : null;
}

function answerEcho({ last, scores }: Seen): string | null {
  if (last === null || typeof last !== "object") return null;
  if ("answer" in last)
    return last.answer === "ignore" ? W.bid.ignored : W.bid.won[last.answer](BID);
  if (!("reset" in last)) return null;
  return resetWords(last.reset === null ? W.bid.kept : W.bid.reset, scores);
}

export const DIVIDE: Step = {
  id: "learn-divide",
  title: W.title,
  idea: W.idea,
  scenes: [
    {
      words: W.komi.text,
      position: {
        label: W.komi.label,
        document: BEGINNING,
        stands: null,
        task: W.komi.task,
        offeredTurns: [],
        echo: beginningEcho,
      },
    },
    {
      words: W.bid.text,
      position: {
        label: W.bid.label,
        document: WITH_A_BID,
        stands: null,
        task: W.bid.task,
        offeredTurns: [
          {
            words: W.bid.goBack,
            turn: { reset: BEFORE_THE_BID },
            when: ({ phase }) => phase === "reset",
          },
        ],
        echo: answerEcho,
      },
    },
  ],
  mathematics: {
    words: W.mathematics,
    figure: null,
    sources: [{ ...DIRECTED_GRAPHS, words: W.source }],
    file: "docs/rules/divide-and-choose.md",
  },
};
