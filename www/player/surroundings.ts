/** Surroundings of a board in a page: light or dark, as they are painted, and not only as the page declares. */

/** The ground's own colour where there is one, the text's over a picture, else the browser's page colour. */
export function groundAround(element: Element): "light" | "dark" {
  for (let at: Element | null = element; at !== null; at = parentOf(at)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    const [brightness, alpha] = painted(backgroundColor);
    if (alpha > 127) return brightness > 127 ? "light" : "dark";
    if (backgroundImage !== "none") return onWriting(getComputedStyle(element).color);
  }
  return onWriting(pageText(element));
}

/** Calls after each change of the page that may be one of its colours. */
export function watchSurroundings(changed: () => void, signal: AbortSignal): void {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", changed, { signal });
  // Style sheets that come late, and colours that change slowly.
  addEventListener("load", changed, { signal });
  addEventListener("transitionend", changed, { signal });
  // A page that has a switch of its own sets something on its root or its body.
  const observer = new MutationObserver(changed);
  for (const element of [document.documentElement, document.body])
    observer.observe(element, { attributes: true });
  signal.addEventListener("abort", () => observer.disconnect());
}

function parentOf(element: Element): Element | null {
  const parentNode = element.assignedSlot ?? element.parentNode;
  if (parentNode instanceof ShadowRoot) return parentNode.host;
  return parentNode instanceof Element ? parentNode : null;
}

function onWriting(colour: string): "light" | "dark" {
  return painted(colour)[0] > 127 ? "dark" : "light";
}

/** Black in a light colour scheme, white in a dark one. */
function pageText(element: Element): string {
  const probe = document.createElement("i");
  probe.style.color = "CanvasText";
  probe.hidden = true;
  (element.shadowRoot ?? element).append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

type Painted = readonly [brightness: number, alpha: number];
const known = new Map<string, Painted>();

/** Brightness and opacity of any CSS colour, 0 to 255. */
function painted(colour: string): Painted {
  const before = known.get(colour);
  const pen = before === undefined ? new OffscreenCanvas(1, 1).getContext("2d") : null;
  if (pen === null) return before ?? [0, 0];
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
  const found: Painted = [0.3 * red + 0.59 * green + 0.11 * blue, alpha];
  known.set(colour, found);
  return found;
}
