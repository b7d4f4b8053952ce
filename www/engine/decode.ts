/** Decoding: answers of the core as plain objects with English messages. */
import type { BoardCounts, Refused } from "../../build/wasm/full/gospace_wasm.js";
import { refusalWords } from "../words/core/faults-turns.ts";
import { DROPPED } from "../words/core/notices.ts";
import { faultWords } from "./instance.ts";
import type { Around, BoardFacts, CircleArc, Refusal } from "./types.ts";

export function refusalOf({ code, fault, sinceTurn, missing }: Refused): Refusal {
  const message = refusalWords(code, fault, faultWords);
  return {
    code,
    message,
    ...(sinceTurn !== undefined && { sinceTurn }),
    ...(missing !== undefined && { missing }),
  };
}

export function factsOf({ loops, repeats, ...facts }: BoardCounts): BoardFacts {
  const notices = [
    ...(loops > 0 ? [DROPPED.loops(loops)] : []),
    ...(repeats > 0 ? [DROPPED.repeats(repeats)] : []),
  ];
  return { ...facts, notices };
}

/** Texts that came as one: before each stands a sign that is in none of them. */
export function listOf(text: string): string[] {
  const [sign] = text;
  return sign === undefined ? [] : text.slice(sign.length).split(sign);
}

/** Relations by the core's numbers. */
const RELATIONS = ["next", "across", "to", "from", "overlaps", "covers"] as const;

/** Two numbers for each: the relation, and the placement or point. */
export function aroundOf(pairs: Uint32Array): Around {
  const around: Around = { next: [], across: [], to: [], from: [], overlaps: [], covers: [] };
  for (let i = 0; i < pairs.length; i += 2)
    around[RELATIONS[pairs[i] ?? 0] ?? "next"].push(pairs[i + 1] ?? 0);
  return around;
}

/** Five numbers for each arc: x, y, radius, from and to. */
export function circleArcs(numbers: Float64Array): CircleArc[] {
  return Array.from({ length: numbers.length / 5 }, (_, i) => {
    const [x = 0, y = 0, radius = 0, from = 0, to = 0] = numbers.subarray(5 * i, 5 * i + 5);
    return { x, y, radius, from, to };
  });
}
