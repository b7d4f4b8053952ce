/** The board of the first visit: a piece of the plane with nine stones, of which one of White's has one liberty left,
 *  an arc. Integers in ticks; the radius of a stone is the format's own, 1024. */
import type { GameDocument, Pair } from "../../engine/types.ts";
import { FIRST, type StopName } from "../../words/first.ts";

export const RADIUS = 1024;
/** The white stone to be taken. */
export const TARGET: Pair = [12288, 10360];
const CORNERS = 96;

/** Black's stones round it, in degrees clockwise from the right. Each bars 60° on either side for the next one. */
const AROUND = [-129, 138, 47] as const;
/** The only arc that is free for another one: the target's last liberty. */
export const FREE = { from: -69, to: -13 } as const;
const OTHERS = {
  black: [
    [5300, 6750],
    [20050, 14100],
  ],
  white: [
    [6990, 10960],
    [15900, 15420],
    [23430, 7650],
  ],
} satisfies Record<string, Pair[]>;

export function firstBoard(): GameDocument {
  const black = [...AROUND.map(besideTarget), ...OTHERS.black];
  const start = { black, white: [TARGET, ...OTHERS.white] };
  const outer = Array.from({ length: CORNERS }, (_, at) => corner((2 * Math.PI * at) / CORNERS));
  return { gospace: 1, title: FIRST.title, board: { kind: "plane", region: { outer }, start } };
}

/** Centre of a stone that touches the target in this direction. */
export function besideTarget(degrees: number): Pair {
  const angle = (degrees * Math.PI) / 180;
  return [
    TARGET[0] + Math.round(2 * RADIUS * Math.cos(angle)),
    TARGET[1] + Math.round(2 * RADIUS * Math.sin(angle)),
  ];
}

/** Corner of the outline: a rounded rectangle, a little uneven. */
function corner(angle: number): Pair {
  const square = (value: number) => Math.sign(value) * Math.abs(value) ** 0.62;
  const wide = 13373 * (1 + 0.03 * Math.cos(2 * angle)) * square(Math.cos(angle));
  const high = 8072 * (1 + 0.05 * Math.sin(3 * angle + 1)) * square(Math.sin(angle));
  return [Math.round(13493 + wide), Math.round(10782 + high)];
}

/** Boards of the gallery for the stops that have one; the first visit's own board is on the table. */
export const BOARDS: Readonly<Partial<Record<StopName, string>>> = {
  grid: "grid-9",
  torus: "torus",
  honeycomb: "honeycomb",
  streets: "one-way-streets",
};
