/** Board of disks, laid out: its placements overlap, and each stone is as large as its disk. */
import type { Drawing, Site } from "../../engine/types.ts";
import { type Contact, coverageOf } from "../../model/contacts.ts";
import type { PlacementId } from "../../model/state.ts";
import { radiusOf } from "../../view/board-layout.ts";
import type { Spot } from "../../view/camera.ts";
import type { CanvasPen, Lens, Pen } from "../../view/pen.ts";
import type { Pieces } from "../../view/pieces.ts";
import { paintContinuousGround } from "../../view/region-ground.ts";
import { fillRound } from "../../view/round-marks.ts";
import type { InkedChain, Way } from "../../view/ways.ts";
import { BaseBoard } from "../base.ts";
import { disksAt } from "./disks.ts";
import { disksExtent } from "./extent.ts";
import { diskContacts, paintDiskContacts, paintDiskStones, paintDisks } from "./pieces.ts";
import { diskWays } from "./ways.ts";

/** Largest stone's width in CSS pixels. */
const LARGEST = 200;

export class DisksBoard extends BaseBoard {
  override readonly overlapping = true;
  readonly names = "inside";
  readonly scales: { stage: number; thumbnail: number };
  /** Average number of disks over a spot. */
  readonly coverage: number;
  #contacts: { readonly scale: number; readonly all: readonly Contact[] } | null = null;

  constructor(drawing: Drawing) {
    super(disksExtent(drawing));
    this.scales = { stage: LARGEST / (2 * this.largestRadius), thumbnail: Infinity };
    const { x0, y0, x1, y1 } = this.region?.box ?? this.box;
    this.coverage = coverageOf(drawing.radii, (x1 - x0) * (y1 - y0));
  }

  rim(): number {
    return 0;
  }

  hit(spot: Spot, reach: number, rank: (at: PlacementId) => number): readonly PlacementId[] {
    return disksAt(this.drawing, this.region, spot, reach, rank);
  }

  paintGround(pen: Pen): void {
    paintContinuousGround(pen, this);
    paintDiskContacts(pen, this, () => this.#contactsAt(pen));
  }

  /** Contacts of the disks, found once for each scale. */
  #contactsAt(lens: Lens): readonly Contact[] {
    const { scale } = lens.camera;
    if (this.#contacts?.scale !== scale) this.#contacts = { scale, all: diskContacts(lens, this) };
    return this.#contacts.all;
  }

  override paintEmpty(pen: Pen, pieces: Pieces): void {
    paintDisks(pen, this, pieces.colours);
    super.paintEmpty(pen, pieces);
  }

  /** Radius of the disk itself, as far as there is room. */
  protected override room(at: number): number {
    return Math.min(Math.min(radiusOf(this, at), this.spacing), this.largestRadius);
  }

  paintStones(pen: Pen, { colours, moving }: Pieces): void {
    paintDiskStones(pen, this, colours, moving);
  }

  ways(lens: Lens, inked: InkedChain): Iterable<Way> {
    return diskWays(lens, this, inked);
  }

  override fillPlaces(pen: CanvasPen, sites: readonly Site[]): void {
    fillRound(pen, this, sites, 1);
  }
}
