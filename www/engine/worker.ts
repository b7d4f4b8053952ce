/** Worker: samples, quotients, layouts, generated boards, searches and values. Answers one request after
 *  another. */
import { cells, discretize, Game, GospaceError, Search, Solver } from "gospace";
import { layOut } from "../layout/layout.ts";
import type { LayoutRequest, ProgressListener } from "../layout/types.ts";
import { carriedTo, carriedToQuotient } from "./carry.ts";
import { type Cells, cellsOf } from "./cells.ts";
import { converge } from "./convergence.ts";
import { deadStones } from "./dead-stones.ts";
import { generated } from "./generate.ts";
import { importedText } from "./import.ts";
import { pictureOf } from "./picture-of.ts";
import { valuePosition } from "./position-value.ts";
import type { Message, Quotient, ReplyRequest, Request } from "./protocol.ts";
import { ended, type Reply, searching, solving, UNKNOWN } from "./reply.ts";
import { reviewGame } from "./review.ts";
import { timedSearch } from "./timed-search.ts";
import type { Discretization, DisksBoard, GoSpaceBoard } from "./types.ts";
import { answerRequests, give, loadWithSigns, post } from "./worker-side.ts";
import { workingPitch } from "./working-pitch.ts";

/** Milliseconds between the frames of an animated layout. */
const FRAME_MS = 50;

answerRequests(answer);

async function answer(request: Request): Promise<Message> {
  // Layouts need no core.
  if (request.kind !== "layout") await loadWithSigns();
  give("started");
  switch (request.kind) {
    case "layout":
      return { kind: "laid-out", xy: animatedLayout(request.request) };
    case "sample":
      return sampled(request);
    case "converge":
      converge(
        request.pitches,
        (pitch) => discretized(request, pitch),
        (report, pitch) => post({ kind: "converging", report, pitch }),
      );
      return { kind: "converged" };
    case "cells":
      return { kind: "cells", cells: quotientCells(request.board) };
    case "quotient":
      return { kind: "quotient", found: pictured(carriedToQuotient(request.board)) };
    case "search":
      return { kind: "searched", report: timedSearch(request, post) };
    case "review":
      reviewGame(request, post);
      return { kind: "reviewed" };
    case "value":
      return { kind: "valued", value: valuePosition(request, post) };
    case "reply":
      return { kind: "replied", reply: replied(request) };
    case "dead":
      return { kind: "dead-found", stones: deadStones(request.position) };
    case "make":
      return { kind: "made", made: generated(request) };
    case "import":
      return { kind: "imported", imported: importedText(request, layoutProgress()) };
  }
}

function replied({ document, sought }: ReplyRequest): Reply {
  const known = ended(solving(new Solver(document)));
  if (known !== null) return known;
  return sought === "turn" ? ended(searching(new Search(document))) : UNKNOWN;
}

function animatedLayout(request: LayoutRequest) {
  return layOut(request, layoutProgress());
}

function layoutProgress(): ProgressListener {
  let shown = performance.now();
  return (share, places) => {
    if (performance.now() - shown < FRAME_MS) return;
    shown = performance.now();
    post({ kind: "laying-out", share, xy: places() });
  };
}

type SampleRequest = Extract<Request, { kind: "sample" }>;

function sampled(request: SampleRequest): Message {
  const { plane, sampling, others, stones } = request;
  try {
    const found = discretized(request, sampling.pitch);
    const carried = stones.length === 0 ? null : carriedTo(found.board, plane, stones);
    return { kind: "sampled", found: { ...found, carried } };
  } catch (error) {
    if (!(error instanceof GospaceError) || error.code === "trap") throw error;
    const pitch = workingPitch(others, sampling.lattice, (other) => discretized(request, other));
    return { kind: "unsampled", message: error.message, pitch };
  }
}

function discretized(
  { plane, touch, ...request }: Omit<SampleRequest, "kind" | "others" | "stones">,
  pitch: number,
): Discretization {
  const sampling = { ...request.sampling, pitch };
  const runs = touch === "least" ? 2 : 1;
  const run = (index: number, how: typeof sampling) =>
    discretize(plane, how, (share) => post({ kind: "progress", share: (index + share) / runs }));
  const found = run(0, sampling);
  return touch === "kept" ? found : run(1, { ...sampling, reach: found.report.reach });
}

function pictured(board: GoSpaceBoard): Quotient {
  return { board, picture: pictureOf({ gospace: 1, board }) };
}

function quotientCells(board: DisksBoard): Cells {
  const { board: space, kinds } = cells(board);
  const game = new Game({ gospace: 1, board: space, rules: { preset: "stone" } });
  const found = cellsOf(space.points, kinds, game.drawing().relations);
  game.free();
  return found;
}
