/** Fetches a kind beside the graph's before the first board of it. */

import { hasKind, type LayOut, type OtherKind, takeKind } from "./lay-out.ts";

const OTHERS: Readonly<Record<OtherKind, () => Promise<LayOut>>> = {
  gospace: async () => {
    const { SpaceBoard } = await import("./space/board.ts");
    return (drawing, stone) => new SpaceBoard(drawing, stone);
  },
  disks: async () => {
    const { DisksBoard } = await import("./disks/board.ts");
    return (drawing) => new DisksBoard(drawing);
  },
  plane: async () => {
    const { PlaneBoard } = await import("./plane/board.ts");
    return (drawing) => new PlaneBoard(drawing);
  },
};

/** True while boards of a kind, by its word in documents, cannot be laid out. */
export function lacksKind(name: unknown): name is OtherKind {
  return isOther(name) && !hasKind(name);
}

export async function fetchKind(name: OtherKind): Promise<void> {
  takeKind(name, await OTHERS[name]());
}

/** Beside the core, so that no board waits for its kind. A failure is told when the board is opened. */
export function fetchKindAhead(name: unknown): void {
  if (lacksKind(name)) fetchKind(name).catch(() => undefined);
}

function isOther(name: unknown): name is OtherKind {
  return typeof name === "string" && Object.hasOwn(OTHERS, name);
}
