/** English of findings: errors of a drawn board, and likely mistakes. */
import type { Quantity } from "../engine/survey.ts";
import { unreachable } from "../model/actions.ts";
import type { SketchFinding } from "../sketch/picture-findings.ts";
import { counted, grouped } from "./counts.ts";
import { playerWord } from "./names.ts";

/** The finding, and its consequence. */
export interface FindingWords {
  head: string;
  line: string;
}

/** English of a finding; `nameOf` gives the name of a point, placement or disk. */
export function findingWords(
  finding: SketchFinding,
  nameOf: (point: number) => string,
): FindingWords {
  switch (finding.kind) {
    case "bare":
      return described("There is nothing to play on yet.", "Draw a point, a placement or a disk.");
    case "too-large":
      return described(
        "The board is too large.",
        `There are too many ${quantityWords(finding.what)}.`,
      );
    case "grid-size":
      return described(
        `A grid of ${finding.columns} × ${finding.rows} cannot be played.`,
        "It has at least one point and at most a million.",
      );
    case "link-out-of-range":
      return described(
        `${linkWords(finding)} leads nowhere.`,
        `It names point ${finding.point}, which is not there.`,
      );
    case "label-count":
      return described(
        "Points and labels do not match.",
        `There are ${counted(finding.labels, "label")} for ${counted(finding.points, "point")}.`,
      );
    case "loop":
      return described(`${linkWords(finding)} joins a point to itself.`, "It is ignored.");
    case "repeated":
      return described(`${linkWords(finding)} is there already.`, "It is ignored.");
    case "dead-end":
      return described(
        `${pointWord(nameOf(finding.point))} reaches nothing.`,
        "A stone there would be taken at once: it has no arc out.",
      );
    case "isolated":
      return described(
        `${pointWord(nameOf(finding.point))} stands alone.`,
        "A stone there would be taken at once: nothing is joined to it.",
      );
    case "coincident":
      return described(
        `${pointWord(nameOf(finding.point))} lies on ${nameOf(finding.first)}.`,
        "Two points drawn at one spot look like one.",
      );
    case "through":
      return described(
        `The link from ${nameOf(finding.from)} to ${nameOf(finding.to)} passes through ${nameOf(finding.point)}.`,
        "It is drawn bent, because it does not join that point.",
      );
    case "pieces":
      return described(
        `The board is in ${finding.count} pieces.`,
        "Nothing joins them: what happens on one does not touch the others.",
      );
    case "member-out-of-range":
      return described(
        `${setWords(finding)} names a point that is not there.`,
        `There is no point ${finding.point}.`,
      );
    case "member-twice":
      return described(
        `${setWords(finding)} names a point twice.`,
        `${pointWord(nameOf(finding.point))} stands there already.`,
      );
    case "empty-placement":
      return described(
        `Placement ${finding.placement} is empty.`,
        "A stone fills at least one point.",
      );
    case "equal-placements":
      return described(
        `Placements ${finding.first} and ${finding.second} are the same.`,
        "They hold the same points: one of them is enough.",
      );
    case "not-open":
      return described(
        `Placement ${finding.placement} is not open.`,
        `The smallest open set around it is {${Array.from(finding.least, nameOf).join(", ")}}.`,
      );
    case "uncovered":
      return described(
        `${pointWord(nameOf(finding.point))} lies in no placement.`,
        "No stone ever colours it.",
      );
    case "indistinct":
      return described(
        `${pointWord(nameOf(finding.point))} is like ${nameOf(finding.first)}.`,
        "No open set holds one without the other.",
      );
    case "torn":
      return described(
        `Placement ${finding.placement} is in pieces.`,
        "No other placements join them: a stone there lives only if one liberty touches all of them.",
      );
    case "disk-too-far-out":
      return described(
        `Disk ${nameOf(finding.disk)} is too far out.`,
        "Coordinates and radii end at 2^24 ticks.",
      );
    case "disk-core":
      return described(`Disk ${nameOf(finding.disk)} has no size.`, "The least radius is 1 tick.");
    case "disk-reach":
      return described(
        `Disk ${nameOf(finding.disk)} reaches less than its radius.`,
        "A reach is the radius, or more.",
      );
    case "disk-outside":
      return described(
        `Disk ${nameOf(finding.disk)} is not inside the region.`,
        "All of it lies within the outline and outside the holes.",
      );
    case "disk-overlaps-itself":
      return described(
        `Disk ${nameOf(finding.disk)} overlaps itself.`,
        "It goes around the glued sides and meets its own image.",
      );
    case "joined-through-wall":
      return described(
        `Stones on disks ${nameOf(finding.first)} and ${nameOf(finding.disk)} join through a wall.`,
        "Distance alone decides that they touch.",
      );
    case "near-miss":
      return described(
        `Disk ${nameOf(finding.disk)} all but touches disk ${nameOf(finding.first)}.`,
        "It looks like a touch, but stones on them are not joined.",
      );
    case "disk-twice":
      return described(
        `Disk ${nameOf(finding.disk)} lies on disk ${nameOf(finding.first)}.`,
        "They have the same centre and the same radius.",
      );
    case "lonely":
      return described(
        `Disk ${nameOf(finding.disk)} touches no other.`,
        "A stone there has no liberty and would be taken at once.",
      );
    case "too-many-corners":
      return described(
        "The region has too many corners.",
        "It has at most 16,384, its holes included.",
      );
    case "too-few-corners":
      return described(
        `${ringWords(finding.ring)} bounds nothing.`,
        "It needs three corners or more.",
      );
    case "corner-too-far-out":
      return described(
        `Corner ${finding.corner} of ${ringName(finding.ring)} is too far out.`,
        "Coordinates end at 2^24 ticks.",
      );
    case "corner-twice":
      return described(
        `Corner ${finding.corner} of ${ringName(finding.ring)} is there already.`,
        `It lies on corner ${finding.first}.`,
      );
    case "sides-meet":
      return described(
        `Side ${finding.corner} of ${ringName(finding.ring)} meets another.`,
        `It meets side ${finding.otherCorner} of ${ringName(finding.otherRing)}.`,
      );
    case "hole-outside":
      return described(
        `${ringWords(finding.ring)} is not inside the outline.`,
        "A hole is cut out of it.",
      );
    case "hole-in-hole":
      return described(
        `${ringWords(finding.ring)} lies inside ${ringName(finding.other)}.`,
        "Holes lie apart.",
      );
    case "region-circle":
      return described(
        "This circle is not a valid region.",
        "Its radius is 1 tick or more, and all within 2^24.",
      );
    case "region-projective":
      return described(
        "A region cannot be a projective plane.",
        "Only the sides of a grid can be glued so.",
      );
    case "region-not-a-rectangle":
      return described(
        "This region cannot be glued.",
        "Only an upright rectangle of four corners can.",
      );
    case "stone-radius":
      return described("This stone radius is impossible.", "It is from 1 to 2^24 ticks.");
    case "tolerance":
      return described("This tolerance is impossible.", `It is from 0 to ${finding.most} ticks.`);
    case "reach":
      return described(
        "This reach is impossible.",
        `It is ${finding.least} ticks or more, and at most 2^24.`,
      );
    case "stone-overlaps-itself":
      return described(
        "A stone would overlap itself.",
        `The way around the glued sides is only ${finding.around} ticks.`,
      );
    case "dots-overlap":
      return described(
        `${pointWord(nameOf(finding.point))} overlaps ${nameOf(finding.first)}.`,
        "Two points so close look like one.",
      );
    case "thin-wall":
      return described(
        "Stones join through a wall.",
        `It is ${widthWords(finding.width)} thick, and stones touch across ${counted(finding.most, "tick")}.`,
      );
    case "parted":
      return described(
        `The board falls into ${finding.count} parts.`,
        "No stone can stand in the passage between them.",
      );
    case "no-room":
      return described(
        "A stone fits nowhere.",
        `The largest that would has a radius of ${counted(finding.largest, "tick")}.`,
      );
    case "no-centre":
      return described(
        "A stone fits nowhere.",
        "No place was found where all of it lies in the region.",
      );
    case "stone-out-of-range":
      return described(stoneWords(finding, "has no place."), "The board has no such placement.");
    case "stone-outside":
      return described(
        stoneWords(finding, "is not inside the board."),
        "All of it lies in the region.",
      );
    case "stone-twice":
      return described(
        stoneWords(finding, "is there twice."),
        "Another stone is named there before.",
      );
    case "stone-overlaps":
      return described(stoneWords(finding, "overlaps another."), "Stones lie apart.");
    case "dead-point":
      return described(
        `The stone on ${nameOf(finding.point)} has no liberty.`,
        "It would be taken before the first turn.",
      );
    case "dead-stone":
      return described(
        `The stone at (${finding.x}, ${finding.y}) has no liberty.`,
        "It would be taken before the first turn.",
      );
    default:
      return unreachable(finding);
  }
}

