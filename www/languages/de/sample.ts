/** Endlich machen: Auswahl, und der Bericht über eine Stichprobe. */
import type { Carried } from "../../engine/carry.ts";
import { type BoardKind, has } from "../../engine/features.ts";
import type { SampleReach } from "../../engine/protocol.ts";
import type { GoSpaceBoard, Lattice, SampleReport } from "../../engine/types.ts";
import type { Option } from "../../model/rules-choices.ts";
import type { Scores } from "../../words/sample.ts";
import { LANGUAGE } from "./core/language.ts";
import { counted, grouped } from "./counts.ts";
import { scorePhrase } from "./rules.ts";

export const LATTICE_WORDS: readonly Option<Lattice>[] = [
  { value: "square", name: "Quadratisch", line: "In Reihen und Spalten." },
  {
    value: "triangular",
    name: "Dreieckig",
    line: "In Reihen, um die Hälfte versetzt: am dichtesten.",
  },
  {
    value: "blue-noise",
    name: "Blaues Rauschen",
    line: "Gleichmäßig verstreut, ohne Reihen und Richtungen.",
  },
];

export const TOUCH_WORDS: readonly Option<SampleReach>[] = [
  {
    value: "kept",
    name: "Wie auf der Ebene",
    line: "Steine berühren sich, wenn sie tangential sind.",
  },
  {
    value: "least",
    name: "Etwas weiter",
    line: "Die kleinste Reichweite, mit der jeder Platz einen berührt, den er nicht überlappt.",
  },
];

/** „0,50 des Steinradius: 512 Ticks“ */
export function pitchWords(hundredths: number, ticks: number): string {
  const share = (hundredths / 100).toLocaleString(LANGUAGE, { minimumFractionDigits: 2 });
  return `${share} des Steinradius: ${counted(ticks, "Tick", "Ticks")}`;
}

/** Taste, die den kleinsten Abstand nimmt, der geht. */
export function otherPitchWords(hundredths: number, ticks: number): { name: string; tip: string } {
  const share = (hundredths / 100).toLocaleString(LANGUAGE, { minimumFractionDigits: 2 });
  return {
    name: `Abstand ${share} nehmen`,
    tip: `Der kleinste, der hier geht: ${counted(ticks, "Tick", "Ticks")}`,
  };
}

/** Zeilen des Berichts; `reach` ist die der Scheiben der Stichprobe, `radius` der des Steins. */
export function reportLines(report: SampleReport, reach: number, radius: number): string[] {
  const { placements, conflicts, touches, coveringRadius } = report;
  const each = (pairs: number) => round((2 * pairs) / Math.max(placements, 1));
  return [
    counted(placements, "Platz für einen Stein", "Plätze für Steine"),
    `Im Mittel sperrt ein Stein ${each(conflicts)} andere Plätze, und berührt ${each(touches - conflicts)}, die frei bleiben.`,
    `Wo immer die Ebene Raum für einen Stein hat, liegt ein Platz innerhalb von ${round(coveringRadius / radius)} seines Radius (${counted(Math.ceil(coveringRadius), "Tick", "Ticks")}).`,
    `Ab einer Reichweite von ${counted(report.reach, "Tick", "Ticks")} berührt jeder Platz einen, den er nicht überlappt; hier ist sie ${grouped(reach)}.`,
  ];
}

/** Was aus den Steinen der Ebene geworden ist. */
export function carriedWords({ kept, left }: Carried): string {
  if (left === 0)
    return kept === 1
      ? "Der Stein wird übernommen, auf den nächsten freien Platz."
      : `Alle ${kept} Steine werden übernommen, jeder auf den nächsten freien Platz.`;
  const rest =
    left === 1
      ? "1 hat keinen freien Platz in der Nähe, oder hätte dort keine Freiheit"
      : `${left} haben keinen freien Platz in der Nähe, oder hätten dort keine Freiheit`;
  return `${kept} von ${counted(kept + left, "Stein", "Steinen")} ${kept === 1 ? "wird" : "werden"} übernommen, jeder auf den nächsten freien Platz; ${rest}.`;
}

/** Die Wertung auf einer Ebene oder auf Scheiben, und auf dem Brett, das daraus wird, wenn sie sich unterscheiden. */
export function changedScoringWords({ before, after }: Scores): string | null {
  const [there, here] = [before, after].map(({ score, kind }) => scorePhrase(score, kind));
  if (there === here || !there || !here) return null;
  const on = has(before, "centres") ? "Auf der Ebene" : "Auf den Scheiben";
  return `Die Wertung ändert sich. ${on}: ${there}. Hier: ${here}.`;
}

