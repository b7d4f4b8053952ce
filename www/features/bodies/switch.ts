/** Switch between the flat board and the body, for boards that have one. */
import { Box, Grid2x2 } from "lucide";
import type { GameController } from "../../model/game-controller.ts";
import { byId, say } from "../../panels/dom.ts";
import { onDemand } from "../../panels/on-demand.ts";
import { prefer, preference } from "../../panels/preferences.ts";
import { button, html, icon, mount } from "../../panels/template.ts";
import type { Scene } from "../../view/scene.ts";
import { canRoll, hasBody } from "../../view/turning.ts";
import { BODY_WORDS } from "../../words/stage.ts";
import type { BodyRoom } from "./body.ts";

type Shape = "flat" | "body";

/** Name of the preference that tells that a body was turned once. */
const TURNED = "turned";

/** Returns a function that switches to the other shape, by keyboard. */
export function mountBodySwitch(controller: GameController, scene: Scene): () => void {
  const { store } = controller;
  let room: BodyRoom | null = null;
  let shape: Shape = "flat";
  const roll = rollOnDemand(controller, scene);
  const turnTo = (wanted: Shape) => {
    if (wanted === shape) return;
    shape = wanted;
    draw();
    if (wanted === "flat") room?.lay(roll);
    else
      void onDemand(controller, import("./body.ts"), ({ mountBody }) => {
        room ??= mountBody(controller, scene, turned);
        if (shape === "body") room.show();
      });
  };
  const choice = (name: Shape, sign: typeof Box) =>
    button([icon(sign), BODY_WORDS[name]], () => turnTo(name), "chip", {
      pressed: shape === name,
      tip: BODY_WORDS.tip,
    });
  const hint = () =>
    shape === "body" && preference(TURNED) === null
      ? [html`<span class="soft">${BODY_WORDS.drag}</span>`]
      : [];
  const draw = mount(store, "body-switch", ["board"], ({ board }) =>
    hasBody(board.drawing) ? [choice("flat", Grid2x2), choice("body", Box), ...hint()] : null,
  );
  const turned = () => {
    if (preference(TURNED) !== null) return;
    prefer(TURNED, "yes");
    draw();
  };
  store.subscribe((state, before) => {
    if (state.board === before.board || shape === "flat") return;
    // A board that has no body lies flat, and the next one that has one is a body again.
    if (hasBody(state.board.drawing)) room?.show();
  });
  return () => {
    if (!hasBody(store.state.board.drawing)) return;
    turnTo(shape === "flat" ? "body" : "flat");
    say(byId("live-region"), BODY_WORDS.said[shape]);
  };
}

/** Fetches the part that rolls a glued grid, with the first one; a body that is laid flat again rolls, too. */
function rollOnDemand(controller: GameController, scene: Scene): () => void {
  const { store } = controller;
  let release = () => {};
  byId("stage").addEventListener("pointerup", () => release());
  const roll = () => {
    const { drawing } = store.state.board;
    if (!canRoll(drawing)) return;
    void onDemand(controller, import("./roller.ts"), ({ Roller }) => {
      if (scene.turning !== null || drawing !== store.state.board.drawing) return;
      const roller = new Roller(drawing, scene);
      release = () => {
        if (scene.turning === roller) roller.release();
      };
      scene.turn(roller);
    });
  };
  store.subscribe((state, before) => {
    if (state.board !== before.board) roll();
  });
  return roll;
}
