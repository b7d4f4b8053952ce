/** All features, in the order in which they follow the game and enter the page. */
import type { Feature } from "./feature.ts";
import { agreement } from "./features/agreement/feature.ts";
import { atlas } from "./features/atlas/feature.ts";
import { boardNote } from "./features/board-note/feature.ts";
import { bodies } from "./features/bodies/feature.ts";
import { byLink } from "./features/by-link/feature.ts";
import { clock } from "./features/clock/feature.ts";
import { discretizer } from "./features/discretizer/feature.ts";
import { draw } from "./features/draw/feature.ts";
import { ending } from "./features/ending/feature.ts";
import { firstVisit } from "./features/first-visit/feature.ts";
import { learn } from "./features/learn/feature.ts";
import { live } from "./features/live/feature.ts";
import { opponent } from "./features/opponent/feature.ts";
import { overlays } from "./features/overlays/feature.ts";
import { pondering } from "./features/pondering/feature.ts";
import { review } from "./features/review/feature.ts";
import { rules } from "./features/rules/feature.ts";
import { savedGames } from "./features/saved-games/feature.ts";
import { shapes } from "./features/shapes/feature.ts";
import { share } from "./features/share/feature.ts";
import { value } from "./features/value/feature.ts";
import { why } from "./features/why/feature.ts";

export const FEATURES: readonly Feature[] = [
  ending,
  opponent,
  pondering,
  byLink,
  live,
  agreement,
  clock,
  rules,
  overlays,
  share,
  shapes,
  bodies,
  review,
  value,
  why,
  discretizer,
  draw,
  boardNote,
  learn,
  atlas,
  firstVisit,
  savedGames,
];
