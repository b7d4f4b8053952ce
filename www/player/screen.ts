/** The parts of a player: the stage, the line of words, the step bar, and the hidden parts for
 *  screen readers. Wires the page's own parts to elements of a shadow root. */

import type { GameController } from "../model/game-controller.ts";
import { hintSlice } from "../model/hint.ts";
import { mountBoardTable } from "../panels/board-table.ts";
import { mountChoices } from "../panels/choices.ts";
import { element } from "../panels/dom.ts";
import { bindKeys, type KeyAction } from "../panels/keys.ts";
import { mountLiveRegion } from "../panels/live-region.ts";
import { bindStage } from "../panels/stage.ts";
import { playTool } from "../tools/play.ts";
import { viewOnlyTool } from "../tools/view-only.ts";
import { explainer, takeExplainer } from "../view/explainer.ts";
import type { Scene } from "../view/scene.ts";
import * as WORDS from "../words/player.ts";
import { WHICH_ONE } from "../words/stage.ts";
import { Crop } from "./crop.ts";
import type { PlayerOptions } from "./options.ts";

const HELP = {
  plays: WORDS.HELP_TO_PLAY,
  watches: WORDS.HELP_TO_WATCH,
} as const;

/** The stage is drawn once the frame is in the document. */
export interface Screen {
  readonly frame: HTMLElement;
  readonly stage: HTMLElement;
  readonly canvases: HTMLElement;
  readonly choices: HTMLElement;
  readonly crop: Crop;
}

/** Loads of the core what explains; null: it is there. */
export type CoreOfExplanations = () => Promise<void> | null;

export function makeScreen(
  controller: GameController,
  { label, size, reader, caption, crop: corners }: PlayerOptions,
): Screen {
  const canvases = element("div", { class: "canvases" });
  const stage = element(
    "div",
    { class: "stage", tabindex: "0", role: "application", "aria-describedby": "help" },
    canvases,
  );
  const choices = element("div", {
    class: "choices",
    role: "group",
    "aria-label": WHICH_ONE,
  });
  const help = element("p", { class: "unseen", id: "help" }, HELP[reader]);
  const view = element("div", { class: "view" }, stage, choices, help);
  const frame = element("div", { class: "player" });
  const title = element("p", { class: "title" });
  if (caption) frame.append(title);
  frame.append(view);
  if (size !== null) frame.style.maxWidth = `${size}px`;
  const crop = new Crop(corners, controller.store.state.board);
  controller.store.subscribe((state, before) => {
    const { board } = state;
    if (state !== before && board === before.board) return;
    stage.setAttribute("aria-label", label ?? board.title);
    title.textContent = board.title;
    crop.open(board);
  });
  return { frame, stage, canvases, choices, crop };
}

export function mountScreen(
  controller: GameController,
  { frame, stage, canvases, choices, crop }: Screen,
  { reader }: PlayerOptions,
  explaining: CoreOfExplanations,
  signal: AbortSignal,
): Scene {
  const scene = bindStage(controller, {
    host: stage,
    canvases,
    tool: reader === "plays" ? playTool : viewOnlyTool,
    wheel: "scrolls",
    framing: crop.framing,
    signal,
  });
  scene.follow(() => crop.clip(scene, stage, canvases));
  mountChoices(controller, scene, choices);
  const hint = (words: string) => controller.store.dispatch(hintSlice.with(words));
  bindKeys(controller, scene, {
    heard: frame,
    stage,
    allows: (action) => reader === "plays" || !playsSomething(action),
    showHelp: () => hint(HELP[reader]),
    whenExplained: (ask) => fetchExplainer(explaining()).then(ask, () => hint(WORDS.NO_ANSWER)),
  });
  return scene;
}

async function fetchExplainer(core: Promise<void> | null): Promise<void> {
  const part = explainer() === null ? import("../view/explanations.ts") : null;
  const [found] = await Promise.all([part, core]);
  if (found !== null && explainer() === null) takeExplainer(found.EXPLANATIONS);
}

function playsSomething(action: KeyAction): boolean {
  return action.kind === "place" || (action.kind === "command" && action.name === "pass");
}

/** Silent until something happens here, so that a page with many boards is not read out unasked. */
export function unseenParts(controller: GameController): HTMLElement[] {
  const voice = element("div", { class: "unseen voice", role: "status", "aria-live": "off" });
  const mirror = element("div", {
    class: "unseen mirror",
    role: "group",
    "aria-label": WORDS.BOARD_AS_TABLE,
  });
  controller.store.subscribe((state, before) => {
    if (state !== before) voice.setAttribute("aria-live", "polite");
  });
  mountLiveRegion(controller, voice);
  mountBoardTable(controller, mirror);
  return [voice, mirror];
}
