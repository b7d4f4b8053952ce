/** List of the last steps of a drawing, from which one goes back and on. Its names are loaded with the first press. */
import type { GameController } from "../../model/game-controller.ts";
import { type Item, openMenu } from "../../panels/button-menu.ts";
import { byId } from "../../panels/dom.ts";
import { onDemand } from "../../panels/on-demand.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { DRAW_HEADER as W } from "../../words/draw-commands.ts";

/** Steps in the list, at most. */
const MOST_STEPS = 50;

type StepWords = typeof import("./drawing-news.ts").stepWords;

/** Opens the list at a button. */
export function openSteps(
  editor: EditorController,
  controller: GameController,
  opener: HTMLButtonElement,
): void {
  void onDemand(controller, import("./drawing-news.ts"), ({ stepWords }) =>
    openMenu(opener, stepItems(editor, stepWords)),
  );
}

/** Steps, the newest first, of which the shown one is checked. */
function stepItems({ store }: EditorController, stepWords: StepWords): Item[] {
  const { past, forgotten, now, future } = store.state;
  const sketches = [...past, now, ...future].map(({ sketch }) => sketch);
  const here = past.length;
  const oldest = forgotten === 0 ? W.start : W.forgotten;
  const first = Math.max(here - MOST_STEPS + 1, 0);
  const steps = sketches.slice(first, first + MOST_STEPS).map((sketch, i): Item => {
    const before = sketches[first + i - 1];
    const press = () => {
      store.dispatch({ kind: "history", by: first + i - here });
      byId("drawing").focus({ preventScroll: true });
    };
    const words = before === undefined ? oldest : stepWords(sketch, before);
    return { words, press, checked: first + i === here };
  });
  return steps.reverse();
}
