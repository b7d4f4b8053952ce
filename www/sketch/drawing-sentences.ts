/** Hints and reports of the drawing room, by the words of a language. */
import { has } from "../engine/features.ts";
import type { SetReport } from "./editor-controller.ts";
import { selectedCounts } from "./selected.ts";
import { type ConstraintKind, type ItemId, isEmpty, type Sketch } from "./sketch.ts";
import type { EditorState, Gesture, SketchState, ToolName } from "./state.ts";

export interface ToolWords {
  readonly name: string;
  /** Name under its icon, if the whole one is too long. */
  readonly short?: string;
  readonly key: string;
  readonly hint: string;
  /** Rest of the hint for those who have keys. */
  readonly byKeys?: string;
}

/** Hand of the reader; "keys" is a mouse beside letter keys. */
export type Hand = "keys" | "mouse" | "finger";

/** Words for those who have keys, and for all others. */
interface ByHand {
  readonly keys: string;
  readonly others: string;
}

/** Words of a language for drawing. `or`: what a key would do, or nothing. A key stands between asterisks. */
export interface DrawingWords {
  readonly tools: Readonly<Record<ToolName, ToolWords>>;
  readonly grouped: (value: number) => string;
  readonly wholeNumber: string;
  readonly anyNumber: string;
  readonly number: (kind: string, least: string, most: string) => string;
  readonly tap: string;
  readonly click: string;
  readonly twoPoints: ByHand;
  readonly putPoint: (press: string) => string;
  /** Said after it, where points are linked. */
  readonly dragToLink: string;
  readonly drawLink: string;
  readonly drawArc: string;
  readonly drawDisk: string;
  readonly putCorners: (press: string) => string;
  readonly drawRegion: string;
  readonly takeTool: ByHand;
  readonly moving: string;
  readonly pivot: string;
  readonly kept: Readonly<Record<ConstraintKind, string>>;
  readonly bend: (or: string) => string;
  readonly orArrows: string;
  readonly nextPoint: (or: string) => string;
  readonly orEsc: string;
  readonly nextCorner: string;
  readonly escCancels: string;
  readonly lastCorner: (or: string) => string;
  readonly orKey: (key: string) => string;
  readonly enter: string;
  readonly shiftEnter: string;
  readonly merge: string;
  readonly intoLink: string;
  readonly cutting: string;
  readonly radius: (ticks: number) => string;
  readonly degree: (into: number, out: number) => string;
  readonly nothingSelected: string;
  readonly counts: Readonly<
    Record<keyof ReturnType<typeof selectedCounts> | "components", (count: number) => string>
  >;
  readonly noReport: string;
  readonly open: string;
  readonly notOpen: (least: string) => string;
  readonly closed: string;
  readonly notClosed: (closure: string) => string;
  readonly connected: string;
}

export interface DrawingSentences {
  /** "Write a whole number from 1 to 1,000,000,000, or a sum: 40*3." */
  readonly numberWords: (step: "1" | "any", least: number, most: number) => string;
  /** Sentence about how to begin; a key stands between asterisks. Null once the drawing has begun. */
  readonly beginningWords: (state: EditorState, hand: Hand) => string | null;
  /** The quiet line on the paper while there is nothing else to report; `byKeys`: the reader has keys. */
  readonly editorHint: (state: EditorState, byKeys: boolean) => string;
  /** Degree of a point in words; an edge goes both ways. */
  readonly degreeWords: (state: SketchState, id: ItemId) => string;
  /** Selected things, counted. */
  readonly summaryWords: (now: SketchState) => string;
  /** Selected points as a set. */
  readonly reportWords: (report: SetReport | null) => string;
}

