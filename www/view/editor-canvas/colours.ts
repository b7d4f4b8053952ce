/** Inks of coloured items, in which items of one list are painted colour by colour. On paper and wood they keep 3 : 1, and
 *  readers who tell few hues apart see them as different lightnesses. */
import type { Coloured, ItemColour, ItemId } from "../../sketch/sketch.ts";
import type { Ground, Palette } from "../theme.ts";

export const INKS: Readonly<Record<Ground, Readonly<Record<ItemColour, string>>>> = {
  light: {
    red: "#9a4244",
    amber: "#9a7010",
    green: "#034401",
    turquoise: "#00828d",
    blue: "#2a2fe0",
    violet: "#711c80",
  },
  dark: {
    red: "#f78d8e",
    amber: "#f6c574",
    green: "#4f9a30",
    turquoise: "#24d3e3",
    blue: "#569ffe",
    violet: "#b176b4",
  },
};

/** Ink of an item: `plain` without a colour, and where readers have chosen their own few colours. */
export function inkOf(
  { ground, stones }: Palette,
  colour: ItemColour | undefined,
  plain: string,
): string {
  return colour === undefined || stones === "flat" ? plain : INKS[ground][colour];
}

/** Wanted items by their colours, those without any first. */
export function byColour<T extends Coloured>(
  items: ReadonlyMap<ItemId, T>,
  wanted: (id: ItemId) => boolean,
): ReadonlyMap<ItemColour | undefined, readonly T[]> {
  const found = new Map<ItemColour | undefined, T[]>([[undefined, []]]);
  for (const [id, item] of items) {
    if (!wanted(id)) continue;
    const alike = found.get(item.colour);
    if (alike === undefined) found.set(item.colour, [item]);
    else alike.push(item);
  }
  return found;
}
