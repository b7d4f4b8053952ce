/** The steps of the Learn room, in their order. */
import { ARCS } from "./steps/arcs.ts";
import { CHAINS } from "./steps/chains.ts";
import { DISKS } from "./steps/disks.ts";
import { DIVIDE } from "./steps/divide.ts";
import { FOREVER } from "./steps/forever.ts";
import { PLANE } from "./steps/plane.ts";
import { SPACES } from "./steps/spaces.ts";
import { SUPERKO } from "./steps/superko.ts";
import { WINNER } from "./steps/winner.ts";
import type { Step } from "./types.ts";

export const STEPS: readonly Step[] = [
  CHAINS,
  ARCS,
  SUPERKO,
  SPACES,
  DISKS,
  PLANE,
  DIVIDE,
  FOREVER,
  WINNER,
];
