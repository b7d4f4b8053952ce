// Signs of glued sides.
import { Game, load } from "gospace/play";
import { expect, test } from "vitest";
import { PALETTES } from "../../../www/view/palettes.ts";
import type { Pen } from "../../../www/view/pen.ts";
import { paintSeams } from "../../../www/view/seams.ts";

await load();

test.each([9, 11, 12])("on a torus of %d lines no stone hides the arrows of the seams", (size) => {
  const board = { kind: "grid", columns: size, rows: size, wrap: "torus" } as const;
  const drawing = new Game({ gospace: 1, board }).drawing();
  const scale = 60 / Math.abs((drawing.xy[2] ?? 0) - (drawing.xy[0] ?? 0));
  const tips: { x: number; y: number }[] = [];
  const shapes = {
    line: () => {},
    polyline: (spots: readonly { x: number; y: number }[]) => tips.push(...spots.slice(1, 2)),
  };
  const pen = {
    camera: { scale, left: 0, top: 0 },
    palette: PALETTES.light,
    group: (_: string, paint: () => void) => paint(),
    shapes: (_: null, __: object, paint: (to: typeof shapes) => void) => paint(shapes),
  } as unknown as Pen;
  paintSeams(pen, drawing, 60);
  expect(tips).toHaveLength(6);
  for (const { x, y } of tips) {
    const away = [x, y].map((along) => Math.abs(along / 60 - Math.round(along / 60)));
    expect(Math.min(...away)).toBeGreaterThan(0.2);
  }
});
