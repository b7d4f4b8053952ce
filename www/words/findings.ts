/** English of findings: errors of a drawn board, and likely mistakes. */
import type { Finding, Quantity } from "../engine/survey.ts";
import { unreachable } from "../model/actions.ts";
import { counted, playerWord } from "./names.ts";

/** The finding, and its consequence. */
export interface FindingWords {
  head: string;
  line: string;
}

/** English of a finding; `nameOf` gives the name of a point, placement or disk. */
export function findingWords(finding: Finding, nameOf: (point: number) => string): FindingWords {
  switch (finding.kind) {
    case "bare":
      return said("There is nothing to play on yet.", "Draw a point, a placement or a disk.");
    case "too-large":
      return said("The board is too large.", `There are too many ${quantityWords(finding.what)}.`);
    case "grid-size":
      return said(
        `A grid of ${finding.columns} × ${finding.rows} cannot be played.`,
        "It has at least one point and at most a million.",
      );
    case "link-out-of-range":
      return said(
        `${linkWords(finding)} leads nowhere.`,
        `It names point ${finding.point}, which is not there.`,
      );
    case "label-count":
      return said(
        "Points and labels do not match.",
        `There are ${counted(finding.labels, "label")} for ${counted(finding.points, "point")}.`,
      );
    case "loop":
      return said(`${linkWords(finding)} joins a point to itself.`, "It is passed over.");
    case "repeated":
      return said(`${linkWords(finding)} is there already.`, "It is passed over.");
    case "dead-end":
      return said(
        `${pointWord(nameOf(finding.point))} reaches nothing.`,
        "A stone there would be taken at once: it has no arc out.",
      );
    case "isolated":
      return said(
        `${pointWord(nameOf(finding.point))} stands alone.`,
        "A stone there would be taken at once: nothing is joined to it.",
      );
    case "coincident":
      return said(
        `${pointWord(nameOf(finding.point))} lies on ${nameOf(finding.first)}.`,
        "Two points drawn at one spot look like one.",
      );
    case "pieces":
      return said(
        `The board is in ${finding.count} pieces.`,
        "Nothing joins them: what happens on one does not touch the others.",
      );
    case "member-out-of-range":
      return said(
        `${setWords(finding)} names a point that is not there.`,
        `There is no point ${finding.point}.`,
      );
    case "member-twice":
      return said(
        `${setWords(finding)} names a point twice.`,
        `${pointWord(nameOf(finding.point))} stands there already.`,
      );
    case "empty-placement":
      return said(`Placement ${finding.placement} is empty.`, "A stone fills at least one point.");
    case "equal-placements":
      return said(
        `Placements ${finding.first} and ${finding.second} are the same.`,
        "They hold the same points: one of them is enough.",
      );
    case "not-open":
      return said(
        `Placement ${finding.placement} is not open.`,
        `The smallest open set around it is {${Array.from(finding.least, nameOf).join(", ")}}.`,
      );
    case "uncovered":
      return said(
        `${pointWord(nameOf(finding.point))} lies in no placement.`,
        "No stone ever colours it.",
      );
    case "indistinct":
      return said(
        `${pointWord(nameOf(finding.point))} is like ${nameOf(finding.first)}.`,
        "No open set holds one without the other.",
      );
    case "torn":
      return said(
        `Placement ${finding.placement} is in pieces.`,
        "No other placements join them: a stone there lives only if one liberty touches all of them.",
      );
    case "disk-too-far-out":
      return said(
        `Disk ${finding.disk} is too far out.`,
        "Coordinates and radii end at 2^24 ticks.",
      );
    case "disk-core":
      return said(`Disk ${finding.disk} has no size.`, "The least radius is 1 tick.");
    case "disk-reach":
      return said(
        `Disk ${finding.disk} reaches less than its radius.`,
        "A reach is the radius, or more.",
      );
    case "disk-outside":
      return said(
        `Disk ${finding.disk} is not inside the region.`,
        "All of it lies within the outline and outside the holes.",
      );
    case "disk-overlaps-itself":
      return said(
        `Disk ${finding.disk} overlaps itself.`,
        "It goes around the glued sides and meets its own image.",
      );
    case "disk-twice":
      return said(
        `Disk ${finding.disk} lies on disk ${finding.first}.`,
        "They have the same centre and the same radius.",
      );
    case "lonely":
      return said(
        `Disk ${finding.disk} touches no other.`,
        "A stone there has no liberty and would be taken at once.",
      );
    case "too-many-corners":
      return said("The region has too many corners.", "It has at most 16,384, its holes included.");
    case "too-few-corners":
      return said(`${ringWords(finding.ring)} bounds nothing.`, "It needs three corners or more.");
    case "corner-too-far-out":
      return said(
        `Corner ${finding.corner} of ${ringName(finding.ring)} is too far out.`,
        "Coordinates end at 2^24 ticks.",
      );
    case "corner-twice":
      return said(
        `Corner ${finding.corner} of ${ringName(finding.ring)} is there already.`,
        `It lies on corner ${finding.first}.`,
      );
    case "sides-meet":
      return said(
        `Side ${finding.corner} of ${ringName(finding.ring)} meets another.`,
        `It meets side ${finding.otherCorner} of ${ringName(finding.otherRing)}.`,
      );
    case "hole-outside":
      return said(
        `${ringWords(finding.ring)} is not inside the outline.`,
        "A hole is cut out of it.",
      );
    case "hole-in-hole":
      return said(
        `${ringWords(finding.ring)} lies inside ${ringName(finding.other)}.`,
        "Holes lie apart.",
      );
    case "region-circle":
      return said(
        "This circle is no region.",
        "Its radius is 1 tick or more, and all within 2^24.",
      );
    case "region-projective":
      return said(
        "A region cannot be a projective plane.",
        "Only the sides of a grid can be glued so.",
      );
    case "region-not-a-rectangle":
      return said("This region cannot be glued.", "Only an upright rectangle of four corners can.");
    case "stone-radius":
      return said("Stones have no such radius.", "It is from 1 to 2^24 ticks.");
    case "tolerance":
      return said("Stones have no such tolerance.", `It is from 0 to ${finding.most} ticks.`);
    case "reach":
      return said(
        "Stones have no such reach.",
        `It is ${finding.least} ticks or more, and at most 2^24.`,
      );
    case "stone-overlaps-itself":
      return said(
        "A stone would overlap itself.",
        `The way around the glued sides is only ${finding.around} ticks.`,
      );
    case "no-centre":
      return said(
        "A stone fits nowhere.",
        "No place was found where all of it lies in the region.",
      );
    case "stone-out-of-range":
      return said(stoneWords(finding, "has no place."), "The board has no such placement.");
    case "stone-outside":
      return said(stoneWords(finding, "is not inside the board."), "All of it lies in the region.");
    case "stone-twice":
      return said(stoneWords(finding, "is there twice."), "Another stone is named there before.");
    case "stone-overlaps":
      return said(stoneWords(finding, "overlaps another."), "Stones lie apart.");
    case "dead-point":
      return said(
        `The stone on ${nameOf(finding.point)} has no liberty.`,
        "It would be taken before the first turn.",
      );
    case "dead-stone":
      return said(
        `The stone at (${finding.x}, ${finding.y}) has no liberty.`,
        "It would be taken before the first turn.",
      );
    default:
      return unreachable(finding);
  }
}

function said(head: string, line: string): FindingWords {
  return { head, line };
}

/** A name that is only a number gets its noun. */
function pointWord(name: string): string {
  return /^\d+$/.test(name) ? `Point ${name}` : name;
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
