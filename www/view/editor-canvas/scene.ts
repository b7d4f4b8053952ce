/** Drawing area: the paper with its items, the dragged items, and the marks, as three surfaces over one another,
 *  and the camera. During a drag only moving items are painted. */
import { has } from "../../engine/features.ts";
import type { Pair } from "../../engine/types.ts";
import { hit, pointAtSpot } from "../../sketch/hit.ts";
import { gridStep, type PointerKind, REACH, type Reach, reachOf } from "../../sketch/ladder.ts";
import { type ItemId, inTicks, isLarge, type Sketch } from "../../sketch/sketch.ts";
import { type EditorState, NONE, type SketchState, type Target } from "../../sketch/state.ts";
import {
  type Camera,
  fitted,
  type Insets,
  pan,
  type Size,
  type Spot,
  toBoard,
  toScreen,
  zoomAt,
} from "../camera.ts";
import { hullContains } from "../hulls.ts";
import type { CanvasPen, Lens } from "../pen.ts";
import { type Pace, Surface } from "../surface.ts";
import { type Palette, readPalette } from "../theme.ts";
import { backgroundBox, overPicture, paintBackground } from "./background.ts";
import { bendHandleOf } from "./bend-handle.ts";
import { SIGN_REACH, signsOf } from "./constraints.ts";
import { paintRestingContacts } from "./contacts.ts";
import {
  paintDisks,
  paintGround,
  paintLabels,
  paintPoints,
  paintSets,
  paintStart,
  STONE_SHARE,
  type Wanted,
} from "./items.ts";
import { type LinkPaths, linkPaths, linkPathsInParts, paintLinks } from "./links.ts";
import { paintLocks } from "./locks.ts";
import { handlesOf, paintEditorMarks, plusOf, stoneSample } from "./marks.ts";
import { paintPaper } from "./paper.ts";
import { carriedBy, emptyBox, hullOf, itemsBox, movingItems, restOf, sketchBox } from "./shape.ts";
import { pivotOf } from "./symmetry.ts";

/** Distance at which a point is grasped: in CSS pixels, and at most in pitches of the grid. */
const GRASP = 20;
const GRASP_SHARE = 0.4;
/** Pitch of the grid in CSS pixels: at most with the whole board shown, with the selection, and at any time. */
const FIT_PITCH = 62;
const CLOSE_PITCH = 124;
const PITCH_MOST = 420;
const PITCH_LEAST = 1.5;
/** Milliseconds without a move of the camera before the lower layers of a large drawing are painted again. */
const REST_MS = 110;
/** Opacity of the game's stones. */
const FAINT = 0.4;
const INSETS = { left: 60, right: 60, top: 60, bottom: 70 };
/** Insets of a paper lower than `LOW`, over which no tip stands. */
const LOW_INSETS = { left: 60, right: 60, top: 24, bottom: 24 };
const LOW = 460;

type Layer = "rest" | "moving" | "marks";

/** Paths of the links of a picture, and all that they depend on. */
interface Prepared {
  readonly sketch: Sketch;
  readonly moving: ReadonlySet<ItemId>;
  readonly pitch: number;
  readonly lens: Lens;
  readonly paths: LinkPaths;
}

export class EditorScene {
  readonly #host: HTMLElement;
  readonly #rest: Surface;
  readonly #moving: Surface;
  readonly #marks: Surface;
  readonly #stale = new Set<Layer>();
  #editorState: EditorState;
  #flaws: ReadonlySet<ItemId> = NONE;
  /** Palette, read with the first frame that is drawn. */
  #palette: Palette | null = null;
  #camera: Camera = { scale: 1, left: 0, top: 0 };
  #size: Size = { width: 0, height: 0 };
  #density = 1;
  #fitted = true;
  #isFrameAsked = false;
  /** Paths for the next picture of a large drawing, and what they are of. */
  #prepared: Prepared | null = null;
  #pace: Pace = "every frame";
  #movedAt = -Infinity;
  /** True if the drawing at rest has changed, and not only its place on the screen. */
  #outdated = true;
  /** State before the drag whose items are painted as they were, to be carried along. */
  #carried: SketchState | null = null;
  /** The background picture, once it is there. */
  #picture: CanvasImageSource | null = null;
  readonly #followers: (() => void)[] = [];
  readonly #repainters: (() => void)[] = [];

