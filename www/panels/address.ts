/** Page address: it follows the game. A new board is a step of the browser's history, a turn changes the
 *  current step. Back, forward and a typed address open the game that they name. */
import { GospaceError, toLink } from "gospace/play";
import type { IncomingGames } from "../model/incoming-games.ts";
import { isLarge } from "../model/large-board.ts";
import type { Notice, ReplacedGame, State } from "../model/state.ts";
import {
  type Address,
  ATLAS,
  fragmentOf,
  isProblemAddress,
  momentIn,
  readFragment,
  withoutSolve,
  writeAddress,
} from "../share/address.ts";
import { addressOf } from "../share/game-address.ts";

/** Delay in milliseconds: turns that follow one another faster are written together, since browsers limit
 *  address changes. */
const SETTLED = 300;

type Way = "pushState" | "replaceState";

/** Mounts the page address. `home` opens the page's start, for an address without a link. `shown` is the
 *  address of the game already on the table; null: the page's start. Returns a function that settles and
 *  returns the address, also where the browser no longer changes it because the page is going. */
export function mountAddress(
  arrivals: IncomingGames,
  home: () => void,
  shown: string | null,
): () => string {
  const { controller } = arrivals;
  const bar = new AddressBar(arrivals, home);
  if (shown === null) bar.arrive();
  else bar.say("replaceState", shown);
  for (const event of ["popstate", "hashchange"] as const)
    window.addEventListener(event, () => bar.arrive());
  window.addEventListener("pagehide", () => bar.settle());
  controller.store.subscribe((state, before) => {
    if (state.board !== before.board)
      bar.opened(previousOf(state.notice), isInPlace(state), isLarge(state.board));
    else if (state.game !== before.game || state.branch !== before.branch) bar.changed();
  });
  return () => bar.settle();
}

function previousOf(notice: Notice | null): ReplacedGame | null {
  return notice?.kind === "opened" ? notice.previous : null;
}

function isInPlace({ change }: State): boolean {
  return change.kind === "opened" && change.inPlace;
}

class AddressBar {
  readonly #arrivals: IncomingGames;
  readonly #home: () => void;
  /** Fragment of the address, as last read or written. */
  #fragment = "";
  #arriving = false;
  #waiting = 0;
  #waitingWay: Way = "replaceState";

  constructor(arrivals: IncomingGames, home: () => void) {
    this.#arrivals = arrivals;
    this.#home = home;
  }

  /** Opens the game of a new address. */
  arrive(): void {
    if (location.hash === this.#fragment || location.hash === ATLAS) return;
    this.#rest();
    this.#fragment = location.hash;
    const address = readFragment(this.#fragment);
    this.#arriving = true;
    if (address === null) this.#home();
    else this.#arrivals.openLink(address.link, momentIn(address), address.invitation ?? null);
    this.#arriving = false;
    // Copying the address of a game by link must not invite anyone to the reader's own side.
    if (address?.invitation !== undefined)
      this.say("replaceState", fragmentOf({ ...address, invitation: undefined }));
  }

  /** Writes the address of a new board, of a large one once it is seen. `left` is the game left for it: its last turns
   *  may not be written yet. */
  opened(left: ReplacedGame | null, inPlace: boolean, large: boolean): void {
    if (this.#arriving) return;
    if (inPlace) return this.changed();
    if (this.#waiting !== 0 && left !== null)
      this.#write(this.#waitingWay, () => ({
        link: toLink(left.document),
        turns: null,
        ...left.moment,
      }));
    this.#rest();
    // Another board than a problem's is a game.
    const leaves = isProblemAddress();
    if (leaves) withoutSolve("pushState");
    this.#wait(leaves ? "replaceState" : "pushState");
    if (!large) this.settle();
  }

  /** The address of a problem stays that of its start. */
  changed(): void {
    if (!isProblemAddress()) this.#wait(this.#waiting === 0 ? "replaceState" : this.#waitingWay);
  }

  #wait(way: Way): void {
    this.#rest();
    this.#waitingWay = way;
    this.#waiting = window.setTimeout(() => this.settle(), SETTLED);
  }

  /** Writes the waiting address. */
  settle(): string {
    if (this.#waiting !== 0) {
      this.#rest();
      this.#write(this.#waitingWay, () => addressOf(this.#arrivals.controller));
    }
    return this.#fragment;
  }

  #rest(): void {
    clearTimeout(this.#waiting);
    this.#waiting = 0;
  }

  /** Writes an address; a game that no link can hold has an address without one. */
  #write(way: Way, address: () => Address): void {
    const fragment = fragmentOr(address, "");
    if (fragment !== this.#fragment) this.say(way, fragment);
  }

  say(way: Way, fragment: string): void {
    this.#fragment = fragment;
    writeAddress(way, fragment === "" ? location.pathname + location.search : fragment);
  }
}

function fragmentOr(address: () => Address, otherwise: string): string {
  try {
    return fragmentOf(address());
  } catch (error) {
    if (error instanceof GospaceError) return otherwise;
    throw error;
  }
}
