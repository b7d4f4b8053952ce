/** A board in the page itself, beside others that share the module; the element loads this when it is
 *  needed. */
import { load } from "gospace/play";
import { Keeper } from "./player/keeper.ts";
import type { PlayerOptions } from "./player/options.ts";
import { failureOf } from "./player/player.ts";
import type { Showing, Tell } from "./player/showing.ts";

/** Whatever is wrong is told, and nothing thrown. */
export async function showInline(
  host: HTMLElement,
  options: PlayerOptions,
  tell: Tell,
): Promise<Showing> {
  const keeper = new Keeper(host.attachShadow({ mode: "open" }), options, tell);
  await load().catch((error: unknown) => keeper.fail(failureOf(error)));
  return keeper;
}
