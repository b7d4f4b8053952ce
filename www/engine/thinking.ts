/** A search for so many seconds, in slices short enough to tell in between what it has found. */
import { Search, type SearchReport } from "gospace";
import type { Message, SearchRequest } from "./protocol.ts";

const SLICE_MS = 50;
const TOLD_MS = 250;
/** Past this nothing changes any more, and sums of shares stay exact. */
const MOST_PLAYOUTS = 1_000_000;

export function searched(
  { document, seconds }: SearchRequest,
  tell: (message: Message) => void,
): SearchReport {
  const begun = performance.now();
  const search = new Search(document);
  let report = search.report();
  let toldAt = -Infinity;
  let slice = 1;
  while (!report.settled && report.playouts < MOST_PLAYOUTS) {
    const from = performance.now();
    const share = (from - begun) / (1000 * seconds);
    if (share >= 1 && report.playouts > 0) break;
    search.run(slice);
    report = search.report();
    const now = performance.now();
    if (now - from < SLICE_MS / 2) slice *= 2;
    else if (now - from > SLICE_MS) slice = Math.max(1, Math.floor(slice / 2));
    if (now - toldAt < TOLD_MS) continue;
    toldAt = now;
    tell({ kind: "searching", share: Math.min(share, 1), report });
  }
  search.free();
  return report;
}
