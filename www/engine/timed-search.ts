/** Timed search: searches for some seconds, in slices that leave time for progress messages. */
import { Search, type SearchReport } from "gospace";
import type { Message, SearchRequest } from "./protocol.ts";

const SLICE_MS = 250;
/** Upper bound of playouts: results are stable long before, and sums of shares stay exact. */
const MAX_PLAYOUTS = 1_000_000;

export function timedSearch(
  { document, seconds }: SearchRequest,
  post: (message: Message) => void,
): SearchReport {
  const end = performance.now() + 1000 * seconds;
  const search = new Search(document);
  let report = search.report();
  while (!report.settled && report.playouts < MAX_PLAYOUTS) {
    const left = end - performance.now();
    if (left <= 0 && report.playouts > 0) break;
    search.runFor(Math.min(left, SLICE_MS));
    report = search.report();
    const share = Math.min(Math.max(1 - (end - performance.now()) / (1000 * seconds), 0), 1);
    post({ kind: "searching", share, report });
  }
  search.free();
  return report;
}
