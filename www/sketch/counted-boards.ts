/** Drawn and generated boards counted, by the words of a language. */
import { type BoardKind, has } from "../engine/features.ts";
import type { Survey } from "../engine/survey.ts";

type Count = (count: number) => string;

interface Counts {
  readonly points: Count;
  readonly edges: Count;
  readonly arcs: Count;
  readonly pieces: Count;
  readonly placements: Count;
  readonly disks: Count;
  readonly touches: Count;
  readonly overlaps: Count;
}

interface Kinded {
  readonly kind: BoardKind;
}

/** "24 points · 19 edges · 11 arcs · 1 piece", "5 disks · 4 touches"; a board of centres has nothing to count. */
/* @__NO_SIDE_EFFECTS__ */
export function drawnBy(
  words: Counts,
  anyCentre: string,
): (sketch: Kinded, survey: Omit<Survey, "findings">) => string {
  return (sketch, { points, edges, arcs, pieces, placements, touches, conflicts }) => {
    if (has(sketch, "centres")) return anyCentre;
    const oneWay = arcs > 0 ? [words.arcs(arcs)] : [];
    const overlaps = conflicts > 0 ? [words.overlaps(conflicts)] : [];
    const parts = has(sketch, "sets")
      ? [words.points(points), words.placements(placements)]
      : has(sketch, "links")
        ? [words.points(points), words.edges(edges), ...oneWay, words.pieces(pieces)]
        : [words.disks(placements), words.touches(touches - conflicts), ...overlaps];
    return parts.join(" · ");
  };
}

/** "24 points, 31 edges, 4 arcs", without what goes without saying. */
/* @__NO_SIDE_EFFECTS__ */
export function generatedBy(
  words: Counts,
  anyCentre: string,
): (board: Kinded, survey: Survey) => string {
  return (board, { points, edges, arcs, pieces, placements }) => {
    if (has(board, "centres")) return anyCentre;
    if (has(board, "continuous")) return words.disks(placements);
    if (has(board, "sets")) return `${words.points(points)}, ${words.placements(placements)}`;
    return [
      words.points(points),
      ...(edges > 0 || arcs === 0 ? [words.edges(edges)] : []),
      ...(arcs > 0 ? [words.arcs(arcs)] : []),
      ...(pieces > 1 ? [words.pieces(pieces)] : []),
    ].join(", ");
  };
}
