/** Stage bindings: gestures to the tool, the state to the scene. */

import { Check, X } from "lucide";
import type { Pair } from "../engine/types.ts";
import { type Aim, exactly, type Hold } from "../model/aim.ts";
import { cellSlice } from "../model/cells.ts";
import { deadStonesSlice, toggleDead } from "../model/dead-stones.ts";
import type { GameController } from "../model/game-controller.ts";
import { markingSlice } from "../model/marking.ts";
import { isCentre, type Place, type PlacementId, placeOf } from "../model/state.ts";
import { deadTool } from "../tools/dead.ts";
import { markTool } from "../tools/mark.ts";
import type { Command, Tool, Touchdown } from "../tools/tool.ts";
import type { Spot } from "../view/camera.ts";
import type { FramingRule } from "../view/framing.ts";
import { type GestureHandlers, Gestures, type Wheel } from "../view/gestures.ts";
import type { PaintAdvice } from "../view/pointer-layer.ts";
import { Scene } from "../view/scene.ts";
import { CANCEL_PLAY, PLAY_HERE } from "../words/stage.ts";
import { iconButton } from "./dom.ts";

export const ZOOM_STEP = 1.3;
const DOUBLE_TAP_MS = 350;

/** Element of a board, and the pointers' handling there. */
export interface Stage {
  readonly host: HTMLElement;
  readonly canvases: HTMLElement;
  readonly tool: Tool;
  readonly wheel: Wheel;
  readonly framing: FramingRule;
  /** Absent where the computer never advises. */
  readonly advice?: PaintAdvice;
  /** Ends the listeners beyond the host. */
  readonly signal?: AbortSignal;
}

export function bindStage(controller: GameController, stage: Stage): Scene {
  const scene = new Scene(stage.canvases, controller.store.state, stage.framing, stage.advice);
  controller.store.subscribe((state, before) => {
    if (state !== before) scene.show(state, before);
    stage.host.dataset.cursor = state.cursor === null ? "hidden" : "shown";
  });
  bindGestures(stage, scene, controller);
  watchSize(stage, scene);
  return scene;
}

