/** The addresses of the core's parts, which the build knows. */
import type { Part } from "./part.ts";

declare const GOSPACE_CORES: Readonly<Record<Part, string>>;

/** From the script of the frame or the element. */
export const CORES = GOSPACE_CORES;
