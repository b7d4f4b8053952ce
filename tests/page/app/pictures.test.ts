/** Pictures of games, opened again by every way in. */

import type { GameDocument } from "../../../www/engine/types.ts";
import { picturing } from "../picture-page.ts";
import { savedGame, visit } from "../stage.ts";
import { expect, type Page, test } from "./app.ts";

const GAME: GameDocument = {
  gospace: 1,
  title: "Three stones",
  board: { kind: "grid", columns: 9, rows: 9 },
  turns: [{ play: 48 }, { play: 29 }, { play: 40 }],
};

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

test("an SVG or PNG that is dropped or pasted opens its game", async ({ page }) => {
  await visit(page);
  await picturing.load();
  const files = [svgFile(await picturing.svg(GAME)), pngFile(await picturing.png(GAME))];
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
  await visit(page);
  await picturing.load();
  const before = await page.locator("#title").textContent();
  const png = Buffer.from(await picturing.png(GAME), "base64");
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
  await expect(page.locator("#title")).toHaveText("A board of 2 disks");
  expect((await savedGame(page)).board.kind).toBe("disks");
});
