/** Sharing: extents of a game, and options of an embed. */
import type { GameDocument, Turn } from "../engine/types.ts";
import { type Moment, onTheWay } from "./tree/moment.ts";

const GAME_EXTENTS = ["board", "moment", "onward", "game"] as const;
/** The board without turns; the way to the shown moment; that and all that follows it; the whole
 *  game, with the alternatives to the way; or a problem that begins at the moment, with what follows as its record. */
export type Extent = (typeof GAME_EXTENTS)[number] | "problem";

/** The game to share, with the shown line as its main line, and the number of its turns up to the shown moment. */
export interface Shared {
  readonly whole: GameDocument;
  readonly turns: number;
  /** Absent where the shown line is the game's own main line. */
  readonly original?: {
    /** The game with its own main line. */
    readonly document: GameDocument;
    /** The end of the shown line in it. */
    readonly end: Moment;
  };
}

/** The moment after so many turns of the shown line, in the whole game; null: the end of its main line. */
export function openingAt({ whole, original }: Shared, turns: number): Moment | null {
  const total = (original?.document ?? whole).turns?.length ?? 0;
  const moment = original === undefined ? { turns, detours: [] } : onTheWay(original.end, turns);
  return moment.detours.length === 0 && moment.turns === total ? null : moment;
}

export function partOf({ whole, turns, original }: Shared, extent: Extent): GameDocument {
  const { turns: all = [], ...board } = whole;
  const way = () => all.slice(0, turns).map(withoutVariations);
  switch (extent) {
    case "board":
      return board;
    case "moment":
      return turns === 0 ? board : { ...board, turns: way() };
    case "onward":
    case "problem":
      return { ...board, turns: [...way(), ...all.slice(turns)] };
    case "game":
      return original?.document ?? whole;
    default:
      return extent satisfies never;
  }
}

/** Distinct extents of a game. Without alternatives to the way, the whole game is all that follows it. */
export function extentsOf({ whole, turns }: Shared): readonly Extent[] {
  const all = whole.turns ?? [];
  const continues = all.length > turns;
  const hasAlternatives = all.slice(0, turns).some((turn) => variationsOf(turn).length > 0);
  const isOffered: Readonly<Record<(typeof GAME_EXTENTS)[number], boolean>> = {
    board: true,
    moment: turns > 0,
    onward: continues && hasAlternatives,
    game: continues || hasAlternatives,
  };
  return GAME_EXTENTS.filter((extent) => isOffered[extent]);
}

function withoutVariations(turn: Turn): Turn {
  if (typeof turn === "string") return turn;
  const { variations: _, ...own } = turn;
  return own;
}

function variationsOf(turn: Turn): readonly Turn[][] {
  return typeof turn === "string" ? [] : (turn.variations ?? []);
}

/** Live boards for another page. */
export const EMBEDS = ["frame", "element"] as const;
export type Embed = (typeof EMBEDS)[number];
/** Linked pictures, in HTML and in Markdown. */
const LINKED_PICTURES = ["picture", "markdown"] as const;
export const SNIPPETS = [...EMBEDS, ...LINKED_PICTURES] as const;
export type Snippet = (typeof SNIPPETS)[number];

/** Texts to copy that show or name the moment. */
export const COPIES = [
  "markdown",
  "picture",
  "svg",
  "tikz",
  "latex",
  "oembed",
  "citation",
] as const;
export type Copy = (typeof COPIES)[number];

export const EMBED_THEMES = ["auto", "light", "dark"] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

export const EMBED_COORDINATES = ["grid", "all", "none"] as const;
export type EmbedCoordinates = (typeof EMBED_COORDINATES)[number];

/** An embed of which the author has chosen nothing yet. */
export const USUAL_EMBED: Omit<EmbedChoices, "height"> = {
  mode: "show",
  width: 600,
  theme: "auto",
  turns: null,
  play: true,
  steps: true,
  caption: false,
  numbers: false,
  coordinates: "grid",
  crop: "",
};

/** The game itself, or a problem that begins at the shown moment. */
type EmbedMode = "show" | "solve";

export interface EmbedChoices {
  readonly mode: EmbedMode;
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
  /** True: the title stands over the board. */
  readonly caption: boolean;
  /** True: stones bear the numbers of their turns. */
  readonly numbers: boolean;
  /** Names of places; "grid": those beside a grid alone. */
  readonly coordinates: EmbedCoordinates;
  /** Two places at opposite corners of the part to show, such as "A1:F6"; empty: the whole board. */
  readonly crop: string;
}