  constructor(host: HTMLElement, editorState: EditorState) {
    this.#host = host;
    this.#editorState = editorState;
    this.#rest = new Surface(host);
    this.#moving = new Surface(host);
    this.#marks = new Surface(host);
  }

  get scale(): number {
    return this.#camera.scale;
  }

  get size(): Size {
    return this.#size;
  }

  show(editorState: EditorState, before: EditorState): void {
    this.#editorState = editorState;
    this.#setPace(editorState.now.sketch);
    const rescaled = inTicks(before.now.sketch.kind) !== inTicks(editorState.now.sketch.kind);
    if (
      restOf(editorState) !== restOf(before) ||
      editorState.highlighted !== before.highlighted ||
      editorState.gameStones !== before.gameStones ||
      editorState.snapping.pitch !== before.snapping.pitch
    ) {
      this.#outdated = true;
      this.#spoil("rest");
    }
    this.#spoil("moving", "marks");
    if (rescaled || editorState.boardCount !== before.boardCount) this.fit();
  }

  /** Shows the background picture where the drawing has it; null: none is there. */
  trace(picture: CanvasImageSource | null): void {
    this.#picture = picture;
    this.#outdated = true;
    this.#spoil("rest", "moving");
  }

  /** Adds a listener for each move of the drawing on the screen. */
  follow(listener: () => void): void {
    this.#followers.push(listener);
  }

  /** Adds a listener for each change of the palette. */
  onRepalette(listener: () => void): void {
    this.#repainters.push(listener);
  }

  /** Marks the items that have problems. */
  mark(flaws: ReadonlySet<ItemId>): void {
    this.#flaws = flaws;
    this.#spoil("marks");
  }

