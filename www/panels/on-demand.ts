/** Parts of the page that are fetched when they are first asked for. */
import { has } from "../engine/features.ts";
import type { GameDocument } from "../engine/types.ts";
import type { GameController } from "../model/game-controller.ts";
import type { ReviewController } from "../model/review-controller.ts";
import type { SearchController } from "../model/search-controller.ts";
import type { State } from "../model/state.ts";
import type { ValueController } from "../model/value-controller.ts";
import { isProblemAddress } from "../share/address.ts";
import type { EditorController } from "../sketch/editor-controller.ts";
import type { PaintAdvice } from "../view/pointer-layer.ts";
import type { Scene } from "../view/scene.ts";
import { render } from "./template.ts";
import type { ValueWays } from "./value/value.ts";

/** Calls `use` with a part once it is there; a notice reports that it cannot be fetched. */
export async function onDemand<T>(
  { store }: Pick<GameController, "store">,
  part: Promise<T>,
  use: (part: T) => void,
): Promise<void> {
  const found = await part.catch(() => null);
  if (found === null) store.dispatch({ kind: "noticed", notice: { kind: "not-loaded" } });
  else use(found);
}

/** Calls `fetch` with the first state that fits, and again with the next one if it fails. */
export function whenFirst(
  { store }: Pick<GameController, "store">,
  fits: (state: State) => boolean,
  fetch: () => Promise<unknown>,
): void {
  let isAsked = false;
  store.subscribe((state) => {
    if (isAsked || !fits(state)) return;
    isAsked = true;
    fetch().catch(() => {
      isAsked = false;
    });
  });
}

/** Opens the dialog that writes a document; formats that are drawings show the game at `moment`. */
export interface Exporter {
  open(document: GameDocument, moment: GameDocument): void;
}

export function exporterOf(controller: GameController): Exporter {
  let dialog: Exporter | null = null;
  return {
    open: (document, moment) =>
      void onDemand(controller, import("./export.ts"), ({ ExportDialog }) => {
        dialog ??= new ExportDialog();
        dialog.open(document, moment);
      }),
  };
}

/** Reviews the shown line. */
export type Reviewer = () => void;

export function reviewerOf(controller: GameController): Reviewer {
  let reviewer: ReviewController | null = null;
  return () =>
    void onDemand(controller, import("./review/review.ts"), ({ mountReview }) => {
      reviewer ??= mountReview(controller);
      reviewer.begin();
    });
}

/** Lets the computer think in the person's time, once it may; without the part it thinks in its own. */
export function ponderOnDemand(controller: GameController, search: SearchController): void {
  whenFirst(
    controller,
    ({ opponent }) => opponent.kind === "computer" && opponent.ponders === true,
    async () => (await import("./pondering.ts")).mountPondering(controller, search),
  );
}

/** Shows the end of games on the stage, with the first that ends. */
export function endingOnDemand(controller: GameController, scene: Scene): void {
  whenFirst(
    controller,
    ({ game }) => game.result !== null,
    () =>
      onDemand(controller, import("./ending/ending.ts"), ({ mountEnding }) =>
        mountEnding(controller, scene),
      ),
  );
}

/** Writes how a finished game was decided. */
export function countOnDemand(
  controller: GameController,
): (host: HTMLElement, state: State) => void {
  return (host, state) =>
    void onDemand(controller, import("./ending/ending.ts"), ({ countView }) =>
      render(countView(controller, state), host),
    );
}

/** Asks for the value of the shown position; a second time puts the answer away. */
export type Valuer = () => void;

export function valuerOf(controller: GameController, ways: ValueWays): Valuer {
  let values: ValueController | null = null;
  return () =>
    void onDemand(controller, import("./value/values.ts"), ({ mountValue }) => {
      values ??= mountValue(controller, ways);
      const { value } = controller.store.state;
      if (value === null || value.stage === "moved") values.begin();
      else values.close();
    });
}

/** Shows the value of a drawing, from the first time that the drawing room is entered. */
export function drawnValueOnDemand(controller: GameController, editor: EditorController): void {
  whenFirst(
    controller,
    ({ room }) => room === "draw",
    () => onDemand(controller, import("./value/values.ts"), (part) => part.mountDrawnValue(editor)),
  );
}

/** Begins a problem where the address asks for one. */
export function problemOnDemand(controller: GameController): void {
  if (!isProblemAddress()) return;
  void onDemand(controller, import("./value/values.ts"), (part) => part.mountProblem(controller));
}

/** Opens the list of keys. */
export function openHelp(controller: Pick<GameController, "store">): void {
  void onDemand(controller, import("./help.ts"), ({ showHelp }) => showHelp());
}

/** Fetches the painter of advice with the first search, and that of values with the first value. */
export function adviceOnDemand(
  controller: GameController,
  use: (painter: PaintAdvice) => void,
): void {
  whenFirst(
    controller,
    ({ analysis, review }) => analysis !== null || review !== null,
    () => onDemand(controller, import("../view/advice.ts"), (part) => use(part.paintAdvice)),
  );
  whenFirst(
    controller,
    ({ value }) => value !== null,
    () => onDemand(controller, import("./value/values.ts"), (part) => use(part.paintTurnValues)),
  );
}

/** Mounts the chooser of shapes with the first board whose stones can have several. */
export function mountShapesOnDemand(controller: GameController): void {
  whenFirst(
    controller,
    ({ board }) => has(board.facts, "sets"),
    () => onDemand(controller, import("./shapes.ts"), ({ mountShapes }) => mountShapes(controller)),
  );
}