export function alikeWords(count: number): string {
  return `${grouped(count)} more like this`;
}

export function moreWords(count: number): string {
  return `… and ${grouped(count)} more`;
}

function described(head: string, line: string): FindingWords {
  return { head, line };
}

/** Begins a sentence: a name that is only a number gets its noun. */
function pointWord(name: string): string {
  return /^\d+$/.test(name)
    ? `Point ${name}`
    : name.replace(/^(?=ring |centre$)./, (first) => first.toUpperCase());
}

function linkWords({ list, link }: { list: "edges" | "arcs"; link: number }): string {
  return list === "edges" ? `Edge ${link}` : `Arc ${link}`;
}

function setWords({ list, set }: { list: "open" | "placements"; set: number }): string {
  return list === "open" ? `Open set ${set}` : `Placement ${set}`;
}

function ringName(ring: number): string {
  return ring === 0 ? "the outline" : `hole ${ring}`;
}

function ringWords(ring: number): string {
  return ring === 0 ? "The outline" : `Hole ${ring}`;
}

function stoneWords(stone: { player: "black" | "white"; index: number }, what: string): string {
  return `${playerWord(stone.player)}'s stone ${stone.index + 1} ${what}`;
}

function widthWords(width: number): string {
  return counted(Math.max(Math.round(width), 1), "tick");
}

function quantityWords(what: Quantity): string {
  switch (what) {
    case "points":
    case "arcs":
    case "placements":
      return what;
    case "listed":
      return "points in its open sets and placements";
    case "neighbours":
      return "points in the least open sets around its points";
    case "closures":
      return "points in the closures of its placements";
    case "touches":
      return "pairs of disks that touch";
    case "images":
      return "images of one stone within its reach";
    default:
      return unreachable(what);
  }
}
