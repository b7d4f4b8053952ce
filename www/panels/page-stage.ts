/** Stage of the page itself, with buttons for its view, and painters that come later. */

import { Maximize, Minus, Plus } from "lucide";
import { beginKinds } from "../kinds/first-kinds.ts";
import type { GameController } from "../model/game-controller.ts";
import { playTool } from "../tools/play.ts";
import type { Insets, Size } from "../view/camera.ts";
import { stageFraming } from "../view/framing.ts";
import type { PaintAdvice } from "../view/pointer-layer.ts";
import type { Scene } from "../view/scene.ts";
import { VIEW_WORDS } from "../words/stage.ts";
import { fetchKinds } from "./board-kinds.ts";
import { byId } from "./dom.ts";
import { adviceOnDemand } from "./on-demand.ts";
import { bindStage, mountConfirm, ZOOM_STEP } from "./stage.ts";
import { iconButton, render } from "./template.ts";

interface PageStage {
  readonly scene: Scene;
  /** Paints over the stones from now on. */
  paint(painter: PaintAdvice): void;
}

export function mountStage(controller: GameController): PageStage {
  const [host, canvases] = [byId("stage"), byId("canvases")];
  const framing = stageFraming(insetsOf(host));
  const painters: PaintAdvice[] = [];
  beginKinds();
  const scene = bindStage(controller, {
    host,
    canvases,
    tool: playTool,
    wheel: "zooms",
    framing,
    advice: (pen, layout, state) => {
      for (const paint of painters) paint(pen, layout, state);
    },
  });
  const paint = (painter: PaintAdvice) => {
    painters.push(painter);
    scene.repalette();
  };
  fetchKinds(controller, scene, host);
  adviceOnDemand(controller, paint);
  // The button goes once the board fits; the first, so that the others stay under the pointer.
  const fit = () => {
    host.focus({ preventScroll: true });
    scene.home();
  };
  const tools = [
    iconButton(Maximize, VIEW_WORDS.fitBoard, fit, "tool fit"),
    iconButton(Plus, VIEW_WORDS.zoomIn, () => scene.zoom(ZOOM_STEP)),
    iconButton(Minus, VIEW_WORDS.zoomOut, () => scene.zoom(1 / ZOOM_STEP)),
  ];
  render(tools, byId("tools"));
  mountConfirm(controller, byId("confirm"));
  return { scene, paint };
}

/** Insets of a board: the padding of its element, read once for each size. */
function insetsOf(host: HTMLElement): (size: Size) => Insets {
  let known: { readonly size: Size; readonly insets: Insets } | null = null;
  return (size) => {
    if (known?.size !== size) known = { size, insets: paddingOf(host) };
    return known.insets;
  };
}

function paddingOf(host: HTMLElement): Insets {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(host);
  return {
    left: Number.parseFloat(paddingLeft),
    right: Number.parseFloat(paddingRight),
    top: Number.parseFloat(paddingTop),
    bottom: Number.parseFloat(paddingBottom),
  };
}
