/** Place of a legend: over no point of the board. */
import type { State } from "../../model/state.ts";
import { placement } from "../../model/state.ts";
import { byId } from "../../panels/dom.ts";
import type { Scene } from "../../view/scene.ts";

/** Air in CSS pixels between a legend and a point. */
const AIR = 4;

/** True if a legend stands over a point, or over a stone of a board without points. */
export function coversPoints(legend: Element, scene: Scene, { game }: State): boolean {
  const stage = byId("stage").getBoundingClientRect();
  const { left, right, top, bottom } = legend.getBoundingClientRect();
  const [x0, x1] = [left - stage.left - AIR, right - stage.left + AIR];
  const [y0, y1] = [top - stage.top - AIR, bottom - stage.top + AIR];
  const spots = scene.layout.centres
    ? game.stones.map(({ x, y }) => [x, y] as const)
    : Array.from(game.colours, (_, at) => placement(at));
  return spots
    .flatMap((at) => [...scene.circles(at)])
    .some(({ x, y, radius }) => {
      const [dx, dy] = [Math.max(x0 - x, 0, x - x1), Math.max(y0 - y, 0, y - y1)];
      return Math.hypot(dx, dy) < radius;
    });
}
