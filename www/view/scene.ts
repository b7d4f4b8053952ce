/** Stage: three surfaces over one another and the camera. Redraws a surface only when its content has
 *  changed, at most once for a frame. Reads the state, never writes it. */
import type { Drawing, Pair, Site } from "../engine/types.ts";
import { isWhole, layOutBoard, layOutFurther } from "../kinds/lay-out.ts";
import type { Aim, Hold } from "../model/aim.ts";
import { cellsSlice } from "../model/cells.ts";
import { chainsSlice, whySlice } from "../model/explanation.ts";
import { overlaysSlice } from "../model/overlays.ts";
import { preferredSlice } from "../model/preferred.ts";
import { previewSlice } from "../model/preview.ts";
import {
  EMPTY,
  isStone,
  type Place,
  type PlacementId,
  type State,
  samePlace,
} from "../model/state.ts";
import { markList } from "../model/tree/marks.ts";
import { notesOf } from "../model/tree/tree.ts";
import { placeIn, playedAt } from "../model/turns.ts";
import type { BoardLayout } from "./board-layout.ts";
import {
  type Box,
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
import { onCanvas } from "./canvas-pen.ts";
import { cellPart } from "./cell-part.ts";
import { chainsShown } from "./chain-marks.ts";
import type { Framing, FramingRule } from "./framing.ts";
import { LibertyInk } from "./liberty-ink.ts";
import { Motion } from "./motion.ts";
import { paintCoordinates, paintLabels } from "./names.ts";
import { turnNumbers } from "./numbers.ts";
import { touchedBoxes } from "./partial-repaint.ts";
import type { CanvasPen, Circle, Pen } from "./pen.ts";
import type { Pieces } from "./pieces.ts";
import { type PaintAdvice, paintMarks } from "./pointer-layer.ts";
import { broughtIn } from "./region.ts";
import { paintPieces } from "./stone-layer.ts";
import { type Pace, Surface } from "./surface.ts";
import { type Palette, readPalette } from "./theme.ts";
import type { Turning } from "./turning.ts";

const REST_MS = 110;
/** Distance in CSS pixels at which a click still belongs to a point. */
const REACH = 14;
/** Distance in CSS pixels that a stone on a plane goes for something to touch. */
const NEAR = 12;
/** Distance in CSS pixels at which the pointer is at a cell. */
const CELL_REACH = 9;
/** Distance of neighbours in CSS pixels at which zooming in ends. */
const NEAREST_SPACING = 90;

type Layer = "ground" | "wash" | "pieces" | "marks";

/** Painting under the stones that comes and goes with a moment of the game. */
type PaintWash = (pen: CanvasPen, layout: BoardLayout, isBody: boolean) => void;

export class Scene {
  readonly #host: HTMLElement;
  readonly #framing: FramingRule;
  readonly #advice: PaintAdvice;
  readonly #ground: Surface;
  readonly #pieces: Surface;
  /** Made with the first wash. */
  #wash: Surface | null = null;
  #paintWash: PaintWash | null = null;
  readonly #marks: Surface;
  readonly #motion = new Motion();
  readonly #ink = new LibertyInk();
  /** Place whose stone a replay leaves out for now. */
  #awaited: Site | null = null;
  readonly #stale = new Set<Layer>();
  /** Last painted content of the stones' layer. */
  #laid: {
    readonly pieces: Pieces;
    readonly layout: BoardLayout;
    readonly palette: Palette;
  } | null = null;
  #state: State;
  /** Layout with stones of the full size, and the one that is drawn. */
  #whole: BoardLayout;
  #layout: BoardLayout;
  /** Palette, read with the first frame: an earlier read would lay out the page in the middle of its
   *  making. */
  #palette: Palette | null = null;
  #camera: Camera = { scale: 1, left: 0, top: 0 };
  #size: Size = { width: 0, height: 0 };
  #density = 1;
  /** True while the board is fitted, which it stays when the stage changes its size. */
  #fitted = true;
  #movedAt = -Infinity;
  #frame = 0;
  #follow: () => void = () => {};
  #turning: Turning | null = null;
  /** Large board whose layout is being made whole. */
  #laying: Drawing | null = null;

  /** Scene in a host, whose colours it takes. */
  constructor(host: HTMLElement, state: State, rule: FramingRule, advice: PaintAdvice = () => {}) {
    this.#host = host;
    this.#framing = rule;
    this.#advice = advice;
    this.#state = state;
    this.#whole = this.#layOutFlat();
    this.#layout = this.#whole;
    this.#ground = new Surface(host);
    this.#pieces = new Surface(host);
    this.#marks = new Surface(host);
  }

  /** Part that turns or rolls the board; null while it lies as it is drawn. */
  get turning(): Turning | null {
    return this.#turning;
  }

  /** Layout of the board as it has been turned; null while it lies flat. */
  get body(): BoardLayout | null {
    return this.#turning?.shape === "body" ? this.#turning.layout() : null;
  }

  /** Shows the board as a body that turns, or flat again. A board that is to be rolled stays where it is. */
  turn(turning: Turning | null): void {
    const shape = turning?.shape ?? "flat";
    this.#turning = turning;
    this.#host.dataset.shape = shape;
    if (shape === "rolled") return;
    this.#whole = turning?.layout() ?? this.#layOutFlat();
    this.#layOut();
    this.#resizeSurfaces();
    this.fit();
  }

  /** Takes the layout of a body that has turned. */
  turned(): void {
    if (this.#turning === null) return;
    this.#whole = this.#turning.layout();
    this.#layOut();
    this.#spoilAll();
  }

  get layout(): BoardLayout {
    return this.#layout;
  }

  /** CSS pixels per board unit. */
  get scale(): number {
    return this.#camera.scale;
  }

  /** Distance of neighbouring points, in CSS pixels; where disks are of many sizes, round the one meant. */
  spacingAt(choices: readonly PlacementId[]): number {
    const { near, spacing } = this.#layout;
    const [first] = choices;
    return ((first === undefined ? undefined : near[first]) || spacing) * this.#camera.scale;
  }

  /** Placements that a spot may mean, best first; more than one only where placements overlap. */
  hit(at: Spot): readonly PlacementId[] {
    const spot = toBoard(this.#camera, at);
    const reach = REACH / this.#camera.scale;
    return this.#layout.hit(spot, reach, (found) => this.#rank(found));
  }

  /** Aim on a plane; null on any other board, and more than a radius off the plane. */
  aimAt(at: Spot, hold: Hold): Aim | null {
    return this.#layout.aim(toBoard(this.#camera, at), hold, NEAR / this.#camera.scale);
  }

  /** Spot of the board; one that has left by a glued side comes in by the other. */
  canonical([x, y]: Pair): Pair {
    const { region } = this.#layout;
    if (region === null) return [x, y];
    const spot = broughtIn(region, { x, y });
    return [spot.x, spot.y];
  }

  /** Cell of the quotient at a spot. */
  cellAt(at: Spot): number | null {
    const overlays = overlaysSlice.of(this.#state);
    const cells = cellsSlice.of(this.#state);
    if (cells.kind !== "ready" || !overlays.cells) return null;
    const { x, y } = toBoard(this.#camera, at);
    return cellPart()?.nearest(cells.cells, x, y, CELL_REACH / this.#camera.scale) ?? null;
  }

  /** All placements that overlap at the keyboard's, or that one alone. */
  sharing(at: PlacementId): readonly PlacementId[] {
    return this.#layout.overlapping ? this.hit(this.spotOf(at)) : [at];
  }

  /** Rank of a placement: empty ones and stones come before those that are filled in part, and the chosen
   *  shape before others. */
  #rank(at: PlacementId): number {
    const { game } = this.#state;
    const preferred = preferredSlice.of(this.#state);
    const colour = game.colours[at];
    if (colour !== EMPTY && !isStone(colour)) return 2;
    return preferred === null || isStone(colour) || preferred.has(at) ? 0 : 1;
  }

  spotOf(at: Place): Spot {
    const { x, y } = this.#layout.handle(at);
    return toScreen(this.#camera, x, y);
  }

  resize(size: Size, density: number): void {
    this.#size = size;
    this.#density = density;
    this.#resizeSurfaces();
    this.#layOut();
    if (this.#fitted) this.fit();
    else this.#move(this.#camera);
    this.#drawNow(performance.now());
  }

  repalette(): void {
    this.#palette = null;
    this.#spoilAll();
  }

  /** Lays a wash between the ground and the stones, or takes it away; returns its canvas. */
  wash(paint: PaintWash | null): HTMLCanvasElement | null {
    this.#paintWash = paint;
    if (paint !== null && this.#wash === null) {
      this.#wash = new Surface(this.#host, this.#pieces);
      this.#resizeSurfaces();
    }
    this.#spoil("wash");
    return this.#wash?.canvas ?? null;
  }

  /** The board with its rim, on the screen. */
  boardBox(): Box {
    const { box } = this.#layout;
    const rim = this.#layout.rim(this.#writesCoordinates());
    const from = toScreen(this.#camera, box.x0 - rim, box.y0 - rim);
    const to = toScreen(this.#camera, box.x1 + rim, box.y1 + rim);
    return { x0: from.x, y0: from.y, x1: to.x, y1: to.y };
  }

  /** Circles that a place takes on the screen. */
  circles(at: Place): Iterable<Circle> {
    return this.#layout.spots({ camera: this.#camera, size: this.#size, margin: 0 }, at);
  }

  show(state: State, before: State): void {
    this.#state = state;
    if (state.board !== before.board) this.#open();
    if (state.change !== before.change)
      this.#motion.begin(state, before, this.#layout, performance.now());
    this.#ink.show(state, before, performance.now());
    if (whySlice.of(state) !== whySlice.of(before)) this.#spoil("pieces");
    if (state.branch.tree.notes !== before.branch.tree.notes) this.#spoil("pieces");
    if (state.game !== before.game || previewSlice.of(state) !== previewSlice.of(before))
      this.#spoil("pieces");
    if (overlaysSlice.of(state) !== overlaysSlice.of(before)) this.#spoil("ground", "pieces");
    if (chainsSlice.of(state) !== chainsSlice.of(before)) this.#spoil("pieces");
    this.#spoil("marks");
    if (
      overlaysSlice.of(state).coordinates !== overlaysSlice.of(before).coordinates &&
      this.#fitted
    )
      this.fit();
  }

  fit(): void {
    const { box, insets, largest } = this.#framed();
    this.#fitted = true;
    this.#place(fitted(box, this.#size, insets, largest));
  }

  /** Shows the whole board, and a body from the front of its last stone. */
  home(): void {
    this.fit();
    this.#turning?.home();
  }

  /** Draws at once and on fresh surfaces, with no stone in motion: a printer waits for no frame. */
  settle(): void {
    if (this.#laying !== null) {
      while (layOutFurther(this.#laying) === "more");
      this.layOutAgain();
    }
    this.#resizeSurfaces();
    this.#drawNow(Infinity);
  }

  /** Camera that the reader set; null where it shows the whole board. */
  get view(): Camera | null {
    return this.#fitted ? null : this.#camera;
  }

  look(camera: Camera): void {
    this.#fitted = false;
    this.#place(camera);
  }

  /** Sets a listener for each move of the board on the screen. */
  follow(listener: () => void): void {
    this.#follow = listener;
  }

  panBy(dx: number, dy: number): void {
    const [x, y] = this.#turning?.by(dx, dy) ?? [dx, dy];
    if (x !== 0 || y !== 0) this.#move(pan(this.#camera, x, y));
  }

  zoom(factor: number, at: Spot = { x: this.#size.width / 2, y: this.#size.height / 2 }): void {
    const { least, most } = this.#zoomLimits();
    this.#move(zoomAt(this.#camera, factor, at, least, most));
  }

  /** Pans as little as it takes to have this placement well inside the stage. */
  reveal(at: Place): void {
    if (this.#turning?.reveal(at)) return;
    const spot = this.spotOf(at);
    const edge = Math.min(48, this.#size.width / 4, this.#size.height / 4);
    const dx = Math.max(edge - spot.x, 0) || Math.min(this.#size.width - edge - spot.x, 0);
    const dy = Math.max(edge - spot.y, 0) || Math.min(this.#size.height - edge - spot.y, 0);
    if (dx !== 0 || dy !== 0) this.panBy(dx, dy);
  }

  #open(): void {
    this.#turning = null;
    this.#host.dataset.shape = "flat";
    this.#whole = this.#layOutFlat();
    this.#layOut();
    this.#resizeSurfaces();
    this.fit();
  }

  /** Layout of the board as it is drawn. That of a large one is made whole after its first frame, in parts, between which
   *  the page answers. */
  #layOutFlat(): BoardLayout {
    const { drawing } = this.#state.board;
    const layout = layOutBoard(drawing, Infinity, "at once");
    this.#laying = isWhole(drawing) ? null : drawing;
    if (this.#laying !== null) requestAnimationFrame(() => this.#layOutFurther(drawing));
    return layout;
  }

  #layOutFurther(drawing: Drawing): void {
    setTimeout(() => {
      if (this.#laying !== drawing) return;
      const done = layOutFurther(drawing);
      if (done === "more") return this.#layOutFurther(drawing);
      this.#laying = null;
      if (done === "whole") this.layOutAgain();
    });
  }

  /** Lays out the same board again: there is more of it than before. */
  layOutAgain(): void {
    this.#whole = this.#turning?.layout() ?? this.#layOutFlat();
    this.#layOut();
    if (this.#fitted) this.fit();
    else this.#spoilAll();
  }

  /** Takes the layout with stones as large as this stage has them. */
  #layOut(): void {
    const { stone = Infinity } = this.#framed();
    const { largestRadius, centres, drawing } = this.#whole;
    const isSmaller = stone < largestRadius && !centres && drawing.radii.length === 0;
    this.#layout =
      isSmaller && this.#turning?.shape !== "body"
        ? layOutBoard(this.#whole.drawing, stone, "at once")
        : this.#whole;
  }

  #resizeSurfaces(): void {
    const { radii, busy } = this.#layout;
    const pace: Pace = radii.length >= busy ? "at rest" : "every frame";
    this.#ground.resize(this.#size, this.#density, pace);
    this.#wash?.resize(this.#size, this.#density, pace);
    this.#pieces.resize(this.#size, this.#density, pace);
    this.#marks.resize(this.#size, this.#density, "every frame");
    this.#spoilAll();
  }

  #zoomLimits(): { least: number; most: number } {
    const { box, insets, largest } = this.#framed();
    const whole = fitted(box, this.#size, insets, largest).scale;
    return { least: whole / 2, most: Math.max(4 * whole, NEAREST_SPACING / this.#layout.spacing) };
  }

  #move(camera: Camera): void {
    this.#fitted = false;
    this.#movedAt = performance.now();
    this.#place(within(camera, this.#layout.box, this.#size, 60));
  }

  #place(camera: Camera): void {
    this.#camera = camera;
    this.#host.dataset.view = this.#fitted ? "whole" : "moved";
    this.#host.dataset.camera = [camera.scale, camera.left, camera.top].join(" ");
    this.#spoilAll();
    this.#follow();
  }

  #spoilAll(): void {
    this.#spoil("ground", "wash", "pieces", "marks");
  }

  #spoil(...layers: readonly Layer[]): void {
    for (const layer of layers) this.#stale.add(layer);
    if (this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#draw(now));
  }

  #drawNow(now: number): void {
    cancelAnimationFrame(this.#frame);
    this.#draw(now);
  }

  #draw(now: number): void {
    this.#frame = 0;
    if (this.#size.width === 0) return;
    if (this.#motion.rest(now)) this.#stale.add("pieces");
    const awaited = this.#ink.awaited(this.#state, now);
    if (awaited !== this.#awaited) this.#stale.add("pieces");
    this.#awaited = awaited;
    const moving = now - this.#movedAt < REST_MS;
    this.#palette ??= readPalette(this.#host);
    const palette = this.#palette;
    this.#drawBelow("ground", this.#ground, moving, palette, (pen) =>
      this.#paintGround(onCanvas(pen)),
    );
    if (this.#wash === null) this.#stale.delete("wash");
    else
      this.#drawBelow("wash", this.#wash, moving, palette, (pen) =>
        this.#paintWash?.(pen, this.#layout, this.body !== null),
      );
    if (!this.#touchUp(palette))
      this.#drawBelow("pieces", this.#pieces, moving, palette, (pen) =>
        this.#paintPieces(onCanvas(pen)),
      );
    if (this.#stale.delete("marks"))
      this.#marks.paint(this.#camera, palette, (pen) => this.#paintMarks(pen, now));
    if (!this.#motion.resting || !this.#ink.rests(now)) this.#spoil("marks");
    if (this.#stale.size > 0) this.#spoil();
  }

  /** Draws a lower layer. While the camera moves, one that can be shifted stays stale and is painted at
   *  rest. */
  #drawBelow(
    layer: Layer,
    surface: Surface,
    moving: boolean,
    palette: Palette,
    paint: (pen: CanvasPen) => void,
  ): void {
    if (!this.#stale.has(layer) || (moving && surface.follow(this.#camera))) return;
    this.#stale.delete(layer);
    surface.paint(this.#camera, palette, paint);
  }

  #paintGround(pen: Pen): void {
    const coordinates = this.#writesCoordinates();
    this.#layout.paintGround(pen, coordinates);
    if (coordinates && !this.#turning?.moved)
      paintCoordinates(pen, this.#layout, this.#state.board);
  }

  /** Repaints only the changed part of the stones' layer, where little has changed; false otherwise. */
  #touchUp(palette: Palette): boolean {
    const before = this.#laid;
    if (!this.#stale.has("pieces") || before === null || before.palette !== palette) return false;
    const pieces = this.#piecesNow();
    const lens = { camera: this.#camera, size: this.#size, margin: 0 };
    const boxes = touchedBoxes(lens, this.#layout, before.pieces, pieces);
    if (boxes === null || before.layout !== this.#layout || overlaysSlice.of(this.#state).labels)
      return false;
    const layout = this.#layout;
    const done = this.#pieces.touchUp(this.#camera, palette, boxes, (pen) =>
      paintPieces(onCanvas(pen), layout, pieces),
    );
    if (!done) return false;
    this.#stale.delete("pieces");
    this.#laid = { pieces, layout, palette };
    return true;
  }

  #paintPieces(pen: Pen): void {
    const pieces = this.#piecesNow();
    const { board } = this.#state;
    const overlays = overlaysSlice.of(this.#state);
    paintPieces(pen, this.#layout, pieces);
    if (overlays.labels) paintLabels(pen, this.#layout, board, pieces);
    const laid = { pieces, layout: this.#layout, palette: pen.palette };
    this.#laid = overlays.labels ? null : laid;
  }

  #piecesNow(): Pieces {
    const { game, branch } = this.#state;
    const overlays = overlaysSlice.of(this.#state);
    const preview = previewSlice.of(this.#state);
    const why = whySlice.of(this.#state);
    const { colours, points, stones } = preview ?? game;
    const now = preview === null;
    const marks = now ? markList(notesOf(branch.tree, branch.node).marks) : [];
    // Over the mark of the last play, the ink of a replay could not be told from it.
    const isMarked = now && why?.answer.kind !== "taken";
    const last = isMarked ? playedAt(game.record[game.turnCount - 1]) : null;
    const moving = new Set(this.#motion.moving());
    if (this.#awaited !== null) moving.add(this.#layout.indexOf(stones, placeIn(this.#awaited)));
    return {
      colours,
      points,
      stones,
      owners: overlays.owners && now ? game.owners : null,
      last: marks.some(({ at }) => samePlace(placeIn(at), last)) ? null : last,
      numbers: overlays.numbers && now ? turnNumbers(game, this.#state.board.names, marks) : null,
      chains: now ? chainsShown(this.#state) : null,
      lasting: now ? game.lasting : null,
      moving,
      marks,
    };
  }

  #paintMarks(pen: CanvasPen, now: number): void {
    this.#motion.paint(pen, this.#layout, now);
    paintMarks(pen, this.#layout, this.#state, this.#advice, this.#ink, now);
  }

  #framed(): Framing {
    return this.#framing(this.#whole, this.#size, this.#writesCoordinates());
  }

  #writesCoordinates(): boolean {
    return overlaysSlice.of(this.#state).coordinates && this.#state.board.size !== null;
  }
}
