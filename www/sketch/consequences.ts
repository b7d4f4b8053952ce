/** Consequences of an edit: its images under the symmetry of the drawing, and the constraints that it keeps. */
import { heldTogether, movedItems, withoutLost } from "./constraints.ts";
import { eveningBy, withImages } from "./images.ts";
import { touchingOwnImages } from "./own-image.ts";
import { type ItemId, inTicks, type Sketch } from "./sketch.ts";

/** The sketch after an edit, with all that follows from it. What the edit moved stays; `lead` is the item that a pointer
 *  holds. */
export function consequences(before: Sketch, after: Sketch, lead: ItemId | null): Sketch {
  const touching = touchingOwnImages(before, after, lead);
  const whole = withoutLost(withImages(before, touching, lead));
  if (whole.constraints.length === 0) return whole;
  const held = movedItems(before, whole);
  if (held.size === 0 && before.constraints === after.constraints) return whole;
  if (whole.symmetry === null) return heldTogether(whole, held);
  const even = heldTogether(whole, held, eveningBy(whole, whole.symmetry));
  // In ticks a touch is exact, and a symmetry only as far as whole ticks have it.
  return inTicks(even.kind) ? heldTogether(even, held) : even;
}
