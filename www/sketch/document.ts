/** Conversion between documents and sketches. Items are numbered in the document's order, so that
 *  an unchanged board converts back exactly. Assumes that grids were converted to graphs. */
import type { asGraph } from "gospace";
import { drawable } from "../engine/drawable.ts";
import { has } from "../engine/features.ts";
import type {
  Board,
  DiskNumbers,
  GameDocument,
  Pair,
  PlaneBoard,
  Region,
  Site,
  Start,
} from "../engine/types.ts";
import { BLACK, type StoneColour, WHITE } from "../model/state.ts";
import { bodyOf } from "./body.ts";
import { notesOf, withNotes } from "./drawing-notes.ts";
import {
  type CentreItem,
  type Corner,
  type DiskItem,
  EMPTY_SKETCH,
  type Heading,
  type ItemId,
  itemId,
  type LinkItem,
  type PointItem,
  type RegionItem,
  type Sketch,
  USUAL_STONE,
} from "./sketch.ts";

/** Assigns item numbers, points first. */
class Numbering {
  readonly first: number;
  next: number;

  constructor(first: number) {
    this.first = first;
    this.next = first;
  }

  /** The point at this index of the document's list. */
  point(index: number): ItemId {
    return itemId(this.first + index);
  }

  map<T>(items: readonly T[]): Map<ItemId, T> {
    const numbered = new Map<ItemId, T>();
    for (const item of items) numbered.set(itemId(this.next++), item);
    return numbered;
  }

  corners(ring: readonly Pair[]): Corner[] {
    return ring.map(([x, y]) => ({ id: itemId(this.next++), x, y }));
  }
}

/** A sketch whose items are numbered from `first`. */
export function sketchOf(
  { board, title, author, comment, drawing }: GameDocument,
  first = 0,
): Sketch {
  const heading: Heading = {
    title: title ?? "",
    author: author ?? "",
    comment: comment ?? "",
  };
  const sketch = { ...boardSketch(board, new Numbering(first)), heading, paper: first };
  return withNotes(sketch, drawing);
}

/** A sketch of any board; a grid is drawn as the graph that `convert` makes of it. */
export function drawnSketch(document: GameDocument, convert: typeof asGraph, first = 0): Sketch {
  const sketch = sketchOf(drawable(document, convert), first);
  if (!has(document.board, "lattice")) return sketch;
  const { start: _, ...board } = document.board;
  return { ...sketch, grid: { board, points: sketch.points, links: sketch.links } };
}

function boardSketch(board: Board, numbering: Numbering): Sketch {
  switch (board.kind) {
    case "grid":
      throw new Error("a grid is drawn as a graph");
    case "graph":
      return graphSketch(board, numbering);
    case "gospace":
      return spaceSketch(board, numbering);
    case "disks":
      return disksSketch(board, numbering);
    case "plane":
      return planeSketch(board, numbering);
  }
}

type Kind<K extends Board["kind"]> = Extract<Board, { kind: K }>;

function graphSketch(board: Kind<"graph">, numbering: Numbering): Sketch {
  const labels = board.labels ?? [];
  const points = numbering.map(
    board.points.map((spot, i): PointItem => {
      const body = board.body?.[i];
      const point = pointItem(spot, labels[i] ?? "");
      return body === undefined ? point : { ...point, body };
    }),
  );
  const { edges = [], arcs = [] } = board;
  const bends = new Map((board.bends ?? []).map(([link, x, y]) => [link, [x, y]] as const));
  const linked = ([from, to]: Pair, place: number): LinkItem => {
    const link: LinkItem = {
      from: numbering.point(from),
      to: numbering.point(to),
      way: place < edges.length ? "two" : "one",
    };
    const bend = bends.get(place);
    return bend === undefined ? link : { ...link, bend };
  };
  const links = numbering.map([...edges, ...arcs].map(linked));
  const start = startOn([...points.keys()], board.start);
  return { ...EMPTY_SKETCH, kind: "graph", points, links, start, next: numbering.next };
}

function pointItem([x, y]: Pair, label: string): PointItem {
  return { x, y, label, pinned: false };
}

