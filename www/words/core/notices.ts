/** English of the notices on things left out of a board or text, one sentence each. */
import type { ImportNotice, LeftOut, RefusalCode } from "../../../build/wasm/full/gospace_wasm.js";
import { BARRED, grouped } from "./faults-parts.ts";

/** Arcs dropped from a graph: loops and repetitions. */
export function droppedWords(loops: number, repeats: number): string[] {
  const notices: string[] = [];
  if (loops > 0) notices.push(`${counted(loops, "arc", "arcs")} from a point to itself: dropped.`);
  if (repeats > 0) notices.push(`${counted(repeats, "arc", "arcs")} repeated: dropped.`);
  return notices;
}

export function importWords(notice: ImportNotice): string {
  switch (notice.kind) {
    case "left-out":
      return LEFT_OUT[notice.what](notice.count);
    case "line-cut": {
      const { count, turn, line, refusal } = notice;
      const left = `${counted(count, "turn", "turns")} from turn ${turn} (line ${line}) on: left out`;
      return `${left}. ${cutWords(refusal)}`;
    }
    case "rules":
      return `The rules "${notice.name}" have no equivalent here; the nearest are used.`;
    case "read-as":
      return notice.what === "parents"
        ? "The numbers were read as each point’s parent, counted from 0."
        : "The lists were read as each point’s neighbours.";
    default:
      return notice satisfies never;
  }
}

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
function cutWords(refusal: RefusalCode): string {
  switch (refusal) {
    case "occupied":
    case "overlap":
    case "outside":
      return BARRED[refusal];
    case "repetition":
      return "It would repeat the board.";
    case "phase":
      return "Another kind of turn was due.";
    case "over":
      return "The game is over.";
    case "range":
      return "The turn names a place that the board does not have.";
    default:
      return refusal satisfies never;
  }
}

function counted(count: number, one: string, many: string): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}
