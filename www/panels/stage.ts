/** Binds the stage to the table: gestures to the tool, the state to the scene. */
import { Check, Contrast, Maximize, Minus, Plus, X } from "lucide";
import type { Pair } from "../engine/types.ts";
import { type Aim, exactly, type Hold } from "../model/aim.ts";
import type { Table } from "../model/game-controller.ts";
import { isCentre, type Place, type PlacementId, placeOf } from "../model/state.ts";
import { markTool } from "../tools/mark.ts";
import { playTool } from "../tools/play.ts";
import type { Command, Tool, Touchdown } from "../tools/tool.ts";
import type { Spot } from "../view/camera.ts";
import { type FramingRule, framing } from "../view/framing.ts";
import { type GestureHandlers, Gestures, type Wheel } from "../view/gestures.ts";
import { Scene } from "../view/scene.ts";
import { toggleTheme } from "./appearance.ts";
import { byId, iconButton } from "./dom.ts";

export const ZOOM_STEP = 1.3;
const DOUBLE_TAP_MS = 350;

/** Where a board is shown, and what pointers mean there. */
export interface Stage {
  readonly host: HTMLElement;
  readonly canvases: HTMLElement;
  readonly tool: Tool;
  readonly wheel: Wheel;
  readonly framing: FramingRule;
  /** Ends what listens beyond the host. */
  readonly signal?: AbortSignal;
}

/** The page's own. */
export function mountStage(table: Table): Scene {
  const [host, canvases] = [byId("stage"), byId("canvases")];
  const scene = bindStage(table, { host, canvases, tool: playTool, wheel: "zooms", framing });
  mountTools(scene, table);
  mountConfirm(table, byId("confirm"));
  return scene;
}

export function bindStage(table: Table, stage: Stage): Scene {
  const scene = new Scene(stage.canvases, table.store.state, stage.framing);
  table.store.subscribe((state, before) => {
    if (state !== before) scene.show(state, before);
    stage.host.dataset.cursor = state.cursor === null ? "hidden" : "shown";
  });
  bindGestures(stage, scene, table);
  watchSize(stage, scene);
  return scene;
}

function bindGestures(stage: Stage, scene: Scene, table: Table): void {
  const { host, tool } = stage;
  const toolNow = () => (table.store.state.marking === null ? tool : markTool);
  let emptyTapAt = -Infinity;
  const grip = new Grip();
  const touchdown = (at: Spot, event: PointerEvent): Touchdown => {
    const down = touchdownAt(scene, at, event);
    return { ...down, aim: grip.moved(down.aim) };
  };
  const hover = bindHover(stage, scene, table);
  const handlers: GestureHandlers = {
    hover,
    leave: () => hover(null),
    tap(at, event) {
      grip.release();
      if (pointCell(at, scene, table) && event.pointerType === "touch") return;
      const down = touchdown(at, event);
      const empty = down.choices.length === 0 && down.aim === null;
      const twice = empty && event.timeStamp - emptyTapAt < DOUBLE_TAP_MS;
      emptyTapAt = empty ? event.timeStamp : -Infinity;
      if (twice) scene.fit();
      const command = toolNow().tap(table.store.state, chosen(down, table));
      if (command?.kind !== "mark") perform(table, command);
      else if (!isCentre(command.at)) table.editor.mark(command.at, command.mark);
      else table.editor.mark(exactly(scene.canonical(command.at)).at, command.mark);
    },
    claims(at, event) {
      grip.release();
      const down = touchdown(at, event);
      const claimed = toolNow().claims(table.store.state, down);
      if (claimed) grip.hold(down, table.store.state.proposal);
      return claimed;
    },
    drag: (at, event) => perform(table, toolNow().drag(table.store.state, touchdown(at, event))),
    pan: (dx, dy) => scene.panBy(dx, dy),
    zoom: (factor, at) => scene.zoom(factor, at),
  };
  new Gestures(host, handlers, stage.wheel);
}

function touchdownAt(scene: Scene, at: Spot, event: PointerEvent): Touchdown {
  const choices = scene.hit(at);
  const { pointerType } = event;
  return {
    choices,
    aim: scene.aimAt(at, holdOf(event)),
    pointer: pointerType === "touch" || pointerType === "pen" ? pointerType : "mouse",
    spacing: scene.spacingAt(choices),
    scale: scene.scale,
  };
}

