/** Deutsch der Uhr. Zeiten sind in Millisekunden. */
import type { Player } from "../../engine/types.ts";
import { counted } from "./counts.ts";
import { playerWord } from "./names.ts";

/** Restzeit einer Seite; `periods` sind die des Byo-yomi. */
interface Left {
  readonly left: number;
  readonly periods: number;
  readonly inPeriod: boolean;
}

type Control =
  | { readonly kind: "absolute"; readonly main: number }
  | { readonly kind: "fischer"; readonly main: number; readonly increment: number }
  | {
      readonly kind: "byo-yomi";
      readonly main: number;
      readonly periods: number;
      readonly period: number;
    };

export const CLOCK = {
  name: "Uhr",
  none: "Es gibt keine Uhr.",
} as const;

/** „10 min + 10 s je Zug“, „5 min, dann 3 × 20 s“. */
export function controlWords(control: Control | null): string {
  if (control === null) return "Keine";
  const main = `${control.main / 60_000} min`;
  switch (control.kind) {
    case "absolute":
      return main;
    case "fischer":
      return `${main} + ${control.increment / 1000} s je Zug`;
    case "byo-yomi":
      return `${main}, dann ${control.periods} × ${control.period / 1000} s`;
  }
}

/** „4:59“, im Byo-yomi „0:20 × 3“. */
export function timeWord({ left, periods, inPeriod }: Left): string {
  const seconds = Math.ceil(left / 1000);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
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
