/** Sketch: a board under construction, valid or not, as one immutable value. Items keep their
 *  numbers for life; their order is the document's. Knows no DOM and decides nothing about Go. */
import { has, type SketchKind } from "../engine/features.ts";
import type { GridBoard, Pair, Wrap } from "../engine/types.ts";
import type { StoneColour } from "../model/state.ts";
import type { Background } from "./background.ts";

export type ItemId = number & { readonly __brand: "item" };

/** Colours of points, links and disks: a drawing only. */
export const ITEM_COLOURS = ["red", "amber", "green", "turquoise", "blue", "violet"] as const;
export type ItemColour = (typeof ITEM_COLOURS)[number];

/** An item that may be coloured. */
export interface Coloured {
  readonly colour?: ItemColour;
}

export interface PointItem extends Coloured {
  readonly x: number;
  readonly y: number;
  readonly label: string;
  /** True if layouts do not move it. */
  readonly pinned: boolean;
  /** True for a star point, which Play paints as one. */
  readonly star?: boolean;
  /** Place on a body that turns: three coordinates, or four. */
  readonly body?: readonly number[];
}

export type Way = "two" | "one";

export interface LinkItem extends Coloured {
  readonly from: ItemId;
  readonly to: ItemId;
  readonly way: Way;
  /** Spot that the middle of its curve passes through, if a hand has bent it. */
  readonly bend?: Pair;
}

/** A set of items: an open set or placement of a go-space, by its points, or a group. */
export type SetItem = ReadonlySet<ItemId>;

/** In ticks. */
export interface DiskItem extends Coloured {
  readonly x: number;
  readonly y: number;
  readonly core: number;
  readonly reach: number;
}

export interface Corner {
  readonly id: ItemId;
  readonly x: number;
  readonly y: number;
}

/** In ticks; the first ring is the outline, the others are holes. */
export type RegionItem =
  | {
      readonly kind: "rings";
      readonly rings: readonly (readonly Corner[])[];
      readonly wrap: Exclude<Wrap, "projective">;
    }
  | { readonly kind: "circle"; readonly x: number; readonly y: number; readonly radius: number };

/** Stones of a plane, in ticks. */
export interface StoneSize {
  readonly radius: number;
  readonly tolerance: number;
  readonly reach: number | null;
}

/** The grid that a paper was, and how it was drawn. */
export interface DrawnGrid {
  readonly board: Omit<GridBoard, "start">;
  readonly points: ReadonlyMap<ItemId, PointItem>;
  readonly links: ReadonlyMap<ItemId, LinkItem>;
}

/** A stone of the start on a plane, by its centre. */
export interface CentreItem {
  readonly x: number;
  readonly y: number;
  readonly colour: StoneColour;
}

/** "mirror" swaps left and right, "flip" top and bottom; "turns" are by equal angles, "mirrors" has mirrors besides. */
export const SYMMETRIES = ["mirror", "flip", "turns", "mirrors"] as const;
export type SymmetryKind = (typeof SYMMETRIES)[number];

export interface Symmetry {
  readonly kind: SymmetryKind;
  /** Number of turns that make a whole one; of "mirror" and "flip" it is kept for later. */
  readonly fold: number;
  readonly centre: Pair;
}

/** A condition that the drawing keeps while it is changed. */
export type Constraint =
  /** A point stays in the middle of two others. */
  | { readonly kind: "midpoint"; readonly point: ItemId; readonly ends: readonly [ItemId, ItemId] }
  /** Links stay as long as one another. */
  | { readonly kind: "equal"; readonly links: readonly ItemId[] }
  /** Two disks go on touching. */
  | { readonly kind: "tangent"; readonly disks: readonly [ItemId, ItemId] };
export type ConstraintKind = Constraint["kind"];

export interface Heading {
  readonly title: string;
  readonly author: string;
  readonly comment: string;
}

export interface Sketch {
  /** Kind of board that the sketch becomes. */
  readonly kind: SketchKind;
  readonly heading: Heading;
  readonly points: ReadonlyMap<ItemId, PointItem>;
  readonly links: ReadonlyMap<ItemId, LinkItem>;
  /** A subbase of the topology. */
  readonly opens: ReadonlyMap<ItemId, SetItem>;
  readonly placements: ReadonlyMap<ItemId, SetItem>;
  readonly region: RegionItem | null;
  readonly disks: ReadonlyMap<ItemId, DiskItem>;
  readonly stone: StoneSize;
  /** Stones on points, placements and disks. */
  readonly start: ReadonlyMap<ItemId, StoneColour>;
  /** Stones on a plane. */
  readonly centres: ReadonlyMap<ItemId, CentreItem>;
  /** Items that stay where they are. */
  readonly locked: ReadonlySet<ItemId>;
  /** Items that are selected together. */
  readonly groups: readonly SetItem[];
  /** Mirrors and turns in which everything is drawn. */
  readonly symmetry: Symmetry | null;
  readonly constraints: readonly Constraint[];
  /** Picture under the drawing, to be traced. */
  readonly background: Background | null;
  /** Null on a paper that was no grid. */
  readonly grid: DrawnGrid | null;
  /** Number of the paper, the same until another board replaces the drawing. */
  readonly paper: number;
  /** Number of the next item; greater than all in use. */
  readonly next: number;
}

