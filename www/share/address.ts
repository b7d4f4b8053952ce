/** What stands behind the # of the page's address: a link, and the moment that is to be shown. */

export interface Address {
  /** As the core writes it. */
  readonly link: string;
  /** How many turns are to stand; null: all of them. */
  readonly turns: number | null;
}

/** A link, and after a dot, which no link has, a number of turns. */
const SHAPE = /^#([^.]+)(?:\.(\d{1,6}))?$/;

/** Null where nothing stands there. What is no link is told by the core, not here. */
export function readFragment(fragment: string): Address | null {
  const [, link, turns] = SHAPE.exec(fragment) ?? [];
  if (link !== undefined) return { link, turns: turns === undefined ? null : Number(turns) };
  return fragment.length > 1 ? { link: fragment.slice(1), turns: null } : null;
}

export function fragmentOf({ link, turns }: Address): string {
  return turns === null ? `#${link}` : `#${link}.${turns}`;
}

/** The folder that the page lies in, whichever of its files is shown. */
export function siteOf(page: string): string {
  return new URL(".", page).href;
}

export function pageAddress(site: string, address: Address): string {
  return `${site}${fragmentOf(address)}`;
}
