/** The stage: three surfaces over one another and the camera. Redraws a surface only when what it
 *  shows has changed, at most once for a frame. Reads the state, never writes it. */
import type { PlacementId, State } from "../model/state.ts";
import { playedAt } from "../model/turns.ts";
import {
  type Camera,
  fitted,
  pan,
  type Size,
  type Spot,
  toBoard,
  toScreen,
  within,
  zoomAt,
} from "./camera.ts";
import { framing } from "./framing.ts";
import { paintGround } from "./ground.ts";
import { paintMarks } from "./marks.ts";
import { Motion } from "./motion.ts";
import { paintCoordinates, paintLabels } from "./names.ts";
import { turnNumbers } from "./numbers.ts";
import type { Pen } from "./pen.ts";
import { type Pieces, paintPieces } from "./pieces.ts";
import { makePlan, type Plan, placementAt, pointOf } from "./plan.ts";
import { type Pace, Surface } from "./surface.ts";
import { type Palette, readPalette } from "./theme.ts";

/** From here on the lower layers are not painted for every frame of a pan. */
const BUSY_PLACEMENTS = 2500;
const REST_MS = 110;
/** In CSS pixels: a click this near to a point is the point's. */
const REACH = 14;
/** In CSS pixels: zooming in ends where neighbours stand this far apart. */
const NEAREST_SPACING = 90;

type Layer = "ground" | "pieces" | "marks";

export class Scene {
  readonly #host: HTMLElement;
  readonly #ground: Surface;
  readonly #pieces: Surface;
  readonly #marks: Surface;
  readonly #motion = new Motion();
  readonly #stale = new Set<Layer>();
  #state: State;
  #plan: Plan;
  #palette: Palette;
  #camera: Camera = { scale: 1, left: 0, top: 0 };
  #size: Size = { width: 0, height: 0 };
  #density = 1;
  /** Whether the board is fitted, and stays so when the stage changes its size. */
  #fitted = true;
  #movedAt = -Infinity;
  #frame = 0;

  constructor(host: HTMLElement, state: State) {
    this.#host = host;
    this.#state = state;
    this.#plan = makePlan(state.board.drawing);
    this.#palette = readPalette();
    this.#ground = new Surface(host);
    this.#pieces = new Surface(host);
    this.#marks = new Surface(host);
  }

  get plan(): Plan {
    return this.#plan;
  }

  /** Between neighbouring points, in CSS pixels. */
  get spacing(): number {
    return this.#plan.spacing * this.#camera.scale;
  }

