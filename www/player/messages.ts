/**
 * The messages between an embed and the page around it, by `postMessage`. docs/embedding.md is the
 * contract. Data from outside is read field by field; anything outside of the vocabulary is ignored.
 */
import { isRecord } from "../engine/is-record.ts";
import type { GameDocument, Phase, Turn } from "../engine/types.ts";

export const THEMES = ["auto", "light", "dark"] as const;
/** Auto: as the place of the board is. */
export type Theme = (typeof THEMES)[number];

/** A game as a link's fragment, with or without "#", or as a document. */
export type Given = string | GameDocument;

/** To the embed. */
export type Order =
  /** Shows this game after `turns` of its turns; after all of them where the number is left out. */
  | { readonly gospace: "open"; readonly game: Given; readonly turns?: number }
  /** Goes to the moment after `turns` turns; after the last where there are fewer. */
  | { readonly gospace: "go"; readonly turns: number }
  | { readonly gospace: "play"; readonly turn: Turn }
  | { readonly gospace: "theme"; readonly theme: Theme }
  /** Marks the place of a target, or none; "visit" goes to its moment first, or to the first turn at its place. Targets are
   *  "C5", "@12" and "C5@12". */
  | { readonly gospace: "light" | "visit"; readonly at: string | null }
  /** Answered by `turn`, with the document. */
  | { readonly gospace: "ask" };

/** A game at the moment that is shown. */
export interface Moment {
  /** The fragment, without "#", of the game that is shown, or of the game played in its place. */
  readonly link: string;
  /** The number of turns that stand on the board. */
  readonly turns: number;
  /** The number of all turns of the game; ≥ turns. */
  readonly total: number;
  readonly phase: Phase;
  /** "White to play", or the result, in English. */
  readonly words: string;
}

/** From the embed. */
export type Report =
  /** The board is visible; sent again for each game that is opened. */
  | ({ readonly gospace: "ready" } & Moment)
  /** Another moment is shown. */
  | ({ readonly gospace: "turn"; readonly document?: GameDocument } & Moment)
  /** A turn is refused, with the reason. */
  | { readonly gospace: "refused"; readonly words: string }
  /** A game, or a turn, cannot be read; `code` is a GospaceError's, or "load". */
  | { readonly gospace: "error"; readonly code: string; readonly words: string }
  /** In CSS pixels: the embed's width, the height at which nothing of this width is wasted, and that below
   *  which its board is too small; 0 from a release that tells none. */
  | {
      readonly gospace: "size";
      readonly width: number;
      readonly height: number;
      readonly least: number;
    };

/** A game or a turn that cannot be shown, with the reason. */
export type Failure = Extract<Report, { readonly gospace: "error" }>;

/** An order from outside; null: not an order. The core looks at games and turns more closely. */
export function readOrder(data: unknown): Order | null {
  if (!isRecord(data)) return null;
  const order = own(data, "gospace");
  switch (order) {
    case "open":
      return readOpening(own(data, "game"), own(data, "turns"));
    case "go": {
      const turns = own(data, "turns");
      return isCount(turns) ? { gospace: "go", turns } : null;
    }
    case "play": {
      const turn = own(data, "turn");
      return isTurnLike(turn) ? { gospace: "play", turn } : null;
    }
    case "theme": {
      const theme = readTheme(own(data, "theme"));
      return theme === null ? null : { gospace: "theme", theme };
    }
    case "light":
    case "visit": {
      const at = own(data, "at");
      return at === null || typeof at === "string" ? { gospace: order, at } : null;
    }
    case "ask":
      return { gospace: "ask" };
    default:
      return null;
  }
}

function readOpening(game: unknown, turns: unknown): Order | null {
  if (typeof game !== "string" && !isDocumentLike(game)) return null;
  if (turns === undefined) return { gospace: "open", game };
  return isCount(turns) ? { gospace: "open", game, turns } : null;
}

/** A report from outside; null: not a report. */
export function readReport(data: unknown): Report | null {
  if (!isRecord(data)) return null;
  const gospace = own(data, "gospace");
  const words = own(data, "words");
  switch (gospace) {
    case "ready":
    case "turn":
      return readMoment(gospace, data);
    case "refused":
      return typeof words === "string" ? { gospace, words } : null;
    case "error": {
      const code = own(data, "code");
      return typeof words === "string" && typeof code === "string"
        ? { gospace, code, words }
        : null;
    }
    case "size": {
      const [width, height, least] = [own(data, "width"), own(data, "height"), own(data, "least")];
      if (!isCount(width) || !isCount(height)) return null;
      return { gospace, width, height, least: isCount(least) ? least : 0 };
    }
    default:
      return null;
  }
}

const PHASES: readonly string[] = ["komi", "take", "turn", "answer", "reset", "offer", "over"];

function readMoment(gospace: "ready" | "turn", data: Readonly<Record<string, unknown>>) {
  const [link, turns, total] = [own(data, "link"), own(data, "turns"), own(data, "total")];
  const [phase, words, document] = [own(data, "phase"), own(data, "words"), own(data, "document")];
  if (typeof link !== "string" || typeof words !== "string" || !isPhase(phase)) return null;
  if (!isCount(turns) || !isCount(total)) return null;
  const moment = { link, turns, total, phase, words };
  if (gospace === "ready") return { gospace, ...moment };
  return isDocumentLike(document) ? { gospace, ...moment, document } : { gospace, ...moment };
}

/** A theme from outside; null: not a theme. */
export function readTheme(value: unknown): Theme | null {
  return THEMES.find((theme) => theme === value) ?? null;
}

/** A whole number ≥ 0. */
export function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

function isPhase(value: unknown): value is Phase {
  return typeof value === "string" && PHASES.includes(value);
}

/** True: it has a document's shape; the core decides. */
function isDocumentLike(value: unknown): value is GameDocument {
  return isRecord(value) && isRecord(own(value, "board"));
}

/** True: it has a turn's shape; the core decides. */
function isTurnLike(value: unknown): value is Turn {
  return typeof value === "string" || isRecord(value);
}

/** An own property of the record; inherited ones are left out. */
function own(record: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
