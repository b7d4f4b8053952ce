/** Hinweise der Seite. */
import { has } from "../../engine/features.ts";
import { isolated } from "../../isolate.ts";
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
  guess: (notice) => guessWords(notice),
  reading: ({ name }) =>
    name === null ? "Der Text wird gelesen …" : `${isolated(name)} wird gelesen …`,
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

/** „Dieser Text ist vielleicht eine Liste von Verbindungen: 3 Punkte, 2 Verbindungen.“ */
function guessWords({ document }: Extract<Notice, { kind: "guess" }>): string {
  const { board } = document;
  if (!has(board, "links")) return "Dieser Text ist vielleicht ein Brett.";
  const links = (board.edges?.length ?? 0) + (board.arcs?.length ?? 0);
  const points = counted(board.points?.length ?? 0, "Punkt", "Punkte");
  return `Dieser Text ist vielleicht eine Liste von Verbindungen: ${points}, ${counted(links, "Verbindung", "Verbindungen")}.`;
}

/** Zeile anstelle mehrerer Anmerkungen. */
export function importLine(count: number): string {
  return `${counted(count, "Anmerkung", "Anmerkungen")} zum Gelesenen`;
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 2 ** 20)} MB`;
}