  /** A drawing that was fitted to another size is fitted again; one that was only hidden stays where it was. */
  resize(size: Size, density: number): void {
    const isOther = size.width !== this.#size.width || size.height !== this.#size.height;
    this.#size = size;
    this.#density = density;
    this.#resizeSurfaces();
    if (this.#fitted && isOther) this.fit();
    else this.#place(this.#camera);
  }

  #resizeSurfaces(): void {
    for (const surface of [this.#rest, this.#moving])
      surface.resize(this.#size, this.#density, this.#pace);
    this.#marks.resize(this.#size, this.#density, "every frame");
    this.#carried = null;
  }

  /** Large drawings are carried along by a pan, and painted at rest. */
  #setPace(sketch: Sketch): void {
    const pace = isLarge(sketch) ? "at rest" : "every frame";
    if (pace === this.#pace) return;
    this.#pace = pace;
    this.#outdated = true;
    this.#resizeSurfaces();
    this.#spoil("rest", "moving", "marks");
  }

  repalette(): void {
    this.#palette = null;
    this.#carried = null;
    this.#outdated = true;
    this.#spoil("rest", "moving", "marks");
    for (const repaint of this.#repainters) repaint();
  }

  fit(): void {
    this.#fitted = true;
    const { pitch } = this.#editorState.snapping;
    const { sketch } = this.#editorState.now;
    const { background } = sketch;
    const box = sketchBox(sketch) ?? (background && backgroundBox(background)) ?? emptyBox(sketch);
    this.#place(fitted(box, this.#size, this.#insets, FIT_PITCH / pitch));
  }

  /** Shows the selection as large as it fits; without one nothing changes. */
  fitSelection(): void {
    const { now, snapping } = this.#editorState;
    const box = itemsBox(now.sketch, now.selection);
    if (box === null) return;
    this.look(fitted(box, this.#size, this.#insets, CLOSE_PITCH / snapping.pitch));
  }

  get #insets(): Insets {
    return this.#size.height < LOW ? LOW_INSETS : INSETS;
  }

  /** Camera that the reader set; null where it shows the whole drawing. */
  get view(): Camera | null {
    return this.#fitted ? null : this.#camera;
  }

  look(camera: Camera): void {
    this.#fitted = false;
    this.#place(camera);
  }

  /** Moves a spot into the middle of the visible part. */
  centre(at: Pair): void {
    const { x, y } = this.toScreen(at);
    this.panBy(this.#size.width / 2 - x, this.#size.height / 2 - y);
  }

  panBy(dx: number, dy: number): void {
    this.#fitted = false;
    this.#place(pan(this.#camera, dx, dy));
  }

  zoom(factor: number, at: Spot = { x: this.#size.width / 2, y: this.#size.height / 2 }): void {
    this.#fitted = false;
    const { pitch } = this.#editorState.snapping;
    this.#place(zoomAt(this.#camera, factor, at, PITCH_LEAST / pitch, PITCH_MOST / pitch));
  }

  toBoard(at: Spot): Pair {
    const { x, y } = toBoard(this.#camera, at);
    return [x, y];
  }

  toScreen([x, y]: Pair): Spot {
    return toScreen(this.#camera, x, y);
  }

  /** Middle of the visible part, in board units. */
  middle(): Pair {
    return this.toBoard({ x: this.#size.width / 2, y: this.#size.height / 2 });
  }

  reach(pointer: PointerKind): Reach {
    return reachOf(pointer, this.#camera.scale, this.#editorState.snapping.pitch);
  }

  /** Target under a spot: handles first, then items, then the smallest placement of a go-space round the
   *  spot. */
  under(at: Spot, pointer: PointerKind, grasp: "wide" | "close" = "wide"): Target | null {
    const handle = this.#handleAt(at, REACH[pointer]);
    if (handle !== null) return handle;
    const sign = this.#signAt(at);
    if (sign !== null) return sign;
    const spot = this.toBoard(at);
    const { sketch } = this.#editorState.now;
    const { reach } = this.reach(pointer);
    const item = hit(sketch, spot, reach);
    if (item?.kind === "point") return item;
    const found = this.#bendAt(at, REACH[pointer]) ?? this.#plusAt(at, REACH[pointer]) ?? item;
    if (found !== null) return found;
    if (this.#onPivot(at, REACH[pointer])) return { kind: "pivot" };
    if (this.#onStoneRim(spot, reach)) return { kind: "stone-rim" };
    const near = grasp === "wide" ? this.#pointNear(sketch, spot) : null;
    return near ?? this.#placementAt(sketch, spot);
  }

  /** True at the edge of the stone that shows the size of all. */
  #onStoneRim([x, y]: Pair, reach: number): boolean {
    const at = stoneSample(this.#editorState);
    if (at === null) return false;
    const { radius } = this.#editorState.now.sketch.stone;
    return Math.abs(Math.hypot(x - at[0], y - at[1]) - radius) <= reach;
  }

  /** Point, or stone on it, of which a press at a spot that holds nothing else takes hold. */
  #pointNear(sketch: Sketch, spot: Pair): Target | null {
    const { pitch } = this.#editorState.snapping;
    const most = GRASP_SHARE * pitch;
    const id = pointAtSpot(sketch, spot, most);
    if (id === null) return null;
    const reach = sketch.start.has(id) ? STONE_SHARE * pitch : 0;
    const held = pointAtSpot(
      sketch,
      spot,
      Math.max(Math.min(GRASP / this.#camera.scale, most), reach),
    );
    return held === null ? null : { kind: "point", id: held };
  }

  /** Pans as little as it takes to have this spot well inside. */
  reveal(at: Pair): void {
    const { x, y } = this.toScreen(at);
    const edge = 48;
    const dx = Math.max(edge - x, 0) || Math.min(this.#size.width - edge - x, 0);
    const dy = Math.max(edge - y, 0) || Math.min(this.#size.height - edge - y, 0);
    if (dx !== 0 || dy !== 0) this.panBy(dx, dy);
  }

  #handleAt(at: Spot, reach: number): Target | null {
    const handles = handlesOf(this.#editorState, (spot) => this.toScreen(spot));
    if (handles === null) return null;
    const near = (spot: Spot) => Math.hypot(spot.x - at.x, spot.y - at.y) <= reach;
    if (near(handles.knob)) return { kind: "turn" };
    const corner = handles.corners.findIndex(near);
    const opposite = handles.corners[(corner + 2) % 4];
    return corner < 0 || opposite === undefined
      ? null
      : { kind: "scale", from: this.toBoard(opposite) };
  }

  #bendAt({ x, y }: Spot, reach: number): Target | null {
    const handle = bendHandleOf(this.#editorState, (spot) => this.toScreen(spot));
    if (handle === null || Math.hypot(handle.at.x - x, handle.at.y - y) > reach) return null;
    return { kind: "bend", id: handle.id };
  }

  #onPivot({ x, y }: Spot, reach: number): boolean {
    const pivot = pivotOf(this.#editorState, (spot) => this.toScreen(spot));
    return pivot !== null && Math.hypot(pivot.x - x, pivot.y - y) <= reach;
  }

  #signAt({ x, y }: Spot): Target | null {
    const { tool, gesture } = this.#editorState;
    if ((tool !== "select" && tool !== "erase") || gesture.kind !== "none") return null;
    const signs = signsOf(this.#editorState, this.#camera, (spot) => this.toScreen(spot));
    const found = signs.find(({ at }) => Math.hypot(at.x - x, at.y - y) <= SIGN_REACH);
    return found === undefined
      ? null
      : { kind: "constraint", place: found.place, link: found.link };
  }

  #plusAt({ x, y }: Spot, reach: number): Target | null {
    const plus = plusOf(this.#editorState, this.#camera, (spot) => this.toScreen(spot));
    if (plus === null || Math.hypot(plus.at.x - x, plus.at.y - y) > reach) return null;
    return { kind: "plus", from: plus.from };
  }

  #placementAt(sketch: Sketch, [x, y]: Pair): Target | null {
    if (!has(sketch, "sets")) return null;
    let best: Target | null = null;
    let least = Infinity;
    [...sketch.placements].forEach(([id, set]) => {
      const hull = hullOf(set, sketch, this.#editorState.snapping.pitch);
      if (set.size < least && hullContains(hull, { x, y }, 0))
        [least, best] = [set.size, { kind: "placement", id }];
    });
    return best;
  }

  #place(camera: Camera): void {
    this.#camera = camera;
    this.#movedAt = performance.now();
    this.#host.dataset.camera = [camera.scale, camera.left, camera.top].join(" ");
    this.#spoil("rest", "moving", "marks");
    for (const follow of this.#followers) follow();
  }

  #spoil(...layers: readonly Layer[]): void {
    for (const layer of layers) this.#stale.add(layer);
    if (this.#isFrameAsked) return;
    this.#isFrameAsked = true;
    const ask = () => requestAnimationFrame((now) => this.#draw(now));
    if (!this.#outdated || !isLarge(this.#editorState.now.sketch)) return void ask();
    setTimeout(() => this.#prepare(ask));
  }

  /** Makes the paths of a large drawing, in tasks before that of its picture, which is then asked for. */
  #prepare(ask: () => void): void {
    const sketch = restOf(this.#editorState);
    const moving = movingItems(this.#editorState);
    const { pitch } = this.#editorState.snapping;
    const lens = this.#rest.lensOf(this.#camera);
    const work = linkPathsInParts(lens, sketch, (id) => !moving.has(id), pitch);
    const go = (): void => {
      const part = work.next();
      if (!part.done) return void setTimeout(go);
      this.#prepared = { sketch, moving, pitch, lens, paths: part.value };
      ask();
    };
    go();
  }

  /** The prepared paths, if they are of this picture. They are used once. */
  #preparedFor({ camera, size, margin }: Lens, moving: ReadonlySet<ItemId>): LinkPaths | null {
    const found = this.#prepared;
    this.#prepared = null;
    const { lens } = found ?? {};
    const isSeenSo = lens?.camera === camera && lens.size === size && lens.margin === margin;
    const isSame =
      found?.sketch === restOf(this.#editorState) &&
      found.moving === moving &&
      found.pitch === this.#editorState.snapping.pitch;
    return isSeenSo && isSame ? found.paths : null;
  }

  #draw(now: number): void {
    this.#isFrameAsked = false;
    if (this.#size.width === 0) return;
    const moving = movingItems(this.#editorState);
    this.#palette ??= readPalette();
    const palette = this.#palette;
    const isMoved = !this.#outdated && now - this.#movedAt < REST_MS;
    const waits = isMoved && this.#rest.follow(this.#camera);
    if (!waits && this.#stale.delete("rest")) {
      this.#outdated = false;
      this.#rest.paint(this.#camera, palette, (pen) => this.#paintRest(pen, moving));
    }
    if (this.#stale.delete("moving")) this.#drawMoving(moving, palette);
    if (this.#stale.delete("marks"))
      this.#marks.paint(this.#camera, palette, (pen) =>
        paintEditorMarks(pen, this.#editorState, this.#flaws),
      );
    if (this.#stale.size > 0) this.#spoil();
  }

  /** Paints the items of a drag; those that it carries along as they are, only once. */
  #drawMoving(moving: ReadonlySet<ItemId>, palette: Palette): void {
    const { gesture, now } = this.#editorState;
    const by = carriedBy(this.#editorState);
    if (moving.size === 0) {
      this.#carried = null;
      return this.#moving.clear();
    }
    if (gesture.kind !== "moving" || by === null) {
      this.#carried = null;
      return this.#moving.paint(this.#camera, palette, (pen) =>
        this.#paintItems(pen, now.sketch, (id) => moving.has(id)),
      );
    }
    const { scale, left, top } = this.#camera;
    const camera = { scale, left: left + by[0] * scale, top: top + by[1] * scale };
    if (this.#carried === gesture.origin && this.#moving.follow(camera)) return;
    this.#carried = gesture.origin;
    this.#moving.paint(camera, palette, (pen) =>
      this.#paintItems(pen, gesture.origin.sketch, (id) => moving.has(id)),
    );
  }

  #paintRest(pen: CanvasPen, moving: ReadonlySet<ItemId>): void {
    const sketch = restOf(this.#editorState);
    const { snapping, highlighted, gameStones } = this.#editorState;
    const { background } = sketch;
    if (this.#picture !== null && background?.hidden === false)
      paintBackground(pen, background, this.#picture);
    paintPaper(pen, gridStep(snapping.pitch, this.#camera.scale));
    paintGround(this.#onPaper(pen, sketch), sketch);
    paintSets(pen, sketch, snapping.pitch, highlighted);
    this.#paintItems(pen, sketch, (id) => !moving.has(id), this.#preparedFor(pen, moving));
    paintRestingContacts(pen, sketch, (id) => !moving.has(id));
    if (gameStones === null) return;
    pen.context.globalAlpha = FAINT;
    paintStart(pen, { ...sketch, ...gameStones }, (id) => !moving.has(id), snapping.pitch);
    pen.context.globalAlpha = 1;
  }

  /** The pen for wood, which lets a background picture through. */
  #onPaper(pen: CanvasPen, { background }: Sketch): CanvasPen {
    return this.#picture !== null && background?.hidden === false ? overPicture(pen) : pen;
  }

  #paintItems(
    pen: CanvasPen,
    sketch: Sketch,
    wanted: Wanted,
    prepared: LinkPaths | null = null,
  ): void {
    const { pitch } = this.#editorState.snapping;
    paintDisks(this.#onPaper(pen, sketch), sketch, wanted);
    paintLinks(pen, prepared ?? linkPaths(pen, sketch, wanted, pitch), pitch);
    paintPoints(pen, sketch, wanted, pitch);
    paintStart(pen, sketch, wanted, pitch);
    paintLabels(pen, sketch, wanted, pitch);
    paintLocks(pen, sketch, wanted, pitch);
  }
}