function spaceSketch(board: Kind<"gospace">, numbering: Numbering): Sketch {
  const points = numbering.map(board.points.map((spot) => pointItem(spot, "")));
  const sets = (listed: readonly (readonly number[])[]) =>
    numbering.map(
      listed.map((numbers) => new Set(numbers.map((number) => numbering.point(number)))),
    );
  const [opens, placements] = [sets(board.open), sets(board.placements)];
  const start = startOn([...placements.keys()], board.start);
  return {
    ...EMPTY_SKETCH,
    kind: "gospace",
    points,
    opens,
    placements,
    start,
    next: numbering.next,
  };
}

function disksSketch(board: Kind<"disks">, numbering: Numbering): Sketch {
  const disks = numbering.map(board.disks.map(diskItem));
  const region = board.region === undefined ? null : regionItem(board.region, numbering);
  const start = startOn([...disks.keys()], board.start);
  return { ...EMPTY_SKETCH, kind: "disks", disks, region, start, next: numbering.next };
}

function diskItem([x, y, core, reach = core]: DiskNumbers): DiskItem {
  return { x, y, core, reach };
}

function planeSketch(board: Kind<"plane">, numbering: Numbering): Sketch {
  const region = regionItem(board.region, numbering);
  const stones = (colour: StoneColour, spots: readonly Pair[] | undefined) =>
    (spots ?? []).map(([x, y]): CentreItem => ({ x, y, colour }));
  const { black, white } = board.start ?? {};
  const centres = numbering.map([...stones(BLACK, black), ...stones(WHITE, white)]);
  const stone = {
    radius: board.radius ?? USUAL_STONE.radius,
    tolerance: board.tolerance ?? USUAL_STONE.tolerance,
    reach: board.reach ?? null,
  };
  return { ...EMPTY_SKETCH, kind: "plane", region, centres, stone, next: numbering.next };
}

function regionItem(region: Region, numbering: Numbering): RegionItem {
  if ("circle" in region) {
    const [x, y, radius] = region.circle;
    return { kind: "circle", x, y, radius };
  }
  const rings = [region.outer, ...(region.holes ?? [])].map((ring) => numbering.corners(ring));
  return { kind: "rings", rings, wrap: region.wrap ?? "none" };
}

function startOn(placements: readonly ItemId[], start: Start | undefined): Sketch["start"] {
  const stones = new Map<ItemId, StoneColour>();
  const put = (sites: readonly number[] | undefined, colour: StoneColour) => {
    for (const site of sites ?? []) {
      const id = placements[site];
      if (id !== undefined) stones.set(id, colour);
    }
  };
  put(start?.black, BLACK);
  put(start?.white, WHITE);
  return stones;
}

/** The board of a sketch, valid or not, without rules and turns. */
export function documentOf(sketch: Sketch): GameDocument {
  const { title, author, comment } = sketch.heading;
  const drawing = notesOf(sketch);
  return {
    gospace: 1,
    ...(title === "" ? {} : { title }),
    ...(author === "" ? {} : { author }),
    ...(comment === "" ? {} : { comment }),
    ...(drawing && { drawing }),
    board: boardOf(sketch),
  };
}

/** The document to play on: a grid stays a grid, with its wood, star points and names, while only stones have
 *  changed. */
export function playableOf(sketch: Sketch): GameDocument {
  const document = documentOf(sketch);
  const { grid, kind, points, links } = sketch;
  const isGrid = kind === "graph" && grid?.points === points && grid.links === links;
  return isGrid ? { ...document, board: { ...grid.board, ...startField(sketch) } } : document;
}

export function boardOf(sketch: Sketch): Board {
  switch (sketch.kind) {
    case "graph":
      return graphBoard(sketch);
    case "gospace":
      return spaceBoard(sketch);
    case "disks":
      return disksBoard(sketch);
    case "plane":
      return planeBoard(sketch);
  }
}

/** Items that are placements, in the document's order; empty on a plane. */
export function placementItems(sketch: Sketch): ItemId[] {
  switch (sketch.kind) {
    case "graph":
      return [...sketch.points.keys()];
    case "gospace":
      return [...sketch.placements.keys()];
    case "disks":
      return [...sketch.disks.keys()];
    case "plane":
      return [];
  }
}

