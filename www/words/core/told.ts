/** Words by the kind of a fault. */
import type { Fault } from "../../../build/wasm/full/gospace_wasm.js";

/** Faults of opening, playing and sharing a game. */
export type PlayFault = Extract<Fault, { kind: "document" | "link" | "refusal" }>;

export function isPlayFault(fault: Fault): fault is PlayFault {
  return fault.kind === "document" || fault.kind === "link" || fault.kind === "refusal";
}

interface Kinded {
  readonly kind: string;
}

/** Data of a fault, if it has any; else the fault itself. */
type DataOf<F> = F extends { readonly of: infer D } ? D : F;

/** A text for each kind, or a function that makes one of the fault's data. */
type Told<F extends Kinded> = {
  readonly [K in F["kind"]]: string | ((data: DataOf<Extract<F, { kind: K }>>) => string);
};

export function told<F extends Kinded>(words: Told<F>): (fault: F) => string {
  const byKind: Readonly<Record<string, unknown>> = words;
  return (fault) => {
    const found = byKind[fault.kind];
    return typeof found === "function" ? found("of" in fault ? fault.of : fault) : String(found);
  };
}
