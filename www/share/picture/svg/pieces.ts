/** What lies on the board: stones, the mark of the last play, numbers, and the open disks. */
import {
  BLACK,
  isCentre,
  isStone,
  placement,
  type StoneColour,
  WHITE,
} from "../../../model/state.ts";
import { diskInks, empty, INNER_RING, layered, shown } from "../../../view/disk-pieces.ts";
import type { Writing } from "../../../view/names.ts";
import { NUMBERED, numberColour, numberSize, redOn, seats } from "../../../view/plane-pieces.ts";
import { type Circle, circlesOf } from "../../../view/stone-circles.ts";
import {
  lastColour,
  lastingRing,
  lastingSpots,
  lastRadius,
  spotsOf,
} from "../../../view/stone-layer.ts";
import type { Composition } from "../composition.ts";
import { annotationElements } from "./annotations.ts";
import { type Attributes, type Element, element, group, paint } from "./markup.ts";
import { STONE_FILTER, stonePaint } from "./shades.ts";
import { spaceStones } from "./space.ts";
import { writing } from "./writing.ts";

export function pieceElements(composition: Composition): Element[] {
  const { layout, pieces } = composition;
  const stones =
    layout.space === null ? roundStones(composition) : spaceStones(composition, layout.space);
  return [
    ...(layout.kind === "disks" ? openDisks(composition) : []),
    ...stones,
    ...(pieces.lasting === null ? [] : lasting(composition, pieces.lasting)),
    ...(pieces.numbers === null ? last(composition) : numbers(composition, pieces.numbers)),
    ...annotationElements(composition),
  ];
}

function circle({ x, y, radius }: Circle, attributes: Attributes = {}): Element {
  return element("circle", { cx: x, cy: y, r: radius, ...attributes });
}

/** Each disk that can be filled, and paler those that a stone has closed. */
function openDisks({ layout, lens, palette, pieces }: Composition): Element[] {
  const inks = diskInks(lens, layout);
  const [open, closed] = [empty(pieces.colours, true), empty(pieces.colours, false)];
  const rings = (id: string, placements: typeof open, ink: number) =>
    group(
      id,
      {
        fill: "none",
        ...paint("stroke", palette.boardInk),
        "stroke-opacity": ink,
        "stroke-width": inks.width,
      },
      ink === 0
        ? []
        : [...shown(lens, layout, placements)].map((each) =>
            circle({ ...each, radius: Math.max(each.radius - 0.5, 0.5) }),
          ),
    );
  const dots = inks.dot === 0 ? [] : [...shown(lens, layout, open)];
  return [
    ...rings("closed-disks", closed, inks.closed),
    ...rings("open-disks", open, inks.open),
    ...group(
      "middles",
      { ...paint("fill", palette.boardInk), "fill-opacity": inks.dot },
      dots.map((each) => circle({ ...each, radius: inks.half })),
    ),
  ];
}

function roundStones(composition: Composition): Element[] {
  const stones = ([BLACK, WHITE] as const).flatMap((colour) =>
    group(
      colour === BLACK ? "black-stones" : "white-stones",
      { fill: stonePaint(colour) },
      circlesOfColour(composition, colour).map((each) => circle(each)),
    ),
  );
  return [...group("stones", { filter: STONE_FILTER }, stones), ...innerStones(composition)];
}

function circlesOfColour({ layout, lens, pieces }: Composition, colour: StoneColour): Circle[] {
  if (layout.kind === "plane")
    return pieces.stones
      .filter((stone) => stone.colour === colour)
      .flatMap((stone) => [...seats(lens, layout, stone)]);
  const standing =
    layout.kind === "disks"
      ? layered(layout, pieces.colours).outer
      : Array.from(pieces.colours.keys(), placement);
  return standing
    .filter((at) => pieces.colours[at] === colour)
    .flatMap((at) => [...circlesOf(lens, layout, at)]);
}

/** A stone inside a larger one is a stone too: a ring on it. */
function innerStones({ layout, lens, pieces }: Composition): Element[] {
  if (layout.kind !== "disks") return [];
  const rings = layered(layout, pieces.colours).inner.flatMap((at) => {
    const colour = pieces.colours[at] === BLACK ? BLACK : WHITE;
    const ink = paint("stroke", INNER_RING[colour]);
    return [...circlesOf(lens, layout, at)].map((each) => circle(each, ink));
  });
  return group("inner-stones", { fill: "none" }, rings);
}

function last({ layout, lens, palette, pieces }: Composition): Element[] {
  if (pieces.last === null) return [];
  const dots = [...spotsOf(lens, layout, pieces.last)].map((each) =>
    circle({ ...each, radius: lastRadius(each.radius) }),
  );
  return group("last-play", paint("fill", redOn(lastColour(pieces.last, pieces), palette)), dots);
}

/** A ring on each stone that lives for ever. */
function lasting({ layout, lens, palette, pieces }: Composition, colours: Uint8Array): Element[] {
  const { radius, width } = lastingRing(lens, layout);
  const rings = [...colours.entries()].flatMap(([index, colour]) =>
    isStone(colour)
      ? [...lastingSpots(lens, layout, pieces.stones, index)].map(({ x, y }) =>
          circle({ x, y, radius }, paint("stroke", redOn(colour, palette))),
        )
      : [],
  );
  return group("living", { fill: "none", "stroke-width": width }, rings);
}

function numbers(composition: Composition, turns: Uint32Array): Element[] {
  const { layout } = composition;
  const all =
    layout.kind === "plane" ? planeNumbers(composition) : placedNumbers(composition, turns);
  const lines = all
    .filter(({ at }) => at.radius >= NUMBERED)
    .map(({ at, turn, colour, last }): [Writing, Attributes] => {
      const [text, y] = [String(turn), at.y + at.radius * 0.04];
      const size = numberSize(at.radius, text);
      return [{ text, x: at.x, y, size }, paint("fill", numberColour(colour, last))];
    });
  return writing("numbers", { "text-anchor": "middle", "font-weight": 600 }, lines);
}

interface Numbered {
  readonly at: Circle;
  readonly turn: number;
  readonly colour: number;
  readonly last: boolean;
}

function planeNumbers({ layout, lens, pieces }: Composition): Numbered[] {
  const { last } = pieces;
  return pieces.stones
    .filter(({ turn }) => turn > 0)
    .flatMap(({ x, y, colour, turn }) =>
      [...seats(lens, layout, { x, y })].map((at) => ({
        at,
        turn,
        colour,
        last: isCentre(last) && last[0] === x && last[1] === y,
      })),
    );
}

function placedNumbers({ layout, lens, pieces }: Composition, turns: Uint32Array): Numbered[] {
  return [...turns.entries()].flatMap(([index, turn]) => {
    const colour = pieces.colours[index];
    if (turn === 0 || !isStone(colour)) return [];
    const spots = [...spotsOf(lens, layout, placement(index))];
    const shown = layout.kind === "space" ? spots.slice(0, 1) : spots;
    return shown.map((at) => ({ at, turn, colour, last: index === pieces.last }));
  });
}
