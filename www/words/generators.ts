/** Generators in words: the core names them in English, so that a translation has tables of its own. */
import type { Generator } from "../engine/generators.ts";

export function generatorInWords(entry: Generator): Generator {
  return entry;
}
