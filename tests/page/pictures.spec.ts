/** Pictures of games in a real browser: drawn as the page draws, and opened again by every way in. */
import { readFileSync } from "node:fs";
import { rolldown } from "rolldown";
import type { GameDocument } from "../../www/engine/types.ts";
import type { PictureOptions } from "../../www/share/picture/types.ts";
import { expect, JOURNEY, type Page, test } from "./shared-page.ts";
import { savedGame, visit } from "./stage.ts";

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

interface File {
  readonly name: string;
  readonly type: string;
  /** In base 64. */
  readonly content: string;
}

const svgFile = (svg: string): File => ({
  name: "game.svg",
  type: "image/svg+xml",
  content: Buffer.from(svg).toString("base64"),
});
const pngFile = (content: string): File => ({ name: "image.png", type: "image/png", content });

async function give(page: Page, way: "drop" | "paste", file: File): Promise<void> {
  await page.evaluate(
    ([kind, { name, type, content }]) => {
      const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type }));
      const settings = { bubbles: true, cancelable: true };
      const event =
        kind === "drop"
          ? new DragEvent("drop", { ...settings, dataTransfer: transfer })
          : new ClipboardEvent("paste", settings);
      // Firefox does not take it from its constructor's words.
      if (kind === "paste") Object.defineProperty(event, "clipboardData", { value: transfer });
      document.body.dispatchEvent(event);
    },
    [way, file] as const,
  );
}

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

test("a PNG has twice the size of the SVG, and stones at the same places", async ({ page }) => {
  await visitWithMaker(page);
  const [svg, png] = [await svgOf(page, GAME, {}), await pngOf(page, GAME, {})];
  const [black, white] = [stones(svg, "black"), stones(svg, "white")];
  expect([black.length, white.length]).toEqual([2, 1]);
  const found = await compared(page, svg, png, [...black, ...white]);
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  expect([found.width, found.height]).toEqual([2 * Number(width), 2 * Number(height)]);
  for (const colour of found.colours.slice(0, 2)) expect(Math.max(...colour)).toBeLessThan(70);
  expect(Math.min(...(found.colours[2] ?? []))).toBeGreaterThan(190);
});

test("the browser draws the SVG of every kind of board as the page draws it", async ({ page }) => {
  await visitWithMaker(page);
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
    const [svg, png] = [await svgOf(page, document, options), await pngOf(page, document, options)];
    const { different } = await compared(page, svg, png, []);
    expect(different, id).toBeLessThan(most);
  }
});

test("an SVG or PNG that is dropped or pasted opens its game", JOURNEY, async ({ page }) => {
  await visitWithMaker(page);
  const files = [svgFile(await svgOf(page, GAME, {})), pngFile(await pngOf(page, GAME, {}))];
  for (const file of files) {
    for (const way of ["drop", "paste"] as const) {
      await page.reload();
      await expect(page.locator("body")).toHaveAttribute("data-state", "ready");
      await give(page, way, file);
      await expect(page.locator("#title")).toHaveText("Three stones");
      expect(await savedGame(page)).toEqual(GAME);
    }
  }
});

test("a picture without a game, or a damaged one, changes nothing but says so", async ({
  page,
}) => {
  await visitWithMaker(page);
  const before = await page.locator("#title").textContent();
  const png = Buffer.from(await pngOf(page, GAME, {}), "base64");
  const notice = page.locator("#notice");
  const flipped = Buffer.from(png);
  flipped.writeUInt8(flipped.readUInt8(80) ^ 1, 80);
  await give(page, "drop", pngFile(flipped.toString("base64")));
  await expect(notice).toContainText("The game in this picture is damaged.");
  const chunk = 12 + png.readUInt32BE(33);
  const plain = Buffer.concat([png.subarray(0, 33), png.subarray(33 + chunk)]);
  await give(page, "paste", pngFile(plain.toString("base64")));
  await expect(notice).toContainText("There is no game in this picture.");
  await expect(page.locator("#title")).toHaveText(before ?? "");
});

test("a drawing without a game is read as a board", async ({ page }) => {
  await visit(page);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><circle cx="4000" cy="4000" r="1024"/><circle cx="6048" cy="4000" r="1024"/></svg>`;
  await give(page, "drop", svgFile(drawing));
  await expect.poll(async () => (await savedGame(page)).board.kind).toBe("disks");
});

test("an animation has a frame for each turn, says how far it is, and can be given up", async ({
  page,
}) => {
  await visitWithMaker(page);
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