  hit(at: Spot): PlacementId | null {
    const { x, y } = toBoard(this.#camera, at);
    return placementAt(this.#plan, x, y, REACH / this.#camera.scale);
  }

  spotOf(at: PlacementId): Spot {
    const { x, y } = pointOf(this.#plan, at);
    return toScreen(this.#camera, x, y);
  }

  resize(size: Size, density: number): void {
    this.#size = size;
    this.#density = density;
    this.#resizeSurfaces();
    if (this.#fitted) this.fit();
    else this.#move(this.#camera);
  }

  repalette(): void {
    this.#palette = readPalette();
    this.#spoil("ground", "pieces", "marks");
  }

  show(state: State, before: State): void {
    this.#state = state;
    if (state.board !== before.board) this.#open(state);
    if (state.change !== before.change) this.#motion.begin(state, before, performance.now());
    if (state.game !== before.game) this.#spoil("pieces");
    if (state.overlays !== before.overlays) this.#spoil("ground", "pieces");
    this.#spoil("marks");
    if (state.overlays.coordinates !== before.overlays.coordinates && this.#fitted) this.fit();
  }

  fit(): void {
    const { box, insets, largest } = framing(this.#plan, this.#size, this.#writesCoordinates());
    this.#fitted = true;
    this.#place(fitted(box, this.#size, insets, largest));
  }

  panBy(dx: number, dy: number): void {
    this.#move(pan(this.#camera, dx, dy));
  }

  zoom(factor: number, at: Spot = { x: this.#size.width / 2, y: this.#size.height / 2 }): void {
    const { least, most } = this.#zoomLimits();
    this.#move(zoomAt(this.#camera, factor, at, least, most));
  }

  /** Pans as little as it takes to have this placement well inside the stage. */
  reveal(at: PlacementId): void {
    const spot = this.spotOf(at);
    const edge = Math.min(48, this.#size.width / 4, this.#size.height / 4);
    const dx = Math.max(edge - spot.x, 0) || Math.min(this.#size.width - edge - spot.x, 0);
    const dy = Math.max(edge - spot.y, 0) || Math.min(this.#size.height - edge - spot.y, 0);
    if (dx !== 0 || dy !== 0) this.panBy(dx, dy);
  }

  #open(state: State): void {
    this.#plan = makePlan(state.board.drawing);
    this.#resizeSurfaces();
    this.fit();
  }

  #resizeSurfaces(): void {
    const pace: Pace = this.#plan.radii.length >= BUSY_PLACEMENTS ? "at rest" : "every frame";
    this.#ground.resize(this.#size, this.#density, pace);
    this.#pieces.resize(this.#size, this.#density, pace);
    this.#marks.resize(this.#size, this.#density, "every frame");
    this.#spoil("ground", "pieces", "marks");
  }

  #zoomLimits(): { least: number; most: number } {
    const { box, insets, largest } = framing(this.#plan, this.#size, this.#writesCoordinates());
    const whole = fitted(box, this.#size, insets, largest).scale;
    return { least: whole / 2, most: Math.max(2 * whole, NEAREST_SPACING / this.#plan.spacing) };
  }

  #move(camera: Camera): void {
    this.#fitted = false;
    this.#movedAt = performance.now();
    this.#place(within(camera, this.#plan.box, this.#size, 60));
  }

  #place(camera: Camera): void {
    this.#camera = camera;
    this.#host.dataset.camera = [camera.scale, camera.left, camera.top].join(" ");
    this.#spoil("ground", "pieces", "marks");
  }

  #spoil(...layers: readonly Layer[]): void {
    for (const layer of layers) this.#stale.add(layer);
    if (this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#draw(now));
  }

  #draw(now: number): void {
    this.#frame = 0;
    if (this.#size.width === 0) return;
    if (this.#motion.rest(now)) this.#stale.add("pieces");
    const moving = now - this.#movedAt < REST_MS;
    this.#drawBelow("ground", this.#ground, moving, (pen) => this.#paintGround(pen));
    this.#drawBelow("pieces", this.#pieces, moving, (pen) => this.#paintPieces(pen));
    if (this.#stale.delete("marks"))
      this.#marks.paint(this.#camera, this.#palette, (pen) => this.#paintMarks(pen, now));
    if (!this.#motion.resting) this.#spoil("marks");
    if (this.#stale.size > 0) this.#spoil();
  }

  /** While the camera moves, a layer that can be shifted stays stale and is painted when it rests. */
  #drawBelow(layer: Layer, surface: Surface, moving: boolean, paint: (pen: Pen) => void): void {
    if (!this.#stale.has(layer) || (moving && surface.follow(this.#camera))) return;
    this.#stale.delete(layer);
    surface.paint(this.#camera, this.#palette, paint);
  }

  #paintGround(pen: Pen): void {
    const coordinates = this.#writesCoordinates();
    paintGround(pen, this.#plan, coordinates);
    if (coordinates) paintCoordinates(pen, this.#plan, this.#state.board);
  }

  #paintPieces(pen: Pen): void {
    const { board, game, overlays } = this.#state;
    const pieces: Pieces = {
      colours: game.colours,
      owners: overlays.owners ? game.owners : null,
      last: playedAt(game.record[game.turnCount - 1]),
      numbers: overlays.numbers ? turnNumbers(game) : null,
      moving: this.#motion.moving(),
    };
    paintPieces(pen, this.#plan, pieces);
    if (overlays.labels && board.size === null) paintLabels(pen, this.#plan, board, game.colours);
  }

  #paintMarks(pen: Pen, now: number): void {
    this.#motion.paint(pen, this.#plan, now);
    paintMarks(pen, this.#plan, this.#state);
  }

  #writesCoordinates(): boolean {
    return this.#state.overlays.coordinates && this.#state.board.size !== null;
  }
}
