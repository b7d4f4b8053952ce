/** Links of a sketch while many of them change: found by their ends. Two points have at most one link. */
import type { ItemId, LinkItem, Sketch, Way } from "./sketch.ts";
import { itemId } from "./sketch.ts";

export class LinkTable {
  readonly #links: Map<ItemId, LinkItem>;
  readonly #byEnds = new Map<number, ItemId>();
  /** Greater than all numbers of points. */
  readonly #base: number;
  #next: number;

  /** Cost: O(links), and O(1) of all that follows. */
  constructor({ links, next }: Pick<Sketch, "links" | "next">) {
    this.#links = new Map(links);
    [this.#base, this.#next] = [next, next];
    for (const [id, { from, to }] of links) this.#note(id, from, to);
  }

  /** The link of two points, whichever way it leads. */
  between(a: ItemId, b: ItemId): ItemId | null {
    return this.#byEnds.get(this.#key(a, b)) ?? null;
  }

  /** Changes a link, but not its ends. */
  set(id: ItemId, link: LinkItem): void {
    this.#links.set(id, link);
  }

  add(link: LinkItem): ItemId {
    const id = itemId(this.#next++);
    this.#links.set(id, link);
    this.#note(id, link.from, link.to);
    return id;
  }

  /** Adds a link, or merges it with that of its ends, which keeps its bend and colour. */
  join(link: LinkItem): ItemId {
    const id = this.between(link.from, link.to);
    const there = id === null ? undefined : this.#links.get(id);
    if (id === null || there === undefined) return this.add(link);
    this.#links.set(id, joinedLink(there, link.from, link.way));
    return id;
  }

  /** The sketch with these links. */
  in(sketch: Sketch): Sketch {
    return { ...sketch, links: this.#links, next: this.#next };
  }

  #note(id: ItemId, from: ItemId, to: ItemId): void {
    const key = this.#key(from, to);
    if (!this.#byEnds.has(key)) this.#byEnds.set(key, id);
  }

  #key(a: ItemId, b: ItemId): number {
    return Math.min(a, b) * this.#base + Math.max(a, b);
  }
}

/** A link with another one from this of its ends. */
export function joinedLink(there: LinkItem, from: ItemId, way: Way): LinkItem {
  const opposite = there.way === "one" && there.from !== from;
  if (there.way === "two" || (way === "one" && !opposite)) return there;
  return { ...there, way: "two" };
}
