/** The tool that marks: a tap sets a mark or takes it away, and drags are the camera's. */
import type { Pair } from "../engine/types.ts";
import { exactly, stoneAt } from "../model/aim.ts";
import { apartOver, imagesOf } from "../model/glued-images.ts";
import type { Place, State } from "../model/state.ts";
import { listOf } from "../model/tree/marks.ts";
import { notesOf } from "../model/tree/tree.ts";
import { placeIn } from "../model/turns.ts";
import type { Tool } from "./tool.ts";

/** Of a stone's radius: a tap this near to a mark on a plane means it. */
const NEAR = 0.6;

export const markTool: Tool = {
  tap(state, { aim, choices }) {
    const at = aim === null ? choices[0] : spotAt(state, aim.at);
    const { marking } = state;
    return marking === null || at === undefined ? null : { kind: "mark", at, mark: marking };
  },
  claims: () => false,
  drag: () => null,
};

/** On a plane: the stone that is there, the mark that is there, or just there. */
function spotAt({ board, game, branch }: State, at: Pair): Place {
  const { drawing } = board;
  const stone = game.stones[stoneAt(drawing, game.stones, at)];
  if (stone !== undefined) return [stone.x, stone.y];
  const images = imagesOf(drawing);
  const known = listOf(notesOf(branch.tree, branch.node).marks).find(
    ({ at: there }) =>
      typeof there !== "number" && apartOver(images, there, at) < NEAR * drawing.stone,
  );
  return known === undefined ? exactly(at).at : placeIn(known.at);
}
