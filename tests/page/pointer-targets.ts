/** The check that all controls can be reached, and are large enough. */
import type { Page } from "@playwright/test";

/** Faults of the visible controls: cut off, hidden by something else, smaller than so many CSS pixels;
 *  and a page that is wider than its window. */
export function hardToPress(page: Page, least: number, within = "body"): Promise<string[]> {
  return page.evaluate(
    ([size, selector]) => {
      const CONTROLS = "button, a[href], input, select, textarea, summary, [role=menuitem]";
      const name = (element: Element) =>
        (
          element.getAttribute("aria-label") ||
          element.textContent ||
          element.id ||
          element.outerHTML
        )
          .trim()
          .slice(0, 60);
      const top = document.querySelector(selector) ?? document.body;
      const seen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest(".unseen") &&
        element.getClientRects().length > 0;
      const roots = (root: ParentNode): Element[] =>
        [...root.querySelectorAll("*")].flatMap((element) => [
          ...(element.matches(CONTROLS) ? [element] : []),
          ...(element.shadowRoot === null ? [] : roots(element.shadowRoot)),
        ]);
      /** A control inside of a label is pressed by the label. */
      const target = (element: Element): Element =>
        (element.matches("[type=radio], [type=checkbox]") && element.closest("label")) || element;
      const around = (element: Element): Element | null => {
        if (element.parentElement !== null) return element.parentElement;
        const root = element.getRootNode();
        return root instanceof ShadowRoot ? root.host : null;
      };
      const complaints: string[] = [];
      const scrolled = () =>
        [...document.querySelectorAll("*")].map(
          (each) => [each, each.scrollLeft, each.scrollTop] as const,
        );
      const before = scrolled();
      for (const element of roots(top)) {
        const control = target(element);
        if (!seen(control) || (element as HTMLButtonElement).disabled) continue;
        const inline = element.matches("a") && getComputedStyle(element).display === "inline";
        control.scrollIntoView({ block: "center", inline: "nearest" });
        const box = control.getBoundingClientRect();
        if (!inline && Math.min(box.width, box.height) < size - 0.5)
          complaints.push(
            `small, ${Math.round(box.width)} × ${Math.round(box.height)}: ${name(element)}`,
          );
        if (box.left < -0.5 || box.right > innerWidth + 0.5)
          complaints.push(`beside the window: ${name(element)}`);
        if (box.bottom > innerHeight + 0.5 && box.height < innerHeight)
          complaints.push(`below the window: ${name(element)}`);
        if (box.top < -0.5 && box.height < innerHeight)
          complaints.push(`above the window: ${name(element)}`);
        let hit = document.elementFromPoint(
          box.left + box.width / 2,
          box.top + Math.min(box.height / 2, innerHeight / 2),
        );
        while (hit?.shadowRoot?.elementFromPoint !== undefined) {
          const inner: Element | null = hit.shadowRoot.elementFromPoint(
            box.left + box.width / 2,
            box.top + box.height / 2,
          );
          if (inner === null || inner === hit) break;
          hit = inner;
        }
        let above: Element | null = hit;
        while (above !== null && above !== control) above = around(above);
        if (above === null && hit?.contains(control) !== true)
          complaints.push(
            `hidden by ${hit?.id || hit?.className || hit?.tagName}: ${name(element)}`,
          );
      }
      for (const each of document.querySelectorAll("*")) {
        const { overflowX, overflowY } = getComputedStyle(each);
        if (each.scrollLeft !== 0 && overflowX === "hidden")
          complaints.push(`cut off in ${each.id || each.tagName}`);
        if (each.scrollTop !== 0 && overflowY === "hidden")
          complaints.push(`cut off in ${each.id || each.tagName}`);
      }
      for (const [each, left, up] of before) {
        if (each.scrollLeft !== left) each.scrollLeft = left;
        if (each.scrollTop !== up) each.scrollTop = up;
      }
      for (const room of document.querySelectorAll("#learn, #panel, #inspector, dialog[open]"))
        if (room.scrollWidth > room.clientWidth)
          complaints.push(`${room.id} is ${room.scrollWidth} wide in ${room.clientWidth}`);
      const { scrollWidth } = document.documentElement;
      if (scrollWidth > innerWidth) complaints.push(`the page is ${scrollWidth} wide`);
      return complaints;
    },
    [least, within] as const,
  );
}
