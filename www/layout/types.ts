/** What a layout of a drawn graph is asked, and what it answers. Places are in board units, y downwards,
 *  x and y of one point after another. Knows no DOM and nothing of boards. */

export type LayoutKind = "force" | "circle" | "grid" | "layers";

export interface LayoutRequest {
  readonly layout: LayoutKind;
  /** Where the points are now: finite, and 2 · points long. */
  readonly xy: Float64Array;
  /** From and to of one link after another, as indices of points. */
  readonly links: Uint32Array;
  /** For each link 1 if it is an arc, 0 if it is an edge. */
  readonly oneWay: Uint8Array;
  /** For each point 1 if it must stay where it is. */
  readonly pinned: Uint8Array;
  /** The wished distance of neighbours, positive. */
  readonly spacing: number;
}

/** As in a request; of a buffer that can be handed from the worker to the page. */
export type Places = Float64Array<ArrayBuffer>;

/** Hears how far a layout is, between 0 and 1, and may look at the places so far. */
export type Hear = (share: number, places: () => Places) => void;