function graphBoard(sketch: Sketch): Kind<"graph"> {
  const at = indices(sketch.points);
  const points = [...sketch.points.values()];
  const [twoWay, oneWay]: [LinkItem[], LinkItem[]] = [[], []];
  for (const link of sketch.links.values()) (link.way === "two" ? twoWay : oneWay).push(link);
  const ends = ({ from, to }: LinkItem): Pair => [at(from), at(to)];
  const [edges, arcs] = [twoWay.map(ends), oneWay.map(ends)];
  const bends: [number, number, number][] = [];
  const noteBend = ({ bend }: LinkItem, place: number) => {
    if (bend !== undefined) bends.push([place, ...bend]);
  };
  twoWay.forEach((link, i) => void noteBend(link, i));
  oneWay.forEach((link, i) => void noteBend(link, twoWay.length + i));
  const body = bodyOf(points);
  return {
    kind: "graph",
    points: points.map(({ x, y }) => [x, y]),
    ...(edges.length === 0 ? {} : { edges }),
    ...(arcs.length === 0 ? {} : { arcs }),
    ...(points.some(({ label }) => label !== "")
      ? { labels: points.map(({ label }) => label) }
      : {}),
    ...(bends.length === 0 ? {} : { bends }),
    ...(body === null ? {} : { body }),
    ...startField(sketch),
  };
}

function spaceBoard(sketch: Sketch): Kind<"gospace"> {
  const at = indices(sketch.points);
  const listed = (sets: Sketch["opens"]) =>
    [...sets.values()].map((set) => [...set].map(at).sort((a, b) => a - b));
  return {
    kind: "gospace",
    points: [...sketch.points.values()].map(({ x, y }) => [x, y]),
    open: listed(sketch.opens),
    placements: listed(sketch.placements),
    ...startField(sketch),
  };
}

export function disksBoard(sketch: Sketch): Kind<"disks"> {
  return {
    kind: "disks",
    ...(sketch.region === null ? {} : { region: regionOf(sketch.region) }),
    disks: [...sketch.disks.values()].map(
      ({ x, y, core, reach }): DiskNumbers => (reach === core ? [x, y, core] : [x, y, core, reach]),
    ),
    ...startField(sketch),
  };
}

function planeBoard(sketch: Sketch): Kind<"plane"> {
  const { radius, tolerance, reach } = sketch.stone;
  const spots = (colour: StoneColour) =>
    [...sketch.centres.values()].flatMap((stone): Pair[] =>
      stone.colour === colour ? [[stone.x, stone.y]] : [],
    );
  return {
    kind: "plane",
    region: sketch.region === null ? { outer: [] } : regionOf(sketch.region),
    radius,
    tolerance,
    ...(reach === null ? {} : { reach }),
    ...started(spots(BLACK), spots(WHITE)),
  };
}

/** A plane with the sketch's region and stones of this size; null without a region. */
export function planeOf(
  { region }: Sketch,
  size: Omit<PlaneBoard, "kind" | "region">,
): PlaneBoard | null {
  return region === null ? null : { kind: "plane", region: regionOf(region), ...size };
}

function regionOf(region: RegionItem): Region {
  if (region.kind === "circle") return { circle: [region.x, region.y, region.radius] };
  const [outer = [], ...holes] = region.rings.map((ring) => ring.map(({ x, y }): Pair => [x, y]));
  return {
    outer,
    ...(holes.length === 0 ? {} : { holes }),
    ...(region.wrap === "none" ? {} : { wrap: region.wrap }),
  };
}

function startField(sketch: Sketch): { start?: Start } {
  if (sketch.start.size === 0) return {};
  const placements = placementItems(sketch);
  const sites = (colour: StoneColour) =>
    placements.flatMap((id, site) => (sketch.start.get(id) === colour ? [site] : []));
  return started(sites(BLACK), sites(WHITE));
}

function started<S extends Site>(black: S[], white: S[]): { start?: Start<S> } {
  if (black.length + white.length === 0) return {};
  return {
    start: {
      ...(black.length === 0 ? {} : { black }),
      ...(white.length === 0 ? {} : { white }),
    },
  };
}

function indices(items: ReadonlyMap<ItemId, unknown>): (id: ItemId) => number {
  const order = new Map<ItemId, number>();
  for (const id of items.keys()) order.set(id, order.size);
  return (id) => order.get(id) ?? 0;
}
