/** The theme that the reader has chosen. */
import { sliceUntil } from "./actions.ts";

export type ThemeChoice = "system" | "light" | "dark";

export const themeSlice = sliceUntil<ThemeChoice>("system");
