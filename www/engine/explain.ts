/** Explanations: passes questions of `Why` to a session of the core. */
import type { Session } from "../../build/wasm/full/gospace_wasm.js";
import { index } from "./arguments.ts";
import { circleArcs } from "./decode.ts";
import type { Site } from "./types.ts";
import type { Why } from "./why.ts";

/** `ask` runs a question in the session of a game. */
export function whyOf(ask: <T>(question: (session: Session) => T) => T): Why {
  return {
    taken(at) {
      const why = ask((session) => session.whyTaken(...coordinates(at)));
      return why === undefined ? null : { ...why, arcs: circleArcs(why.arcs) };
    },
    takenBy: (turn) => ask((session) => session.takenBy(index(turn, "turn"))),
    refused: (at) => ask((session) => session.whyRefused(...coordinates(at))) ?? null,
    score: () => ask((session) => session.tally()) ?? null,
    owned: (placement) => ask((session) => session.region(index(placement, "placement"))) ?? null,
    chains() {
      const all = ask((session) => session.chains());
      return { ...all, arcs: circleArcs(all.arcs) };
    },
  };
}

function coordinates(at: Site): [number, number?] {
  return typeof at === "number" ? [at] : [at[0], at[1]];
}
