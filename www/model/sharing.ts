/** Sharing: extents of a game, and options of an embed. */
import type { GameDocument } from "../engine/types.ts";

export const EXTENTS = ["board", "moment", "game"] as const;
/** The board without turns, the game up to the shown moment, or the whole game. */
export type Extent = (typeof EXTENTS)[number];

/** The game to share, and the number of turns up to the shown moment. */
export interface Shared {
  readonly whole: GameDocument;
  readonly turns: number;
}

export function partOf({ whole, turns }: Shared, extent: Extent): GameDocument {
  const { turns: all = [], ...board } = whole;
  switch (extent) {
    case "board":
      return board;
    case "moment":
      return turns === 0 ? board : { ...board, turns: all.slice(0, turns) };
    case "game":
      return whole;
    default:
      return extent satisfies never;
  }
}

/** Distinct extents; of equal ones, the smallest. */
export function extentsOf({ whole, turns }: Shared): readonly Extent[] {
  const total = whole.turns?.length ?? 0;
  return EXTENTS.filter(
    (extent) =>
      extent === "board" ||
      (extent === "moment" && turns > 0) ||
      (extent === "game" && total > turns),
  );
}

export const SNIPPETS = ["frame", "element", "markdown"] as const;
export type Snippet = (typeof SNIPPETS)[number];

export const EMBED_THEMES = ["auto", "light", "dark"] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

export interface EmbedChoices {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly theme: EmbedTheme;
  /** Turns shown at first; null: all. */
  readonly turns: number | null;
  /** True to let readers play on it. */
  readonly play: boolean;
  /** True to show the step bar. */
  readonly steps: boolean;
}
