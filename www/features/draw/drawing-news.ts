/** Words for a change to the drawing by a key, and for the thing under the cursor after it. Loaded with the first key. */
import type { StoneColour } from "../../model/state.ts";
import { namesIn } from "../../sketch/point-names.ts";
import type {
  Coloured,
  ItemColour,
  ItemId,
  LinkItem,
  PointItem,
  RegionItem,
  Sketch,
} from "../../sketch/sketch.ts";
import type { EditorState, Target } from "../../sketch/state.ts";
import { NEWS, type Noun, UNDER, type Verb } from "../../words/drawing-news.ts";

const STONES = { 1: "black", 2: "white" } as const;

/** Name of a step in the list of all: the change that it made. */
export function stepWords(now: Sketch, before: Sketch): string {
  if (now.paper !== before.paper) return NEWS.anotherBoard;
  const changes = sketchWords(now, before);
  if (now.heading.title !== before.heading.title) changes.push(NEWS.title);
  if (now.stone !== before.stone) changes.push(NEWS.stoneSize);
  return changes.join(", ") || NEWS.change;
}

/** News for the live region; null where nothing has changed, or where another part of the page tells it. */
export function drawingNews(now: EditorState, before: EditorState): string | null {
  const isRefused = now.message !== null && now.message !== before.message;
  if (isRefused || now.writing !== null) return null;
  // The room tells the drawing that it opens with.
  if (isOther(now, before)) return now.past.length === 0 ? null : NEWS.anotherBoard;
  const changes = changesWords(now, before);
  if (changes.length === 0 && (now.cursor === null || now.cursor === before.cursor)) return null;
  return [...changes, cursorWords(now)].filter((words) => words !== "").join(". ");
}

function isOther(now: EditorState, before: EditorState): boolean {
  return now.boardCount !== before.boardCount || now.now.sketch.paper !== before.now.sketch.paper;
}

/** Words of the changes: to the drawing, or else to the line that is drawn, or else to the selection. */
function changesWords(now: EditorState, before: EditorState): readonly string[] {
  const drawn = sketchWords(now.now.sketch, before.now.sketch);
  if (drawn.length > 0) return drawn;
  const gesture = gestureWords(now, before);
  if (gesture !== null) return [gesture];
  const { selection } = now.now;
  if (selection === before.now.selection) return [];
  return [selection.size === 0 ? NEWS.noneSelected : NEWS.selected(selection.size)];
}

function gestureWords({ gesture: now }: EditorState, { gesture: before }: EditorState) {
  if (now.kind === "outline") {
    const corners = before.kind === "outline" ? before.corners.length : 0;
    return now.corners.length === corners ? null : NEWS.corner(now.corners.length);
  }
  if (now.kind === before.kind) return null;
  if (now.kind === "linking") return now.way === "one" ? NEWS.arcBegun : NEWS.linkBegun;
  if (before.kind === "linking") return NEWS.lineEnded;
  return before.kind === "outline" ? NEWS.outlineLeft : null;
}

function sketchWords(now: Sketch, before: Sketch): string[] {
  if (now === before) return [];
  const found = [
    ...countWords(now.points, before.points, "point"),
    ...bodyWords(now.points, before.points),
    ...linkWords(now.links, before.links),
    ...(now.points === before.points ? bendWords(now.links, before.links) : []),
    ...countWords(now.disks, before.disks, "disk"),
    ...countWords(now.opens, before.opens, "open"),
    ...countWords(now.placements, before.placements, "placement"),
    ...stoneWords(coloursOf(now), coloursOf(before)),
    ...pointWords(now.points, before.points),
    ...colourWords(now, before),
    ...regionWords(now, before),
    ...lockWords(now, before),
    ...groupWords(now, before),
    ...symmetryWords(now, before),
    ...constraintWords(now, before),
    ...backgroundWords(now, before),
  ];
  return found.length > 0 || !isMoved(now, before) ? found : [NEWS.moved];
}

function countWords(
  now: ReadonlyMap<ItemId, unknown>,
  before: ReadonlyMap<ItemId, unknown>,
  name: Noun,
): string[] {
  if (now === before) return [];
  return [
    ...amount(missing(now, before).length, name, "added"),
    ...amount(missing(before, now).length, name, "removed"),
  ];
}

function amount(count: number, noun: Noun, verb: Verb): string[] {
  if (count === 0) return [];
  return [count === 1 ? NEWS.toOne(noun, verb) : NEWS.to(count, noun, verb)];
}

