/** Boards and games in the formats of other programs, and the English of what is left out. */

import {
  type FaceNotice,
  exportText as faceExportText,
  importText as faceImportText,
} from "../../build/wasm/gospace_wasm.js";
import { refusalMessage } from "./errors.ts";
import { call } from "./instance.ts";
import { documentText } from "./text.ts";
import type { Board, GameDocument, Wrap } from "./types.ts";

export const FORMATS = [
  "gospace",
  "edge-list",
  "matrix",
  "graphml",
  "dot",
  "tgf",
  "sgf",
  "svg",
] as const;
export type Format = (typeof FORMATS)[number];

/** What a text holds. */
export interface Imported {
  format: Format;
  document: GameDocument;
  /** Whether the text said where the points are drawn. If not, they are on a circle. */
  placed: boolean;
  /** What was left out, a sentence each. */
  notices: string[];
}

/**
 * Reads a text. The format is the one that is named, else the one that the file's name or the text
 * tells. Throws GospaceError: `format` with the path "line 3", or what a document is refused for.
 */
export function importText(text: string, hint: { format?: Format; name?: string } = {}): Imported {
  const { document, notices, ...rest } = call(() => faceImportText(text, hint.format, hint.name));
  return { ...rest, document: JSON.parse(document), notices: notices.map(inWords) };
}

/**
 * The board as a text of a format, with its game where the format has games. Throws GospaceError:
 * `format` where the format has no such board, or no such game.
 */
export function exportText(document: GameDocument | string, format: Format): string {
  const text = documentText(document);
  return call(() => faceExportText(text, format));
}

const ONLY_GOSPACE = ["gospace"] as const;
const GRAPHS = ["gospace", "edge-list", "matrix", "graphml", "dot", "tgf"] as const;
const GRIDS = ["gospace", "sgf", "edge-list", "matrix", "graphml", "dot", "tgf"] as const;
const CONTINUOUS = ["gospace", "svg"] as const;

/** The formats that boards of a kind can be written in. A large one may be too large for some. */
export function formatsFor(kind: Board["kind"], wrap: Wrap = "none"): readonly Format[] {
  switch (kind) {
    case "grid":
      return wrap === "none" ? GRIDS : GRAPHS;
    case "graph":
      return GRAPHS;
    case "gospace":
      return ONLY_GOSPACE;
    case "disks":
    case "plane":
      return CONTINUOUS;
    default:
      return kind satisfies never;
  }
}

function inWords(notice: FaceNotice): string {
  switch (notice.what) {
    case "link-data":
      return `${counted(notice.count, "weight or note", "weights and notes")} beside links: left out.`;
    case "attributes":
      return `${counted(notice.count, "attribute", "attributes")} without a meaning here: left out.`;
    case "groups":
      return `${counted(notice.count, "group", "groups")} opened; the points in them were read.`;
    case "ports":
      return `${counted(notice.count, "port", "ports")} of points: left out.`;
    case "hyperedges":
      return `${counted(notice.count, "link", "links")} of more than two points: left out.`;
    case "further":
      return "Only the first graph or game of the text was read.";
    case "places":
      return `${counted(notice.count, "place", "places")} left out, since other points have none.`;
    case "long-texts":
      return `${counted(notice.count, "text", "texts")} past the limit: shortened.`;
    case "setups":
      return `Stones set up after the first turn, ${counted(notice.count, "time", "times")}: left out.`;
    case "missing-passes":
      return `${counted(notice.count, "pass", "passes")} put in where a player took two turns running.`;
    case "deep-variations":
      return `${counted(notice.count, "turn", "turns")} of variations nested too deep: left out.`;
    case "shapes":
      return `${counted(notice.count, "shape", "shapes")} that are no part of the board: left out.`;
    case "line-cut":
      return lineCut(notice);
    case "rules":
      return `The rules "${notice.name}" have no equal here; the nearest were taken.`;
    default:
      return notice satisfies never;
  }
}

function lineCut({ line, turn, count, refusal }: Extract<FaceNotice, { what: "line-cut" }>) {
  const left = `${counted(count, "turn", "turns")} from turn ${turn} (line ${line}) on: left out`;
  const why =
    refusal === "repetition"
      ? "It would repeat the board."
      : refusalMessage(refusal, "the turn is none");
  return `${left}. ${why}`;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
