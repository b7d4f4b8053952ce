/** Mark tool: a tap sets or removes a mark; drags move the camera. */
import { distanceOver, imagesOf } from "../engine/glued-images.ts";
import type { Pair } from "../engine/types.ts";
import { exactly, stoneAt } from "../model/aim.ts";
import { markingSlice } from "../model/marking.ts";
import type { Place, State } from "../model/state.ts";
import { markList } from "../model/tree/marks.ts";
import { notesOf } from "../model/tree/tree.ts";
import { placeIn } from "../model/turns.ts";
import type { Tool } from "./tool.ts";

/** Tap range for marks on a plane, in stone radii. */
const NEAR = 0.6;

export const markTool: Tool = {
  tap(state, { aim, choices }) {
    const at = aim === null ? choices[0] : spotAt(state, aim.at);
    const marking = markingSlice.of(state);
    return marking === null || at === undefined ? null : { kind: "mark", at, mark: marking };
  },
  claims: () => false,
  drag: () => null,
};

/** On a plane: the stone there, the mark there, or the exact place. */
function spotAt({ board, game, branch }: State, at: Pair): Place {
  const { drawing } = board;
  const stone = game.stones[stoneAt(drawing, game.stones, at)];
  if (stone !== undefined) return [stone.x, stone.y];
  const images = imagesOf(drawing);
  const known = markList(notesOf(branch.tree, branch.node).marks).find(
    ({ at: there }) =>
      typeof there !== "number" && distanceOver(images, there, at) < NEAR * drawing.stone,
  );
  return known === undefined ? exactly(at).at : placeIn(known.at);
}
