/** English of the Share dialog's pages: their choices, with lines about each. */
import type {
  Copy,
  Embed,
  EmbedCoordinates,
  EmbedTheme,
  Extent,
  Snippet,
} from "../model/sharing.ts";

export const EXTENT_WORDS: Readonly<Record<Extent, Choice>> = {
  board: { name: "The board", line: "Empty, with its rules: ready to play on." },
  moment: { name: "This moment", line: "The way to the turn that is shown, and nothing else." },
  onward: { name: "From this moment on", line: "That way, and all that follows it." },
  game: { name: "The whole game", line: "All turns; it opens at the one that is shown." },
  problem: {
    name: "A problem",
    line: "Readers look for the best turns from this moment on. What follows answers them, then the solver.",
  },
};

export interface Choice {
  readonly name: string;
  readonly line: string;
}

export const EMBED_WORDS: Readonly<Record<Embed, Choice>> = {
  frame: { name: "Frame", line: "For every blog that takes an <iframe>." },
  element: {
    name: "Element",
    line: "<go-space>, where scripts may run; loads when it comes into view.",
  },
};

/** Texts of the moment that other programs read. */
export const COPY_AS_WORDS: Readonly<Record<Copy, Choice>> = {
  markdown: {
    name: "Markdown",
    line: "A picture that links to the game, where frames are refused.",
  },
  picture: { name: "HTML", line: "A picture that links to the game." },
  svg: { name: "SVG", line: "The drawing itself, which carries the game." },
  tikz: { name: "TikZ", line: "For LaTeX, black on white, at the board’s own coordinates." },
  latex: { name: "LaTeX", line: "Without any package: a picture environment." },
  oembed: { name: "oEmbed", line: "A JSON file to host, by which other sites find the frame." },
  citation: { name: "Citation", line: "A line that names the game, its address and its rules." },
};

export const CARD_WITHOUT_CODE =
  "Saved, without a QR code: the link is too long for one. The card carries the game itself.";

/** Beside the QR code of a card. */
export const SCAN = "Scan to open it";

const instead = (picture: string) =>
  `Save ${picture} beside your post: feeds and readers without scripts show it instead.`;

/** Lines beside a snippet, about its picture and its dangers. */
export const SNIPPET_NOTES: Readonly<Record<Snippet, (picture: string) => readonly string[]>> = {
  picture: (picture) => [`Save ${picture} beside your post.`],
  markdown: (picture) => [`Save ${picture} beside your post.`],
  frame: (picture) => [instead(picture)],
  element: (picture) => [
    instead(picture),
    "Keep the closing </go-space>: HTML knows no self-closing <go-space … />, which swallows the rest of the post.",
  ],
};

export const EMBED_THEME_WORDS: Readonly<Record<EmbedTheme, string>> = {
  auto: "As the reader's",
  light: "Light",
  dark: "Dark",
};

export const EMBED_COORDINATES_WORDS: Readonly<Record<EmbedCoordinates, string>> = {
  grid: "Beside grids",
  all: "Every point's name",
  none: "None",
};
