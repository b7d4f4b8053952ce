/** A board in the page itself, beside others that share the module; the element loads this when it is
 *  needed. */
import { load } from "gospace/play";
import type { Showing, Tell } from "./player/board-port.ts";
import { Keeper } from "./player/host.ts";
import type { PlayerOptions } from "./player/options.ts";
import { failureOf } from "./player/player.ts";

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
