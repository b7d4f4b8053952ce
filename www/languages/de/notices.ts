/** Hinweise der Seite. */
import { isolated } from "../../isolate.ts";
import { guessBy, megabytes, readingBy } from "../../model/page-notices.ts";
import type { Notice } from "../../model/state.ts";
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
    "Dieser Text ist vielleicht ein Brett.",
    (points, links) =>
      `Dieser Text ist vielleicht eine Liste von Verbindungen: ${counted(points, "Punkt", "Punkte")}, ${counted(links, "Verbindung", "Verbindungen")}.`,
  ),
  reading: readingBy("Der Text wird gelesen …", (name) => `${name} wird gelesen …`),
  "search-failed": ({ message }) =>
    `Der Computer kann über diese Stellung nicht nachdenken. ${message}`,
  "too-large": ({ bytes, limit }) =>
    `Diese Datei ist zu groß: ${megabytes(bytes)}. Ein Brett darf ${megabytes(limit)} haben.`,
  unreadable: ({ name }) => `${isolated(name)} kann nicht gelesen werden.`,
  "not-loaded": NOT_FETCHED,
  newer: "Eine neue Version von Gospace ist bereit.",
  deleted: ({ deletion }) => deletedWords(deletion),
  "no-storage":
    "Dieser Browser lässt die Seite keine Bretter aufbewahren; Links und Dateien gehen weiterhin.",
  "storage-full":
    "Der Speicher des Browsers ist voll. Lösche einige deiner Bretter, oder speichere dieses als Datei.",
  resume: ({ title, entry }) => resumeWords(title, entry.turns),
  "board-deleted": ({ title }) => `„${isolated(title)}“ gelöscht.`,
  alike: ({ title, entry }) => alikeWords(title, entry.turns),
  diverged: ({ divergence }) => divergedWords(divergence.turns),
});

/** Zeile anstelle mehrerer Anmerkungen. */
export function importLine(count: number): string {
  return `${counted(count, "Anmerkung", "Anmerkungen")} zum Gelesenen`;
}
