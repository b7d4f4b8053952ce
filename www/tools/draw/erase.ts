/** Takes away what is tapped, and all that a drag goes over. */
import { erase, eraseRing } from "../../sketch/edits.ts";
import type { Easel } from "../../sketch/state.ts";
import { type Deeds, type DrawTool, STILL, type Touch } from "./tool.ts";

const STROKE = "erase";

export const eraseTool: DrawTool = {
  press: (easel, touch) => [
    { kind: "gesture", gesture: { kind: "erasing" } },
    ...rub(easel, touch),
  ],
  drag: rub,
  drop: () => [{ kind: "released" }],
  tap: (easel, touch) => [...rubOnce(easel, touch), { kind: "released" }],
  hover: STILL.hover,
};

/** A press has rubbed already, and what lay beneath is not meant. */
function rubOnce(easel: Easel, touch: Touch): Deeds {
  return easel.gesture.kind === "erasing" ? [] : rub(easel, touch);
}

function rub({ now }: Easel, { under }: Touch): Deeds {
  if (under === null) return [];
  switch (under.kind) {
    case "side":
      return [{ kind: "drawn", sketch: eraseRing(now.sketch, under.id), stroke: STROKE }];
    case "rim":
    case "hub":
      return [{ kind: "drawn", sketch: { ...now.sketch, region: null }, stroke: STROKE }];
    case "scale":
    case "turn":
      return [];
    case "placement":
      return [];
    default:
      return [{ kind: "drawn", sketch: erase(now.sketch, new Set([under.id])), stroke: STROKE }];
  }
}
