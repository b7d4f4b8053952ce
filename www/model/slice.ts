/** Slices: parts of a state, each written by one owner. The state holds all of them in one field and knows none. */

/** A slice of any type, as the state and its reducer have it. */
export interface AnySlice {
  /** The value that an action of others leaves. */
  next(value: unknown, action: unknown): unknown;
}

/** The slices that have been written. */
export type Slices = ReadonlyMap<AnySlice, unknown>;

export interface Sliced {
  readonly slices: Slices;
}

/** The action that writes a slice. */
export interface Written {
  readonly kind: "written";
  readonly slice: AnySlice;
  readonly value: unknown;
}

export class Slice<T, A> implements AnySlice {
  readonly #initial: T;
  readonly #next: (value: T, action: A) => T;

  constructor(initial: T, next: (value: T, action: A) => T) {
    this.#initial = initial;
    this.#next = next;
  }

  of({ slices }: Sliced): T {
    return slices.has(this) ? (slices.get(this) as T) : this.#initial;
  }

  with(value: T): Written {
    return { kind: "written", slice: this, value };
  }

  /** The value that an action writes; undefined where it writes another slice, or none. */
  writtenBy(action: { readonly kind: string } | Written): T | undefined {
    return "slice" in action && action.slice === this ? (action.value as T) : undefined;
  }

  next(value: T, action: A): T {
    return this.#next(value, action);
  }
}

/** All slices after an action: the same map if it changes none. */
export function afterAction(slices: Slices, action: { readonly kind: string }): Slices {
  let left = slices;
  for (const [slice, before] of slices) {
    const value = slice.next(before, action);
    if (value !== before) left = new Map(left).set(slice, value);
  }
  return left;
}

export function withWritten(slices: Slices, { slice, value }: Written): Slices {
  return new Map(slices).set(slice, value);
}
