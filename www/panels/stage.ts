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
    choices: scene.hit(at),
    pointer:
      event.pointerType === "touch" || event.pointerType === "pen" ? event.pointerType : "mouse",
    spacing: scene.spacing,
  });
  new Gestures(host, {
    hover: (at) => table.point(...inOrder(scene.hit(at), table)),
    leave: () => table.point(),
    tap(at, event) {
      const down = touchdown(at, event);
      const empty = down.choices.length === 0;
      const twice = empty && event.timeStamp - emptyTapAt < DOUBLE_TAP_MS;
      emptyTapAt = empty ? event.timeStamp : -Infinity;
      if (twice) scene.fit();
      perform(table, playTool.tap(table.store.state, chosen(down, table)));
    },
    claims: (at, event) => playTool.claims(table.store.state, touchdown(at, event)),
    drag: (at, event) => perform(table, playTool.drag(table.store.state, touchdown(at, event))),
    pan: (dx, dy) => scene.panBy(dx, dy),
    zoom: (factor, at) => scene.zoom(factor, at),
  });
}

/** The placement that Tab has chosen stays the first while the pointer means the same ones. */
function inOrder(choices: readonly PlacementId[], table: Table): readonly PlacementId[] {
  const { choices: before } = table.store.state;
  const same = choices.length === before.length && choices.every((at) => before.includes(at));
  return same ? before : choices;
}

/** What Tab has singled out is played by the next tap. */
function chosen(down: Touchdown, table: Table): Touchdown {
  const { singled, proposal, pointing } = table.store.state;
  if (!singled || proposal !== null || pointing.kind === "nothing") return down;
  return down.choices.includes(pointing.at) ? { ...down, choices: [pointing.at] } : down;
}

export function perform(table: Table, command: Command | null): void {
  if (command === null) return;
  switch (command.kind) {
    case "play":
      table.playAt(command.at);
      break;
    case "propose":
      table.propose(...command.choices);
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
  table.point();
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
      proposed((at) => table.playAt(at)),
      "round primary",
    ),
  );
  table.store.subscribe(({ proposal }) => {
    place.hidden = proposal === null;
  });
}
