/** English of the ways to a finite board, in menus and in Draw. */
export const MAKE_FINITE = {
  name: "Make it finite…",
  tip: "Make a board of finitely many places out of this one",
} as const;

export const TO_QUOTIENT = {
  name: "Make it a go-space…",
  tip: "Let each part into which the disks cut one another be a point, on a board of its own",
} as const;

export const INEXACT =
  "Only disks that touch exactly make a go-space: let each reach as far as its radius.";
