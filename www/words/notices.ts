/** English of the notices of the page. */
import { isolated } from "../isolate.ts";
import { guessBy, megabytes, readingBy } from "../model/page-notices.ts";
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
  guess: guessBy(
    "This text may be a board.",
    (points, links) =>
      `This text may be a list of links: ${counted(points, "point")}, ${counted(links, "link")}.`,
  ),
  reading: readingBy("Reading the text …", (name) => `Reading ${name} …`),
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

/** Line in place of several notes. */
export function importLine(count: number): string {
  return `${counted(count, "note")} on what was read`;
}
