/** Items that a finding concerns. Assumes that the survey is of the same sketch, so that its
 *  numbers are indices of the sketch's lists. */
import { has } from "../engine/features.ts";
import { placementItems } from "./document.ts";
import type { SketchFinding } from "./picture-findings.ts";
import { type ItemId, isEmpty, ringsOf, type Sketch, type Way } from "./sketch.ts";
import type { EditorState } from "./state.ts";

/** True once the drawing is known to have no error. */
export function isPlayable({ now, survey }: Pick<EditorState, "now" | "survey">): boolean {
  if (isEmpty(now.sketch) || survey === null) return false;
  return survey.findings.every(({ severity }) => severity !== "error");
}

export function itemsOfFinding(finding: SketchFinding, sketch: Sketch): ItemId[] {
  const point = (...indices: readonly number[]) => pick(idsOf(sketch.points), indices);
  const disk = (...indices: readonly number[]) => pick(idsOf(sketch.disks), indices);
  const placement = (...indices: readonly number[]) => pick(idsOf(sketch.placements), indices);
  const corner = (ring: number, at: number) =>
    pick(
      (ringsOf(sketch.region)[ring] ?? []).map(({ id }) => id),
      [at],
    );
  switch (finding.kind) {
    case "dead-end":
    case "isolated":
    case "uncovered":
    case "dead-point":
      return point(finding.point);
    case "coincident":
    case "dots-overlap":
    case "indistinct":
      return point(finding.point, finding.first);
    case "loop":
    case "repeated":
    case "link-out-of-range":
      return linkAt(sketch, finding.list, finding.link);
    case "through":
      return [...point(finding.point), ...linkAt(sketch, finding.list, finding.link)];
    case "empty-placement":
    case "not-open":
    case "torn":
      return placement(finding.placement);
    case "equal-placements":
      return placement(finding.first, finding.second);
    case "member-out-of-range":
    case "member-twice":
      return finding.list === "open"
        ? pick(idsOf(sketch.opens), [finding.set])
        : placement(finding.set);
    case "near-miss":
    case "joined-through-wall":
    case "disk-twice":
      return disk(finding.disk, finding.first);
    case "lonely":
    case "disk-too-far-out":
    case "disk-core":
    case "disk-reach":
    case "disk-outside":
    case "disk-overlaps-itself":
      return disk(finding.disk);
    case "too-few-corners":
    case "hole-outside":
    case "hole-in-hole":
      return (ringsOf(sketch.region)[finding.ring] ?? []).map(({ id }) => id);
    case "corner-too-far-out":
      return corner(finding.ring, finding.corner);
    case "corner-twice":
      return [...corner(finding.ring, finding.corner), ...corner(finding.ring, finding.first)];
    case "thin-wall":
    case "sides-meet":
      return [
        ...corner(finding.ring, finding.corner),
        ...corner(finding.otherRing, finding.otherCorner),
      ];
    case "stone-out-of-range":
    case "stone-outside":
    case "stone-twice":
    case "stone-overlaps":
      return stoneAt(sketch, finding.player, finding.index);
    case "dead-stone":
      return [...sketch.centres].flatMap(([id, { x, y }]) =>
        x === finding.x && y === finding.y ? [id] : [],
      );
    default:
      return [];
  }
}

function pick(ids: readonly ItemId[], indices: readonly number[]): ItemId[] {
  return indices.flatMap((index) => ids[index] ?? []);
}

/** Numbers of items in the document's order, listed once for the many findings on them. */
const listed = new WeakMap<ReadonlyMap<ItemId, unknown>, readonly ItemId[]>();

function idsOf(items: ReadonlyMap<ItemId, unknown>): readonly ItemId[] {
  const known = listed.get(items) ?? [...items.keys()];
  listed.set(items, known);
  return known;
}

type Ways = Readonly<Record<Way, readonly ItemId[]>>;

const listedLinks = new WeakMap<Sketch["links"], Ways>();

function linkAt({ links }: Sketch, list: "edges" | "arcs", index: number): ItemId[] {
  const of = (way: Way) => [...links].filter(([, link]) => link.way === way).map(([id]) => id);
  const known = listedLinks.get(links) ?? { two: of("two"), one: of("one") };
  listedLinks.set(links, known);
  return pick(list === "edges" ? known.two : known.one, [index]);
}

function stoneAt(sketch: Sketch, player: "black" | "white", index: number): ItemId[] {
  const colour = player === "black" ? 1 : 2;
  if (has(sketch, "centres")) {
    const stones = [...sketch.centres].filter(([, stone]) => stone.colour === colour);
    return pick(
      stones.map(([id]) => id),
      [index],
    );
  }
  const placements = placementItems(sketch).filter((id) => sketch.start.get(id) === colour);
  return pick(placements, [index]);
}

/** Items to ring, for all findings that have a place. A gap has a mark of its own. */
export function findingTargets({ survey, now }: Pick<EditorState, "now" | "survey">): Set<ItemId> {
  const ringed = survey?.findings.filter(({ kind }) => kind !== "near-miss") ?? [];
  return new Set(ringed.flatMap((finding) => itemsOfFinding(finding, now.sketch)));
}
