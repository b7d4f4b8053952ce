/** Listening to the studio between strokes: what a panel says of thousands of items is worked out when the
 *  hand lets go, not for each step of a drag. */

import type { Studio } from "../../sketch/editor-controller.ts";
import type { Easel } from "../../sketch/state.ts";

const WATCHED = [
  "now",
  "past",
  "future",
  "gesture",
  "survey",
  "tool",
  "radius",
  "slack",
  "snapping",
] as const;

export function onSettled({ store }: Studio, listen: (easel: Easel) => void): void {
  let heard: Easel | null = null;
  store.subscribe((easel) => {
    const busy = easel.gesture.kind !== "none" && easel.stroke !== null;
    if (busy || (heard !== null && WATCHED.every((part) => heard?.[part] === easel[part]))) return;
    heard = easel;
    listen(easel);
  });
}
