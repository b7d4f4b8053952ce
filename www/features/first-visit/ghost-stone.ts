/** Ghost of the stone that takes, breathing in the last liberty of White's stone, whose arc is red over it. Both follow
 *  the board on the screen. */
import { byId } from "../../panels/dom.ts";
import { html, type Markup } from "../../panels/template.ts";
import { type Camera, toScreen } from "../../view/camera.ts";
import { penOn } from "../../view/pen.ts";
import { paintStone } from "../../view/stones.ts";
import { readPalette } from "../../view/theme.ts";
import { besideTarget, FREE, RADIUS, TARGET } from "./boards.ts";

/** Side of the picture, in radii. */
const SIDE = 3;
/** Width of the arc in the middle and at its ends, in radii, and the steps in which it is drawn. */
const BRUSH = { middle: 0.078, end: 0.0135, steps: 40 } as const;
/** Shape of the stroke: how soon it is as wide as in the middle. */
const SWELL = 0.55;

const MIDDLE = besideTarget((FREE.from + FREE.to) / 2);

export class GhostStone {
  readonly #host: HTMLElement;
  readonly views: Markup = html`<canvas class="ghost" aria-hidden="true"></canvas>
    <svg class="last-liberty" aria-hidden="true"><path d=${brush()} /></svg>`;

  constructor(host: HTMLElement, signal: AbortSignal) {
    this.#host = host;
    const observer = new MutationObserver(() => this.place());
    observer.observe(byId("canvases"), { attributeFilter: ["data-camera"] });
    observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    signal.addEventListener("abort", () => observer.disconnect());
  }

  /** Places both where the board is now. */
  place(): void {
    const [canvas, arc] = [this.#host.querySelector("canvas"), this.#host.querySelector("svg")];
    if (canvas === null || arc === null) return;
    const camera = shownCamera();
    const { x, y } = toScreen(camera, ...MIDDLE);
    const side = SIDE * RADIUS * camera.scale;
    for (const part of [canvas, arc]) {
      part.style.width = part.style.height = `${side}px`;
      part.style.translate = `${x - side / 2}px ${y - side / 2}px`;
    }
    const half = (SIDE * RADIUS) / 2;
    arc.setAttribute("viewBox", [MIDDLE[0] - half, MIDDLE[1] - half, 2 * half, 2 * half].join(" "));
    const size = { width: side, height: side };
    const pen = penOn(canvas, size, devicePixelRatio, camera, readPalette());
    if (pen !== null) paintStone(pen, side / 2, side / 2, RADIUS * camera.scale, 1);
  }
}

function shownCamera(): Camera {
  const shown = byId("canvases").dataset.camera ?? "";
  const [scale = 1, left = 0, top = 0] = shown.split(" ").map(Number);
  return { scale, left, top };
}

/** The arc as the stroke of a brush, thin at both ends, in units of the board. */
function brush(): string {
  const spot = (part: number, side: 1 | -1) => {
    const swell = Math.max(Math.sin(Math.PI * part), 0) ** SWELL;
    const half = RADIUS * (BRUSH.end + BRUSH.middle * swell);
    const angle = ((FREE.from + (FREE.to - FREE.from) * part) * Math.PI) / 180;
    const reach = 2 * RADIUS + side * half;
    return [TARGET[0] + reach * Math.cos(angle), TARGET[1] + reach * Math.sin(angle)];
  };
  const parts = Array.from({ length: BRUSH.steps + 1 }, (_, step) => step / BRUSH.steps);
  const outer = parts.map((part) => spot(part, 1));
  const inner = parts.map((part) => spot(part, -1)).reverse();
  return `M${[...outer, ...inner].map(([x = 0, y = 0]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join("L")}Z`;
}
