/** Notes of a document on its drawing, which no rule reads: its symmetry, its constraints, its star points and its
 *  colours, by places in the board's lists. What another version wrote otherwise is left out. */
import { isRecord } from "../engine/is-record.ts";
import type { DrawingNotes, Pair } from "../engine/types.ts";
import { readBackground } from "./background.ts";
import { coloured } from "./colours.ts";
import {
  type Coloured,
  type Constraint,
  ITEM_COLOURS,
  type ItemColour,
  type ItemId,
  type PointItem,
  type Sketch,
  SYMMETRIES,
  type Symmetry,
} from "./sketch.ts";
import { LEAST_FOLD, MOST_FOLD } from "./symmetry.ts";

/** Null where there is nothing to say. The background picture is none of the notes: only a file that was asked to has it. */
export function notesOf(sketch: Sketch): DrawingNotes | null {
  const { symmetry, constraints, points, disks } = sketch;
  const stars = [...points.values()].flatMap(({ star }, place) => (star === true ? [place] : []));
  const colours = coloursOf(sketch);
  const all = constraints.length + stars.length + Object.keys(colours).length;
  if (symmetry === null && all === 0) return null;
  const [point, disk] = [placesOf(points), placesOf(disks)];
  const midpoints = constraints.flatMap((each): [number, number, number][] =>
    each.kind === "midpoint" ? [[point(each.point), point(each.ends[0]), point(each.ends[1])]] : [],
  );
  const equal = constraints.flatMap((each) =>
    each.kind === "equal" ? [endsOf(sketch, each.links, point)] : [],
  );
  const tangent = constraints.flatMap((each): Pair[] =>
    each.kind === "tangent" ? [[disk(each.disks[0]), disk(each.disks[1])]] : [],
  );
  return {
    ...(symmetry && { symmetry: { ...symmetry, centre: [...symmetry.centre] } }),
    ...(midpoints.length > 0 && { midpoints }),
    ...(equal.length > 0 && { equal }),
    ...(tangent.length > 0 && { tangent }),
    ...(stars.length > 0 && { stars }),
    ...(Object.keys(colours).length > 0 && { colours }),
  };
}

type ColourNotes = NonNullable<DrawingNotes["colours"]>;

/** Items by their colours: points and disks by places, links by their ends. */
function coloursOf({ points, links, disks }: Sketch): ColourNotes {
  const point = placesOf(points);
  const places = (items: ReadonlyMap<ItemId, Coloured>, wanted: ItemColour) =>
    [...items.values()].flatMap(({ colour }, place) => (colour === wanted ? [place] : []));
  const notes = ITEM_COLOURS.map((wanted) => {
    const [dots, circles] = [places(points, wanted), places(disks, wanted)];
    const lines = [...links.values()].flatMap(({ colour, from, to }): Pair[] =>
      colour === wanted ? [[point(from), point(to)]] : [],
    );
    const note = {
      ...(dots.length > 0 && { points: dots }),
      ...(lines.length > 0 && { links: lines }),
      ...(circles.length > 0 && { disks: circles }),
    };
    return [wanted, note] as const;
  });
  return Object.fromEntries(notes.filter(([, note]) => Object.keys(note).length > 0));
}

function placesOf(items: ReadonlyMap<ItemId, unknown>): (id: ItemId) => number {
  const places = new Map([...items.keys()].map((id, place) => [id, place] as const));
  return (id) => places.get(id) ?? 0;
}

function endsOf({ links }: Sketch, ids: readonly ItemId[], point: (id: ItemId) => number): Pair[] {
  return ids.flatMap((id): Pair[] => {
    const link = links.get(id);
    return link === undefined ? [] : [[point(link.from), point(link.to)]];
  });
}

/** The sketch with what a document says of it. Cost: linear in both. */
export function withNotes(sketch: Sketch, notes: unknown): Sketch {
  if (!isRecord(notes)) return sketch;
  const { symmetry, midpoints, equal, tangent, stars, colours, background } = notes;
  const [points, disks] = [[...sketch.points.keys()], [...sketch.disks.keys()]];
  const linkOf = linksByEnds(sketch);
  const constraints = [
    ...lists(midpoints).flatMap((each) => midpointOf(points, each)),
    ...lists(equal).flatMap((each) => equalOf(points, linkOf, each)),
    ...lists(tangent).flatMap((each) => tangentOf(disks, each)),
  ];
  const starred = withStars(sketch.points, list(stars));
  const noted: Sketch = {
    ...sketch,
    points: starred,
    symmetry: symmetryOf(symmetry),
    constraints,
    background: readBackground(background, "written"),
  };
  return isRecord(colours) ? withColours(noted, { points, disks, linkOf }, colours) : noted;
}

