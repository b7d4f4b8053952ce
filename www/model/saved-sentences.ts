/** Titles, days and lines of saved boards, by the words of a language. */
import { isolated } from "../isolate.ts";
import type { Saved } from "./saved.ts";

/** Words of a language for saved boards. */
export interface SavedWords {
  readonly language: string;
  readonly untitled: Readonly<Record<Saved["kind"], string>>;
  readonly drawing: string;
  readonly turns: (count: number) => string;
  readonly today: string;
  readonly yesterday: string;
  /** `after`: words that follow the title where turns have been taken. */
  readonly last: (title: string, after: string) => string;
  readonly after: (turns: number) => string;
}

/* @__NO_SIDE_EFFECTS__ */
export function savedSentences(words: SavedWords) {
  /** A day relative to now; both in milliseconds since 1970, local time. */
  function dayWords(then: number, now: number): string {
    const [day, today] = [new Date(then), new Date(now)];
    const days = Math.round((midnight(today) - midnight(day)) / 86_400_000);
    if (days <= 0) return words.today;
    if (days === 1) return words.yesterday;
    const year = day.getFullYear() === today.getFullYear() ? {} : ({ year: "numeric" } as const);
    return day.toLocaleDateString(words.language, { day: "numeric", month: "short", ...year });
  }

  return {
    titleWords: ({ title, kind }: Pick<Saved, "title" | "kind">) => title || words.untitled[kind],
    /** Title of an entry that may be unreadable. */
    titleOfAny: ({ title }: Pick<Saved, "title">) => title || words.untitled.game,
    dayWords,
    /** Second line of a card. */
    stateWords({ kind, turns, changed }: Saved, now: number): string {
      const what = kind === "drawing" ? words.drawing : words.turns(turns);
      return `${what} · ${dayWords(changed, now)}`;
    },
    resumeWords: (title: string, turns: number) =>
      words.last(isolated(title), turns === 0 ? "" : words.after(turns)),
  };
}

function midnight(day: Date): number {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
}