function missing<T>(from: ReadonlyMap<ItemId, T>, into: ReadonlyMap<ItemId, unknown>): T[] {
  const found: T[] = [];
  for (const [id, item] of from) if (!into.has(id)) found.push(item);
  return found;
}

function linkWords(
  now: ReadonlyMap<ItemId, LinkItem>,
  before: ReadonlyMap<ItemId, LinkItem>,
): string[] {
  if (now === before) return [];
  const [fresh, gone] = [missing(now, before), missing(before, now)];
  const arcs = (links: readonly LinkItem[]) => links.filter(({ way }) => way === "one").length;
  const turned = [...now].filter(([id, link]) => {
    const then = before.get(id);
    return then !== undefined && (then.way !== link.way || then.from !== link.from);
  });
  return [
    ...amount(fresh.length - arcs(fresh), "edge", "added"),
    ...amount(arcs(fresh), "arc", "added"),
    ...amount(gone.length - arcs(gone), "edge", "removed"),
    ...amount(arcs(gone), "arc", "removed"),
    ...amount(turned.length, "link", "turned"),
  ];
}

/** Places of points on a body. */
function bodyWords(
  now: ReadonlyMap<ItemId, PointItem>,
  before: ReadonlyMap<ItemId, PointItem>,
): string[] {
  if (now === before) return [];
  const both = [...now].flatMap(([id, { body }]) => {
    const then = before.get(id);
    return then === undefined ? [] : [{ is: body !== undefined, was: then.body !== undefined }];
  });
  return [
    ...amount(both.filter(({ is, was }) => is && !was).length, "point", "lifted"),
    ...amount(both.filter(({ is, was }) => was && !is).length, "point", "flat"),
  ];
}

/** Bends by hand. Those that only follow their moved points are left out by the caller. */
function bendWords(
  now: ReadonlyMap<ItemId, LinkItem>,
  before: ReadonlyMap<ItemId, LinkItem>,
): string[] {
  if (now === before) return [];
  const changed = [...now].filter(([id, { bend }]) => {
    const then = before.get(id);
    return then !== undefined && then.bend !== bend;
  });
  const straight = changed.filter(([, { bend }]) => bend === undefined).length;
  return [
    ...amount(changed.length - straight, "link", "bent"),
    ...amount(straight, "link", "straightened"),
  ];
}

/** Colours of all stones of the start, on items and on a plane. */
function coloursOf({ start, centres }: Sketch): ReadonlyMap<ItemId, StoneColour> {
  if (centres.size === 0) return start;
  return new Map([...start, ...[...centres].map(([id, { colour }]) => [id, colour] as const)]);
}

function stoneWords(
  now: ReadonlyMap<ItemId, StoneColour>,
  before: ReadonlyMap<ItemId, StoneColour>,
): string[] {
  if (now === before) return [];
  const put = [...now].filter(([id, colour]) => before.get(id) !== colour);
  const count = (wanted: StoneColour) => put.filter(([, colour]) => colour === wanted).length;
  return [
    ...amount(count(1), STONES[1], "put"),
    ...amount(count(2), STONES[2], "put"),
    ...amount(missing(before, now).length, "stone", "removed"),
  ];
}

function pointWords(
  now: ReadonlyMap<ItemId, PointItem>,
  before: ReadonlyMap<ItemId, PointItem>,
): string[] {
  if (now === before) return [];
  const pins = [...now].filter(([id, { pinned }]) => before.get(id)?.pinned === !pinned);
  if (pins.length > 0)
    return amount(pins.length, "point", pins[0]?.[1].pinned ? "pinned" : "unpinned");
  const stars = [...now].filter(([id, { star }]) => {
    const then = before.get(id);
    return then !== undefined && then.star !== star;
  });
  if (stars.length > 0)
    return amount(stars.length, "star", stars[0]?.[1].star ? "marked" : "removed");
  const named = [...now].filter(([id, { label }]) => (before.get(id)?.label ?? label) !== label);
  const [[, one] = []] = named;
  if (one === undefined) return [];
  if (named.length > 1) return [NEWS.labelsChanged(named.length)];
  return [one.label === "" ? NEWS.labelRemoved : NEWS.labelSet(one.label)];
}

