/** Spots: the pixels at which the page draws the places of a board, and what lies there. */
import type { Page } from "@playwright/test";

/** Pixels between a place that is clicked and the next one. */
const MIN_DISTANCE = 14;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** On the screen; null where a click may mean another place, or reach something else. */
export function spotOf(page: Page, xy: ArrayLike<number>, placement: number): Promise<Spot | null> {
  const x = xy[2 * placement] ?? 0;
  const y = xy[2 * placement + 1] ?? 0;
  return page.evaluate(
    ([x, y, apart, least]) => {
      const canvases = document.getElementById("canvases");
      if (canvases?.dataset.shape === "body") return null;
      const [scale = 0, left = 0, top = 0] = (canvases?.dataset.camera ?? "")
        .split(" ")
        .map(Number);
      const box = document.getElementById("stage")?.getBoundingClientRect();
      const spot = { x: (box?.x ?? 0) + x * scale + left, y: (box?.y ?? 0) + y * scale + top };
      const hit = document.elementFromPoint(spot.x, spot.y);
      const isClear = hit?.closest("#stage") && !hit.closest("button");
      return isClear && apart * scale > least ? spot : null;
    },
    [x, y, nearest(xy, placement), MIN_DISTANCE] as const,
  );
}

/** The element at a spot and the view of the board, in the words of a failure. */
export async function sightAt(page: Page, spot: Spot): Promise<string> {
  const seen = await page.evaluate(({ x, y }) => {
    const { view, shape, camera } = document.getElementById("canvases")?.dataset ?? {};
    const hit = document.elementFromPoint(x, y)?.outerHTML.slice(0, 100);
    return { hit, view, shape, camera, notice: document.getElementById("notice")?.textContent };
  }, spot);
  return JSON.stringify({ spot, ...seen });
}

/** The distance from a place to the nearest other one. */
function nearest(xy: ArrayLike<number>, placement: number): number {
  const [x, y] = [xy[2 * placement] ?? 0, xy[2 * placement + 1] ?? 0];
  let least = Number.POSITIVE_INFINITY;
  for (let other = 0; 2 * other < xy.length; other++)
    if (other !== placement)
      least = Math.min(least, Math.hypot((xy[2 * other] ?? 0) - x, (xy[2 * other + 1] ?? 0) - y));
  return least;
}
