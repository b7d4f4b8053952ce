/** What the page and its worker say to each other. One request at a time; what is no longer wanted is
 *  ended with its worker. */
import type { LayoutRequest, Places } from "../layout/types.ts";
import type { Cells } from "./cells.ts";
import type { Discretization, DisksBoard, PlaneBoard, Sampling } from "./types.ts";

/** How far the disks of a sample reach: as the stones of the plane, or the least with which each
 *  touches one that it does not overlap. */
export type Touch = "plane" | "least";

export type Request =
  | {
      readonly kind: "sample";
      readonly plane: PlaneBoard;
      readonly sampling: Sampling;
      readonly touch: Touch;
    }
  | { readonly kind: "cells"; readonly board: DisksBoard }
  | { readonly kind: "layout"; readonly request: LayoutRequest };

export type Message =
  /** Between 0 and 1. */
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "sampled"; readonly found: Discretization }
  | { readonly kind: "cells"; readonly cells: Cells }
  /** A layout under way: the places so far. */
  | { readonly kind: "laying-out"; readonly share: number; readonly xy: Places }
  | { readonly kind: "laid-out"; readonly xy: Places }
  | { readonly kind: "failed"; readonly message: string };

/** Whether more will be heard of the same request. */
export function isUnderWay({ kind }: Message): boolean {
  return kind === "progress" || kind === "laying-out";
}
