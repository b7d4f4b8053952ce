/** The pen of painters that writes an SVG. */
import { BLACK, type StoneColour, WHITE } from "../../../model/state.ts";
import type { Camera, Size, Spot } from "../../../view/camera.ts";
import { HULL_RIM, PAINTS, type Paints, shownTies } from "../../../view/hull-stones.ts";
import type { Hull, Segment } from "../../../view/hulls.ts";
import type { Outline } from "../../../view/outline.ts";
import {
  type DrawStone,
  type Ink,
  type Lens,
  type Lettering,
  type Lying,
  type Pen,
  type Shapes,
  toPen,
  type Write,
} from "../../../view/pen.ts";
import type { Region } from "../../../view/region.ts";
import type { Palette } from "../../../view/theme.ts";
import { fadeDefinitions, faded } from "./fades.ts";
import { type Attributes, type Element, element, group, number, paint } from "./markup.ts";
import { arcPath, outlinePath, polylinesPath, segmentsPath } from "./path.ts";
import {
  BOARD_FILTER,
  boardShade,
  hullShades,
  STONE_FILTER,
  stonePaint,
  stoneShades,
} from "./shades.ts";

/** From the middle of a letter down to its foot, of its height. */
const FOOT = 0.35;
/** A colour that nothing is known of is not drawn. */
const UNKNOWN = "#0000";

export class SvgPen implements Pen {
  readonly camera: Camera;
  readonly size: Size;
  readonly margin: number;
  readonly palette: Palette;
  readonly mostLines = Infinity;
  readonly #radius: number;
  #elements: Element[] = [];
  #raised = false;
  #stones: "none" | "round" | "hulls" = "none";
  #glued: Region | null = null;
  readonly #shades: Element[] = [];
  readonly #names = new Set<string>();

  /** `radius` is that of the largest stones, in CSS pixels. */
  constructor({ camera, size, margin }: Lens, palette: Palette, radius: number) {
    this.camera = camera;
    this.size = size;
    this.margin = margin;
    this.palette = palette;
    this.#radius = radius;
  }

  get elements(): readonly Element[] {
    return this.#elements;
  }

