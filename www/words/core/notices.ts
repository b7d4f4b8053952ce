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
      return leftOutWords(notice.what, notice.count);
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

function leftOutWords(what: LeftOut, count: number): string {
  switch (what) {
    case "link-data":
      return `${counted(count, "weight or note", "weights and notes")} beside links: left out.`;
    case "repeats":
      return `${counted(count, "repeated link", "repeated links")}: merged with the first.`;
    case "labels":
      return `${counted(count, "label", "labels")} of links, or beside a point’s first: left out.`;
    case "attributes":
      return `${counted(count, "attribute", "attributes")} without a meaning here: left out.`;
    case "groups":
      return `${counted(count, "group", "groups")} opened; the points in them were read.`;
    case "ports":
      return `${counted(count, "port", "ports")} of points: left out.`;
    case "hyperedges":
      return `${counted(count, "link", "links")} of more than two points: left out.`;
    case "further":
      return "Only the first graph or game of the text was read.";
    case "places":
      return `${counted(count, "place", "places")} left out, since other points have none.`;
    case "long-texts":
      return `${counted(count, "text", "texts")} past the limit: shortened.`;
    case "setups":
      return `Stones set up after the first turn, ${counted(count, "time", "times")}: left out.`;
    case "missing-passes":
      return `${counted(count, "pass", "passes")} put in where a player took two turns running.`;
    case "deep-variations":
      return `${counted(count, "turn", "turns")} of variations nested too deep: left out.`;
    case "shapes":
      return `${counted(count, "shape", "shapes")} that are no part of the board: left out.`;
    default:
      return what satisfies never;
  }
}

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
