/** Players of a board, as an author puts them into a page: their links, and the places where they draw points. */
import type { FrameLocator, Locator, Page } from "@playwright/test";
import { load, toLink } from "../../pkg/gospace.js";
import type { GameDocument } from "../../www/engine/types.ts";
import { twoFrames } from "./stage.ts";

await load();

/** The link of a game, as an author takes it from the share dialog. */
export function linkOf(game: GameDocument): string {
  return toLink(game);
}

/** The place where a player draws a point of its board. `within`: a page, a frame or an element. */
export async function spotIn(within: Page | FrameLocator | Locator, x: number, y: number) {
  const stage = within.locator(".stage").first();
  // The camera moves with the next frame that is drawn.
  await stage.evaluate(twoFrames);
  const camera = await stage.locator(".canvases").getAttribute("data-camera");
  const [scale = 0, left = 0, top = 0] = (camera ?? "").split(" ").map(Number);
  const box = await stage.boundingBox();
  return { x: (box?.x ?? 0) + x * scale + left, y: (box?.y ?? 0) + y * scale + top };
}
