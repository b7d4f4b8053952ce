/** Icons that the icon set does not have, in its manner. */
import type { IconNode } from "lucide";

/** A filled stone and an empty one. */
export const STONES_ICON: IconNode = [
  ["circle", { cx: "9", cy: "9", r: "6", fill: "currentColor" }],
  ["circle", { cx: "15", cy: "15", r: "6", fill: "var(--panel)" }],
];
