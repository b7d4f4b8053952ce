/** Explanations: passes questions of `Why` to a session of the core. */
import type { Session } from "../../build/wasm/full/gospace_wasm.js";
import { noSuchPlacement } from "../words/core/module.ts";
import { index, ticks } from "./arguments.ts";
import { circleArcs } from "./decode.ts";
import { GospaceError } from "./errors.ts";
import type { Site } from "./types.ts";
import type { Why } from "./why.ts";

/** Runs a question in the session of a game. */
type Ask = <T>(question: (session: Session) => T) => T;

export function whyOf(ask: Ask): Why {
  return {
    taken(at) {
      const site = coordinates(ask, at);
      const why = ask((session) => session.whyTaken(...site));
      return why === undefined ? null : { ...why, arcs: circleArcs(why.arcs) };
    },
    takenBy(turn) {
      index(turn, "turn");
      return ask((session) => session.takenBy(turn));
    },
    refused(at) {
      const site = coordinates(ask, at);
      return ask((session) => session.whyRefused(...site)) ?? null;
    },
    score: () => ask((session) => session.tally()) ?? null,
    owned(placement) {
      checkPlacement(ask, placement);
      return ask((session) => session.region(placement)) ?? null;
    },
    chains() {
      const all = ask((session) => session.chains());
      return { ...all, arcs: circleArcs(all.arcs) };
    },
  };
}

/** Throws GospaceError: `range` if the board has no such placement, or the plane no such stone. */
export function checkPlacement(ask: Ask, placement: number): void {
  index(placement, "placement");
  if (ask((session) => session.has(placement))) return;
  throw new GospaceError("range", noSuchPlacement(placement), "placement");
}

function coordinates(ask: Ask, at: Site): [number, number?] {
  if (typeof at === "number") {
    checkPlacement(ask, at);
    return [at];
  }
  const axis = (i: 0 | 1) => ticks(Object(at)[i], "at");
  return [axis(0), axis(1)];
}