export const USUAL_STONE: StoneSize = { radius: 1024, tolerance: 4, reach: null };

/** Tools that are chosen first on a new paper. */
export const FIRST_TOOLS = {
  graph: "point",
  gospace: "select",
  disks: "disk",
  plane: "region",
} as const satisfies Readonly<Record<SketchKind, string>>;

export const EMPTY_SKETCH: Sketch = {
  kind: "graph",
  heading: { title: "", author: "", comment: "" },
  points: new Map(),
  links: new Map(),
  opens: new Map(),
  placements: new Map(),
  region: null,
  disks: new Map(),
  stone: USUAL_STONE,
  start: new Map(),
  centres: new Map(),
  locked: new Set(),
  groups: [],
  symmetry: null,
  constraints: [],
  background: null,
  grid: null,
  paper: 0,
  next: 0,
};

export function itemId(number: number): ItemId {
  return number as ItemId;
}

/** Items from which on a drawing is large: what follows an edit of it comes in parts, after its picture. */
const LARGE = 2000;

export function isLarge({ points, links, disks, centres }: Sketch): boolean {
  return points.size + links.size + disks.size + centres.size >= LARGE;
}

export function isEmpty({ points, region, disks, centres }: Sketch): boolean {
  return points.size + disks.size + centres.size === 0 && region === null;
}

/** True for kinds with coordinates in whole ticks. */
export function inTicks(kind: SketchKind): boolean {
  return has({ kind }, "continuous");
}

/** The sketch as one of points; a go-space stays one. */
export function asPoints(sketch: Sketch): Sketch {
  return has(sketch, "sets") ? sketch : { ...sketch, kind: "graph" };
}

export function asDisks(sketch: Sketch): Sketch {
  return { ...sketch, kind: "disks" };
}

/** A region makes a plane of any paper but one for disks. */
export function withRegion(sketch: Sketch, region: RegionItem | null): Sketch {
  return { ...sketch, kind: has(sketch, "continuous") ? sketch.kind : "plane", region };
}

/** A plane without region and stones becomes a board of disks. */
export function withoutRegion(sketch: Sketch): Sketch {
  const isEmptyPlane = has(sketch, "centres") && sketch.centres.size === 0;
  return { ...sketch, region: null, kind: isEmptyPlane ? "disks" : sketch.kind };
}

/** Appends items, and returns the sketch with the new numbers. */
export function added<T>(
  sketch: Sketch,
  items: readonly T[],
  place: (sketch: Sketch, fresh: ReadonlyMap<ItemId, T>) => Sketch,
): { readonly sketch: Sketch; readonly ids: readonly ItemId[] } {
  const fresh = new Map(items.map((item, i) => [itemId(sketch.next + i), item] as const));
  const next = sketch.next + items.length;
  return { sketch: { ...place(sketch, fresh), next }, ids: [...fresh.keys()] };
}

export function joined<T>(
  map: ReadonlyMap<ItemId, T>,
  more: ReadonlyMap<ItemId, T>,
): ReadonlyMap<ItemId, T> {
  const all = new Map(map);
  for (const [id, item] of more) all.set(id, item);
  return all;
}

export function withItem<T>(
  map: ReadonlyMap<ItemId, T>,
  id: ItemId,
  item: T,
): ReadonlyMap<ItemId, T> {
  return new Map(map).set(id, item);
}

export function without<T>(
  map: ReadonlyMap<ItemId, T>,
  gone: ReadonlySet<ItemId>,
): ReadonlyMap<ItemId, T> {
  if (!someIn(map, gone)) return map;
  const left = new Map<ItemId, T>();
  for (const [id, item] of map) if (!gone.has(id)) left.set(id, item);
  return left;
}

function someIn(map: ReadonlyMap<ItemId, unknown>, ids: ReadonlySet<ItemId>): boolean {
  if (map.size === 0) return false;
  for (const id of ids) if (map.has(id)) return true;
  return false;
}

export function ringsOf(region: RegionItem | null): readonly (readonly Corner[])[] {
  return region?.kind === "rings" ? region.rings : [];
}

const corners = new WeakMap<RegionItem, ReadonlyMap<ItemId, Corner>>();

export function cornerOf({ region }: Sketch, id: ItemId): Corner | undefined {
  if (region === null) return undefined;
  const found =
    corners.get(region) ?? new Map(ringsOf(region).flatMap((ring) => ring.map((c) => [c.id, c])));
  corners.set(region, found);
  return found.get(id);
}

/** True for an item that has exactly one place. */
export function hasSpot(sketch: Sketch, id: ItemId): boolean {
  const { points, disks, centres } = sketch;
  return points.has(id) || disks.has(id) || centres.has(id) || cornerOf(sketch, id) !== undefined;
}

/** Place of an item that has exactly one. */
export function spotOfItem(sketch: Sketch, id: ItemId): Pair | null {
  const item =
    sketch.points.get(id) ?? sketch.disks.get(id) ?? sketch.centres.get(id) ?? cornerOf(sketch, id);
  return item === undefined ? null : [item.x, item.y];
}
