/** Warnings of old names, once for each, in the console. */
import { oldName } from "../words/core/module.ts";

const warned = new Set<string>();

export function warnOfOldName(name: string, successor: string): void {
  if (warned.has(name)) return;
  warned.add(name);
  console.warn(oldName(name, successor));
}
