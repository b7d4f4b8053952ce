/** Bounded search: so many random games, for some seconds at most, in slices that leave time for progress
 *  messages. */
import { Search, type SearchReport } from "gospace";
import type { Message, SearchRequest } from "./protocol.ts";

const SLICE_MS = 250;

export function timedSearch(
  { document, playouts, seconds }: SearchRequest,
  post: (message: Message) => void,
): SearchReport {
  const start = performance.now();
  const elapsed = () => (performance.now() - start) / 1000 / seconds;
  const search = new Search(document);
  let report = search.report();
  while (!report.settled && report.playouts < playouts) {
    if (elapsed() >= 1 && report.playouts > 0) break;
    runSlice(search, report.playouts, playouts, performance.now() - start);
    report = search.report();
    const share = Math.min(Math.max(report.playouts / playouts, elapsed()), 1);
    post({ kind: "searching", share, report });
  }
  search.free();
  return report;
}

/** Runs about as many games as a slice has time for, and none beyond the last. How they are sliced changes
 *  nothing in their result. */
function runSlice(search: Search, done: number, playouts: number, milliseconds: number): void {
  const fitting = done === 0 ? 1 : (SLICE_MS * done) / Math.max(milliseconds, 1);
  const next = Math.min(Math.max(Math.floor(fitting), 1), 4 * done + 1);
  search.run(Math.min(next, playouts - done));
}
