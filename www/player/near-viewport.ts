/** Defers the loading of a board until it is near the window, or the page is printed. */

/** The distance from the window that counts as near; in a frame that cannot measure it, only the window counts. */
const NEAR = "400px";

/** Calls once; the answer ends the waiting. */
export function whenNear(element: Element, then: () => void): () => void {
  const observer = new IntersectionObserver(
    (sights) => {
      if (sights.some(({ isIntersecting }) => isIntersecting)) begin();
    },
    { rootMargin: NEAR },
  );
  const stop = () => {
    observer.disconnect();
    removeEventListener("beforeprint", begin);
  };
  const begin = () => {
    stop();
    then();
  };
  addEventListener("beforeprint", begin);
  observer.observe(element);
  return stop;
}
