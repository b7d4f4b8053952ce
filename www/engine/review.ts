/** Review in the worker: searches the positions of a game one after the other. */
import { Game, Search } from "gospace";
import type { Message, ReviewedPosition, ReviewRequest } from "./protocol.ts";
import type { GameDocument, GameState } from "./types.ts";

export function reviewGame(
  { document, playouts }: ReviewRequest,
  post: (message: Message) => void,
): void {
  const turns = document.turns ?? [];
  for (let count = 0; count <= turns.length; count++) {
    const position = review({ ...document, turns: turns.slice(0, count) }, playouts);
    post({ kind: "reviewing", share: (count + 1) / (turns.length + 1), position });
  }
}

/** A position without trial games is decided: by its result, or by the pass that would end it now. */
function review(document: GameDocument, playouts: number): ReviewedPosition {
  const search = new Search(document, 1, { owners: true });
  search.run(playouts);
  const { best, share, lead, owners, playouts: played } = search.report();
  search.free();
  const game = new Game(document);
  const state = game.state();
  game.free();
  const found = {
    best,
    mover: state.mover,
    owners: Int8Array.from(owners, (owner) => Math.round(100 * owner)),
  };
  if (played === 0) return { ...found, ...decided(state) };
  switch (state.actor) {
    case "black":
      return { ...found, lead, share };
    case "white":
      return { ...found, lead: lead === null ? null : -lead, share: 1 - share };
    default:
      return { ...found, lead: null, share: null };
  }
}

function decided({ result, score, actor }: GameState): Pick<ReviewedPosition, "lead" | "share"> {
  const counts = result === null || result.by === "two-passes" || result.by === "agreement";
  const margin = score === null || !counts ? Number.NaN : number(score.black) - number(score.white);
  const lead = Number.isFinite(margin) ? margin : null;
  if (result !== null) return { lead, share: SHARES[result.winner] };
  const isToMove = actor === "black" || actor === "white";
  return { lead, share: lead === null || !isToMove ? null : (1 + Math.sign(lead)) / 2 };
}

const SHARES = { black: 1, white: 0, draw: 0.5 } as const;

/** A rational as the nearest number; NaN for the continuum. */
function number(rational: string): number {
  const [above, below = "1"] = rational.split("/");
  return Number(above) / Number(below);
}
