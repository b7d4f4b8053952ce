/** Messages between two peers, and to those who watch: JSON of bounded length, each of a known kind with exactly its fields. Whatever else
 *  arrives is a fault, and is never read further. */
import { isRecord } from "../../engine/is-record.ts";
import type { Marks, Site, Turn } from "../../engine/types.ts";
import { SIDES, type Side } from "../../model/opponent.ts";
import { isLength, isTimeLeft, readTimes, type TimeLeft, type Times } from "../../model/times.ts";
import { SHAPES } from "../../model/tree/marks.ts";

/** Characters of a message; the longest has a link. */
export const LONGEST = 70_000;
export const LONGEST_CHAT = 300;
const VERSION = 1;

/** A moment of the game: so many turns, after so many that were taken back by agreement, and the hash of board, rules and
 *  turns to there. */
export interface At {
  readonly n: number;
  readonly e: number;
  readonly h: string;
}

export type Fault = "size" | "form" | "version" | "markup" | "rules" | "game" | "flood";
const FAULTS: readonly Fault[] = ["size", "form", "version", "markup", "rules", "game", "flood"];

export type Message =
  /** `all`: the hash of the whole record; null in those that only ask if both are at the same turn. */
  | { readonly k: "hello"; readonly at: At; readonly all: string | null }
  /** The whole game as the fragment of an address, and how many more times it may be answered by another. */
  | {
      readonly k: "game";
      readonly g: string;
      readonly e: number;
      readonly all: string;
      readonly more: number;
    }
  /** `left`: the time that the sender has left after it, where there is a clock. */
  | {
      readonly k: "turn";
      readonly at: At;
      readonly turn: Turn;
      readonly left: TimeLeft | null;
    }
  /** `to`: turns that are left. */
  | { readonly k: "undo"; readonly at: At; readonly to: number }
  | { readonly k: "undone"; readonly at: At; readonly to: number; readonly yes: boolean }
  /** All marks beside the last turn of the moment. */
  | { readonly k: "marks"; readonly at: At; readonly marks: Marks | null }
  /** The place at which the sender points. */
  | { readonly k: "point"; readonly site: Site }
  | { readonly k: "chat"; readonly text: string }
  /** A line of chat, to those who watch. */
  | { readonly k: "said"; readonly side: Side; readonly text: string }
  /** The times of both players and what has gone since then, to those who watch; null: no clock. */
  | { readonly k: "times"; readonly times: Times | null; readonly gone: number }
  | { readonly k: "refused"; readonly why: Fault }
  | { readonly k: "bye" };

export function writeMessage(message: Message): string {
  return JSON.stringify({ v: VERSION, ...message });
}

/** The message in a text, or its fault. */
export function readMessage(text: unknown): Message | Fault {
  if (typeof text !== "string") return "form";
  if (text.length > LONGEST) return "size";
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return "form";
  }
  if (!isRecord(value)) return "form";
  const { v, ...message } = value;
  if (v !== VERSION) return "version";
  if (!CHECKS.get(String(message.k))?.(message)) return "form";
  const found = message as unknown as Message;
  const isWord = found.k === "chat" || found.k === "said";
  return isWord && hasMarkup(found.text) ? "markup" : found;
}

/** True for a text with something like a tag, or with signs that show nothing. */
export function hasMarkup(text: string): boolean {
  return /<[/!?a-z]|&#?\w+;|[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/iu.test(text);
}

type Check = (value: unknown) => boolean;

const CHECKS: ReadonlyMap<string, Check> = new Map<string, Check>([
  ["hello", fields({ k: isText(8), at: isAt, all: orNull(isHash) })],
  ["game", fields({ k: isText(8), g: isFragment, e: isCount, all: isHash, more: isCount })],
  ["turn", fields({ k: isText(8), at: isAt, turn: isTurn, left: orNull(isTimeLeft) })],
  ["undo", fields({ k: isText(8), at: isAt, to: isCount })],
  ["undone", fields({ k: isText(8), at: isAt, to: isCount, yes: isBoolean })],
  ["marks", fields({ k: isText(8), at: isAt, marks: orNull(areMarks) })],
  ["point", fields({ k: isText(8), site: isSite })],
  ["chat", fields({ k: isText(8), text: isText(LONGEST_CHAT) })],
  ["said", fields({ k: isText(8), side: isSide, text: isText(LONGEST_CHAT) })],
  ["times", fields({ k: isText(8), times: orNull(areTimes), gone: isLength })],
  ["refused", fields({ k: isText(8), why: (value) => FAULTS.some((each) => each === value) })],
  ["bye", fields({ k: isText(8) })],
]);

