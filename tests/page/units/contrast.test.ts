/** Tests of contrast after WCAG 2.2 (1.4.3: text 4.5 : 1; 1.4.11: graphics 3 : 1), for the page's
 *  colours and for drawings on the board. Disabled controls, previews at the pointer, and lines
 *  that are pale because they are crowded are exempt. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { diskInks } from "../../../www/kinds/disks/pieces.ts";
import { ARC_INK } from "../../../www/kinds/graph/arcs.ts";
import { RELATION_INK } from "../../../www/kinds/space/ground.ts";
import type { StoneColour } from "../../../www/model/state.ts";
import type { BoardLayout } from "../../../www/view/board-layout.ts";
import { GRAIN } from "../../../www/view/grain.ts";
import { PAINTS } from "../../../www/view/hull-stones.ts";
import { inkAlpha } from "../../../www/view/line-style.ts";
import { labelColour } from "../../../www/view/names.ts";
import { numberColour, RED_ON } from "../../../www/view/numerals.ts";
import { PALETTES } from "../../../www/view/palettes.ts";
import { OUTLINE_INK } from "../../../www/view/region-ground.ts";
import { SEAM_INK, STUB_INK } from "../../../www/view/seams.ts";
import { BODY, LIGHT, RIM } from "../../../www/view/stones.ts";

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const TEXT = 4.5;
const MARK = 3;
/** Reserve of a rim, which is as fine as a pixel, and smoothed at its sides. */
const SMOOTHED = 0.3;
const [BLACK, WHITE] = [1, 2] as const;

function colour(hex: string): Colour {
  const digits = hex.slice(1).replace(/^(.)(.)(.)(.?)$/, "$1$1$2$2$3$3$4$4");
  const at = (i: number) => Number.parseInt(digits.slice(i, i + 2) || "ff", 16);
  return [at(0), at(2), at(4), at(6) / 255];
}

/** A translucent colour blended over an opaque one. */
function over(above: string | Colour, below: string | Colour, ink = 1): Colour {
  const [front, back] = [asColour(above), asColour(below)];
  const share = front[3] * ink;
  const mixed = ([0, 1, 2] as const).map((i) => front[i] * share + back[i] * (1 - share));
  return [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0, 1];
}

function asColour(given: string | Colour): Colour {
  return typeof given === "string" ? colour(given) : given;
}

/** Relative luminance, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(given: string | Colour): number {
  const [red, green, blue] = asColour(given).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(a: string | Colour, b: string | Colour): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** The colours of a theme, from the stylesheet. */
