/** Finite boards made of a plane or of disks; the dialog is fetched when it is first opened. */
import { has, withQuotient } from "../../engine/features.ts";
import type { Start } from "../../engine/types.ts";
import type { Feature } from "../../feature.ts";
import type { GameController } from "../../model/game-controller.ts";
import type { JobController } from "../../model/job-controller.ts";
import { discretizerSlice } from "../../model/jobs.ts";
import { BLACK, WHITE } from "../../model/state.ts";
import { whenFirst } from "../../panels/on-demand.ts";

/** Opens the discretizer, once the page is there. */
let open: (() => void) | null = null;

export const discretizer: Feature = {
  follow: () => ({ makeFinite: () => open?.() }),
  enter({ controller, drawingRoom, jobs }) {
    const { store } = controller;
    whenFirst(
      controller,
      (state) => discretizerSlice.of(state) !== null,
      async () => {
        try {
          const { mountDiscretizer } = await import("./discretizer.ts");
          mountDiscretizer(controller, jobs, () => drawingRoom.loaded?.editor ?? null);
        } catch (error) {
          jobs.closeDiscretizer();
          store.dispatch({ kind: "noticed", notice: { kind: "not-loaded" } });
          throw error;
        }
      },
    );
    open = () => openDiscretizer(controller, jobs);
  },
};

/** Opens it for the board of the open game, with its stones. */
function openDiscretizer(controller: GameController, bench: JobController): void {
  const { board } = controller.document();
  const { board: shown, game } = controller.store.state;
  if (has(board, "centres")) return bench.openSampler(board, shown.drawing, game.stones);
  const disks = withQuotient(board);
  if (disks !== null) bench.openQuotient({ ...disks, start: startOf(game.colours) });
}

function startOf(colours: Uint8Array): Start {
  const of = (wanted: number) =>
    Array.from(colours).flatMap((colour, placement) => (colour === wanted ? [placement] : []));
  return { black: of(BLACK), white: of(WHITE) };
}
