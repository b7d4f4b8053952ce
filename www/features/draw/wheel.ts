/** Effect of the wheel on the paper: it pans, and zooms with Ctrl, unless the reader wants it to zoom always. */

import type { Item } from "../../panels/button-menu.ts";
import { prefer, preference } from "../../panels/preferences.ts";
import type { Wheel } from "../../view/gestures.ts";
import { WHEEL_ZOOMS } from "../../words/draw-commands.ts";

const NAME = "wheel";

export function wheelOfPaper(): Wheel {
  return preference(NAME) === "zooms" ? "zooms" : "pans";
}

/** Item of the menu that switches between the two. */
export function wheelItem(): Item {
  const pressed = wheelOfPaper() === "zooms";
  return { ...WHEEL_ZOOMS, pressed, press: () => prefer(NAME, pressed ? null : "zooms") };
}
