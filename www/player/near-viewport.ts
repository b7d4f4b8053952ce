/** Nothing is loaded for a board that nobody comes near to. */

/** How far below the window that is, where a frame may know; else in the window. */
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
