/** Selections by kind: of items, and by the colour of the stones on them. */
import { has } from "../engine/features.ts";
import { BLACK, type StoneColour, WHITE } from "../model/state.ts";
import { type ItemId, ringsOf, type Sketch } from "./sketch.ts";

export const SELECT_KINDS = [
  "points",
  "isolated",
  "links",
  "arcs",
  "circles",
  "corners",
  "black",
  "white",
  "empty",
  "locked",
] as const;
export type SelectKind = (typeof SELECT_KINDS)[number];

/** Items of this kind. */
export function itemsOfKind(sketch: Sketch, kind: SelectKind): ReadonlySet<ItemId> {
  switch (kind) {
    case "points":
      return new Set(sketch.points.keys());
    case "isolated":
      return isolated(sketch);
    case "links":
      return linksOf(sketch, "two");
    case "arcs":
      return linksOf(sketch, "one");
    case "circles":
      return new Set(sketch.disks.keys());
    case "corners":
      return new Set(ringsOf(sketch.region).flatMap((ring) => ring.map(({ id }) => id)));
    case "black":
      return underStones(sketch, BLACK);
    case "white":
      return underStones(sketch, WHITE);
    case "empty":
      return underStones(sketch, undefined);
    case "locked":
      return sketch.locked;
  }
}

/** Points without a link. */
function isolated(sketch: Sketch): ReadonlySet<ItemId> {
  if (!has(sketch, "links")) return new Set();
  const linked = new Set([...sketch.links.values()].flatMap(({ from, to }) => [from, to]));
  return new Set([...sketch.points.keys()].filter((id) => !linked.has(id)));
}

function linksOf({ links }: Sketch, way: "one" | "two"): ReadonlySet<ItemId> {
  return new Set([...links].filter(([, link]) => link.way === way).map(([id]) => id));
}

/** Stones of this colour on a plane, or the items under them: of a placement its points. */
function underStones(sketch: Sketch, colour: StoneColour | undefined): ReadonlySet<ItemId> {
  const { points, disks, placements, centres, start } = sketch;
  const isMeant = (id: ItemId) => start.get(id) === colour;
  if (has(sketch, "sets"))
    return new Set([...placements].flatMap(([id, set]) => (isMeant(id) ? [...set] : [])));
  const stones = [...centres].filter(([, stone]) => stone.colour === colour).map(([id]) => id);
  return new Set([...[...points.keys(), ...disks.keys()].filter(isMeant), ...stones]);
}
