/** Sight and names of elements, as the page stands now: asked for thousands of times in one look at it, so that each answer is
 *  kept until the page goes on. */
import { computeAccessibleDescription, computeAccessibleName } from "dom-accessibility-api";
import { styled } from "./styles.ts";
import { spaced } from "./words.ts";

interface Sight {
  readonly isLaidOut: boolean;
  readonly visibility: string;
}

const NOWHERE: Sight = { isLaidOut: false, visibility: "hidden" };
const TOP: Sight = { isLaidOut: true, visibility: "visible" };

/** True for what a reader can see, as far as the styles say; a place has no say. */
export function isShown(element: Element, known = new Map<Element, Sight>()): boolean {
  const { isLaidOut, visibility } = sight(element, known);
  return isLaidOut && visibility === "visible";
}

function sight(element: Element, known: Map<Element, Sight>): Sight {
  const before = known.get(element);
  if (before !== undefined) return before;
  const parent = parentOf(element);
  const around =
    parent !== null
      ? sight(parent, known)
      : element.isConnected && element.localName === "html"
        ? TOP
        : NOWHERE;
  const seen =
    !around.isLaidOut || isLeftOut(element)
      ? NOWHERE
      : { isLaidOut: true, visibility: styleOf(element, "visibility") ?? around.visibility };
  known.set(element, seen);
  return seen;
}

/** Popovers that are shown, each with what had the focus before. */
const popovers = new WeakMap<Element, Element | null>();

export function showPopover(element: Element): void {
  if (!popovers.has(element)) popovers.set(element, document.activeElement);
}

export function hidePopover(element: Element): void {
  const before = popovers.get(element);
  popovers.delete(element);
  if (before instanceof HTMLElement && element.contains(document.activeElement)) before.focus();
}

function isLeftOut(element: Element): boolean {
  if (/^(template|script|style|head|title|datalist)$/.test(element.localName)) return true;
  if (element.localName === "dialog" && !element.hasAttribute("open")) return true;
  if (element.hasAttribute("popover") && !popovers.has(element)) return true;
  const parent = element.parentElement;
  const root = parent?.localName === "slot" ? parent.getRootNode() : null;
  if (root instanceof ShadowRoot && root.host.childNodes.length > 0) return true;
  if (parent?.localName === "details" && !parent.hasAttribute("open"))
    if (parent.querySelector("summary") !== element) return true;
  const display = styleOf(element, "display");
  return display === null ? element.hasAttribute("hidden") : display === "none";
}

function styleOf(element: Element, property: "display" | "visibility"): string | null {
  const { style } = element as HTMLElement;
  return style?.[property] || styled(element, property);
}

/** The children of an element with a shadow root stand in its slot. */
function parentOf(element: Element): Element | null {
  const parent = element.parentElement;
  if (parent !== null) return parent.shadowRoot?.querySelector("slot") ?? parent;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

let looked = new Map<Element, Sight>();

/** Forgets what was seen, since the page may have changed. */
export function lookAgain(): void {
  looked = new Map();
}

export function isSeen(element: Element): boolean {
  return isShown(element, looked);
}

/** The dialog that leaves nothing around it to be pressed. */
export function openDialog(): HTMLDialogElement | null {
  return [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1) ?? null;
}

const INLINE =
  /^(a|abbr|b|bdi|bdo|cite|code|data|dfn|em|i|kbd|mark|q|s|samp|small|span|strong|sub|sup|svg|time|u|var|label|tspan|text)$/;

/** The styles that names depend on. */
const styles = {
  getComputedStyle(element: Element, pseudo?: string | null) {
    const value = (property: string) => {
      if (pseudo) return "";
      if (property === "visibility") return "visible";
      if (property !== "display") return "";
      if (!isSeen(element)) return "none";
      // Words for screen readers alone are placed apart, which makes blocks of them.
      const isInline = INLINE.test(element.localName) && !element.matches(".unseen");
      return isInline ? "inline" : "block";
    };
    return { getPropertyValue: value } as CSSStyleDeclaration;
  },
};

export function nameOf(element: Element): string {
  return spaced(computeAccessibleName(element, styles));
}

export function descriptionOf(element: Element): string {
  return spaced(computeAccessibleDescription(element, styles));
}