/** Items in the order of the document. */
interface Order {
  readonly points: readonly ItemId[];
  readonly disks: readonly ItemId[];
  readonly linkOf: LinkOf;
}

/** An item that two colours name has the later one in the order of the palette. */
function withColours(
  sketch: Sketch,
  { points, disks, linkOf }: Order,
  colours: Readonly<Record<string, unknown>>,
): Sketch {
  return ITEM_COLOURS.reduce((next, colour) => {
    const named = colours[colour];
    if (!isRecord(named)) return next;
    const lines = lists(named.links).flatMap((ends) => {
      const [from, to] = itemsAt(points, ends, 2);
      return from === undefined || to === undefined ? [] : (linkOf(from, to) ?? []);
    });
    const at = (items: readonly ItemId[], places: unknown) =>
      list(places).flatMap((place) => (typeof place === "number" ? (items[place] ?? []) : []));
    return coloured(
      next,
      new Set([...at(points, named.points), ...lines, ...at(disks, named.disks)]),
      colour,
    );
  }, sketch);
}

function symmetryOf(value: unknown): Symmetry | null {
  if (!isRecord(value)) return null;
  const { kind: word, fold, centre } = value;
  const kind = SYMMETRIES.find((each) => each === word);
  const [x, y] = Array.isArray(centre) ? centre : [];
  const isFold = Number.isInteger(fold) && Number(fold) >= LEAST_FOLD && Number(fold) <= MOST_FOLD;
  if (kind === undefined || !isFold || !Number.isFinite(x) || !Number.isFinite(y)) return null;
  return { kind, fold: Number(fold), centre: [x, y] };
}

function midpointOf(points: readonly ItemId[], places: readonly unknown[]): Constraint[] {
  const [point, from, to] = itemsAt(points, places, 3);
  if (point === undefined || from === undefined || to === undefined) return [];
  return [{ kind: "midpoint", point, ends: [from, to] }];
}

function tangentOf(disks: readonly ItemId[], places: readonly unknown[]): Constraint[] {
  const [a, b] = itemsAt(disks, places, 2);
  return a === undefined || b === undefined ? [] : [{ kind: "tangent", disks: [a, b] }];
}

type LinkOf = (from: ItemId, to: ItemId) => ItemId | undefined;

/** The link from one point to another, or else the one that leads back. */
function linksByEnds({ links }: Sketch): LinkOf {
  const found = new Map([...links].map(([id, { from, to }]) => [`${from} ${to}`, id] as const));
  return (from, to) => found.get(`${from} ${to}`) ?? found.get(`${to} ${from}`);
}

function equalOf(
  points: readonly ItemId[],
  linkOf: LinkOf,
  pairs: readonly unknown[],
): Constraint[] {
  const found = lists(pairs).flatMap((pair) => {
    const [from, to] = itemsAt(points, pair, 2);
    return from === undefined || to === undefined ? [] : (linkOf(from, to) ?? []);
  });
  const ids = [...new Set(found)];
  return ids.length > 1 ? [{ kind: "equal", links: ids }] : [];
}

/** So many different items by their places; none if there are others. */
function itemsAt(order: readonly ItemId[], places: readonly unknown[], count: number): ItemId[] {
  const found = new Set(places.flatMap((place) => order[Number(place)] ?? []));
  return found.size === count && places.length === count ? [...found] : [];
}

function withStars(
  points: ReadonlyMap<ItemId, PointItem>,
  places: readonly unknown[],
): ReadonlyMap<ItemId, PointItem> {
  const stars = new Set(places);
  if (stars.size === 0) return points;
  return new Map(
    [...points].map(([id, point], place) => [
      id,
      stars.has(place) ? { ...point, star: true } : point,
    ]),
  );
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function lists(value: unknown): unknown[][] {
  return list(value).filter((each) => Array.isArray(each));
}
