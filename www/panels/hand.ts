/** Watches the hand, wherever it is on the page. */
import { hand } from "../engine/hand.ts";

export function watchHand(): void {
  window.addEventListener("pointerdown", () => hand.press(), { capture: true });
  for (const end of ["pointerup", "pointercancel"])
    window.addEventListener(end, () => hand.lift(), { capture: true });
  // The window's own, and no button's.
  window.addEventListener("blur", () => hand.lift());
}
