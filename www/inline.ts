/** Inline player: a board in the page itself, which shares the module with others. The element
 *  loads this file on demand. */
import { load } from "gospace/play";
import type { BoardPort, Tell } from "./player/board-port.ts";
import { PlayerHost } from "./player/host.ts";
import type { PlayerOptions } from "./player/options.ts";
import { failureOf } from "./player/player.ts";

/** Errors are reported by `onReport`; never rejects. */
export async function showInline(
  container: HTMLElement,
  options: PlayerOptions,
  onReport: Tell,
): Promise<BoardPort> {
  const host = new PlayerHost(container.attachShadow({ mode: "open" }), options, onReport);
  await load().catch((error: unknown) => host.fail(failureOf(error)));
  return host;
}
