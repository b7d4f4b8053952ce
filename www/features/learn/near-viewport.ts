/** Boards run while they are near the window of a page that scrolls, and rest while they are far. */
import type { DemoBoard } from "./demo-board.ts";

/** A board starts before it is seen, and is kept while the reader looks back a little. */
const STARTS = "300px 0px";
const STOPS = "1500px 0px";

export function runWhileNear(benches: readonly DemoBoard[], root: Element): void {
  const byHost = new Map<Element, DemoBoard>(benches.map((bench) => [bench.host, bench]));
  watch(byHost, root, STARTS, (bench, near) => {
    if (near) bench.start();
  });
  watch(byHost, root, STOPS, (bench, near) => {
    if (!near) bench.stop();
  });
}

function watch(
  byHost: ReadonlyMap<Element, DemoBoard>,
  root: Element,
  rootMargin: string,
  tell: (bench: DemoBoard, near: boolean) => void,
): void {
  const observer = new IntersectionObserver(
    (sights) => {
      for (const { target, isIntersecting } of sights) {
        const bench = byHost.get(target);
        if (bench !== undefined) tell(bench, isIntersecting);
      }
    },
    { root, rootMargin },
  );
  for (const host of byHost.keys()) observer.observe(host);
}
