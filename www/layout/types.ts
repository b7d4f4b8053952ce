/** Requests and results of layouts. Places are in board units, y downwards, as x and y of each
 *  point in turn. Knows no DOM and nothing of boards. */

export type LayoutKind = "force" | "circle" | "grid" | "layers";

export interface LayoutRequest {
  readonly layout: LayoutKind;
  /** Current places: finite, length 2 · points. */
  readonly xy: Float64Array;
  /** Ends of each link, as indices of points. */
  readonly links: Uint32Array;
  /** Per link: 1 for an arc, 0 for an edge. */
  readonly oneWay: Uint8Array;
  /** Per point: 1 if it is pinned. */
  readonly pinned: Uint8Array;
  /** Wished distance of neighbours, positive. */
  readonly spacing: number;
}

/** Places of the points, in a buffer that can be transferred from the worker. */
export type Places = Float64Array<ArrayBuffer>;

/** Progress callback: the share of the work, 0 to 1, and the current places. */
export type ProgressListener = (share: number, places: () => Places) => void;