/** An object with these fields and no others. */
function fields(checks: Readonly<Record<string, Check>>): Check {
  const names = Object.keys(checks);
  return (value) =>
    isRecord(value) &&
    Object.keys(value).length === names.length &&
    names.every((name) => Object.hasOwn(value, name) && checks[name]?.(value[name]));
}

function orNull(check: Check): Check {
  return (value) => value === null || check(value);
}

function isText(most: number): Check {
  return (value) => typeof value === "string" && value.length > 0 && value.length <= most;
}

function isSide(value: unknown): boolean {
  return SIDES.some((side) => side === value);
}

function areTimes(value: unknown): boolean {
  return readTimes(value) !== null;
}

function isBoolean(value: unknown): boolean {
  return typeof value === "boolean";
}

function isHash(value: unknown): boolean {
  return typeof value === "string" && /^[0-9a-z]{1,12}$/.test(value);
}

function isFragment(value: unknown): boolean {
  return typeof value === "string" && /^#[\w.~%-]+$/.test(value);
}

/** Turns of a document, and what is counted beside them. */
const MOST = 100_000;

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MOST;
}

function isAt(value: unknown): value is At {
  return fields({ n: isCount, e: isCount, h: isHash })(value);
}

function isSite(value: unknown): value is Site {
  const isIndex = (each: unknown) => Number.isSafeInteger(each);
  return isIndex(value) || (Array.isArray(value) && value.length === 2 && value.every(isIndex));
}

function isRational(value: unknown): boolean {
  return typeof value === "string" && /^[-−]?[\d./ ]{1,64}$/.test(value);
}

function isPlayer(value: unknown): boolean {
  return value === "black" || value === "white";
}

/** Marks of a message, of each kind. */
const MOST_MARKS = 400;
const LONGEST_LABEL = 20;

function areMarks(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const isLabel = (each: unknown) =>
    Array.isArray(each) &&
    each.length === 2 &&
    isSite(each[0]) &&
    isText(LONGEST_LABEL)(each[1]) &&
    !hasMarkup(each[1]);
  const lists = Object.entries(value);
  const areSound = lists.every(([kind, list]) => {
    const isMark = kind === "label" ? isLabel : SHAPES.some((shape) => shape === kind) && isSite;
    const isShort = Array.isArray(list) && list.length > 0 && list.length <= MOST_MARKS;
    return isMark && isShort && list.every(isMark);
  });
  return areSound && lists.length > 0;
}

const isTrue: Check = (value) => value === true;
const areDead = fields({
  dead: (value) => Array.isArray(value) && value.length <= MOST && value.every(isSite),
});
const TURNS: readonly Check[] = [
  ...["pass", "resign", "timeout", "agree", "accept", "decline"].flatMap((name) => [
    (value: unknown) => value === name,
    fields({ [name]: isTrue }),
  ]),
  fields({ play: isSite }),
  fields({ play: isSite, bid: isRational }),
  fields({ komi: isRational }),
  fields({ take: isPlayer }),
  fields({ forget: isPlayer }),
  fields({ answer: (value) => value === "ignore" || isPlayer(value) }),
  fields({ reset: orNull(isCount) }),
  fields({ forever: (value) => value === "pass" || isCount(value) }),
  fields({ agree: areDead }),
  fields({ agree: (value) => value === "draw" }),
];

/** A turn without comment, marks and variations. */
function isTurn(value: unknown): value is Turn {
  return TURNS.some((check) => check(value));
}
