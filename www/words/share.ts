/** English of links and sharing. */
import type { EmbedTheme, Extent, Snippet } from "../model/sharing.ts";
import { grouped } from "./counts.ts";

export const EXTENT_WORDS: Readonly<
  Record<Extent, { readonly name: string; readonly line: string }>
> = {
  board: { name: "The board", line: "Empty, with its rules: ready to play on." },
  moment: { name: "This moment", line: "The way to the turn that is shown, and nothing else." },
  onward: { name: "From this moment on", line: "That way, and all that follows it." },
  game: { name: "The whole game", line: "All turns; it opens at the one that is shown." },
  problem: {
    name: "A problem",
    line: "Readers look for the best turns from this moment on. What follows answers them, then the solver.",
  },
};

export const SNIPPET_WORDS: Readonly<
  Record<Snippet, { readonly name: string; readonly line: string }>
> = {
  frame: { name: "Frame", line: "For every blog that takes an <iframe>." },
  element: {
    name: "Element",
    line: "<go-space>, where scripts may run; loads when it comes into view.",
  },
  picture: { name: "Picture", line: "HTML: a picture that links to the game." },
  markdown: {
    name: "Picture link",
    line: "Markdown, where frames are refused.",
  },
};

/** Alternative text for a board without a title. */
export const UNNAMED = "A board";

export const CARD_WITHOUT_CODE =
  "Saved, without a QR code: the link is too long for one. The card carries the game itself.";

/** Beside the QR code of a card. */
export const SCAN = "Scan to open it";

/** Lines beside a snippet, about its picture and its dangers. */
export function snippetNotes(snippet: Snippet, picture: string): readonly string[] {
  const beside = snippet === "picture" || snippet === "markdown";
  return [
    beside
      ? `Save ${picture} beside your post.`
      : `Save ${picture} beside your post: feeds and readers without scripts show it instead.`,
    ...(snippet === "element"
      ? [
          "Keep the closing </go-space>: HTML knows no self-closing <go-space … />, which swallows the rest of the post.",
        ]
      : []),
  ];
}

export const EMBED_THEME_WORDS: Readonly<Record<EmbedTheme, string>> = {
  auto: "As the reader's",
  light: "Light",
  dark: "Dark",
};

/** Places for links with their limits in characters, the shortest first. */
const PLACES: readonly (readonly [most: number, where: string])[] = [
  [280, "a short post"],
  [2_000, "any chat message"],
  [8_000, "an e-mail, and every browser's address line"],
  [32_000, "a web page or a document"],
];

/** Length of the link, and where it fits. */
export function lengthWords(characters: number): string {
  const where = PLACES.find(([most]) => characters <= most)?.[1];
  const count = `${grouped(characters)} characters`;
  if (where === undefined) return `${count}: too long for most places; a file is better.`;
  return `${count}: fits in ${where}.`;
}

export function cannotShareWords(reason: string): string {
  return `This cannot be shared so. ${reason}`;
}

export function failedWords(reason: string): string {
  return `This did not work: ${reason}`;
}

/** Dialog with the ways to share. */
export const SHARE_WORDS = {
  linkTo: "A link to",
  share: "Share",
  link: "Link",
  steps: "Buttons to walk through the turns",
  snippet: "What to paste into your page",
  asProblem: "As a problem: readers’ turns are answered",
  readersMayPlay: "Readers may play on it",
  savePicture: "Save the picture",
  startAtTurn: "Start at turn",
  preview: "Preview",
  image: "The picture",
  height: "Height",
  saved: "Saved.",
  theme: "Theme",
  embed: "Embed",
  width: "Width",
  copy: "Copy",
  kind: "As",
  fileLine:
    "A file holds everything, however large: the board, its rules, all turns. Open it here again, or keep it beside your notes.",
  forOtherPrograms: "For other programs…",
  saveFile: "Save the file",
  file: "File",
  tooLongForCode: "This link is too long for a QR code.",
  copyLink: "Copy the link",
  send: "Send…",
  cannotCopyPictures: "This browser does not let the page copy pictures; save it instead.",
  pictureLine: "SVG and PNG carry the game: drop them here, and it opens again.",
  drawingOneTurnAfter: "Drawing one turn after the other …",
  saveGameMoving: "Save the game, moving",
  namesPoints: "Names of the points",
  copyPicture: "Copy the picture",
  turnNumbers: "Turn numbers",
  transparent: "Transparent",
  saveAsPng: "Save as PNG",
  saveCard: "Save a card",
  saveAsSvg: "Save as SVG",
  picture: "Picture",
  stopped: "Stopped.",
  progress: "Progress",
  copied: "Copied.",
  ground: "Ground",
  cancel: "Cancel",
  light: "Light",
  paper: "Paper",
  dark: "Dark",
  code: "The link as a QR code",
} as const;
