/** Shapes of a sketch, worked out once for each of its parts: hulls of sets, the outline of the region, the
 *  box round everything. */
import { has } from "../../engine/features.ts";
import type { Pair } from "../../engine/types.ts";
import { endsOf } from "../../sketch/constraints.ts";
import { asideOf, curveOf, spotsOfLink } from "../../sketch/curves.ts";
import { imagesOf } from "../../sketch/images.ts";
import {
  cornerOf,
  type ItemId,
  inTicks,
  type LinkItem,
  ringsOf,
  type SetItem,
  type Sketch,
  spotOfItem,
} from "../../sketch/sketch.ts";
import { specialisations } from "../../sketch/specialisations.ts";
import { type EditorState, NONE, type SketchState } from "../../sketch/state.ts";
import type { Box, Spot } from "../camera.ts";
import { type Hull, makeHull } from "../hulls.ts";
import { nearestDistances, usual } from "../measure.ts";
import {
  type Field,
  fieldOf,
  type Joints,
  jointsOf,
  hullOf as placementHull,
} from "../set-hulls.ts";

/** Distance from the middle of an empty drawing to its edge, in stone radii. */
const EMPTY_STONES = 2.5;

/** Points of a go-space among which its sets are drawn, as in play. */
interface Paper {
  readonly opens: Sketch["opens"];
  readonly places: ReadonlyMap<ItemId, number>;
  readonly field: Field;
  readonly joints: Joints;
  readonly hulls: WeakMap<SetItem, Hull>;
}

const papers = new WeakMap<Sketch["points"], Paper>();

/** Hull of a set, round no point that it does not hold. */
export function hullOf(set: SetItem, sketch: Sketch, pitch: number): Hull {
  const known = papers.get(sketch.points);
  const paper = known?.opens === sketch.opens ? known : paperOf(sketch, pitch);
  papers.set(sketch.points, paper);
  const places = [...set].flatMap((id) => paper.places.get(id) ?? []);
  const hull = paper.hulls.get(set) ?? setHull(Uint32Array.from(places), paper);
  paper.hulls.set(set, hull);
  return hull;
}

function setHull(places: Uint32Array, { field, joints }: Paper): Hull {
  return places.length === 0
    ? makeHull(places, [], () => false)
    : placementHull(places, field, joints, Infinity);
}

function paperOf(sketch: Sketch, pitch: number): Paper {
  const { points, opens } = sketch;
  const field = fieldOf([...points.values()]);
  const relations = specialisations(sketch);
  const lesser = new Set(relations.filter((_, i) => i % 2 === 1));
  const primary = fieldOf(field.spots.filter((_, at) => !lesser.has(at)));
  const spacing = usual(nearestDistances(primary.index)) ?? pitch;
  const places = new Map([...points.keys()].map((id, at) => [id, at] as const));
  const joints = jointsOf(relations, field.spots, spacing);
  return { opens, places, field, joints, hulls: new WeakMap() };
}

