/** Icons missing from the icon set, in its style. */
import type { IconNode } from "lucide";

/** Filled stone and empty stone. */
export const STONES_ICON: IconNode = [
  ["circle", { cx: "9", cy: "9", r: "6", fill: "currentColor" }],
  ["circle", { cx: "15", cy: "15", r: "6", fill: "var(--panel)" }],
];
