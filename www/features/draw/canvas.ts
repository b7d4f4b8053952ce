/** Bindings of the drawing area: pointers to the chosen tool, the state to the scene. */

import { Maximize, Minus, Plus, ScanSearch } from "lucide";
import { has } from "../../engine/features.ts";
import { byId } from "../../panels/dom.ts";
import { ZOOM_STEP } from "../../panels/stage.ts";
import { iconButton, mount } from "../../panels/template.ts";
import { CORE_TANGENCY } from "../../sketch/core-tangency.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { findingTargets } from "../../sketch/finding-items.ts";
import type { PointerKind } from "../../sketch/ladder.ts";
import type { EditorState, Target } from "../../sketch/state.ts";
import { putPoint } from "../../tools/draw/lines.ts";
import { insertCorner } from "../../tools/draw/select.ts";
import type { DrawTool, Touch } from "../../tools/draw/tool.ts";
import { movesBackground, toolInHand } from "../../tools/draw/tools.ts";
import type { Spot } from "../../view/camera.ts";
import { EditorScene } from "../../view/editor-canvas/scene.ts";
import { type GestureHandlers, Gestures } from "../../view/gestures.ts";
import { DRAWING_AREA_WORDS } from "../../words/draw-commands.ts";
import { wheelOfPaper } from "./wheel.ts";

const DOUBLE_TAP_MS = 350;
const DOUBLE_TAP_PIXELS = { mouse: 8, touch: 24 } as const;

export function mountEditorCanvas(editor: EditorController): EditorScene {
  const host = byId("drawing");
  const scene = new EditorScene(byId("drawing-canvases"), editor.store.state);
  editor.store.subscribe((editorState, before) => {
    if (editorState !== before) scene.show(editorState, before);
    host.dataset.cursor = editorState.cursor === null ? "hidden" : "shown";
    host.dataset.tool = movesBackground(editorState) ? "background" : editorState.tool;
    if (editorState.survey !== before.survey) scene.mark(findingTargets(editorState));
  });
  const pointer = lastPlace(host);
  editor.pasteAt(() => {
    const at = pointer();
    return editor.store.state.cursor ?? (at === null ? scene.middle() : scene.toBoard(at));
  });
  bindPointers(host, scene, editor);
  const resize = () => {
    const size = { width: host.clientWidth, height: host.clientHeight };
    // Without a size it is hidden: on its return it shows at once what it showed before.
    if (size.width > 0) scene.resize(size, devicePixelRatio);
  };
  new ResizeObserver(resize).observe(host);
  mount(editor.store, "drawing-view", ["now"], ({ now }) => [
    iconButton(Plus, DRAWING_AREA_WORDS.zoomIn, () => scene.zoom(ZOOM_STEP)),
    iconButton(Minus, DRAWING_AREA_WORDS.zoomOut, () => scene.zoom(1 / ZOOM_STEP)),
    iconButton(Maximize, DRAWING_AREA_WORDS.fitDrawing, () => scene.fit(), "tool fits"),
    iconButton(
      ScanSearch,
      DRAWING_AREA_WORDS.fitSelection,
      () => scene.fitSelection(),
      "tool fits",
      {
        hidden: now.selection.size === 0,
      },
    ),
  ]);
  return scene;
}

function bindPointers(host: HTMLElement, scene: EditorScene, editor: EditorController): void {
  const { store } = editor;
  const taps = new DoubleTaps();
  const pans = spaceHeld();
  const use = (apply: (tool: DrawTool, editorState: EditorState) => ReturnType<DrawTool["tap"]>) =>
    editor.do(apply(toolInHand(store.state), store.state));
  const touch = (at: Spot, event: PointerEvent) => touchAt(scene, at, event);
  const handlers: GestureHandlers = {
    hover: (at, event) =>
      use((tool, editorState) => tool.hover(editorState, touch(at, event), CORE_TANGENCY)),
    leave: () => store.dispatch({ kind: "hovered", under: null, ghost: null }),
    claims(at, event) {
      if (event.button !== 0 || pans()) return false;
      letGo(editor);
      use((tool, editorState) => tool.press(editorState, touch(at, event), CORE_TANGENCY));
      return true;
    },
    drag: (at, event) =>
      use((tool, editorState) => tool.drag(editorState, touch(at, event), CORE_TANGENCY)),
    drop: (at, event) =>
      use((tool, editorState) => tool.drop(editorState, touch(at, event), CORE_TANGENCY)),
    abandon: () => abandonDrag(editor),
    tap(at, event) {
      if (event.button !== 0 || pans()) return;
      const twice = taps.isSecond(at, event);
      if (twice && tapTwice(editor, touch(at, event))) return;
      use((tool, editorState) => tool.tap(editorState, touch(at, event), CORE_TANGENCY));
    },
    hold(at, event) {
      const target = scene.under(at, event.type === "contextmenu" ? "mouse" : "touch");
      store.dispatch({ kind: "menu", menu: { at: [at.x, at.y], target } });
    },
    pan: (dx, dy) => scene.panBy(dx, dy),
    zoom: (factor, at) => scene.zoom(factor, at),
  };
  new Gestures(host, handlers, wheelOfPaper);
}