/** Die Wertung auf dem Brett, das entsteht, geändert oder nicht; null, wo nichts gewertet wird. */
export function scoringWords(scores: Scores): string | null {
  const { score, kind } = scores.after;
  const phrase = scorePhrase(score, kind);
  return changedScoringWords(scores) ?? (phrase && `Die Wertung bleibt: ${phrase}.`);
}

/** Zeilen über den Quotienten von Scheiben, auf denen so viele Steine stehen. */
export function quotientLines({ points, placements }: GoSpaceBoard, stones: number): string[] {
  return [
    `${counted(points.length, "Punkt", "Punkte")} und ${counted(placements.length, "Platz", "Plätze")}, einer für jede Scheibe.`,
    "Es spielt sich genau wie die Scheiben, Zug um Zug: dieselben Züge, Ketten und Freiheiten, und dieselben Steine werden geschlagen.",
    ...(stones === 0
      ? []
      : [stones === 1 ? "Der Stein wird übernommen." : `Alle ${stones} Steine werden übernommen.`]),
  ];
}

/** Bedeutung der Punkte des Quotienten. */
export const QUOTIENT_LINE =
  "Jeder Teil, in den die Scheiben einander schneiden, wird ein Punkt: eine Fläche, ein Bogen oder ein Schnittpunkt von Kreisen. Ein Stein füllt die Punkte seiner Scheibe. Steine sind verbunden, wo sich ihre Abschlüsse treffen.";

export const QUOTIENT_WORDS = {
  picture: "Der Go-Raum",
  making: "Die Teile werden gesucht…",
} as const;

export function noQuotientWords(reason: string): string {
  return `Daraus wird kein Go-Raum: ${reason}`;
}

export const NO_QUOTIENT_OF_PLANE =
  "Kein endliches Brett spielt sich genau wie die Ebene, auf der ein Stein unendlich viele Plätze hat; zu Scheiben, die sich genau berühren, gibt es eines.";

/** Titel eines Bretts, das aus einem anderen wurde. */
export function madeTitle(title: string, kind: BoardKind): string {
  return has({ kind }, "sets") ? `${title}, als Go-Raum` : `${title}, als Stichprobe`;
}

/** Namen zweier kleiner Diagramme über dem Abstand, und die Worte ihrer Werte. */
export const CONVERGENCE_WORDS = {
  covering: "Überdeckungsradius",
  touches: "Berührte freie Plätze",
} as const;

/** „Überdeckungsradius: 1,15 bei einem Abstand von 2,00, 0,12 bei einem Abstand von 0,20“ */
export function convergenceWords(
  name: string,
  values: readonly { readonly pitch: number; readonly value: number }[],
): string {
  const [coarse, fine] = [values[0], values.at(-1)];
  if (coarse === undefined || fine === undefined) return name;
  const at = ({ pitch, value }: typeof coarse) => {
    const share = (pitch / 100).toLocaleString(LANGUAGE, { minimumFractionDigits: 2 });
    return `${round(value)} bei einem Abstand von ${share}`;
  };
  return `${name}: ${at(coarse)}, ${at(fine)}`;
}

export function measuredWords(value: number): string {
  return round(value);
}

/** Der Mangel, der eine Stichprobe nutzlos macht, oder null. */
export function sampleWarning({ conflicts, touches }: SampleReport): string | null {
  return touches > conflicts
    ? null
    : "Keine zwei Steine können sich hier berühren, also stürbe jeder sofort: Lass sie sich etwas weiter berühren, oder nimm einen anderen Abstand.";
}

function round(value: number): string {
  return value >= 10
    ? grouped(Math.round(value))
    : value.toLocaleString(LANGUAGE, { maximumFractionDigits: 2 });
}

/** Dialog, der ein Brett endlich macht. */
export const SAMPLE_WORDS = {
  cancelled: "Abgebrochen. Ändere etwas, um es wieder zu versuchen.",
  heading: "Ein endliches Brett aus diesem",
  makingSample: "Die Stichprobe entsteht",
  keepBoard: "Dieses Brett behalten",
  anotherSeed: "Anderer Startwert",
  sample: "Die Stichprobe",
  drawOn: "Darauf zeichnen",
  playOn: "Darauf spielen",
  touching: "Berühren",
  lattice: "Anordnung",
  cancel: "Abbrechen",
  pitch: "Abstand",
} as const;

export function cannotSampleWords(reason: string): string {
  return `Daraus wird keine Stichprobe: ${reason}`;
}

export function seedWords(seed: number): string {
  return `Startwert ${seed}`;
}
