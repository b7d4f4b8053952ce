/** Chooser of shapes: on a go-space with several, the one that a press places where placements meet. */
import { type SetShape, setShape } from "../../layout/set-shape.ts";
import type { GameController } from "../../model/game-controller.ts";
import { preferredSlice } from "../../model/preferred.ts";
import { type PlacementId, placement, type State } from "../../model/state.ts";
import { byId, isWriting } from "../../panels/dom.ts";
import { shapeIcon } from "../../panels/shape-icon.ts";
import { button, type Markup, mount } from "../../panels/template.ts";
import type { Spot } from "../../view/camera.ts";
import { shapeNames, shapeTip } from "../../words/shapes.ts";

/** More shapes than these are left to the pointer. */
const MOST = 8;

/** Placements of one shape, however they are moved. */
interface Shape {
  readonly spots: readonly Spot[];
  readonly geometry: SetShape;
  readonly placements: ReadonlySet<PlacementId>;
}

export function mountShapes({ store }: GameController): void {
  let board: State["board"] | null = null;
  let shapes: readonly Shape[] = [];
  let names: readonly string[] = [];
  const prefer = (preferred: Shape["placements"] | null) =>
    store.dispatch(preferredSlice.with(preferred));
  mount(store, "shapes", ["board", preferredSlice], (state) => {
    if (state.board !== board) {
      board = state.board;
      shapes = shapesOf(board.drawing);
      names = shapeNames(shapes.map(({ geometry }) => geometry));
    }
    if (shapes.length === 0) return null;
    const chip = ({ placements, spots }: Shape, at: number): Markup => {
      const pressed = placements === preferredSlice.of(state);
      const name = names[at] ?? "";
      const press = () => prefer(pressed ? null : placements);
      return button(shapeIcon(spots), press, "chip", { pressed, label: name, tip: shapeTip(name) });
    };
    return shapes.map(chip);
  });
  const next = () => {
    const at = shapes.findIndex(({ placements }) => placements === preferredSlice.of(store.state));
    prefer(shapes[at + 1]?.placements ?? null);
  };
  document.addEventListener("keydown", (event) => switchBy(event, shapes.length, next), true);
}

/** R at the board of several shapes chooses the next one. */
function switchBy(event: KeyboardEvent, count: number, next: () => void): void {
  const { key, target } = event;
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !isWriting(target);
  const atBoard = target === document.body || target === byId("stage");
  if (count === 0 || key.toLowerCase() !== "r" || !plain || !atBoard) return;
  if (document.body.dataset.room !== "play" || document.querySelector("dialog[open]") !== null)
    return;
  event.preventDefault();
  event.stopPropagation();
  next();
}

/** Shapes of a drawing's placements, the smallest first; none where there is one, or too many. */
function shapesOf(drawing: State["board"]["drawing"]): Shape[] {
  const inner = new Set(drawing.relations.filter((_, i) => i % 2 === 1));
  const { hullStarts, hullPoints, points } = drawing;
  const found = new Map<string, { spots: Spot[]; placements: Set<PlacementId> }>();
  for (let at = 0; at + 1 < hullStarts.length; at++) {
    const all = [...hullPoints.subarray(hullStarts[at] ?? 0, hullStarts[at + 1] ?? 0)];
    const outer = all.filter((point) => !inner.has(point));
    const spots = (outer.length === 0 ? all : outer).map((point) => ({
      x: points[2 * point] ?? 0,
      y: points[2 * point + 1] ?? 0,
    }));
    const key = movedKey(spots);
    const shape = found.get(key);
    if (shape === undefined) found.set(key, { spots, placements: new Set([placement(at)]) });
    else shape.placements.add(placement(at));
    if (found.size > MOST) return [];
  }
  if (found.size < 2) return [];
  const shapes = [...found.values()].map((shape) => ({
    ...shape,
    geometry: setShape(shape.spots),
  }));
  return shapes.sort((a, b) => a.geometry.size - b.geometry.size);
}

/** Equal for sets that are moved onto one another; coordinates are rounded. */
function movedKey(spots: readonly Spot[]): string {
  const left = Math.min(...spots.map(({ x }) => x));
  const top = Math.min(...spots.map(({ y }) => y));
  return spots
    .map(({ x, y }) => `${(x - left).toFixed(2)} ${(y - top).toFixed(2)}`)
    .sort()
    .join(",");
}
