/** Mini map of a large drawing: a small picture of all of it, and the part that is seen, which a drag moves. The
 *  picture is painted when the drawing pauses; moves of the view only move the frame. */

import { byId } from "../../panels/dom.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { type Camera, toBoard, toScreen } from "../../view/camera.ts";
import type { EditorScene } from "../../view/editor-canvas/scene.ts";
import { paintSketch, sketchCamera } from "../../view/editor-canvas/thumbnail.ts";
import { readPalette } from "../../view/theme.ts";
import { isStroke } from "./between-strokes.ts";

/** Items from which on there is a map. */
const LEAST_ITEMS = 2001;
/** Milliseconds without a change before the picture is painted again. */
const PAUSE_MS = 250;

export function mountMiniMap({ store }: EditorController, scene: EditorScene): void {
  const host = byId("drawing-map");
  const canvas = document.createElement("canvas");
  const seen = document.createElement("div");
  seen.className = "seen";
  host.append(canvas, seen);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Camera of the painted picture. */
  let camera: Camera = { scale: 1, left: 0, top: 0 };
  const follow = () => {
    if (!host.hidden) placeFrame(seen, camera, scene);
  };
  const paint = () => {
    if (host.hidden) return;
    if (isStroke(store.state)) return paintSoon();
    const { now, snapping } = store.state;
    const size = { width: host.clientWidth, height: host.clientHeight };
    camera = sketchCamera(now.sketch, size, snapping.pitch);
    paintSketch(canvas, size, devicePixelRatio, now.sketch, snapping.pitch, readPalette());
    follow();
  };
  const paintSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(paint, PAUSE_MS);
  };
  store.subscribe(({ now: { sketch } }, before) => {
    if (sketch === before.now.sketch) return;
    host.hidden = sketch.points.size + sketch.disks.size < LEAST_ITEMS;
    if (!host.hidden) paintSoon();
  });
  scene.follow(follow);
  scene.onRepalette(paintSoon);
  new ResizeObserver(paintSoon).observe(host);
  bindDrag(host, (at) => {
    const { x, y } = toBoard(camera, at);
    scene.centre([x, y]);
  });
}

/** Puts the frame round the part of the drawing that the paper shows. */
function placeFrame(frame: HTMLElement, camera: Camera, scene: EditorScene): void {
  const { width, height } = scene.size;
  const [a, b] = [
    { x: 0, y: 0 },
    { x: width, y: height },
  ].map((corner) => {
    const [x, y] = scene.toBoard(corner);
    return toScreen(camera, x, y);
  });
  if (a === undefined || b === undefined) return;
  frame.style.translate = `${a.x}px ${a.y}px`;
  frame.style.width = `${b.x - a.x}px`;
  frame.style.height = `${b.y - a.y}px`;
}

function bindDrag(
  host: HTMLElement,
  look: (at: { readonly x: number; readonly y: number }) => void,
): void {
  const lookAt = ({ clientX, clientY }: PointerEvent) => {
    const { left, top } = host.getBoundingClientRect();
    look({ x: clientX - left - host.clientLeft, y: clientY - top - host.clientTop });
  };
  host.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    host.setPointerCapture(event.pointerId);
    lookAt(event);
  });
  host.addEventListener("pointermove", (event) => {
    if (host.hasPointerCapture(event.pointerId)) lookAt(event);
  });
}
