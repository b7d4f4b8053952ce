/** Deutsch der Uhr. Zeiten sind in Millisekunden. */
import type { Player } from "../../engine/types.ts";
import type { Bounds, Control, Left } from "../../words/clock.ts";
import { counted, grouped } from "./counts.ts";
import { playerWord } from "./names.ts";

export const CLOCK = {
  name: "Uhr",
  none: "Es gibt keine Uhr.",
  own: "Eigene …",
  kind: "Art der Uhr",
} as const;

export const KIND_WORDS = {
  absolute: "Absolut",
  fischer: "Fischer",
  "byo-yomi": "Byo-yomi",
} as const;

export const FIELD_WORDS = {
  main: "Grundzeit in Minuten",
  increment: "Sekunden mehr je Zug",
  periods: "Perioden",
  period: "Sekunden in jeder",
} as const;

/** „Schreibe eine Zahl von 0,1 bis 1.440.“ */
export function boundsWords({ least, most, step }: Bounds): string {
  const kind = step === "1" ? "eine ganze Zahl" : "eine Zahl";
  return `Schreibe ${kind} von ${grouped(least)} bis ${grouped(most)}.`;
}

/** „10 min + 10 s je Zug“, „5 min, dann 3 × 20 s“. */
export function controlWords(control: Control | null): string {
  if (control === null) return "Keine";
  const main = minutesWord(control.main);
  switch (control.kind) {
    case "absolute":
      return main;
    case "fischer":
      return `${main} + ${control.increment / 1000} s je Zug`;
    case "byo-yomi":
      return `${main}, dann ${control.periods} × ${control.period / 1000} s`;
  }
}

/** „10 min“, „1:30 min“. */
function minutesWord(time: number): string {
  return `${time % 60_000 === 0 ? time / 60_000 : clockWord(time)} min`;
}

function clockWord(time: number): string {
  const seconds = Math.ceil(time / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** „4:59“, im Byo-yomi „0:20 × 3“. */
export function timeWord({ left, periods, inPeriod }: Left): string {
  const time = clockWord(left);
  return inPeriod && periods > 0 ? `${time} × ${periods}` : time;
}

/** „Restzeit: Schwarz 4 Minuten 59 Sekunden, Weiß 30 Sekunden und noch 2 Perioden.“ */
export function timesSpoken(times: Readonly<Record<Player, Left>>, running: Player | null): string {
  const [first, second]: readonly Player[] =
    running === "white" ? ["white", "black"] : ["black", "white"];
  const said = (player: Player) => `${playerWord(player)} ${lengthWords(times[player])}`;
  return `Restzeit: ${said(first ?? "black")}, ${said(second ?? "white")}.`;
}

function lengthWords({ left, periods, inPeriod }: Left): string {
  const seconds = Math.ceil(left / 1000);
  const minutes = Math.floor(seconds / 60);
  const parts = [
    ...(minutes > 0 ? [counted(minutes, "Minute", "Minuten")] : []),
    ...(seconds % 60 > 0 || minutes === 0 ? [counted(seconds % 60, "Sekunde", "Sekunden")] : []),
  ];
  const time = parts.join(" ");
  return inPeriod && periods > 0
    ? `${time} und noch ${counted(periods - 1, "Periode", "Perioden")}`
    : time;
}
