/** Stage of the page itself, with buttons for its view. */
import { Contrast, Maximize, Minus, Plus } from "lucide";
import type { GameController } from "../model/game-controller.ts";
import { playTool } from "../tools/play.ts";
import { framing } from "../view/framing.ts";
import type { Scene } from "../view/scene.ts";
import { toggleTheme } from "./appearance.ts";
import { byId } from "./dom.ts";
import { bindStage, mountConfirm, ZOOM_STEP } from "./stage.ts";
import { iconButton, render } from "./template.ts";

export function mountStage(controller: GameController): Scene {
  const [host, canvases] = [byId("stage"), byId("canvases")];
  const scene = bindStage(controller, { host, canvases, tool: playTool, wheel: "zooms", framing });
  const tools = [
    iconButton(Plus, "Zoom in", () => scene.zoom(ZOOM_STEP)),
    iconButton(Minus, "Zoom out", () => scene.zoom(1 / ZOOM_STEP)),
    iconButton(Maximize, "Fit the board", () => scene.fit()),
    iconButton(Contrast, "Light or dark", () => toggleTheme(controller)),
  ];
  render(tools, byId("tools"));
  mountConfirm(controller, byId("confirm"));
  return scene;
}