/** Abandons a drag, as when a pinch begins; a gesture that goes from tap to tap goes on. */
function abandonDrag({ store }: EditorController): void {
  const { gesture } = store.state;
  const tapped = gesture.kind === "outline" || (gesture.kind === "linking" && gesture.by === "tap");
  if (!tapped) store.dispatch({ kind: "abandoned" });
}

/** Touch for a tool. The search for the item under it waits until a tool asks: during most drags none does. */
function touchAt(scene: EditorScene, at: Spot, event: PointerEvent): Touch {
  const { pointerType, shiftKey, altKey, ctrlKey, metaKey } = event;
  const free = ctrlKey || metaKey;
  const pointer: PointerKind =
    pointerType === "touch" || pointerType === "pen" ? pointerType : "mouse";
  return {
    at: scene.toBoard(at),
    get under() {
      return scene.under(at, pointer, free ? "close" : "wide");
    },
    ...scene.reach(pointer),
    shift: shiftKey,
    free,
    copies: altKey,
  };
}

/** Acts on a second tap at the same spot; false where it is only another tap. */
function tapTwice(editor: EditorController, touch: Touch): boolean {
  const editorState = editor.store.state;
  // The first tap has selected the link, whose handle then lies on it.
  const under: Target | null =
    touch.under?.kind === "bend" ? { kind: "link", id: touch.under.id } : touch.under;
  if (editorState.tool !== "select" || touch.shift || movesBackground(editorState)) return false;
  if (under?.kind === "point") {
    editor.do([{ kind: "writing", id: under.id }, { kind: "released" }]);
    return true;
  }
  const added =
    has(editorState.now.sketch, "points") && (under === null || under.kind === "link")
      ? putPoint(editorState, { ...touch, under })
      : insertCorner(editorState, touch);
  editor.do([...added, { kind: "released" }]);
  return added.length > 0;
}

/** Puts away everything that floats over the drawing area. */
function letGo({ store }: EditorController): void {
  const { menu, cursor, message } = store.state;
  if (menu !== null) store.dispatch({ kind: "menu", menu: null });
  if (cursor !== null) store.dispatch({ kind: "cursor", at: null });
  if (message !== null) store.dispatch({ kind: "message", message: null });
}

class DoubleTaps {
  #at: Spot = { x: 0, y: 0 };
  #when = -Infinity;

  isSecond(at: Spot, { timeStamp: when, pointerType }: PointerEvent): boolean {
    const most = DOUBLE_TAP_PIXELS[pointerType === "mouse" ? "mouse" : "touch"];
    const near = Math.hypot(at.x - this.#at.x, at.y - this.#at.y) <= most;
    const second = near && when - this.#when < DOUBLE_TAP_MS;
    [this.#at, this.#when] = [at, second ? -Infinity : when];
    return second;
  }
}

/** Watches the pointer over the paper: its last place there, in CSS pixels. */
function lastPlace(host: HTMLElement): () => Spot | null {
  let last: Spot | null = null;
  for (const kind of ["pointerdown", "pointermove"] as const)
    host.addEventListener(kind, ({ clientX, clientY }) => {
      const { left, top } = host.getBoundingClientRect();
      last = { x: clientX - left, y: clientY - top };
    });
  return () => last;
}

/** Watches the space bar: while it is down, a drag moves the paper. */
function spaceHeld(): () => boolean {
  let held = false;
  document.addEventListener("keydown", (event) => {
    if (event.key === " ") held = true;
  });
  document.addEventListener("keyup", (event) => {
    if (event.key === " ") held = false;
  });
  window.addEventListener("blur", () => {
    held = false;
  });
  return () => held;
}
