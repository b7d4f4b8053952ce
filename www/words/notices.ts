/** English of the notices of the page. */
import { has } from "../engine/features.ts";
import { isolated } from "../isolate.ts";
import type { Notice } from "../model/state.ts";
import { NOT_FETCHED } from "./core/module.ts";
import { told } from "./core/told.ts";
import { alikeWords, divergedWords } from "./correspondence.ts";
import { counted } from "./counts.ts";
import { gameNoticeWords } from "./events.ts";
import { deletedWords } from "./record.ts";
import { resumeWords } from "./saved.ts";

export const noticeWords = told<Notice>({
  broken: gameNoticeWords,
  "broken-link": gameNoticeWords,
  restarted: gameNoticeWords,
  full: gameNoticeWords,
  opened: gameNoticeWords,
  guess: (notice) => guessWords(notice),
  reading: ({ name }) => (name === null ? "Reading the text …" : `Reading ${isolated(name)} …`),
  "search-failed": ({ message }) => `The computer cannot think about this position. ${message}`,
  "too-large": ({ bytes, limit }) =>
    `This file is too large: ${megabytes(bytes)}. A board may have ${megabytes(limit)}.`,
  unreadable: ({ name }) => `${isolated(name)} cannot be read.`,
  "not-loaded": NOT_FETCHED,
  newer: "A new version of Gospace is ready.",
  deleted: ({ deletion }) => deletedWords(deletion),
  "no-storage": "This browser does not let the page keep boards; links and files still do.",
  "storage-full":
    "Browser storage is full. Delete some of your boards, or save this one as a file.",
  resume: ({ title, entry }) => resumeWords(title, entry.turns),
  "board-deleted": ({ title }) => `Deleted “${isolated(title)}”.`,
  alike: ({ title, entry }) => alikeWords(title, entry.turns),
  diverged: ({ divergence }) => divergedWords(divergence.turns),
});

/** "This text may be a graph of 3 points and 2 links." */
function guessWords({ document }: Extract<Notice, { kind: "guess" }>): string {
  const { board } = document;
  if (!has(board, "links")) return "This text may be a board.";
  const links = (board.edges?.length ?? 0) + (board.arcs?.length ?? 0);
  const points = counted(board.points?.length ?? 0, "point");
  return `This text may be a list of links: ${points}, ${counted(links, "link")}.`;
}

/** Line in place of several notes. */
export function importLine(count: number): string {
  return `${counted(count, "note")} on what was read`;
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 2 ** 20)} MB`;
}
