/** English of links and sharing. */
import { lengthsBy } from "../model/link-length.ts";

/** Alternative text for a board without a title. */
export const UNNAMED = "A board";

/** Length of the link, and where it fits. */
export const lengthWords = lengthsBy({
  280: "a short post",
  2000: "any chat message",
  8000: "an e-mail, and every browser's address line",
  32000: "a web page or a document",
  fits: (characters, where) => `${characters} characters: fits in ${where}.`,
  tooLong: (characters) => `${characters} characters: too long for most places; a file is better.`,
});

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
  caption: "The title over the board",
  coordinates: "Coordinates",
  crop: "Only the part",
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
  copyAs: "Copy as",
  textToCopy: "Text to copy",
  saveText: "Save as a file",
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
