/** Watches the hand, wherever it is on the page. */
import { pressGuard } from "../engine/press-guard.ts";

export function watchPresses(): void {
  const begin = ({ button, target }: PointerEvent) => {
    // What the browser opens over the page, a list or a menu, keeps it from hearing of the end.
    if (button === 0 && !(target instanceof HTMLSelectElement)) pressGuard.press();
  };
  window.addEventListener("pointerdown", begin, { capture: true });
  const move = ({ buttons }: PointerEvent) => {
    if (buttons === 0) pressGuard.release();
  };
  window.addEventListener("pointermove", move, { capture: true });
  for (const end of ["pointerup", "pointercancel"])
    window.addEventListener(end, () => pressGuard.release(), { capture: true });
  // The window's own, and no button's.
  window.addEventListener("blur", () => pressGuard.release());
}
