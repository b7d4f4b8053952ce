/** Binds the stage to the table: gestures to the tool, the state to the scene. */
import { Check, Contrast, Maximize, Minus, Plus, X } from "lucide";
import type { PlacementId } from "../model/state.ts";
import type { Table } from "../model/table.ts";
import { playTool } from "../tools/play.ts";
import type { Command, Touchdown } from "../tools/tool.ts";
import type { Spot } from "../view/camera.ts";
import { Gestures } from "../view/gestures.ts";
import { Scene } from "../view/scene.ts";
import { toggleTheme } from "./appearance.ts";
import { byId, iconButton } from "./dom.ts";

export const ZOOM_STEP = 1.3;
const DOUBLE_TAP_MS = 350;

export function mountStage(table: Table): Scene {
  const host = byId("stage");
  const scene = new Scene(byId("canvases"), table.store.state);
  table.store.subscribe((state, before) => {
    if (state !== before) scene.show(state, before);
    host.dataset.cursor = state.cursor === null ? "hidden" : "shown";
  });
  bindGestures(host, scene, table);
  watchSize(host, scene);
  mountTools(scene, table);
  mountConfirm(table);
  return scene;
}

function bindGestures(host: HTMLElement, scene: Scene, table: Table): void {
  let emptyTapAt = -Infinity;
  const touchdown = (at: Spot, event: PointerEvent): Touchdown => ({
    at: scene.hit(at),
    pointer:
      event.pointerType === "touch" || event.pointerType === "pen" ? event.pointerType : "mouse",
    spacing: scene.spacing,
  });
  new Gestures(host, {
    hover: (at) => table.point(scene.hit(at)),
    leave: () => table.point(null),
    tap(at, event) {
      const down = touchdown(at, event);
      const twice = down.at === null && event.timeStamp - emptyTapAt < DOUBLE_TAP_MS;
      emptyTapAt = down.at === null ? event.timeStamp : -Infinity;
      if (twice) scene.fit();
      perform(table, playTool.tap(table.store.state, down));
    },
    claims: (at, event) => playTool.claims(table.store.state, touchdown(at, event)),
    drag: (at, event) => perform(table, playTool.drag(table.store.state, touchdown(at, event))),
    pan: (dx, dy) => scene.panBy(dx, dy),
    zoom: (factor, at) => scene.zoom(factor, at),
  });
}

export function perform(table: Table, command: Command | null): void {
  if (command === null) return;
  switch (command.kind) {
    case "play":
      table.play({ play: command.at });
      break;
    case "propose":
      table.propose(command.at);
      break;
    case "point":
      table.store.dispatch({ kind: "proposed", at: null });
      table.point(command.at);
      break;
    case "withdraw":
      withdraw(table);
      break;
  }
}

function withdraw(table: Table): void {
  table.store.dispatch({ kind: "proposed", at: null });
  table.point(null);
}

/** The stage's size, and the density of the screen that the window is on. */
function watchSize(host: HTMLElement, scene: Scene): void {
  const resize = () => {
    scene.resize({ width: host.clientWidth, height: host.clientHeight }, devicePixelRatio);
  };
  new ResizeObserver(resize).observe(host);
  const watchDensity = () => {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      "change",
      () => {
        resize();
        watchDensity();
      },
      { once: true },
    );
  };
  watchDensity();
}

function mountTools(scene: Scene, table: Table): void {
  byId("tools").append(
    iconButton(Plus, "Zoom in", () => scene.zoom(ZOOM_STEP)),
    iconButton(Minus, "Zoom out", () => scene.zoom(1 / ZOOM_STEP)),
    iconButton(Maximize, "Fit the board", () => scene.fit()),
    iconButton(Contrast, "Light or dark", () => toggleTheme(table)),
  );
}

/** ✕ and ✓ for a proposed play. */
function mountConfirm(table: Table): void {
  const place = byId("confirm");
  const proposed = (then: (at: PlacementId) => void) => () => {
    const { proposal } = table.store.state;
    if (proposal !== null) then(proposal);
  };
  place.append(
    iconButton(
      X,
      "Cancel this play",
      proposed(() => withdraw(table)),
      "round",
    ),
    iconButton(
      Check,
      "Play here",
      proposed((at) => table.play({ play: at })),
      "round primary",
    ),
  );
  table.store.subscribe(({ proposal }) => {
    place.hidden = proposal === null;
  });
}