function holdOf(event: MouseEvent | KeyboardEvent): Hold {
  return event.altKey ? "exact" : "snap";
}

type Hover = (at: Spot | null, event?: PointerEvent) => void;

/** Follows the pointer. Alt lets go of snapping, also while the pointer rests. */
function bindHover({ host, signal }: Stage, scene: Scene, table: Table): Hover {
  let resting: Spot | null = null;
  const aimAt = (at: Spot, event: MouseEvent | KeyboardEvent) => {
    pointCell(at, scene, table);
    const aim = scene.aimAt(at, holdOf(event));
    if (aim !== null) table.pointer.aim(aim);
    else table.pointer.point(...inOrder(scene.hit(at), table));
  };
  for (const kind of ["keydown", "keyup"] as const)
    document.addEventListener(
      kind,
      (event) => {
        if (event.key !== "Alt" || resting === null || scene.plan.kind !== "plane") return;
        event.preventDefault();
        aimAt(resting, event);
      },
      { signal },
    );
  host.addEventListener("pointerdown", () => {
    resting = null;
  });
  return (at, event) => {
    resting = at;
    if (at !== null && event !== undefined) aimAt(at, event);
    else leave(table);
  };
}

/** Whether it is at a cell; a finger that is, means it and no stone. */
function pointCell(at: Spot, scene: Scene, table: Table): boolean {
  const cell = scene.cellAt(at);
  if (cell !== table.store.state.cell) table.store.dispatch({ kind: "cell", cell });
  return cell !== null;
}

function leave(table: Table): void {
  if (table.store.state.cell !== null) table.store.dispatch({ kind: "cell", cell: null });
  table.pointer.leave();
}

/** A stone that is dragged on a plane keeps its distance from the finger that hides its place. */
class Grip {
  #offset: Pair = [0, 0];

  hold({ aim }: Touchdown, proposal: Place | null): void {
    if (aim === null || !isCentre(proposal)) return;
    this.#offset = [proposal[0] - aim.at[0], proposal[1] - aim.at[1]];
  }

  release(): void {
    this.#offset = [0, 0];
  }

  moved(aim: Aim | null): Aim | null {
    if (aim === null) return null;
    return { ...aim, at: [aim.at[0] + this.#offset[0], aim.at[1] + this.#offset[1]] };
  }
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
  if (!singled || proposal !== null) return down;
  const picked = down.choices.filter((at) => at === placeOf(pointing));
  return picked.length > 0 ? { ...down, choices: picked } : down;
}

export function perform(table: Table, command: Command | null): void {
  if (command === null) return;
  switch (command.kind) {
    case "play":
      table.playAt(command.at);
      break;
    case "play-near":
      table.playNear(command.aim);
      break;
    case "propose":
      table.pointer.propose(...command.choices);
      break;
    case "propose-near":
      table.pointer.proposeNear(command.aim);
      break;
    case "point":
      table.store.dispatch({ kind: "proposed", at: null });
      table.pointer.point(command.at);
      break;
    case "mark":
      table.editor.mark(command.at, command.mark);
      break;
    case "withdraw":
      withdraw(table);
      break;
  }
}

function withdraw(table: Table): void {
  table.store.dispatch({ kind: "proposed", at: null });
  leave(table);
}

/** The stage's size, and the density of the screen that the window is on. */
function watchSize({ host, signal }: Stage, scene: Scene): void {
  const resize = () => {
    scene.resize({ width: host.clientWidth, height: host.clientHeight }, devicePixelRatio);
    // On paper the stage has another size, and no frame comes after that one.
    if (matchMedia("print").matches) scene.settle();
  };
  const observer = new ResizeObserver(resize);
  observer.observe(host);
  signal?.addEventListener("abort", () => observer.disconnect());
  const watchDensity = () => {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      "change",
      () => {
        resize();
        watchDensity();
      },
      { once: true, signal },
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
export function mountConfirm(table: Table, place: HTMLElement): void {
  const proposed = (then: (at: Place) => void) => () => {
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
