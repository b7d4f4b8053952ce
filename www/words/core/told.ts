/** Words by the kind of a thing: of a fault, or of a finding. */
import type { Fault } from "../../../build/wasm/full/gospace_wasm.js";

/** Faults of opening, playing and sharing a game. */
export type PlayFault = Extract<Fault, { kind: "document" | "link" | "refusal" }>;

/** Of faults that only the full module can find. */
export function notOfPlay({ kind }: Fault): never {
  throw new Error(`a fault that playing cannot have: ${kind}`);
}

interface Kinded {
  readonly kind: string;
}

/** The data of a thing, if it keeps them apart; else the thing itself. */
type DataOf<T> = T extends { readonly of: infer D } ? D : T;

/** Words for each kind, or a function that makes them of the thing's data. */
type Told<T extends Kinded, W, A extends unknown[]> = {
  readonly [K in T["kind"]]: W | ((data: DataOf<Extract<T, { kind: K }>>, ...more: A) => W);
};

/** `rest`: words of things of other kinds. */
/* @__NO_SIDE_EFFECTS__ */
export function told<
  T extends Kinded,
  W = string,
  A extends unknown[] = [],
  R extends Kinded = never,
>(words: Told<T, W, A>, rest?: (thing: R) => W): (thing: T | R, ...more: A) => W {
  const byKind: Readonly<Record<string, unknown>> = words;
  return (thing, ...more) => {
    const found = byKind[thing.kind];
    if (typeof found !== "function") return (found ?? rest?.(thing as R)) as W;
    return found("of" in thing ? thing.of : thing, ...more);
  };
}
