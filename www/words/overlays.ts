/** English of the overlays: names, tooltips and legends. */
import type { Overlay } from "../model/overlays.ts";
import { isStone, type State } from "../model/state.ts";

export const OVERLAY_WORDS: Readonly<
  Record<Overlay, { readonly name: string; readonly tip: string }>
> = {
  liberties: { name: "Liberties", tip: "Mark the empty places that keep each chain alive" },
  chains: { name: "Chains", tip: "Tie the stones together that live and die as one" },
  owners: { name: "Owners", tip: "Show whose each closed area is" },
  numbers: { name: "Numbers", tip: "Write on each stone the turn that played it" },
  coordinates: { name: "Coordinates", tip: "Show letters and numbers along the edges" },
  labels: { name: "Names", tip: "Write the name of each point beside it" },
  cells: { name: "Cells", tip: "Show the points that the disks divide the board into" },
  heat: { name: "Heat", tip: "Show where the computer looks for the next turn" },
};

/** Points that are neither player's. */
export const NEITHER = "neither";

export const NO_AREA = "No area is closed yet";

/** True if no empty place belongs to a player. */
export function hasNoArea({ game }: Pick<State, "game">): boolean {
  const { owners, colours } = game;
  return owners?.every((owner, at) => colours[at] !== 0 || !isStone(owner)) ?? false;
}

/** Legend of the heat, from its paler to its deeper end. */
export const HEAT_LEGEND = {
  pale: "seldom tried",
  deep: "most tried in the computer’s trial games",
};
