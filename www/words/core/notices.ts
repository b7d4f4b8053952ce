/** English of the notices on things left out of a board or text, one sentence each. */
import type {
  ImportNotice,
  LeftOut,
  Reading,
  RefusalCode,
} from "../../../build/wasm/full/gospace_wasm.js";
import { BARRED, grouped } from "./faults-parts.ts";
import { told } from "./told.ts";

/** Arcs dropped from a graph: loops and repetitions. */
export const DROPPED = {
  loops: (count: number) => `${counted(count, "arc", "arcs")} from a point to itself: dropped.`,
  repeats: (count: number) => `${counted(count, "arc", "arcs")} repeated: dropped.`,
} as const;

const LEFT_OUT: Readonly<Record<LeftOut, (count: number) => string>> = {
  "link-data": (count) =>
    `${counted(count, "weight or note", "weights and notes")} beside links: left out.`,
  repeats: (count) =>
    `${counted(count, "repeated link", "repeated links")}: merged with the first.`,
  labels: (count) =>
    `${counted(count, "label", "labels")} of links, or beside a point’s first: left out.`,
  attributes: (count) =>
    `${counted(count, "attribute", "attributes")} without a meaning here: left out.`,
  groups: (count) => `${counted(count, "group", "groups")} opened; the points in them were read.`,
  ports: (count) => `${counted(count, "port", "ports")} of points: left out.`,
  hyperedges: (count) => `${counted(count, "link", "links")} of more than two points: left out.`,
  further: () => "Only the first graph or game of the text was read.",
  places: (count) => `${counted(count, "place", "places")} left out, since other points have none.`,
  "long-texts": (count) => `${counted(count, "text", "texts")} past the limit: shortened.`,
  setups: (count) =>
    `Stones set up after the first turn, ${counted(count, "time", "times")}: left out.`,
  "missing-passes": (count) =>
    `${counted(count, "pass", "passes")} put in where a player took two turns running.`,
  "deep-variations": (count) =>
    `${counted(count, "turn", "turns")} of variations nested too deep: left out.`,
  shapes: (count) =>
    `${counted(count, "shape", "shapes")} that are no part of the board: left out.`,
};

/** The reason that a line of play is cut at a turn. */
const CUT: Readonly<Record<RefusalCode, string>> = {
  ...BARRED,
  repetition: "It would repeat the board.",
  phase: "Another kind of turn was due.",
  over: "The game is over.",
  range: "The turn names a place that the board does not have.",
};

const READ_AS: Readonly<Record<Reading, string>> = {
  parents: "The numbers were read as each point’s parent, counted from 0.",
  neighbours: "The lists were read as each point’s neighbours.",
};

export const importWords = told<ImportNotice>({
  "left-out": ({ what, count }) => LEFT_OUT[what](count),
  "line-cut": ({ count, turn, line, refusal }) =>
    `${counted(count, "turn", "turns")} from turn ${turn} (line ${line}) on: left out. ${CUT[refusal]}`,
  rules: ({ name }) => `The rules "${name}" have no equivalent here; the nearest are used.`,
  "read-as": ({ what }) => READ_AS[what],
});

function counted(count: number, one: string, many: string): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}
