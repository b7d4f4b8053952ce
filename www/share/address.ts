/** What stands behind the # of the page's address: a link, and the moment that is to be shown. */
import type { Detour, Moment } from "../model/tree/moment.ts";

export interface Address {
  /** As the core writes it. */
  readonly link: string;
  /** How many turns are to stand; null: all of them. */
  readonly turns: number | null;
  /** Off the main line; left out where there is none. */
  readonly detours?: readonly Detour[];
}

/** A link, and after a dot, which no link has, a number of turns; then for each detour a dash, which of the
 *  alternatives is taken, a dot and its number of turns: "#link.7-2.3". */
const SHAPE = /^#([^.]+)(?:\.(\d{1,6})((?:-\d{1,6}\.\d{1,6})*))?$/;

/** Null where nothing stands there. What is no link is told by the core, not here. */
export function readFragment(fragment: string): Address | null {
  const [, link, turns, aside = ""] = SHAPE.exec(fragment) ?? [];
  if (link !== undefined && turns === undefined) return { link, turns: null };
  if (link !== undefined) {
    const detours = detoursIn(aside);
    return { link, turns: Number(turns), ...(detours.length > 0 && { detours }) };
  }
  return fragment.length > 1 ? { link: fragment.slice(1), turns: null } : null;
}

function detoursIn(aside: string): Detour[] {
  return [...aside.matchAll(/-(\d+)\.(\d+)/g)].map(([, choice, turns]) => ({
    choice: Number(choice),
    turns: Number(turns),
  }));
}

/** Null: at the end of the main line. */
export function momentIn({ turns, detours = [] }: Address): Moment | null {
  return turns === null ? null : { turns, detours };
}

export function fragmentOf({ link, turns, detours = [] }: Address): string {
  if (turns === null) return `#${link}`;
  const aside = detours.map(({ choice, turns }) => `-${choice}.${turns}`);
  return `#${link}.${turns}${aside.join("")}`;
}

/** The folder that the page lies in, whichever of its files is shown. */
export function siteOf(page: string): string {
  return new URL(".", page).href;
}

export function pageAddress(site: string, address: Address): string {
  return `${site}${fragmentOf(address)}`;
}