export function regionPath({ region }: Sketch): Path2D {
  const path = new Path2D();
  if (region?.kind === "circle") {
    path.arc(region.x, region.y, region.radius, 0, 2 * Math.PI);
    path.closePath();
  }
  for (const ring of ringsOf(region)) {
    ring.forEach(({ x, y }, i) => {
      if (i === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    });
    path.closePath();
  }
  return path;
}

const boxes = new WeakMap<Sketch, Box | null>();

/** Box round everything drawn, found once for each drawing; null for an empty one. */
export function sketchBox(sketch: Sketch): Box | null {
  const known = boxes.get(sketch);
  if (known !== undefined) return known;
  const box = boxOf(sketch);
  boxes.set(sketch, box);
  return box;
}

function boxOf(sketch: Sketch): Box | null {
  const box = new GrowingBox();
  for (const point of sketch.points.values()) box.hold(point, 0);
  for (const disk of sketch.disks.values()) box.hold(disk, disk.core);
  for (const stone of sketch.centres.values()) box.hold(stone, sketch.stone.radius);
  for (const corner of ringsOf(sketch.region).flat()) box.hold(corner, 0);
  if (sketch.region?.kind === "circle") box.hold(sketch.region, sketch.region.radius);
  for (const link of sketch.links.values())
    if (mayLeave(box, sketch, link))
      for (const spot of curveOf(sketch, link) ?? []) box.hold(spot, 0);
  return box.found;
}

/** Box that grows with what it holds. */
class GrowingBox {
  #x0 = Infinity;
  #y0 = Infinity;
  #x1 = -Infinity;
  #y1 = -Infinity;

  hold({ x, y }: Spot, by: number): void {
    this.#x0 = Math.min(this.#x0, x - by);
    this.#x1 = Math.max(this.#x1, x + by);
    this.#y0 = Math.min(this.#y0, y - by);
    this.#y1 = Math.max(this.#y1, y + by);
  }

  holds({ x, y }: Spot, by: number): boolean {
    return x - by >= this.#x0 && x + by <= this.#x1 && y - by >= this.#y0 && y + by <= this.#y1;
  }

  /** Null if it holds nothing. */
  get found(): Box | null {
    return this.#x0 > this.#x1 ? null : { x0: this.#x0, y0: this.#y0, x1: this.#x1, y1: this.#y1 };
  }
}

/** False for a link that lies within the box however it bends, so that its curve need not be known. */
function mayLeave(box: GrowingBox, sketch: Sketch, link: LinkItem): boolean {
  const [a, b] = [sketch.points.get(link.from), sketch.points.get(link.to)];
  if (a === undefined || b === undefined) return false;
  const aside = asideOf(sketch, link);
  return !box.holds(a, aside) || !box.holds(b, aside);
}

/** Box round these items, links with their bends; null if none has a place. */
export function itemsBox(sketch: Sketch, ids: ReadonlySet<ItemId>): Box | null {
  const { points, links, disks, centres, stone } = sketch;
  const box = new GrowingBox();
  for (const id of ids) {
    const disk = disks.get(id);
    const centre = centres.get(id);
    const spot = points.get(id) ?? cornerOf(sketch, id);
    if (disk !== undefined) box.hold(disk, disk.core);
    else if (centre !== undefined) box.hold(centre, stone.radius);
    else if (spot !== undefined) box.hold(spot, 0);
  }
  for (const id of ids) {
    const link = links.get(id);
    if (link !== undefined && mayLeave(box, sketch, link))
      for (const spot of spotsOfLink(sketch, link)) box.hold(spot, 0);
  }
  return box.found;
}

/** Box of an empty drawing; one in ticks has room for a few stones. */
export function emptyBox({ kind, stone }: Sketch): Box {
  const half = inTicks(kind) ? EMPTY_STONES * stone.radius : 0;
  return { x0: -half, y0: -half, x1: half, y1: half };
}

/** Items that a symmetric or constrained drag may move and paint by themselves; more are painted with all others, whose
 *  paths are made in tasks of their own. */
const MOST_ALONG = 2000;

const held = new WeakMap<SketchState, ReadonlySet<ItemId>>();

/** Items that a drag moves, with the links that hang on them; they are painted by themselves while all
 *  others rest. So are images of these items, and what constraints may move. None where the ground or the hulls of a
 *  space move along. */
export function movingItems({ gesture }: EditorState): ReadonlySet<ItemId> {
  if (gesture.kind !== "moving" && gesture.kind !== "turning" && gesture.kind !== "scaling")
    return NONE;
  const { origin } = gesture;
  // Images of a copy are made anew in each move.
  if (takesAlong(origin.sketch) && gesture.kind === "moving" && gesture.makes === "a copy")
    return NONE;
  const known = held.get(origin) ?? hanging(origin);
  held.set(origin, known);
  return known;
}

const rigid = new WeakMap<SketchState, boolean>();

/** Distance by which a drag has moved its items, if no link holds them to others, so that their picture moves as it is; null
 *  for any other gesture. */
export function carriedBy({ gesture, now }: EditorState): Pair | null {
  if (gesture.kind !== "moving") return null;
  const { origin, grabbed, spot } = gesture;
  const isRigid = rigid.get(origin) ?? movesAsOne(origin);
  rigid.set(origin, isRigid);
  const at = isRigid ? spotOfItem(now.sketch, grabbed) : null;
  return at && [at[0] - spot[0], at[1] - spot[1]];
}

function movesAsOne({ sketch, selection }: SketchState): boolean {
  if (takesAlong(sketch)) return false;
  for (const { from, to } of sketch.links.values())
    if (selection.has(from) !== selection.has(to)) return false;
  return true;
}

/** Resting sketch: during a drag, the sketch before it. */
export function restOf(editorState: EditorState): Sketch {
  const { gesture, now } = editorState;
  return movingItems(editorState).size > 0 && "origin" in gesture
    ? gesture.origin.sketch
    : now.sketch;
}

function hanging({ sketch, selection }: SketchState): ReadonlySet<ItemId> {
  const onGround = ringsOf(sketch.region)
    .flat()
    .some(({ id }) => selection.has(id));
  if (onGround || has(sketch, "sets")) return NONE;
  const constrained = sketch.constraints.flatMap((each) => endsOf(sketch, each));
  const moved = new Set([...selection, ...constrained]);
  for (const id of imagesOf(sketch, moved)) moved.add(id);
  const found = new Set(moved);
  for (const [id, { from, to }] of sketch.links)
    if (moved.has(from) || moved.has(to)) found.add(id);
  return takesAlong(sketch) && found.size > MOST_ALONG ? NONE : found;
}

/** True if a drag may move other items than those that are held. */
function takesAlong({ symmetry, constraints }: Sketch): boolean {
  return symmetry !== null || constraints.length > 0;
}