/* @__NO_SIDE_EFFECTS__ */
export function drawingSentences(words: DrawingWords): DrawingSentences {
  const { counts } = words;

  function constraintHint({ constraints }: Sketch, place: number): string {
    const kind = constraints[place]?.kind;
    return kind === undefined ? "" : words.kept[kind];
  }

  function gestureHint(gesture: Gesture, byKeys: boolean, closing: string): string | null {
    switch (gesture.kind) {
      case "linking":
        return gesture.by === "tap" ? words.nextPoint(byKeys ? words.orEsc : "") : null;
      case "outline":
        if (gesture.corners.length >= 3)
          return words.lastCorner(byKeys ? words.orKey(closing) : "");
        return words.nextCorner + (byKeys ? words.escCancels : "");
      case "moving":
        if (gesture.onto?.kind === "point") return words.merge;
        return gesture.onto?.kind === "link" ? words.intoLink : null;
      case "cutting":
        return byKeys ? words.cutting : null;
      case "radius":
        return words.radius(gesture.radius);
      default:
        return null;
    }
  }

  return {
    numberWords(step, least, most) {
      const minus = (value: number) => words.grouped(value).replace("-", "−");
      const kind = step === "1" ? words.wholeNumber : words.anyNumber;
      return words.number(kind, minus(least), minus(most));
    },
    beginningWords({ now, tool, shape }, hand) {
      const { sketch } = now;
      const isSpace = has(sketch, "sets");
      const by = hand === "keys" ? "keys" : "others";
      if (isSpace && sketch.points.size > 0 && sketch.placements.size < 2)
        return words.twoPoints[by];
      if (!isEmpty(sketch)) return null;
      const press = hand === "finger" ? words.tap : words.click;
      switch (tool) {
        case "point":
          return words.putPoint(press) + (isSpace ? "" : ` ${words.dragToLink}`);
        case "link":
          return words.drawLink;
        case "arc":
          return words.drawArc;
        case "disk":
          return words.drawDisk;
        case "region":
          return shape === "corners" ? words.putCorners(press) : words.drawRegion;
        default:
          return words.takeTool[by];
      }
    },
    editorHint({ tool, gesture, now, cursor, message, under, movesBackground }, byKeys) {
      if (message !== null) return message;
      const closing = cursor === null ? words.enter : words.shiftEnter;
      const going = gestureHint(gesture, byKeys, closing);
      if (going !== null) return going;
      if (movesBackground && now.sketch.background?.hidden === false) return words.moving;
      if (under?.kind === "pivot") return words.pivot;
      if (under?.kind === "constraint") return constraintHint(now.sketch, under.place);
      if (tool === "select" && isLoneLink(now)) return words.bend(byKeys ? words.orArrows : "");
      const said = words.tools[tool];
      return byKeys ? said.hint + (said.byKeys ?? "") : said.hint;
    },
    degreeWords({ sketch }, id) {
      let [into, out] = [0, 0];
      for (const { from, to, way } of sketch.links.values()) {
        if (to === id || (way === "two" && from === id)) into += 1;
        if (from === id || (way === "two" && to === id)) out += 1;
      }
      return words.degree(into, out);
    },
    summaryWords(now) {
      if (now.selection.size === 0) return words.nothingSelected;
      const selected = selectedCounts(now);
      return (Object.keys(selected) as (keyof typeof selected)[])
        .filter((kind) => selected[kind] > 0)
        .map((kind) => counts[kind](selected[kind]))
        .join(" · ");
    },
    reportWords(report) {
      if (report === null) return words.noReport;
      const { points, closure, least, pieces } = report;
      const said = [
        least.length === points ? words.open : words.notOpen(counts.points(least.length)),
        closure.length === points ? words.closed : words.notClosed(counts.points(closure.length)),
        pieces === 1 ? words.connected : counts.components(pieces),
      ];
      return `${counts.points(points)}: ${said.join("; ")}.`;
    },
  };
}

function isLoneLink({ sketch, selection }: EditorState["now"]): boolean {
  const [id] = selection;
  return selection.size === 1 && id !== undefined && sketch.links.has(id);
}
