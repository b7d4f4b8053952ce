// Territory of a game that is over, as it is painted on a canvas.
import { Game, load } from "gospace/play";
import { beforeEach, expect, test, vi } from "vitest";
import { territoryPainter } from "../../../www/features/ending/territory.ts";
import { layOutBoard } from "../../../www/kinds/kinds.ts";
import { readGame } from "../../../www/model/view-model.ts";
import { PALETTES } from "../../../www/view/palettes.ts";
import type { CanvasPen } from "../../../www/view/pen.ts";
import type { Ground } from "../../../www/view/theme.ts";

await load();

/** Two walls side by side, and a stone of White's in Black's part. */
const WALLS = [...Array(9).keys()].flatMap((y) => [{ play: 9 * y + 3 }, { play: 9 * y + 4 }]);

class Path {
  readonly spots: string[] = [];
  moveTo(x: number, y: number) {
    this.spots.push(`${x} ${y}`);
  }
  lineTo(x: number, y: number) {
    this.moveTo(x, y);
  }
}

beforeEach(() => vi.stubGlobal("Path2D", Path));

/** The strokes of the wash: their inks and spots, in order. */
function strokes(ground: Ground): { ink: string; mode: string; spots: Set<string> }[] {
  const board = { kind: "grid", columns: 9, rows: 9 } as const;
  const game = new Game({ gospace: 1, board, turns: [...WALLS, "pass", "pass"] });
  const found: ReturnType<typeof strokes> = [];
  const state: Record<string, unknown> = {};
  const context = new Proxy(state, {
    get: (_, name) => {
      if (name !== "stroke") return state[String(name)] ?? (() => {});
      return (path?: Path) => {
        const ink = String(state.strokeStyle);
        const mode = String(state.globalCompositeOperation);
        if (path !== undefined) found.push({ ink, mode, spots: new Set(path.spots) });
      };
    },
  });
  const pen = {
    context,
    size: { width: 1e9, height: 1e9 },
    density: 1,
    camera: { scale: 1, left: 0, top: 0 },
    palette: PALETTES[ground],
    margin: 1e9,
  } as unknown as CanvasPen;
  territoryPainter(readGame(game))(pen, layOutBoard(game.drawing()), false);
  return found;
}

test("the wash covers territory, and no stone", () => {
  const [first = [], second = []] = [0, 3].map((at) => [...(strokes("light")[at]?.spots ?? [])]);
  expect([first.length, second.length]).toEqual([27, 36]);
});

/** Lightness of a colour on a ground, 0 to 255. */
function lightness(colour: string, ground: number): number {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const alpha = colour.length > 7 ? part(7) / 255 : 1;
  return alpha * (part(1) + part(3) + part(5)) * (1 / 3) + (1 - alpha) * ground;
}

test.each(["light", "dark"] as const)("both colours of territory show in the %s theme", (theme) => {
  for (const ground of [PALETTES[theme].paper, PALETTES[theme].board]) {
    const under = lightness(ground, 0);
    for (const owner of [0, 3]) {
      const inks = strokes(theme)
        .slice(owner, owner + 3)
        .filter(({ mode }) => mode === "source-over")
        .map(({ ink }) => Math.abs(lightness(ink, under) - under));
      expect(Math.max(...inks)).toBeGreaterThan(15);
    }
  }
});