function bindGestures(stage: Stage, scene: Scene, controller: GameController): void {
  const { host, tool } = stage;
  const toolNow = () => {
    const marking = markingSlice.of(controller.store.state);
    const deadStones = deadStonesSlice.of(controller.store.state);
    if (deadStones !== null) return deadTool;
    return marking === null ? tool : markTool;
  };
  let emptyTapAt = -Infinity;
  let touchedAt = -Infinity;
  const grip = new Grip();
  const touchdown = (at: Spot, event: PointerEvent): Touchdown => {
    const down = touchdownAt(scene, at, event);
    return { ...down, aim: grip.moved(down.aim) };
  };
  const hover = bindHover(stage, scene, controller);
  const handlers: GestureHandlers = {
    hover,
    leave: () => hover(null),
    tap(at, event) {
      grip.release();
      if (pointCell(at, scene, controller) && event.pointerType === "touch") return;
      const down = touchdown(at, event);
      const empty = down.choices.length === 0 && down.aim === null;
      const twice = empty && event.timeStamp - emptyTapAt < DOUBLE_TAP_MS;
      emptyTapAt = empty ? event.timeStamp : -Infinity;
      if (twice) scene.home();
      const command = toolNow().tap(controller.store.state, chosen(down, controller));
      const quick = down.pointer !== "mouse" && event.timeStamp - touchedAt < DOUBLE_TAP_MS;
      touchedAt = event.timeStamp;
      // The second tap of two is no answer to the play that the first has proposed.
      if (quick && (command?.kind === "play" || command?.kind === "play-near")) return;
      if (command?.kind !== "mark") perform(controller, command);
      else if (!isCentre(command.at)) controller.editor.mark(command.at, command.mark);
      else controller.editor.mark(exactly(command.at).at, command.mark);
    },
    claims(at, event) {
      grip.release();
      const down = touchdown(at, event);
      const claimed = toolNow().claims(controller.store.state, down);
      if (claimed) grip.hold(down, controller.store.state.proposal);
      return claimed;
    },
    drag: (at, event) =>
      perform(controller, toolNow().drag(controller.store.state, touchdown(at, event))),
    pan: (dx, dy) => scene.panBy(dx, dy),
    zoom: (factor, at) => scene.zoom(factor, at),
  };
  new Gestures(host, handlers, () => stage.wheel);
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
function bindHover({ host, signal }: Stage, scene: Scene, controller: GameController): Hover {
  let resting: Spot | null = null;
  const aimAt = (at: Spot, event: MouseEvent | KeyboardEvent) => {
    pointCell(at, scene, controller);
    const aim = scene.aimAt(at, holdOf(event));
    if (aim !== null) controller.pointer.aim(aim);
    else controller.pointer.point(...inOrder(scene.hit(at), controller));
  };
  for (const kind of ["keydown", "keyup"] as const)
    document.addEventListener(
      kind,
      (event) => {
        if (event.key !== "Alt" || resting === null || !scene.layout.centres) return;
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
    else leave(controller);
  };
}

/** Points at the cell of a spot; true if there is one, in which case a finger means it and no stone. */
function pointCell(at: Spot, scene: Scene, controller: GameController): boolean {
  const cell = scene.cellAt(at);
  if (cell !== cellSlice.of(controller.store.state))
    controller.store.dispatch(cellSlice.with(cell));
  return cell !== null;
}

function leave(controller: GameController): void {
  if (cellSlice.of(controller.store.state) !== null)
    controller.store.dispatch(cellSlice.with(null));
  controller.pointer.leave();
}

/** Grip of a stone dragged on a plane: it keeps its distance from the finger that hides its place. */
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

/** Choices in order: the placement that the keyboard has chosen stays first while the pointer means the same ones. */
function inOrder(
  choices: readonly PlacementId[],
  controller: GameController,
): readonly PlacementId[] {
  const { placements: before } = controller.store.state.choices;
  const same = choices.length === before.length && choices.every((at) => before.includes(at));
  return same ? before : choices;
}

/** Touchdown on the placement that the keyboard has singled out, which the next tap plays. */
function chosen(down: Touchdown, controller: GameController): Touchdown {
  const { choices, proposal, pointing } = controller.store.state;
  if (!choices.singled || proposal !== null) return down;
  const picked = down.choices.filter((at) => at === placeOf(pointing));
  return picked.length > 0 ? { ...down, choices: picked } : down;
}

export function perform(controller: GameController, command: Command | null): void {
  if (command === null) return;
  switch (command.kind) {
    case "play":
      controller.playAt(command.at);
      break;
    case "play-near":
      controller.playNear(command.aim);
      break;
    case "propose":
      controller.pointer.propose(...command.choices);
      break;
    case "propose-near":
      controller.pointer.proposeNear(command.aim);
      break;
    case "point":
      controller.store.dispatch({ kind: "proposed", at: null });
      controller.pointer.point(command.at);
      break;
    case "mark":
      controller.editor.mark(command.at, command.mark);
      break;
    case "dead":
      toggleDead(controller, command.at);
      break;
    case "withdraw":
      withdraw(controller);
      break;
  }
}

function withdraw(controller: GameController): void {
  controller.store.dispatch({ kind: "proposed", at: null });
  leave(controller);
}

/** Watches the stage's size, and the density of the window's screen. */
function watchSize({ host, signal }: Stage, scene: Scene): void {
  const resize = () => {
    scene.resize({ width: host.clientWidth, height: host.clientHeight }, devicePixelRatio);
    // On paper the stage has another size, and no frame follows that change.
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

/** Buttons ✕ and ✓ for a proposed play. */
export function mountConfirm(controller: GameController, place: HTMLElement): void {
  const proposed = (then: (at: Place) => void) => () => {
    const { proposal } = controller.store.state;
    if (proposal !== null) then(proposal);
  };
  place.append(
    iconButton(
      X,
      CANCEL_PLAY,
      proposed(() => withdraw(controller)),
      "round",
    ),
    iconButton(
      Check,
      PLAY_HERE,
      proposed((at) => controller.playAt(at)),
      "round primary",
    ),
  );
  controller.store.subscribe(({ proposal }) => {
    place.hidden = proposal === null;
  });
}