/** Colours of items that were there, the changes to each colour by themselves. */
function colourWords(now: Sketch, before: Sketch): string[] {
  const found = new Map<ItemColour | undefined, number>();
  const note = (is: ReadonlyMap<ItemId, Coloured>, was: ReadonlyMap<ItemId, Coloured>) => {
    if (is === was) return;
    for (const [id, { colour }] of is) {
      const then = was.get(id);
      if (then !== undefined && then.colour !== colour)
        found.set(colour, (found.get(colour) ?? 0) + 1);
    }
  };
  note(now.points, before.points);
  note(now.links, before.links);
  note(now.disks, before.disks);
  return [...found].map(([colour, count]) =>
    colour === undefined ? NEWS.uncoloured(count) : NEWS.coloured(count, colour),
  );
}

function lockWords({ locked: now }: Sketch, { locked: before }: Sketch): string[] {
  if (now === before) return [];
  const count = (from: ReadonlySet<ItemId>, into: ReadonlySet<ItemId>) =>
    [...from].filter((id) => !into.has(id)).length;
  return [
    ...amount(count(now, before), "item", "locked"),
    ...amount(count(before, now), "item", "unlocked"),
  ];
}

function groupWords(now: Sketch, before: Sketch): string[] {
  if (now.groups === before.groups || now.points.size !== before.points.size) return [];
  const fresh = now.groups.find((group) => !before.groups.includes(group));
  if (fresh !== undefined) return [NEWS.grouped(fresh.size)];
  return now.groups.length < before.groups.length ? [NEWS.ungrouped] : [];
}

function symmetryWords({ symmetry: now }: Sketch, { symmetry: before }: Sketch): string[] {
  if (now === before) return [];
  if (now === null) return [NEWS.symmetryOff];
  return [before === null ? NEWS.symmetryOn : NEWS.symmetryChanged];
}

function constraintWords({ constraints: now }: Sketch, { constraints: before }: Sketch): string[] {
  const by = now.length - before.length;
  if (by === 0) return now.every((each, at) => each === before[at]) ? [] : [NEWS.constraintChanged];
  return amount(Math.abs(by), "constraint", by > 0 ? "added" : "withdrawn");
}

function backgroundWords({ background: now }: Sketch, { background: before }: Sketch): string[] {
  if (now === before) return [];
  if (now === null) return [NEWS.backgroundRemoved];
  return [before === null ? NEWS.backgroundAdded : NEWS.backgroundChanged];
}

function regionWords({ region: now }: Sketch, { region: before }: Sketch): string[] {
  if (now === before) return [];
  if (now === null) return [NEWS.regionRemoved];
  if (before !== null && ringCount(now) === ringCount(before)) return [NEWS.regionChanged];
  const isHole = before !== null && ringCount(now) > ringCount(before);
  return [isHole ? NEWS.holeClosed : NEWS.regionDrawn];
}

function ringCount(region: RegionItem): number {
  return region.kind === "rings" ? region.rings.length : 1;
}

function isMoved(now: Sketch, before: Sketch): boolean {
  return (
    now.points !== before.points || now.disks !== before.disks || now.centres !== before.centres
  );
}

/** "Point 2, black stone, 2 links, at 40, 80"; empty without a cursor. */
function cursorWords({ cursor, under, now }: EditorState): string {
  if (cursor === null) return "";
  const place = cursor.map((value) => String(Math.round(value * 100) / 100)).join(", ");
  const parts =
    under === null ? [] : [...stoneOn(under, now.sketch), ...linksAt(under, now.sketch)];
  return NEWS.at([underWords(under, now.sketch), ...parts].join(", "), place);
}

function stoneOn(under: Target, { start, centres }: Sketch): string[] {
  if (!("id" in under)) return [];
  const colour = start.get(under.id) ?? centres.get(under.id)?.colour;
  return colour === undefined ? [] : [UNDER[STONES[colour]]];
}

function linksAt(under: Target, { links }: Sketch): string[] {
  if (under.kind !== "point") return [];
  const { id } = under;
  const there = [...links.values()].filter(({ from, to }) => from === id || to === id);
  return there.length === 0 ? [] : [UNDER.links(there.length)];
}

function underWords(under: Target | null, sketch: Sketch): string {
  switch (under?.kind) {
    case "point":
      return UNDER.point(namesIn(sketch).get(under.id) ?? "");
    case "link":
      return sketch.links.get(under.id)?.way === "one" ? UNDER.arc : UNDER.edge;
    case "disk":
    case "centre":
    case "corner":
    case "placement":
    case "constraint":
    case "pivot":
      return UNDER[under.kind];
    case "side":
    case "rim":
      return UNDER.side;
    default:
      return UNDER.nothing;
  }
}
