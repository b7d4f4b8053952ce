/** Parts of the page that are fetched when they are first asked for. */
import type { GameDocument } from "../engine/types.ts";
import { analysisSlice } from "../model/analysis.ts";
import type { GameController } from "../model/game-controller.ts";
import { reviewSlice } from "../model/review.ts";
import type { State } from "../model/state.ts";
import type { AlsoWritten } from "../share/files.ts";
import { explainer, takeExplainer } from "../view/explainer.ts";
import type { PaintAdvice } from "../view/pointer-layer.ts";

/** Calls `use` with a part once it is there; a notice reports that it cannot be fetched. Returns if it came. */
export async function onDemand<T>(
  { store }: Pick<GameController, "store">,
  part: Promise<T>,
  use: (part: T) => void,
): Promise<boolean> {
  const found = await part.catch(() => null);
  if (found === null) store.dispatch({ kind: "noticed", notice: { kind: "not-loaded" } });
  else use(found);
  return found !== null;
}

/** Calls `fetch` once a state fits, and if that fails, or returns false, once one fits again. */
export function whenFirst(
  { store }: Pick<GameController, "store">,
  fits: (state: State) => boolean,
  fetch: () => Promise<unknown>,
): void {
  let isAsked = false;
  let isFit = false;
  store.subscribe((state) => {
    const before = isFit;
    isFit = fits(state);
    if (isAsked || before || !isFit) return;
    isAsked = true;
    fetch().then(
      (isThere) => {
        isAsked = isThere !== false;
      },
      () => {
        isAsked = false;
      },
    );
  });
}

/** Opens the dialog that writes a document; formats that are drawings show the game at `moment`. */
export interface Exporter {
  open(document: GameDocument, moment: GameDocument, also?: AlsoWritten | null): void;
}

export function exporterOf(controller: GameController): Exporter {
  let dialog: Exporter | null = null;
  return {
    open: (document, moment, also) =>
      void onDemand(controller, import("./export.ts"), ({ ExportDialog }) => {
        dialog ??= new ExportDialog();
        dialog.open(document, moment, also);
      }),
  };
}

/** Opens the list of the room's keys. */
export function openHelp(controller: Pick<GameController, "store">): void {
  const { store } = controller;
  void onDemand(controller, import("./help.ts"), ({ showHelp }) => showHelp(store.state));
}

/** Asks once there is what explains, which is fetched with the first question. Returns if it came. */
export async function whenExplained(
  controller: Pick<GameController, "store">,
  ask: () => void,
): Promise<boolean> {
  if (explainer() === null)
    return onDemand(controller, import("../view/explanations.ts"), ({ EXPLANATIONS }) => {
      if (explainer() === null) takeExplainer(EXPLANATIONS);
      ask();
    });
  ask();
  return true;
}

/** Fetches the painter of advice with the first search. */
export function adviceOnDemand(
  controller: GameController,
  use: (painter: PaintAdvice) => void,
): void {
  whenFirst(
    controller,
    (state) => analysisSlice.of(state) !== null || reviewSlice.of(state) !== null,
    () => onDemand(controller, import("../view/advice.ts"), (part) => use(part.paintAdvice)),
  );
}