function themeOf(name: "light" | "dark"): (property: string) => string {
  const css = readFileSync("www/styles/colours.css", "utf8");
  const block = {
    light: /^:root,\n\.player \{([^}]*)\}/m,
    dark: /^:root\[data-theme="dark"\],[^{]*\{([^}]*)\}/m,
  };
  const lines = (block[name].exec(css)?.[1] ?? "").matchAll(/--([\w-]+): (#\w+);/g);
  const found = new Map([...lines].map(([, key = "", value = ""]) => [key, value]));
  return (property) => {
    const value = found.get(property);
    if (value === undefined) throw new Error(`no --${property} in the ${name} theme`);
    return value;
  };
}

/** Colour of a stone's body at a place given in radii, by the canvas's definition of a radial
 *  gradient. */
function bodyAt(stone: StoneColour, x: number, y: number): Colour {
  let t = 1;
  for (let low = 0, high = 1, i = 0; i < 40; i++) {
    t = (low + high) / 2;
    const away = Math.hypot(x - LIGHT.x * (1 - t), y - LIGHT.y * (1 - t));
    if (away > LIGHT.size + (1 - LIGHT.size) * t) low = t;
    else high = t;
  }
  const stops = BODY[stone];
  const next = Math.max(
    stops.findIndex(([offset]) => offset >= t),
    1,
  );
  const [[from, first], [to, last]] = [stops[next - 1] ?? [0, "#000"], stops[next] ?? [1, "#000"]];
  return over(last, first, (t - from) / (to - from));
}

/** Places along a circle round a stone's centre. */
function circle(radius: number): readonly (readonly [number, number])[] {
  return Array.from({ length: 72 }, (_, i) => {
    const angle = (i * Math.PI) / 36;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
}

/** The least contrast with a stone along a circle around its centre. */
function leastOn(stone: StoneColour, mark: string, radius: number): number {
  return Math.min(...circle(radius).map(([x, y]) => contrast(mark, bodyAt(stone, x, y))));
}

test("black on white is 21 : 1, and #777 on white falls just short of 4.5", () => {
  expect(contrast("#000", "#fff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrast("#767676", "#ffffff")).toBeGreaterThan(TEXT);
});

describe.each(["light", "dark"] as const)("in the %s theme", (name) => {
  const css = themeOf(name);
  const palette = PALETTES[name];
  const { dark, pale, most } = GRAIN[name];
  /** Wood, and its darkest and its palest streak. */
  const woods = [
    colour(palette.board),
    ...[dark, pale].map((ink) => over(ink, palette.board, most)),
  ];

  test.each([
    ["ink", ["paper", "panel", "seal-soft"]],
    ["soft", ["paper", "panel"]],
    ["seal-text", ["paper", "panel", "seal-soft"]],
    ["on-seal", ["seal"]],
    ["paper", ["ink"]],
    ["board-text", ["board"]],
  ])("text in %s is read on %s", (text, grounds) => {
    for (const ground of grounds)
      expect(contrast(css(text), css(ground)), ground).toBeGreaterThanOrEqual(TEXT);
  });

  test("names on lines and stones, and numbers on stones, are read", () => {
    const layout = (wood: boolean) => ({ wood }) as BoardLayout;
    const label = (on: "black" | "white" | "board", wood: boolean) =>
      labelColour({ on, text: "", size: 9, x: 0, y: 0, align: "left" }, palette, layout(wood));
    for (const wood of woods)
      expect(contrast(label("board", true), wood)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(label("board", false), palette.paper)).toBeGreaterThanOrEqual(TEXT);
    for (const last of [true, false])
      for (const stone of [BLACK, WHITE]) {
        // The centre of the number; its edges, in the highlight, count as marks.
        expect(leastOn(stone, numberColour(stone, last), 0)).toBeGreaterThanOrEqual(TEXT);
        expect(leastOn(stone, numberColour(stone, last), 0.3)).toBeGreaterThanOrEqual(MARK);
      }
    expect(leastOn(BLACK, label("black", true), 0.3)).toBeGreaterThanOrEqual(TEXT);
    expect(leastOn(WHITE, label("white", true), 0.3)).toBeGreaterThanOrEqual(TEXT);
  });

  test("the ring of the focus and the keyboard's cursor are seen", () => {
    for (const ground of ["paper", "panel", "seal-soft"])
      expect(contrast(css("focus"), css(ground)), ground).toBeGreaterThanOrEqual(MARK);
    // On a pressed button the ring has the colour of its text.
    expect(contrast(css("paper"), css("ink"))).toBeGreaterThanOrEqual(MARK);
    expect(contrast(css("on-seal"), css("seal"))).toBeGreaterThanOrEqual(MARK);
    for (const ground of [...woods, palette.paper])
      expect(contrast(palette.boardFocus, ground)).toBeGreaterThanOrEqual(MARK);
  });

  test("fields have sides, and what is wrong or chosen a border", () => {
    for (const ground of ["paper", "panel"]) {
      expect(contrast(css("field"), css(ground)), ground).toBeGreaterThanOrEqual(MARK);
      expect(contrast(css("seal"), css(ground)), ground).toBeGreaterThanOrEqual(MARK);
    }
  });

  test("the lines of a board are seen on wood, and on paper", () => {
    const onWood = (ink: number) =>
      Math.min(...woods.map((wood) => contrast(over(palette.boardInk, wood, ink), wood)));
    const onPaper = (ink: number) => contrast(over(palette.ink, palette.paper, ink), palette.paper);
    expect(onWood(inkAlpha(true, 40))).toBeGreaterThanOrEqual(MARK);
    expect(onPaper(inkAlpha(false, 40))).toBeGreaterThanOrEqual(MARK);
    for (const ink of [ARC_INK, STUB_INK, OUTLINE_INK])
      expect(onWood(ink), String(ink)).toBeGreaterThanOrEqual(MARK);
    for (const ink of [ARC_INK, STUB_INK, RELATION_INK])
      expect(onPaper(ink), String(ink)).toBeGreaterThanOrEqual(MARK);
    for (const wood of woods)
      expect(contrast(over(palette.boardSeam, wood, SEAM_INK), wood)).toBeGreaterThanOrEqual(MARK);
  });

  test("the circles of disks that can be played are seen on wood", () => {
    const apart = { largestRadius: 1, coverage: 1, spacing: 2 };
    const lens = {
      camera: { scale: 20, left: 0, top: 0 },
      size: { width: 9, height: 9 },
      margin: 0,
    };
    const { open } = diskInks(lens, apart);
    for (const wood of woods)
      expect(contrast(over(palette.boardInk, wood, open), wood)).toBeGreaterThanOrEqual(MARK);
  });

  test("the sets of a space stand out from its ground", () => {
    for (const set of palette.sets)
      for (const ground of [palette.paper, palette.panel])
        expect(contrast(set, ground), set).toBeGreaterThanOrEqual(MARK);
  });

  test("every stone is set off its ground all along its edge, by its rim or by the body beside it", () => {
    for (const ground of [...woods, palette.paper, palette.panel])
      for (const stone of [BLACK, WHITE])
        for (const [x, y] of circle(1)) {
          const rim = over(RIM[name][stone], bodyAt(stone, 0.97 * x, 0.97 * y));
          const body = bodyAt(stone, 0.9 * x, 0.9 * y);
          const seen = Math.max(contrast(body, ground), contrast(rim, ground));
          expect(seen, `${stone} on ${ground}`).toBeGreaterThanOrEqual(MARK + SMOOTHED);
        }
  });

  test("every stone of a go-space is set off its ground by its body or by its rim", () => {
    for (const ground of [palette.paper, palette.panel])
      for (const stone of [BLACK, WHITE]) {
        const { body, rim } = PAINTS[name][stone];
        const seen = Math.max(contrast(body, ground), contrast(over(rim, ground), ground));
        expect(seen, `${stone} on ${ground}`).toBeGreaterThanOrEqual(MARK);
      }
  });

  test("marks on stones are seen: of the last turn, and of what lives for ever", () => {
    for (const stone of [BLACK, WHITE])
      for (const radius of [0.26, 0.45, 0.55])
        expect(leastOn(stone, RED_ON[stone], radius)).toBeGreaterThanOrEqual(MARK);
  });

  test("the red of chains and liberties is seen on wood, on its casing, and on paper", () => {
    expect(contrast(palette.seal, palette.paper)).toBeGreaterThanOrEqual(MARK);
    const { seal, boardCasing } = palette;
    for (const wood of woods) {
      const parted = Math.min(contrast(seal, boardCasing), contrast(boardCasing, wood));
      expect(Math.max(contrast(seal, wood), parted)).toBeGreaterThanOrEqual(MARK);
    }
  });
});
