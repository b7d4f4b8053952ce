/** Press guard's listeners: presses and releases anywhere on the page. */
import { pressGuard } from "../engine/press-guard.ts";

export function watchPresses(): void {
  const begin = ({ button, target }: PointerEvent) => {
    // A list or menu that the browser opens over the page hides the release from it.
    if (button === 0 && !(target instanceof HTMLSelectElement)) pressGuard.press();
  };
  window.addEventListener("pointerdown", begin, { capture: true });
  const move = ({ buttons }: PointerEvent) => {
    if (buttons === 0) pressGuard.release();
  };
  window.addEventListener("pointermove", move, { capture: true });
  for (const end of ["pointerup", "pointercancel"])
    window.addEventListener(end, () => pressGuard.release(), { capture: true });
  // The window's own blur, not a button's.
  window.addEventListener("blur", () => pressGuard.release());
}
