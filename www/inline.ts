/** Inline player: a board in the page itself, which shares the module with others. The element
 *  loads this file on demand. */
import { fetchKindAhead } from "./kinds/fetch-kind.ts";
import type { Ahead } from "./player/ahead.ts";
import type { BoardPort, Tell } from "./player/board-port.ts";
import { Core } from "./player/core.ts";
import { PlayerHost } from "./player/host.ts";
import type { Given } from "./player/messages.ts";
import { readOptions } from "./player/options.ts";
import { kindOf } from "./player/part.ts";

/** Null: it is not known which part. */
let asked: Promise<Ahead | null> | undefined;

const core = new Core(async (part) => {
  const ahead = await asked;
  const answer = ahead?.part === part ? await ahead.answer : null;
  const left = answer === null || answer.bodyUsed ? undefined : answer;
  return part === "solver" ? compiled(left) : left;
});

/** For the board and for its solver. */
async function compiled(answer: Response | undefined): Promise<WebAssembly.Module | undefined> {
  return answer?.ok ? WebAssembly.compile(await answer.arrayBuffer()) : undefined;
}

/** `query`: the options, as in the address of an embed; `ahead`: of the page's first board, once that is known; `given`: the game that
 *  will be opened, where there is one. Rejects if the module does not load. */
export async function showInline(
  container: HTMLElement,
  query: URLSearchParams,
  home: URL | null,
  onReport: Tell,
  ahead: () => Promise<Ahead | null> | undefined,
  given: Promise<Given | null>,
): Promise<BoardPort> {
  const options = readOptions(query, (words) => console.warn(`Gospace, <go-space>: ${words}`));
  const game = await given;
  asked ??= ahead();
  const isProblem = options.mode === "solve";
  // Another board of the page may be a problem, and have asked first.
  const solves = isProblem || (await asked)?.part === "solver";
  if (game !== null) {
    fetchKindAhead(kindOf(game));
    await core.ready(game, solves);
  }
  const problem = isProblem ? () => core.problem(import("./solve.ts")) : null;
  return new PlayerHost(
    container.attachShadow({ mode: "open" }),
    { ...options, home, problem },
    core,
    onReport,
  );
}
