/** Drawing area: the paper with its items, the dragged items, and the marks, as three surfaces over one another,
 *  and the camera. During a drag only moving items are painted. */
import { has } from "../../engine/features.ts";
import type { Pair } from "../../engine/types.ts";
import { hit, pointAtSpot } from "../../sketch/hit.ts";
import { type ItemId, inTicks, type Sketch } from "../../sketch/sketch.ts";
import { type EditorState, NONE, type Target } from "../../sketch/state.ts";
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
import type { CanvasPen } from "../pen.ts";
import { Surface } from "../surface.ts";
import { type Palette, readPalette } from "../theme.ts";
import { bendHandleOf } from "./bend-handle.ts";
import { paintRestingContacts } from "./contacts.ts";
import {
  paintDisks,
  paintGround,
  paintLabels,
  paintLinks,
  paintPoints,
  paintSets,
  paintStart,
  STONE_SHARE,
  type Wanted,
} from "./items.ts";
import { paintLocks } from "./locks.ts";
import { handlesOf, paintEditorMarks, plusOf, stoneSample } from "./marks.ts";
import { paintPaper } from "./paper.ts";
import { emptyBox, hullOf, itemsBox, movingItems, restOf, sketchBox } from "./shape.ts";

/** Distance in CSS pixels at which a pointer is at an item. */
const REACH = { mouse: 9, pen: 12, touch: 22 } as const;
/** Distance at which a point is grasped: in CSS pixels, and at most in pitches of the grid. */
const GRASP = 20;
const GRASP_SHARE = 0.4;
/** Pitch of the grid in CSS pixels: at most with the whole board shown, with the selection, and at any time. */
const FIT_PITCH = 62;
const CLOSE_PITCH = 124;
const PITCH_MOST = 420;
const PITCH_LEAST = 1.5;
/** Opacity of the game's stones. */
const FAINT = 0.4;
const INSETS = { left: 60, right: 60, top: 60, bottom: 70 };
/** Insets of a paper lower than `LOW`, over which no tip stands. */
const LOW_INSETS = { left: 60, right: 60, top: 24, bottom: 24 };
const LOW = 460;

type Layer = "rest" | "moving" | "marks";

export type PointerKind = keyof typeof REACH;

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
  #fitted = true;
  #frame = 0;
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
    const rescaled = inTicks(before.now.sketch.kind) !== inTicks(editorState.now.sketch.kind);
    if (
      restOf(editorState) !== restOf(before) ||
      editorState.highlighted !== before.highlighted ||
      editorState.gameStones !== before.gameStones
    )
      this.#spoil("rest");
    if (editorState.snapping.pitch !== before.snapping.pitch) this.#spoil("rest");
    this.#spoil("moving", "marks");
    if (rescaled || editorState.boardCount !== before.boardCount) this.fit();
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
    for (const surface of [this.#rest, this.#moving, this.#marks])
      surface.resize(size, density, "every frame");
    if (this.#fitted && isOther) this.fit();
    else this.#place(this.#camera);
  }

  repalette(): void {
    this.#palette = null;
    this.#spoil("rest", "moving", "marks");
    for (const repaint of this.#repainters) repaint();
  }

  fit(): void {
    this.#fitted = true;
    const { pitch } = this.#editorState.snapping;
    const { sketch } = this.#editorState.now;
    const box = sketchBox(sketch) ?? emptyBox(sketch);
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

  reach(pointer: PointerKind): number {
    return REACH[pointer] / this.#camera.scale;
  }

  /** Target under a spot: handles first, then items, then the smallest placement of a go-space round the
   *  spot. */
  under(at: Spot, pointer: PointerKind, grasp: "wide" | "close" = "wide"): Target | null {
    const handle = this.#handleAt(at, REACH[pointer]);
    if (handle !== null) return handle;
    const spot = this.toBoard(at);
    const { sketch } = this.#editorState.now;
    const reach = this.reach(pointer);
    const item = hit(sketch, spot, reach);
    if (item?.kind === "point") return item;
    const found = this.#bendAt(at, REACH[pointer]) ?? this.#plusAt(at, REACH[pointer]) ?? item;
    if (found !== null) return found;
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
    this.#host.dataset.camera = [camera.scale, camera.left, camera.top].join(" ");
    this.#spoil("rest", "moving", "marks");
    for (const follow of this.#followers) follow();
  }

  #spoil(...layers: readonly Layer[]): void {
    for (const layer of layers) this.#stale.add(layer);
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    this.#frame = 0;
    if (this.#size.width === 0) return;
    const moving = movingItems(this.#editorState);
    this.#palette ??= readPalette();
    const palette = this.#palette;
    if (this.#stale.delete("rest"))
      this.#rest.paint(this.#camera, palette, (pen) => this.#paintRest(pen, moving));
    if (this.#stale.delete("moving"))
      this.#moving.paint(this.#camera, palette, (pen) => {
        if (moving.size > 0)
          this.#paintItems(pen, this.#editorState.now.sketch, (id) => moving.has(id));
      });
    if (this.#stale.delete("marks"))
      this.#marks.paint(this.#camera, palette, (pen) =>
        paintEditorMarks(pen, this.#editorState, this.#flaws),
      );
  }

  #paintRest(pen: CanvasPen, moving: ReadonlySet<ItemId>): void {
    const sketch = restOf(this.#editorState);
    const { snapping, highlighted, gameStones } = this.#editorState;
    paintPaper(pen, snapping.pitch);
    paintGround(pen, sketch);
    paintSets(pen, sketch, snapping.pitch, highlighted);
    this.#paintItems(pen, sketch, (id) => !moving.has(id));
    paintRestingContacts(pen, sketch, (id) => !moving.has(id));
    if (gameStones === null) return;
    pen.context.globalAlpha = FAINT;
    paintStart(pen, { ...sketch, ...gameStones }, (id) => !moving.has(id), snapping.pitch);
    pen.context.globalAlpha = 1;
  }

  #paintItems(pen: CanvasPen, sketch: Sketch, wanted: Wanted): void {
    const { pitch } = this.#editorState.snapping;
    paintDisks(pen, sketch, wanted);
    paintLinks(pen, sketch, wanted, pitch);
    paintPoints(pen, sketch, wanted, pitch);
    paintStart(pen, sketch, wanted, pitch);
    paintLabels(pen, sketch, wanted, pitch);
    paintLocks(pen, sketch, wanted, pitch);
  }
}
