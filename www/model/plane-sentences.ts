/** Contacts of a stone on a plane, and the room round a chain, by the words of a language. */
import type { CircleArc, Player } from "../engine/types.ts";
import type { Contact } from "./state.ts";

/** "touches two black stones and the edge", "touches nothing"; `too`: after black stones. */
/* @__NO_SIDE_EFFECTS__ */
export function contactsBy(
  touches: (things: string) => string,
  nothing: string,
  stones: (count: number, colour: Player, too: boolean) => string,
  walls: (count: number) => string,
  listed: (words: readonly string[]) => string,
) {
  return (contact: Contact): string => {
    const { black, white } = contact;
    const touched = [
      ...(black > 0 ? [stones(black, "black", false)] : []),
      ...(white > 0 ? [stones(white, "white", black > 0)] : []),
      ...(contact.walls > 0 ? [walls(contact.walls)] : []),
    ];
    return touches(touched.length > 0 ? listed(touched) : nothing);
  };
}

/** "3 gaps left, 1 exactly as wide as a stone": the arcs on which the centre of a stone could stand that touches the
 *  chain. An exact one is a single point: a stone fits, and cannot be moved. */
/* @__NO_SIDE_EFFECTS__ */
export function roomBy(
  none: string,
  left: (arcs: readonly CircleArc[]) => string,
  allExact: string,
  someExact: (gaps: number) => string,
) {
  return (arcs: readonly CircleArc[]): string => {
    const exact = arcs.filter(({ from, to }) => from === to).length;
    if (arcs.length === 0) return none;
    return exact === 0
      ? left(arcs)
      : `${left(arcs)}, ${exact === arcs.length ? allExact : someExact(exact)}`;
  };
}
