/** English of findings: errors of a drawn board, and likely mistakes. */
import type { Quantity } from "../engine/survey.ts";
import { pointsBy, ringsBy, setOf, ticksWide } from "../sketch/finding-names.ts";
import type { SketchFinding } from "../sketch/picture-findings.ts";
import { told } from "./core/told.ts";
import { counted, grouped } from "./counts.ts";
import { playerWord } from "./names.ts";

/** The finding, and its consequence. */
export type FindingWords = readonly [head: string, line: string];
export type NameOf = (point: number) => string;

const pointWord = pointsBy("Point");
const ringWords = ringsBy("The outline", "Hole");
const ringName = ringsBy("the outline", "hole");

const LISTS = { edges: "Edge", arcs: "Arc", open: "Open set", placements: "Placement" } as const;

const QUANTITIES: Readonly<Record<Quantity, string>> = {
  points: "points",
  arcs: "arcs",
  placements: "placements",
  listed: "points in its open sets and placements",
  neighbours: "points in the least open sets around its points",
  closures: "points in the closures of its placements",
  touches: "pairs of disks that touch",
  images: "images of one stone within its reach",
};

/** Words of a finding, and of its consequence; `nameOf` gives the name of a point, placement or disk. */
export const findingWords = told<SketchFinding, FindingWords, [nameOf: NameOf]>({
  bare: ["There is nothing to play on yet.", "Draw a point, a placement or a disk."],
  "too-large": ({ what }) => ["The board is too large.", `There are too many ${QUANTITIES[what]}.`],
  "grid-size": ({ columns, rows }) => [
    `A grid of ${columns} × ${rows} cannot be played.`,
    "It has at least one point and at most a million.",
  ],
  "link-out-of-range": ({ list, link, point }) => [
    `${LISTS[list]} ${link} leads nowhere.`,
    `It names point ${point}, which is not there.`,
  ],
  "label-count": ({ labels, points }) => [
    "Points and labels do not match.",
    `There are ${counted(labels, "label")} for ${counted(points, "point")}.`,
  ],
  loop: ({ list, link }) => [`${LISTS[list]} ${link} joins a point to itself.`, "It is ignored."],
  repeated: ({ list, link }) => [`${LISTS[list]} ${link} is there already.`, "It is ignored."],
  "dead-end": ({ point }, nameOf) => [
    `${pointWord(nameOf(point))} reaches nothing.`,
    "A stone there would be taken at once: it has no arc out.",
  ],
  isolated: ({ point }, nameOf) => [
    `${pointWord(nameOf(point))} stands alone.`,
    "A stone there would be taken at once: nothing is joined to it.",
  ],
  coincident: ({ point, first }, nameOf) => [
    `${pointWord(nameOf(point))} lies on ${nameOf(first)}.`,
    "Two points drawn at one spot look like one.",
  ],
  through: ({ from, to, point }, nameOf) => [
    `The link from ${nameOf(from)} to ${nameOf(to)} passes through ${nameOf(point)}.`,
    "It is drawn bent, because it does not join that point.",
  ],
  pieces: ({ count }) => [
    `The board is in ${count} pieces.`,
    "Nothing joins them: what happens on one does not touch the others.",
  ],
  "member-out-of-range": ({ list, set, point }) => [
    `${LISTS[list]} ${set} names a point that is not there.`,
    `There is no point ${point}.`,
  ],
  "member-twice": ({ list, set, point }, nameOf) => [
    `${LISTS[list]} ${set} names a point twice.`,
    `${pointWord(nameOf(point))} stands there already.`,
  ],
  "empty-placement": ({ placement }) => [
    `Placement ${placement} is empty.`,
    "A stone fills at least one point.",
  ],
  "equal-placements": ({ first, second }) => [
    `Placements ${first} and ${second} are the same.`,
    "They hold the same points: one of them is enough.",
  ],
  "not-open": ({ placement, least }, nameOf) => [
    `Placement ${placement} is not open.`,
    `The smallest open set around it is ${setOf(least, nameOf)}.`,
  ],
  uncovered: ({ point }, nameOf) => [
    `${pointWord(nameOf(point))} lies in no placement.`,
    "No stone ever colours it.",
  ],
  indistinct: ({ point, first }, nameOf) => [
    `${pointWord(nameOf(point))} is like ${nameOf(first)}.`,
    "No open set holds one without the other.",
  ],
  torn: ({ placement }) => [
    `Placement ${placement} is in pieces.`,
    "No other placements join them: a stone there lives only if one liberty touches all of them.",
  ],
  "disk-too-far-out": ({ disk }, nameOf) => [
    `Disk ${nameOf(disk)} is too far out.`,
    "Coordinates and radii end at 2^24 ticks.",
  ],
  "disk-core": ({ disk }, nameOf) => [
    `Disk ${nameOf(disk)} has no size.`,
    "The least radius is 1 tick.",
  ],
  "disk-reach": ({ disk }, nameOf) => [
    `Disk ${nameOf(disk)} reaches less than its radius.`,
    "A reach is the radius, or more.",
  ],
  "disk-outside": ({ disk }, nameOf) => [
    `Disk ${nameOf(disk)} is not inside the region.`,
    "All of it lies within the outline and outside the holes.",
  ],
  "disk-overlaps-itself": ({ disk }, nameOf) => [
    `Disk ${nameOf(disk)} overlaps itself.`,
    "It goes around the glued sides and meets its own image.",
  ],
  "joined-through-wall": ({ first, disk }, nameOf) => [
    `Stones on disks ${nameOf(first)} and ${nameOf(disk)} join through a wall.`,
    "Distance alone decides that they touch.",
  ],
  "near-miss": ({ disk, first }, nameOf) => [
    `Disk ${nameOf(disk)} all but touches disk ${nameOf(first)}.`,
    "It looks like a touch, but stones on them are not joined.",
  ],
  "disk-twice": ({ disk, first }, nameOf) => [
    `Disk ${nameOf(disk)} lies on disk ${nameOf(first)}.`,
    "They have the same centre and the same radius.",
  ],
  lonely: ({ disk }, nameOf) => [
    `Disk ${nameOf(disk)} touches no other.`,
    "A stone there has no liberty and would be taken at once.",
  ],
  "too-many-corners": [
    "The region has too many corners.",
    "It has at most 16,384, its holes included.",
  ],
  "too-few-corners": ({ ring }) => [
    `${ringWords(ring)} bounds nothing.`,
    "It needs three corners or more.",
  ],
  "corner-too-far-out": ({ corner, ring }) => [
    `Corner ${corner} of ${ringName(ring)} is too far out.`,
    "Coordinates end at 2^24 ticks.",
  ],
  "corner-twice": ({ corner, ring, first }) => [
    `Corner ${corner} of ${ringName(ring)} is there already.`,
    `It lies on corner ${first}.`,
  ],
  "sides-meet": ({ corner, ring, otherCorner, otherRing }) => [
    `Side ${corner} of ${ringName(ring)} meets another.`,
    `It meets side ${otherCorner} of ${ringName(otherRing)}.`,
  ],
  "hole-outside": ({ ring }) => [
    `${ringWords(ring)} is not inside the outline.`,
    "A hole is cut out of it.",
  ],
  "hole-in-hole": ({ ring, other }) => [
    `${ringWords(ring)} lies inside ${ringName(other)}.`,
    "Holes lie apart.",
  ],
  "region-circle": [
    "This circle is not a valid region.",
    "Its radius is 1 tick or more, and all within 2^24.",
  ],
  "region-projective": [
    "A region cannot be a projective plane.",
    "Only the sides of a grid can be glued so.",
  ],
  "region-not-a-rectangle": [
    "This region cannot be glued.",
    "Only an upright rectangle of four corners can.",
  ],
  "stone-radius": ["This stone radius is impossible.", "It is from 1 to 2^24 ticks."],
  tolerance: ({ most }) => ["This tolerance is impossible.", `It is from 0 to ${most} ticks.`],
  reach: ({ least }) => [
    "This reach is impossible.",
    `It is ${least} ticks or more, and at most 2^24.`,
  ],
  "stone-overlaps-itself": ({ around }) => [
    "A stone would overlap itself.",
    `The way around the glued sides is only ${around} ticks.`,
  ],
  "dots-overlap": ({ point, first }, nameOf) => [
    `${pointWord(nameOf(point))} overlaps ${nameOf(first)}.`,
    "Two points so close look like one.",
  ],
  "thin-wall": ({ width, most }) => [
    "Stones join through a wall.",
    `It is ${counted(ticksWide(width), "tick")} thick, and stones touch across ${counted(most, "tick")}.`,
  ],
  parted: ({ count }) => [
    `The board falls into ${count} parts.`,
    "No stone can stand in the passage between them.",
  ],
  "no-room": ({ largest }) => [
    "A stone fits nowhere.",
    `The largest that would has a radius of ${counted(largest, "tick")}.`,
  ],
  "no-centre": ["A stone fits nowhere.", "No place was found where all of it lies in the region."],
  "stone-out-of-range": ({ player, index }) => [
    `${playerWord(player)}'s stone ${index + 1} has no place.`,
    "The board has no such placement.",
  ],
  "stone-outside": ({ player, index }) => [
    `${playerWord(player)}'s stone ${index + 1} is not inside the board.`,
    "All of it lies in the region.",
  ],
  "stone-twice": ({ player, index }) => [
    `${playerWord(player)}'s stone ${index + 1} is there twice.`,
    "Another stone is named there before.",
  ],
  "stone-overlaps": ({ player, index }) => [
    `${playerWord(player)}'s stone ${index + 1} overlaps another.`,
    "Stones lie apart.",
  ],
  "dead-point": ({ point }, nameOf) => [
    `The stone on ${nameOf(point)} has no liberty.`,
    "It would be taken before the first turn.",
  ],
  "dead-stone": ({ x, y }) => [
    `The stone at (${x}, ${y}) has no liberty.`,
    "It would be taken before the first turn.",
  ],
});

export function alikeWords(count: number): string {
  return `${grouped(count)} more like this`;
}

export function moreWords(count: number): string {
  return `… and ${grouped(count)} more`;
}
