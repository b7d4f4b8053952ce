/** Address: the fragment of the page's address, with a link, a moment and an invitation. */
import type { Invitation, Side } from "../model/opponent.ts";
import type { Detour, Moment } from "../model/tree/moment.ts";

export interface Address {
  /** As the core writes it. */
  readonly link: string;
  /** Number of turns to show; null: all. */
  readonly turns: number | null;
  /** Detours off the main line; absent if there are none. */
  readonly detours?: readonly Detour[];
  readonly invitation?: Invitation | undefined;
}

/** Syntax: a link; after a dot, which no link contains, a number of turns; then for each detour a
 *  dash, the number of the alternative, a dot and its number of turns: "#link.7-2.3". An invitation
 *  comes last, after a tilde: the side, a dot and the name of the game: "#link~second.k3x9"; after another tilde
 *  the code by which the two pages connect. */
const FRAGMENT =
  /^#([^.~]+)(?:\.(\d{1,6})((?:-\d{1,6}\.\d{1,6})*))?(?:~(first|second)\.([0-9a-z]{1,16})(?:~([\w-]+))?)?$/;

/** Fragment of the atlas, which is no game. */
export const ATLAS = "#atlas";

/** Null for an empty fragment, and for that of the atlas. The core reports invalid links. */
export function readFragment(fragment: string): Address | null {
  if (fragment === ATLAS) return null;
  const [, link, turns, detourText = "", side, game, live] = FRAGMENT.exec(fragment) ?? [];
  if (link === undefined)
    return fragment.length > 1 ? { link: fragment.slice(1), turns: null } : null;
  const detours = detoursIn(detourText);
  return {
    link,
    turns: turns === undefined ? null : Number(turns),
    ...(detours.length > 0 && { detours }),
    ...(game !== undefined && { invitation: { side: sideIn(side), game, ...(live && { live }) } }),
  };
}

/** An address or a fragment as it is copied out of a text: in brackets, or with the sign that ends its sentence. */
const COPIED = /^[<("'“]?(?:https?:\/\/[^\s#]*)?(#[\w.~-]+?)[>)"'”.,;:!?]*$/;

/** The fragment of a text that may be a link of a game and nothing else; null for other texts. */
export function fragmentInText(text: string): string | null {
  return COPIED.exec(text.trim())?.[1] ?? null;
}

function sideIn(word: string | undefined): Side {
  return word === "first" ? "first" : "second";
}

function detoursIn(detourText: string): Detour[] {
  return [...detourText.matchAll(/-(\d+)\.(\d+)/g)].map(([, choice, turns]) => ({
    choice: Number(choice),
    turns: Number(turns),
  }));
}

/** Null: the end of the main line. */
export function momentIn({ turns, detours = [] }: Address): Moment | null {
  return turns === null ? null : { turns, detours };
}

export function fragmentOf({ link, turns, detours = [], invitation }: Address): string {
  const detourText = detours.map(({ choice, turns }) => `-${choice}.${turns}`).join("");
  const moment = turns === null ? "" : `.${turns}${detourText}`;
  if (invitation === undefined) return `#${link}${moment}`;
  const { side, game, live } = invitation;
  return `#${link}${moment}~${side}.${game}${live === undefined ? "" : `~${live}`}`;
}

/** Query of an address whose game is a problem. */
const SOLVE = "?mode=solve";

/** Address of a problem, which begins at the address's moment. */
export function problemAddress(site: string, address: Address): string {
  return pageAddress(`${site}${SOLVE}`, address);
}

/** True if the page's address makes its game a problem. */
export function isProblemAddress(): boolean {
  return new URLSearchParams(location.search).get("mode") === "solve";
}

/** Makes the page's address one of a game. */
export function withoutSolve(way: "pushState" | "replaceState"): void {
  history[way](null, "", pathAsking("") + location.hash);
}

/** The page's path, with what it is asked for, and the language that its address names. */
export function pathAsking(what: string): string {
  const language = new URLSearchParams(location.search).get("lang");
  const asked = [what, language === null ? "" : `lang=${encodeURIComponent(language)}`];
  const query = asked.filter((part) => part !== "").join("&");
  return query === "" ? location.pathname : `${location.pathname}?${query}`;
}

/** Takes the language out of the page's address. */
export function withoutLanguage(): void {
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  history.replaceState(history.state, "", address);
}

/** Makes it the page's address, with the time in the entry of the browser's history. */
export function writeAddress(way: "pushState" | "replaceState", address: string): void {
  history[way]({ written: Date.now() }, "", address);
}

/** When the page's address was written, in milliseconds since 1970; 0: not by `writeAddress`. */
export function addressWritten(): number {
  const { written }: { written?: unknown } = Object(history.state);
  return typeof written === "number" ? written : 0;
}

/** The folder of the page, for any of its files. */
export function siteOf(page: string): string {
  return new URL(".", page).href;
}

export function pageAddress(site: string, address: Address): string {
  return `${site}${fragmentOf(address)}`;
}
