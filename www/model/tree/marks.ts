/** Marks beside a turn: shapes and labels on places of the board. */
import type { Marks, Site, Turn } from "../../engine/types.ts";

export const SHAPES = ["triangle", "square", "circle", "cross"] as const;
export type Shape = (typeof SHAPES)[number];
/** Kinds of marks. */
export const MARK_KINDS = [...SHAPES, "label"] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

export interface Mark {
  readonly at: Site;
  readonly kind: MarkKind;
  /** Text of a label, otherwise empty. */
  readonly text: string;
}

export function sameSite(a: Site, b: Site): boolean {
  if (typeof a === "number" || typeof b === "number") return a === b;
  return a[0] === b[0] && a[1] === b[1];
}

export function sameMark(a: Mark, b: Mark): boolean {
  return a.kind === b.kind && a.text === b.text && sameSite(a.at, b.at);
}

/** As a list, shapes before labels. */
export function markList(marks: Marks | undefined): Mark[] {
  if (marks === undefined) return [];
  const shapes = SHAPES.flatMap((kind) =>
    (marks[kind] ?? []).map((at): Mark => ({ at, kind, text: "" })),
  );
  return [
    ...shapes,
    ...(marks.label ?? []).map(([at, text]) => ({ at, kind: "label", text }) as const),
  ];
}

/** The marks of a document's turn. */
export function marksOfTurn(turn: Turn | undefined): Mark[] {
  return typeof turn === "object" ? markList(turn.marks) : [];
}

/** Toggles the mark at a place, which has at most one: the same kind removes it, another kind
 *  replaces it. A label takes the next free letter. Null if no mark is left. */
export function toggledMarks(marks: Marks | undefined, at: Site, kind: MarkKind): Marks | null {
  const all = markList(marks);
  const others = all.filter((mark) => !sameSite(mark.at, at));
  const taken = all.some((mark) => mark.kind === kind && sameSite(mark.at, at));
  const text = kind === "label" ? nextLabel(others) : "";
  return marksOf(taken ? others : [...others, { at, kind, text }]);
}

/** Null for an empty list. */
export function marksOf(list: readonly Mark[]): Marks | null {
  const marks: Marks = {};
  for (const { at, kind, text } of list) {
    if (kind === "label") marks.label = [...(marks.label ?? []), [at, text]];
    else marks[kind] = [...(marks[kind] ?? []), at];
  }
  return list.length === 0 ? null : marks;
}

/** A, B … Z, A1, B1 … */
function nextLabel(marks: readonly Mark[]): string {
  const used = new Set(marks.map(({ text }) => text));
  for (let round = 0; ; round++)
    for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
      const text = round === 0 ? letter : `${letter}${round}`;
      if (!used.has(text)) return text;
    }
}