  /** Only those that the elements refer to. */
  get definitions(): Element[] {
    return [
      ...this.#shades,
      ...(this.#raised ? [boardShade(this)] : []),
      ...(this.#stones === "round" ? stoneShades(this, this.#radius) : []),
      ...(this.#stones === "hulls" ? hullShades(this, this.#radius) : []),
      ...fadeDefinitions(this, this.#glued),
    ];
  }

  group(name: string | null, draw: () => void): void {
    this.#elements.push(...group(this.#free(name), {}, this.#drawn(draw)));
  }

  /** A name that has not been given yet; a body is drawn in layers of the same names. */
  #free(name: string | null): string | null {
    if (name === null || this.#names.has(name)) return null;
    this.#names.add(name);
    return name;
  }

  shapes(name: string | null, ink: Ink, draw: (shapes: Shapes) => void): void {
    if (ink.fill === undefined && ink.stroke === UNKNOWN) return;
    const sheet = new Sheet(this);
    draw(sheet);
    const drawn = sheet.elements;
    if (ink.raised && drawn.length > 0) this.#raised = true;
    const [only] = drawn;
    const attributes = { ...inkAttributes(ink), ...this.#shaded(ink), ...this.#clipped(ink) };
    if (only !== undefined && drawn.length === 1 && (name === null || only.name !== "circle"))
      this.#elements.push(
        element(only.name, { id: this.#free(name), ...attributes, ...only.attributes }),
      );
    else if (drawn.length > 0) this.#elements.push(...group(this.#free(name), attributes, drawn));
  }

  #shaded({ shade }: Ink): Attributes {
    if (shade === undefined) return {};
    const id = `shade-${this.#shades.length + 1}`;
    const { from, to, colours } = shade;
    this.#shades.push(
      element(
        "linearGradient",
        { id, gradientUnits: "userSpaceOnUse", x1: from.x, y1: from.y, x2: to.x, y2: to.y },
        ...colours.map((colour, offset) => element("stop", { offset, "stop-color": colour })),
      ),
    );
    return { fill: `url(#${id})`, stroke: `url(#${id})` };
  }

  #clipped({ within }: Ink): Attributes {
    if (within === undefined) return {};
    const id = `clip-${this.#shades.length + 1}`;
    const path = element("path", { d: outlinePath(within, this), "clip-rule": "evenodd" });
    this.#shades.push(element("clipPath", { id }, path));
    return { "clip-path": `url(#${id})` };
  }

  /** Texts of a few sizes, those of each size together. */
  writing(
    name: string | null,
    { weight, align, halo }: Lettering,
    write: (write: Write) => void,
  ): void {
    const sizes = new Map<string, Element[]>();
    write((text, x, y, size, colour) => {
      const line = element("text", { x, y: y + FOOT * size, ...paint("fill", colour) }, text);
      const key = number(size);
      sizes.set(key, [...(sizes.get(key) ?? []), line]);
    });
    const attributes = {
      "font-weight": weight,
      "text-anchor": align === "center" ? "middle" : "start",
      ...(halo === null || halo.colour === UNKNOWN ? {} : haloAttributes(halo)),
    };
    const [[size, [only, ...rest]] = ["", []], ...more] = sizes;
    if (name === null && only !== undefined && rest.length + more.length === 0) {
      const own = { ...attributes, "font-size": size, ...only.attributes };
      this.#elements.push(element(only.name, own, ...only.children));
      return;
    }
    const groups = [...sizes].map(([each, lines]) => element("g", { "font-size": each }, ...lines));
    this.#elements.push(...group(name, attributes, groups));
  }

  stones(draw: (stone: DrawStone) => void): void {
    const circles: Readonly<Record<StoneColour, Element[]>> = { [BLACK]: [], [WHITE]: [] };
    const lying: Element[] = [];
    draw((x, y, radius, colour, aslant) => {
      if (aslant === undefined)
        circles[colour].push(element("circle", { cx: x, cy: y, r: radius }));
      else lying.push(ellipse(x, y, radius, colour, aslant));
    });
    if (lying.length > 0) {
      this.#stones = "round";
      // Far ones come first, whichever colour they are.
      this.#elements.push(...group(this.#free("stones"), { filter: STONE_FILTER }, lying));
    }
    const sides = ([BLACK, WHITE] as const).flatMap((colour) =>
      group(
        colour === BLACK ? "black-stones" : "white-stones",
        { fill: stonePaint(colour) },
        circles[colour],
      ),
    );
    if (sides.length > 0) this.#stones = "round";
    this.#elements.push(...group("stones", { filter: STONE_FILTER }, sides));
  }

  hulls(hulls: readonly Hull[], colour: StoneColour): void {
    this.#stones = "hulls";
    this.#elements.push(...hullStones(hulls, this, PAINTS[this.palette.ground][colour], colour));
  }

  glued(region: Region | null, draw: () => void): void {
    this.#glued = region;
    this.#elements.push(...faded(region, this.#drawn(draw)));
  }

  #drawn(draw: () => void): Element[] {
    const before = this.#elements;
    const drawn: Element[] = [];
    this.#elements = drawn;
    draw();
    this.#elements = before;
    return drawn;
  }
}

/** Stone that lies aslant: its outline becomes an ellipse. */
function ellipse(
  x: number,
  y: number,
  radius: number,
  colour: StoneColour,
  { xx, xy, yy, alpha }: Lying,
): Element {
  const matrix = [xx, xy, xy, yy].map((part) => Number(part.toFixed(4)));
  return element("circle", {
    r: radius,
    fill: stonePaint(colour),
    transform: `matrix(${[...matrix, number(x), number(y)].join(" ")})`,
    opacity: alpha < 1 ? share(alpha) : null,
  });
}

/** Shapes of one ink: circles, rectangles and outlines one by one, all others as one path. */
class Sheet implements Shapes {
  readonly #lens: Lens;
  readonly #elements: Element[] = [];
  readonly #segments: Segment[] = [];
  #path = "";

  constructor(lens: Lens) {
    this.#lens = lens;
  }

  get elements(): Element[] {
    const d = segmentsPath(this.#segments) + this.#path;
    return d === "" ? this.#elements : [...this.#elements, element("path", { d })];
  }

  circle(x: number, y: number, radius: number): void {
    this.#elements.push(element("circle", { cx: x, cy: y, r: radius }));
  }

  arc(x: number, y: number, radius: number, from: number, to: number, closed: boolean): void {
    this.#path += arcPath({ x, y }, radius, from, to) + (closed ? "Z" : "");
  }

  line(x1: number, y1: number, x2: number, y2: number): void {
    this.#segments.push([
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ]);
  }

  polyline(spots: readonly Spot[]): void {
    this.#path += polylinesPath([spots]);
  }

  polygon(corners: readonly Spot[]): void {
    this.#path += polylinesPath([corners], "Z");
  }

  rectangle(x: number, y: number, width: number, height: number, round: number): void {
    this.#elements.push(element("rect", { x, y, width, height, rx: round > 0 ? round : null }));
  }

  outline(outline: Outline): void {
    this.#elements.push(element("path", { d: outlinePath(outline, this.#lens) }));
  }
}

function inkAttributes(ink: Ink): Attributes {
  const { fill, fillAlpha = 1, stroke, strokeAlpha = 1, width = 1, cap, join, dash } = ink;
  return {
    ...(fill === undefined ? { fill: "none" } : paint("fill", fill)),
    ...(fillAlpha < 1 ? { "fill-opacity": share(fillAlpha) } : {}),
    ...(ink.evenOdd ? { "fill-rule": "evenodd" } : {}),
    ...(stroke === undefined ? {} : paint("stroke", stroke)),
    ...(stroke !== undefined && strokeAlpha < 1 ? { "stroke-opacity": share(strokeAlpha) } : {}),
    ...(stroke !== undefined && width !== 1 ? { "stroke-width": width } : {}),
    ...(cap === undefined ? {} : { "stroke-linecap": cap }),
    ...(join === "round" ? { "stroke-linejoin": join } : {}),
    ...(dash === undefined ? {} : { "stroke-dasharray": dash.map(number).join(" ") }),
    ...(ink.raised ? { filter: BOARD_FILTER } : {}),
  };
}

/** Small shares keep two digits that count. */
function share(alpha: number): string {
  return String(Number(alpha.toPrecision(2)));
}

function haloAttributes({ colour, width }: NonNullable<Lettering["halo"]>): Attributes {
  return {
    ...paint("stroke", colour),
    "stroke-width": width,
    "stroke-linejoin": "round",
    "paint-order": "stroke",
  };
}

/** All shapes in one path, so that stones that overlap run into one another; then the light of each,
 *  and the lines that separate one from the next. */
function hullStones(
  hulls: readonly Hull[],
  lens: Lens,
  paints: Paints,
  colour: StoneColour,
): Element[] {
  const ties = tiesPath(hulls, lens);
  const d = hulls.map((hull) => outlinePath(hull.outline, lens)).join("");
  return [
    ...(ties === "" ? [] : stoneTies(ties, paints)),
    element("path", {
      ...paint("fill", paints.body),
      ...paint("stroke", paints.rim),
      "stroke-width": HULL_RIM,
      "paint-order": "stroke",
      filter: STONE_FILTER,
      d,
    }),
    ...hulls.flatMap(({ parts }) =>
      parts.map(({ outline }) =>
        element("path", { fill: stonePaint(colour), d: outlinePath(outline, lens) }),
      ),
    ),
    ...(hulls.length > 1
      ? [element("path", { fill: "none", ...paint("stroke", paints.seam), d })]
      : []),
  ];
}

/** The ties between the parts of a stone: a dashed line on a casing. */
function stoneTies(d: string, paints: Paints): Element[] {
  const line = { fill: "none", "stroke-linecap": "round", "stroke-dasharray": "5 5", d };
  return [
    element("path", { ...paint("stroke", paints.rim), "stroke-width": 5, ...line }),
    element("path", { ...paint("stroke", paints.body), "stroke-width": 3, ...line }),
  ];
}

function tiesPath(hulls: readonly Hull[], lens: Lens): string {
  const ties = hulls.flatMap(shownTies);
  return segmentsPath(ties.map(([a, b]): Segment => [toPen(lens, a), toPen(lens, b)]));
}
