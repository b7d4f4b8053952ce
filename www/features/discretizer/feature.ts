/** Finite boards made of a plane or of disks; the dialog is fetched when it is first opened. */
import { has, withQuotient } from "../../engine/features.ts";
import type { Start } from "../../engine/types.ts";
import type { Feature } from "../../feature.ts";
import type { QuotientedDisks, SampledPlane } from "../../model/discretizer.ts";
import type { GameController } from "../../model/game-controller.ts";
import { OnDemand } from "../../model/on-demand.ts";
import { BLACK, WHITE } from "../../model/state.ts";
import { onDemand } from "../../panels/on-demand.ts";

export const discretizer: Feature = {
  follow({ controller }) {
    const dialog = new OnDemand(async () => {
      const { mountDiscretizer } = await import("./discretizer.ts");
      return mountDiscretizer(controller);
    });
    return {
      makeFinite(drawn) {
        const source = drawn?.source ?? openBoard(controller);
        if (source === null) return;
        const { board } = controller.store.state;
        void onDemand(controller, dialog.load(), (open) => {
          // Another board may have come meanwhile.
          if (controller.store.state.board === board) open(source, drawn?.editor ?? null);
        });
      },
    };
  },
};

/** The board of the open game, with its stones. */
function openBoard(controller: GameController): SampledPlane | QuotientedDisks | null {
  const { board: plane } = controller.document();
  const { board, game } = controller.store.state;
  if (has(plane, "centres"))
    return { kind: "sample", plane, drawing: board.drawing, stones: game.stones };
  const disks = withQuotient(plane);
  return disks && { kind: "quotient", disks: { ...disks, start: startOf(game.colours) } };
}

function startOf(colours: Uint8Array): Start {
  const of = (wanted: number) =>
    Array.from(colours).flatMap((colour, placement) => (colour === wanted ? [placement] : []));
  return { black: of(BLACK), white: of(WHITE) };
}
