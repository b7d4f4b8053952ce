/** Lists whose items keep their elements, by their keys, whatever their order. */
import { type ChildPart, Directive, directive } from "lit-html/directive.js";
import { getCommittedValue } from "lit-html/directive-helpers.js";
import { repeat } from "lit-html/directives/repeat.js";

/** Takes away what `repeat` leaves of items that have gone: from lit-html 3.3.1 to 3.3.3 it forgets the comment that
 *  ends each of them (lit/lit#5298), so that a list would grow with everything that was ever in it. */
class Swept extends Directive {
  #parts: ReadonlySet<ChildPart> = new Set();

  render(list: unknown): unknown {
    return list;
  }

  override update(container: ChildPart, [list]: Parameters<this["render"]>) {
    const committed = getCommittedValue(container);
    const parts = new Set<ChildPart>(Array.isArray(committed) ? committed : []);
    for (const part of this.#parts) if (!parts.has(part)) removeEnd(part);
    this.#parts = parts;
    return list;
  }
}

const swept = directive(Swept);

function removeEnd({ endNode }: ChildPart): void {
  if (endNode instanceof Comment) endNode.remove();
}

/** The views of items. Those that go are swept up with the next rendering. */
export function keyed<T>(
  items: readonly T[],
  key: (item: T) => unknown,
  view: (item: T, at: number) => unknown,
): unknown {
  return swept(repeat(items, key, view));
}
