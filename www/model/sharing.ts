/** Sharing: extents of a game, and options of an embed. */
import type { GameDocument, Turn } from "../engine/types.ts";

export const EXTENTS = ["board", "moment", "onward", "game"] as const;
/** The board without turns; the way to the shown moment; that and all that follows it; or the whole
 *  game, with the alternatives to the way. */
export type Extent = (typeof EXTENTS)[number];

/** The game to share, and the number of turns of its main line up to the shown moment. */
export interface Shared {
  readonly whole: GameDocument;
  readonly turns: number;
}

export function partOf({ whole, turns }: Shared, extent: Extent): GameDocument {
  const { turns: all = [], ...board } = whole;
  const way = () => all.slice(0, turns).map(withoutVariations);
  switch (extent) {
    case "board":
      return board;
    case "moment":
      return turns === 0 ? board : { ...board, turns: way() };
    case "onward":
      return { ...board, turns: [...way(), ...all.slice(turns)] };
    case "game":
      return whole;
    default:
      return extent satisfies never;
  }
}

/** Distinct extents. Without alternatives to the way, the whole game is all that follows it. */
export function extentsOf({ whole, turns }: Shared): readonly Extent[] {
  const all = whole.turns ?? [];
  const continues = all.length > turns;
  const hasAlternatives = all.slice(0, turns).some((turn) => variationsOf(turn).length > 0);
  const isOffered: Readonly<Record<Extent, boolean>> = {
    board: true,
    moment: turns > 0,
    onward: continues && hasAlternatives,
    game: continues || hasAlternatives,
  };
  return EXTENTS.filter((extent) => isOffered[extent]);
}

function withoutVariations(turn: Turn): Turn {
  if (typeof turn === "string") return turn;
  const { variations: _, ...own } = turn;
  return own;
}

function variationsOf(turn: Turn): readonly Turn[][] {
  return typeof turn === "string" ? [] : (turn.variations ?? []);
}

export const SNIPPETS = ["frame", "element", "picture", "markdown"] as const;
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
