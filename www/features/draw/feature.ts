/** The Draw room, fetched when somebody first enters it. */
import type { Feature } from "../../feature.ts";

export const draw: Feature = {
  room: "draw",
  draw: async (parts) => {
    const { mountDraw } = await import("./draw.ts");
    return mountDraw(parts);
  },
};
