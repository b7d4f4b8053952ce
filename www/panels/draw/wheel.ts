/** Effect of the wheel on the paper: it pans, and zooms with Ctrl, unless the reader wants it to zoom always. */
import type { Wheel } from "../../view/gestures.ts";
import { WHEEL_ZOOMS } from "../../words/draw-commands.ts";
import type { Item } from "../button-menu.ts";
import { prefer, preference } from "../preferences.ts";

const NAME = "wheel";

export function wheelOfPaper(): Wheel {
  return preference(NAME) === "zooms" ? "zooms" : "pans";
}

/** Item of the menu that switches between the two. */
export function wheelItem(): Item {
  const pressed = wheelOfPaper() === "zooms";
  return { ...WHEEL_ZOOMS, pressed, press: () => prefer(NAME, pressed ? null : "zooms") };
}
