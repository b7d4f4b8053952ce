/** Numbers as a build in some language writes them. */
import { grouped } from "../../../www/words/counts.ts";

export const GROUPED = [grouped(12_345), grouped(2.5)];
