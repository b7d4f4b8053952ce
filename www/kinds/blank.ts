/** Board whose kind is on its way: it has its points, by which the keyboard walks, and shows nothing. */
import type { Drawing } from "../engine/types.ts";
import type { PlacementId } from "../model/state.ts";
import { PointIndex } from "../view/hit.ts";
import { boxOf, NONE } from "../view/measure.ts";
import type { Circle } from "../view/pen.ts";
import type { Way } from "../view/ways.ts";
import { BaseBoard } from "./base.ts";

export class BlankBoard extends BaseBoard {
  readonly names = null;
  readonly scales = { stage: 1, thumbnail: 1 };

  constructor(drawing: Drawing) {
    super({
      drawing,
      index: new PointIndex(drawing.xy),
      box: boxOf([drawing.xy]),
      spacing: 1,
      near: NONE,
      radii: NONE,
      largestRadius: 0,
      region: null,
      wood: false,
    });
  }

  rim(): number {
    return 0;
  }

  hit(): readonly PlacementId[] {
    return [];
  }

  override spots(): Iterable<Circle> {
    return [];
  }

  override ringSpots(): Iterable<Circle> {
    return [];
  }

  ways(): Iterable<Way> {
    return [];
  }

  paintGround(): void {}
  paintStones(): void {}
  override paintEmpty(): void {}
  override paintNumbers(): void {}
  override paintLiberties(): void {}
  override paintMoving(): void {}
  override paintMarks(): void {}
  override fillPlaces(): void {}
  override paintGone(): void {}
  override ringPlaces(): void {}
}
