/** Contacts of a stone on a plane, and the room round a chain, by the words of a language. */
import type { CircleArc, Player } from "../engine/types.ts";
import type { Contact } from "./state.ts";

/** Words of a language for a plane. */
export interface PlaneWords {
  readonly listed: (words: readonly string[]) => string;
  readonly touches: (things: string) => string;
  readonly nothing: string;
  readonly stones: (colour: Player, count: number) => string;
  /** White stones after black ones. */
  readonly whiteToo: (count: number) => string;
  readonly walls: (count: number) => string;
  readonly gapsWords: (arcs: readonly CircleArc[]) => string;
  readonly noLiberty: string;
  readonly left: (gaps: string) => string;
  /** Gaps that are single points: a stone fits, and cannot be moved. */
  readonly allExact: string;
  readonly someExact: (gaps: number) => string;
}

export interface PlaneSentences {
  /** "touches two black stones and the edge", "touches nothing". */
  readonly contactWords: (contact: Contact) => string;
  /** "3 gaps left, 1 exactly as wide as a stone": the arcs on which the centre of a stone could stand that touches the
   *  chain. */
  readonly roomWords: (arcs: readonly CircleArc[]) => string;
}

/* @__NO_SIDE_EFFECTS__ */
export function planeSentences(words: PlaneWords): PlaneSentences {
  return {
    contactWords({ black, white, walls }) {
      const whites = black > 0 ? words.whiteToo : (count: number) => words.stones("white", count);
      const touched = [
        ...(black > 0 ? [words.stones("black", black)] : []),
        ...(white > 0 ? [whites(white)] : []),
        ...(walls > 0 ? [words.walls(walls)] : []),
      ];
      return words.touches(touched.length === 0 ? words.nothing : words.listed(touched));
    },
    roomWords(arcs) {
      if (arcs.length === 0) return words.noLiberty;
      const exact = arcs.filter(({ from, to }) => from === to).length;
      const left = words.left(words.gapsWords(arcs));
      if (exact === 0) return left;
      return `${left}, ${exact === arcs.length ? words.allExact : words.someExact(exact)}`;
    },
  };
}
