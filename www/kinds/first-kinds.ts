/** Kinds that the page has from the first: the graph's, and the plane's, on which a first visit begins. */
import { BlankBoard } from "./blank.ts";
import { takeKind, takeMeanwhile } from "./lay-out.ts";
import { PlaneBoard } from "./plane/board.ts";

/** Before the stage lays out its first board. */
export function beginKinds(): void {
  takeKind("plane", (drawing) => new PlaneBoard(drawing));
  takeMeanwhile((drawing) => new BlankBoard(drawing));
}
