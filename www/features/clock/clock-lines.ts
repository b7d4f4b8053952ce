/** Time controls as lines of a game's comment, "Time: 600" and "Overtime: 3x20 byo-yomi", which SGF has as TM and OT. */
import type { TimeControl } from "../../model/times.ts";

/** Names of lines, as the importer of SGF writes them. */
const NAMES = { main: "Time", over: "Overtime" } as const;
const TIME = /^Time: (\d+(?:\.\d+)?)$/;
const OVERTIME = /^Overtime: (?:(\d+)x(\d+) byo-yomi|(\d+) fischer)$/;

/** The control that a comment names; null: none that is known here. */
export function controlOf(comment: string): TimeControl | null {
  const lines = factsOf(comment);
  const main = seconds(lines.map((line) => TIME.exec(line)?.[1]).find(Boolean));
  if (main === null) return null;
  const over = lines.find((line) => line.startsWith(`${NAMES.over}: `));
  if (over === undefined) return { kind: "absolute", main };
  const [, periods, each, added] = OVERTIME.exec(over) ?? [];
  const [period, increment] = [seconds(each), seconds(added)];
  if (increment !== null) return { kind: "fischer", main, increment };
  return period === null || periods === undefined
    ? null
    : { kind: "byo-yomi", main, periods: Number(periods), period };
}

/** The comment with the lines of a control in place of those of another; null: without any. */
export function withControl(comment: string, control: TimeControl | null): string {
  const [first = "", ...others] = comment.split("\n\n");
  const kept = first.split("\n").filter((line) => line !== "" && !isTime(line));
  const facts = kept.length > 0 && kept.every(isFact);
  const lines = control === null ? [] : linesOf(control);
  const paragraph = facts ? [...kept, ...lines] : lines;
  const rest = facts || kept.length === 0 ? others : [kept.join("\n"), ...others];
  return [...(paragraph.length > 0 ? [paragraph.join("\n")] : []), ...rest].join("\n\n");
}

function linesOf(control: TimeControl): string[] {
  const time = `${NAMES.main}: ${control.main / 1000}`;
  switch (control.kind) {
    case "absolute":
      return [time];
    case "fischer":
      return [time, `${NAMES.over}: ${control.increment / 1000} ${control.kind}`];
    case "byo-yomi":
      return [time, `${NAMES.over}: ${control.periods}x${control.period / 1000} ${control.kind}`];
  }
}

/** The lines of the first paragraph, where facts about a game stand. */
function factsOf(comment: string): string[] {
  return (comment.split("\n\n")[0] ?? "").split("\n");
}

function isTime(line: string): boolean {
  return Object.values(NAMES).some((name) => line.startsWith(`${name}: `));
}

function isFact(line: string): boolean {
  return /^(?:Black|Black rank|White|White rank|Event|Round|Place|Date|Result): /.test(line);
}

/** In milliseconds. */
function seconds(text: string | undefined): number | null {
  return text === undefined ? null : 1000 * Number(text);
}
