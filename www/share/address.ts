/** What stands behind the # of the page's address: a link, the moment that is to be shown, and for whom it
 *  is where two people play by link. */
import type { Invitation, Side } from "../model/opponent.ts";
import type { Detour, Moment } from "../model/tree/moment.ts";

export interface Address {
  /** As the core writes it. */
  readonly link: string;
  /** How many turns are to stand; null: all of them. */
  readonly turns: number | null;
  /** Off the main line; left out where there is none. */
  readonly detours?: readonly Detour[];
  readonly invitation?: Invitation | undefined;
}

/** A link, and after a dot, which no link has, a number of turns; then for each detour a dash, which of the
 *  alternatives is taken, a dot and its number of turns: "#link.7-2.3". Whoever is invited stands last,
 *  after a tilde, before the name of the game by link: "#link~second.k3x9". */
const SHAPE =
  /^#([^.~]+)(?:\.(\d{1,6})((?:-\d{1,6}\.\d{1,6})*))?(?:~(first|second)\.([0-9a-z]{1,16}))?$/;

/** Null where nothing stands there. What is no link is told by the core, not here. */
export function readFragment(fragment: string): Address | null {
  const [, link, turns, aside = "", side, game] = SHAPE.exec(fragment) ?? [];
  if (link === undefined)
    return fragment.length > 1 ? { link: fragment.slice(1), turns: null } : null;
  const detours = detoursIn(aside);
  return {
    link,
    turns: turns === undefined ? null : Number(turns),
    ...(detours.length > 0 && { detours }),
    ...(game !== undefined && { invitation: { side: sideIn(side), game } }),
  };
}

function sideIn(word: string | undefined): Side {
  return word === "first" ? "first" : "second";
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

export function fragmentOf({ link, turns, detours = [], invitation }: Address): string {
  const aside = detours.map(({ choice, turns }) => `-${choice}.${turns}`).join("");
  const moment = turns === null ? "" : `.${turns}${aside}`;
  const whom = invitation === undefined ? "" : `~${invitation.side}.${invitation.game}`;
  return `#${link}${moment}${whom}`;
}

/** The folder that the page lies in, whichever of its files is shown. */
export function siteOf(page: string): string {
  return new URL(".", page).href;
}

export function pageAddress(site: string, address: Address): string {
  return `${site}${fragmentOf(address)}`;
}
