/** Defers the loading of a board until it is near the window. */

/** The distance from the window that counts as near; in a frame that cannot measure it, only the window counts. */
const NEAR = "400px";

/** Calls once, as soon as the element is near. */
export function whenNear(element: Element, then: () => void): IntersectionObserver {
  const observer = new IntersectionObserver(
    (sights) => {
      if (!sights.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return observer;
}
