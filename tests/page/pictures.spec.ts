/** Pictures of games in a real browser: drawn as the page draws. */
import { readFileSync } from "node:fs";
import { rolldown } from "rolldown";
import type { GameDocument } from "../../www/engine/types.ts";
import type { PictureOptions } from "../../www/share/picture/types.ts";
import { expect, type Page, test } from "./shared-page.ts";
import { visit } from "./stage.ts";

const GAME: GameDocument = {
  gospace: 1,
  title: "Three stones",
  board: { kind: "grid", columns: 9, rows: 9 },
  turns: [{ play: 48 }, { play: 29 }, { play: 40 }],
};

const PACKAGE = `${process.cwd()}/pkg`;

let maker: Promise<string> | null = null;

/** The makers of pictures as one module, bundled once. */
function makerCode(): Promise<string> {
  maker ??= rolldown({
    input: "tests/page/picture-page.ts",
    platform: "browser",
    external: /^node:/,
    // One instance for both: the gallery needs the full module.
    resolve: {
      alias: { "gospace/play": `${PACKAGE}/gospace.js`, gospace: `${PACKAGE}/gospace.js` },
    },
  })
    .then((bundle) => bundle.generate({ format: "esm", codeSplitting: false }))
    .then(({ output: [{ code }] }) => code);
  return maker;
}

async function visitWithMaker(page: Page): Promise<void> {
  const code = await makerCode();
  await page.route("**/picturing.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: code }),
  );
  await page.route("**/picturing.wasm", (route) =>
    route.fulfill({ contentType: "application/wasm", body: readFileSync("pkg/gospace.wasm") }),
  );
  await visit(page);
  await page.evaluate(async () => {
    const { picturing } = await import(new URL("picturing.js", location.href).href);
    await picturing.load(new URL("picturing.wasm", location.href));
    Object.assign(globalThis, { picturing });
  });
}

type Maker = typeof import("./picture-page.ts")["picturing"];
type Asked = [GameDocument, Partial<PictureOptions>];

const svgOf = (page: Page, ...asked: Asked) =>
  page.evaluate(
    ([document, options]) =>
      (globalThis as unknown as { picturing: Maker }).picturing.svg(document, options),
    asked,
  );
const pngOf = (page: Page, ...asked: Asked) =>
  page.evaluate(
    ([document, options]) =>
      (globalThis as unknown as { picturing: Maker }).picturing.png(document, options),
    asked,
  );

/** Both drawn at the PNG's size: that size, on which share of its squares of 8 × 8 pixels they differ
 *  clearly (one pixel may: the canvas sets lines on whole ones), and the PNG's colours at spots of the
 *  SVG. */
function compared(page: Page, svg: string, png: string, spots: readonly (readonly number[])[]) {
  return page.evaluate(
    async ([svgText, pngText, at]) => {
      const pixels = async (url: string, size?: { width: number; height: number }) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        const { width, height } = size ?? image;
        const whole = new OffscreenCanvas(width, height);
        const context = whole.getContext("2d");
        context?.drawImage(image, 0, 0, width, height);
        const data = context?.getImageData(0, 0, width, height).data ?? [];
        const [across, down] = [Math.ceil(width / 8), Math.ceil(height / 8)];
        const small = new OffscreenCanvas(across, down).getContext("2d");
        if (small !== null) small.imageSmoothingQuality = "high";
        small?.drawImage(whole, 0, 0, across, down);
        return { width, height, data, coarse: small?.getImageData(0, 0, across, down).data ?? [] };
      };
      const drawn = await pixels(`data:image/png;base64,${pngText}`);
      const written = await pixels(
        URL.createObjectURL(new Blob([svgText], { type: "image/svg+xml" })),
        drawn,
      );
      let different = 0;
      for (let i = 0; i < drawn.coarse.length; i += 4) {
        // Premultiplied by alpha, since the colour of a nearly clear pixel is not exact.
        const [ours, theirs] = [drawn, written].map(({ coarse }) => {
          const [red = 0, green = 0, blue = 0, alpha = 0] = coarse.slice(i, i + 4);
          return [red, green, blue, 255].map((part) => (part * alpha) / 255);
        });
        const by = (ours ?? []).map((part, c) => Math.abs(part - (theirs?.[c] ?? 0)));
        if (Math.max(...by) > 24) different += 1;
      }
      const { width, height } = drawn;
      const colours = at.map(([x = 0, y = 0]) => {
        const first = 4 * (Math.round(2 * y) * width + Math.round(2 * x));
        return [...drawn.data.slice(first, first + 3)];
      });
      return { width, height, different: different / (drawn.coarse.length / 4), colours };
    },
    [svg, png, spots] as const,
  );
}

function stones(svg: string, colour: "black" | "white"): number[][] {
  const group = new RegExp(`<g id="${colour}-stones"[^>]*>([^]*?)</g>`).exec(svg)?.[1] ?? "";
  const circles = group.matchAll(/cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g);
  // Beside the middle, where the last play's mark is.
  return [...circles].map(([, x, y, r]) => [Number(x) + 0.5 * Number(r), Number(y)]);
}

test("the browser draws a PNG, an SVG of every kind of board and an animation as the page draws", async ({
  page,
}) => {
  await visitWithMaker(page);
  await test.step("a PNG has twice the size of the SVG, and stones at the same places", async () => {
    const [svg, png] = [await svgOf(page, GAME, {}), await pngOf(page, GAME, {})];
    const [black, white] = [stones(svg, "black"), stones(svg, "white")];
    expect([black.length, white.length]).toEqual([2, 1]);
    const found = await compared(page, svg, png, [...black, ...white]);
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
    expect([found.width, found.height]).toEqual([2 * Number(width), 2 * Number(height)]);
    for (const colour of found.colours.slice(0, 2)) expect(Math.max(...colour)).toBeLessThan(70);
    expect(Math.min(...(found.colours[2] ?? []))).toBeGreaterThan(190);
  });
  await test.step("the SVG of every kind of board", async () => {
    const light = { theme: "light", numbers: true } as const;
    const dark = { theme: "dark", ground: "none", labels: false } as const;
    // The light on a long stone is not round in the SVG, and shadows fall on no other stone.
    const boards = [
      ["klein", dark, 0.002],
      ["one-way-streets", light, 0.01],
      ["domino", dark, 0.03],
      ["nested-disks", light, 0.02],
      ["plane-torus", dark, 0.004],
    ] as const;
    for (const [id, options, most] of boards) {
      const document = await page.evaluate(
        (each) => (globalThis as unknown as { picturing: Maker }).picturing.played(each),
        id,
      );
      const [svg, png] = [
        await svgOf(page, document, options),
        await pngOf(page, document, options),
      ];
      const { different } = await compared(page, svg, png, []);
      expect(different, id).toBeLessThan(most);
    }
  });
  await test.step("an animation has a frame for each turn, says how far it is, and can be given up", async () => {
    const made = await page.evaluate(async (document) => {
      const { picturing } = globalThis as unknown as { picturing: Maker };
      const { bytes, shares } = await picturing.gif(document, {});
      const data = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0));
      const decoder = new ImageDecoder({ data, type: "image/gif" });
      await decoder.tracks.ready;
      const aborted = await picturing.abortedGif(document);
      return { frames: decoder.tracks.selectedTrack?.frameCount, shares, aborted };
    }, GAME);
    expect(made.frames).toBe(4);
    expect(made.shares).toEqual([0.25, 0.5, 0.75, 1]);
    expect(made.aborted).toBe("AbortError");
  });
});
