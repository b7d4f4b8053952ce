/** What is shared of a game, and how an embed shows it. */
import type { GameDocument } from "../engine/types.ts";

export const EXTENTS = ["board", "moment", "game"] as const;
/** The board without a turn, the game up to what is shown, or all of it. */
export type Extent = (typeof EXTENTS)[number];

/** What somebody shares: the whole game, and how many of its turns stand. */
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

/** Those that differ from one another; the least of those that are the same. */
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
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly theme: EmbedTheme;
  /** Turns that stand at first; null: all. */
  readonly turns: number | null;
  /** Whether readers may play on it. */
  readonly play: boolean;
  /** Whether there is a bar to walk through the turns. */
  readonly steps: boolean;
}
