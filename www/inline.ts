/** Inline player: a board in the page itself, which shares the module with others. The element
 *  loads this file on demand. */
import { load } from "gospace/play";
import { fetchKindAhead } from "./kinds/fetch-kind.ts";
import type { BoardPort, Tell } from "./player/board-port.ts";
import { PlayerHost } from "./player/host.ts";
import { readOptions, readPlace } from "./player/options.ts";

/** `query`: the options, as in the address of an embed; `core`: the answer with the module, where it has been asked for;
 *  `game`: the link that will be opened, where it is known. Rejects if the module does not load. */
export async function showInline(
  container: HTMLElement,
  query: URLSearchParams,
  home: URL | null,
  onReport: Tell,
  core?: Promise<Response | null>,
  game = "",
): Promise<BoardPort> {
  const options = readOptions(query, (words) => console.warn(`Gospace, <go-space>: ${words}`));
  fetchKindAhead(readPlace(game).link);
  const answer = (await core) ?? null;
  await load(answer === null || answer.bodyUsed ? undefined : answer);
  const problem = options.mode === "solve" ? () => import("./solve.ts") : null;
  return new PlayerHost(
    container.attachShadow({ mode: "open" }),
    { ...options, home, problem },
    onReport,
  );
}
