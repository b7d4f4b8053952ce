/** A board in the page itself, beside others that share the module; the element loads this when it is
 *  needed. */
import { load } from "gospace/play";
import type { BoardPort, Tell } from "./player/board-port.ts";
import { PlayerHost } from "./player/host.ts";
import type { PlayerOptions } from "./player/options.ts";
import { failureOf } from "./player/player.ts";

/** Whatever is wrong is told, and nothing thrown. */
export async function showInline(
  container: HTMLElement,
  options: PlayerOptions,
  tell: Tell,
): Promise<BoardPort> {
  const host = new PlayerHost(container.attachShadow({ mode: "open" }), options, tell);
  await load().catch((error: unknown) => host.fail(failureOf(error)));
  return host;
}
