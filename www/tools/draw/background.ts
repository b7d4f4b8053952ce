/** Tool of the background picture: a drag anywhere on the paper moves it. It is in hand while the panel says so. */
import { movedBy } from "../../sketch/background.ts";
import type { DrawTool } from "./tool.ts";

export const backgroundTool: DrawTool = {
  press: ({ now }, { at }) => [
    { kind: "gesture", gesture: { kind: "background", from: at, origin: now } },
  ],
  drag({ gesture }, { at: [x, y] }) {
    if (gesture.kind !== "background") return [];
    const { sketch } = gesture.origin;
    if (sketch.background === null) return [];
    const [fromX, fromY] = gesture.from;
    const background = movedBy(sketch.background, [x - fromX, y - fromY]);
    return [{ kind: "drawn", sketch: { ...sketch, background }, stroke: "background" }];
  },
  drop: () => [{ kind: "released" }],
  tap: () => [{ kind: "released" }],
  hover: () => [{ kind: "hovered", under: null, ghost: null }],
};
