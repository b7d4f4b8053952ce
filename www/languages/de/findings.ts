/** Befunde: Fehler eines gezeichneten Bretts, und was wohl ein Versehen ist. */
import type { Quantity } from "../../engine/survey.ts";
import { pointsBy, ringsBy, setOf, ticksWide } from "../../sketch/finding-names.ts";
import type { SketchFinding } from "../../sketch/picture-findings.ts";
import type { FindingWords, NameOf } from "../../words/findings.ts";
import { told } from "./core/told.ts";
import { counted, grouped } from "./counts.ts";

const pointWord = pointsBy("Punkt");
const ringWords = ringsBy("Der Umriss", "Loch");
const ringGenitive = ringsBy("des Umrisses", "von Loch");

const LISTS = { edges: "Kante", arcs: "Pfeil", open: "Offene Menge", placements: "Platz" } as const;
const STONES = { black: "Schwarzer Stein", white: "Weißer Stein" } as const;

const QUANTITIES: Readonly<Record<Quantity, string>> = {
  points: "Punkte",
  arcs: "Pfeile",
  placements: "Plätze",
  listed: "Punkte in seinen offenen Mengen und Plätzen",
  neighbours: "Punkte in den kleinsten offenen Mengen um seine Punkte",
  closures: "Punkte in den Abschlüssen seiner Plätze",
  touches: "Paare von Scheiben, die sich berühren",
  images: "Bilder eines Steins in seiner Reichweite",
};

/** Ein Befund und seine Folge; `nameOf` nennt einen Punkt, einen Platz oder eine Scheibe. */
export const findingWords = told<SketchFinding, FindingWords, [nameOf: NameOf]>({
  bare: [
    "Noch gibt es nichts, worauf zu spielen ist.",
    "Zeichne einen Punkt, einen Platz oder eine Scheibe.",
  ],
  "too-large": ({ what }) => ["Das Brett ist zu groß.", `Es hat zu viele ${QUANTITIES[what]}.`],
  "grid-size": ({ columns, rows }) => [
    `Auf einem Gitter von ${columns} × ${rows} kann nicht gespielt werden.`,
    "Es hat mindestens einen Punkt und höchstens eine Million.",
  ],
  "link-out-of-range": ({ list, link, point }) => [
    `${LISTS[list]} ${link} führt nirgendwohin.`,
    `Punkt ${point} gibt es nicht.`,
  ],
  "label-count": ({ labels, points }) => [
    "Punkte und Beschriftungen passen nicht zusammen.",
    `Es sind ${counted(labels, "Beschriftung", "Beschriftungen")} und ${counted(points, "Punkt", "Punkte")}.`,
  ],
  loop: ({ list, link }) => [
    `${LISTS[list]} ${link} verbindet einen Punkt mit sich selbst.`,
    "Das zählt nicht.",
  ],
  repeated: ({ list, link }) => [`${LISTS[list]} ${link} ist schon da.`, "Das zählt nicht."],
  "dead-end": ({ point }, nameOf) => [
    `${pointWord(nameOf(point))} erreicht nichts.`,
    "Ein Stein dort würde sofort geschlagen: Kein Pfeil führt hinaus.",
  ],
  isolated: ({ point }, nameOf) => [
    `${pointWord(nameOf(point))} steht allein.`,
    "Ein Stein dort würde sofort geschlagen: Nichts ist damit verbunden.",
  ],
  coincident: ({ point, first }, nameOf) => [
    `${pointWord(nameOf(point))} liegt auf ${nameOf(first)}.`,
    "Zwei Punkte an einer Stelle sehen aus wie einer.",
  ],
  through: ({ from, to, point }, nameOf) => [
    `Die Verbindung von ${nameOf(from)} nach ${nameOf(to)} läuft durch ${nameOf(point)}.`,
    "Sie wird gebogen gezeichnet, weil sie diesen Punkt nicht verbindet.",
  ],
  pieces: ({ count }) => [
    `Das Brett besteht aus ${count} Teilen.`,
    "Nichts verbindet sie: Was auf einem geschieht, berührt die anderen nicht.",
  ],
  "member-out-of-range": ({ list, set, point }) => [
    `${LISTS[list]} ${set} nennt einen Punkt, den es nicht gibt.`,
    `Es gibt keinen Punkt ${point}.`,
  ],
  "member-twice": ({ list, set, point }, nameOf) => [
    `${LISTS[list]} ${set} nennt einen Punkt zweimal.`,
    `${pointWord(nameOf(point))} steht schon da.`,
  ],
  "empty-placement": ({ placement }) => [
    `Platz ${placement} ist leer.`,
    "Ein Stein füllt mindestens einen Punkt.",
  ],
  "equal-placements": ({ first, second }) => [
    `Die Plätze ${first} und ${second} sind gleich.`,
    "Sie haben dieselben Punkte: Einer davon genügt.",
  ],
  "not-open": ({ placement, least }, nameOf) => [
    `Platz ${placement} ist nicht offen.`,
    `Die kleinste offene Menge um ihn ist ${setOf(least, nameOf)}.`,
  ],
  uncovered: ({ point }, nameOf) => [
    `${pointWord(nameOf(point))} liegt in keinem Platz.`,
    "Kein Stein färbt ihn je.",
  ],
  indistinct: ({ point, first }, nameOf) => [
    `${pointWord(nameOf(point))} ist wie ${nameOf(first)}.`,
    "Keine offene Menge enthält den einen ohne den anderen.",
  ],
  torn: ({ placement }) => [
    `Platz ${placement} besteht aus Teilen.`,
    "Keine anderen Plätze verbinden sie: Ein Stein dort lebt nur, wenn eine Freiheit alle berührt.",
  ],
  "disk-too-far-out": ({ disk }, nameOf) => [
    `Scheibe ${nameOf(disk)} liegt zu weit außen.`,
    "Koordinaten und Radien enden bei 2^24 Ticks.",
  ],
  "disk-core": ({ disk }, nameOf) => [
    `Scheibe ${nameOf(disk)} hat keine Größe.`,
    "Der kleinste Radius ist 1 Tick.",
  ],
  "disk-reach": ({ disk }, nameOf) => [
    `Scheibe ${nameOf(disk)} hat eine Reichweite unter ihrem Radius.`,
    "Eine Reichweite ist der Radius oder mehr.",
  ],
  "disk-outside": ({ disk }, nameOf) => [
    `Scheibe ${nameOf(disk)} liegt nicht im Bereich.`,
    "Sie liegt ganz im Umriss und außerhalb der Löcher.",
  ],
  "disk-overlaps-itself": ({ disk }, nameOf) => [
    `Scheibe ${nameOf(disk)} überlappt sich selbst.`,
    "Sie geht um die verklebten Seiten und trifft ihr eigenes Bild.",
  ],
  "joined-through-wall": ({ first, disk }, nameOf) => [
    `Steine auf den Scheiben ${nameOf(first)} und ${nameOf(disk)} verbinden sich durch eine Wand.`,
    "Nur der Abstand entscheidet, dass sie sich berühren.",
  ],
  "near-miss": ({ disk, first }, nameOf) => [
    `Scheibe ${nameOf(disk)} berührt Scheibe ${nameOf(first)} beinahe.`,
    "Es sieht wie Berühren aus, doch Steine darauf hängen nicht zusammen.",
  ],
  "disk-twice": ({ disk, first }, nameOf) => [
    `Scheibe ${nameOf(disk)} liegt auf Scheibe ${nameOf(first)}.`,
    "Sie haben denselben Mittelpunkt und denselben Radius.",
  ],
  lonely: ({ disk }, nameOf) => [
    `Scheibe ${nameOf(disk)} berührt keine andere.`,
    "Ein Stein dort hat keine Freiheit und würde sofort geschlagen.",
  ],
  "too-many-corners": [
    "Der Bereich hat zu viele Ecken.",
    "Er hat höchstens 16.384, seine Löcher inbegriffen.",
  ],
  "too-few-corners": ({ ring }) => [
    `${ringWords(ring)} umschließt nichts.`,
    "Dazu braucht es drei Ecken oder mehr.",
  ],
  "corner-too-far-out": ({ corner, ring }) => [
    `Ecke ${corner} ${ringGenitive(ring)} liegt zu weit außen.`,
    "Koordinaten enden bei 2^24 Ticks.",
  ],
  "corner-twice": ({ corner, ring, first }) => [
    `Ecke ${corner} ${ringGenitive(ring)} ist schon da.`,
    `Sie liegt auf Ecke ${first}.`,
  ],
  "sides-meet": ({ corner, ring, otherCorner, otherRing }) => [
    `Seite ${corner} ${ringGenitive(ring)} trifft eine andere.`,
    `Sie trifft Seite ${otherCorner} ${ringGenitive(otherRing)}.`,
  ],
  "hole-outside": ({ ring }) => [
    `${ringWords(ring)} liegt nicht im Umriss.`,
    "Ein Loch ist aus ihm geschnitten.",
  ],
  "hole-in-hole": ({ ring, other }) => [
    `${ringWords(ring)} liegt innerhalb ${ringGenitive(other)}.`,
    "Löcher liegen getrennt.",
  ],
  "region-circle": [
    "Dieser Kreis ist kein gültiger Bereich.",
    "Sein Radius ist 1 Tick oder mehr, und alles liegt innerhalb von 2^24.",
  ],
  "region-projective": [
    "Ein Bereich kann keine projektive Ebene sein.",
    "Nur die Seiten eines Gitters lassen sich so verkleben.",
  ],
  "region-not-a-rectangle": [
    "Dieser Bereich lässt sich nicht verkleben.",
    "Das geht nur mit einem aufrechten Rechteck mit vier Ecken.",
  ],
  "stone-radius": ["Dieser Steinradius ist unmöglich.", "Er liegt zwischen 1 und 2^24 Ticks."],
  tolerance: ({ most }) => [
    "Diese Toleranz ist unmöglich.",
    `Sie liegt zwischen 0 und ${most} Ticks.`,
  ],
  reach: ({ least }) => [
    "Diese Reichweite ist unmöglich.",
    `Sie ist ${least} Ticks oder mehr, und höchstens 2^24.`,
  ],
  "stone-overlaps-itself": ({ around }) => [
    "Ein Stein würde sich selbst überlappen.",
    `Der Weg um die verklebten Seiten ist nur ${around} Ticks lang.`,
  ],
  "dots-overlap": ({ point, first }, nameOf) => [
    `${pointWord(nameOf(point))} überdeckt ${nameOf(first)}.`,
    "Zwei so nahe Punkte sehen aus wie einer.",
  ],
  "thin-wall": ({ width, most }) => [
    "Steine verbinden sich durch eine Wand.",
    `Sie ist ${counted(ticksWide(width), "Tick", "Ticks")} dick, und Steine berühren sich über ${counted(most, "Tick", "Ticks")} hinweg.`,
  ],
  parted: ({ count }) => [
    `Das Brett zerfällt in ${count} Teile.`,
    "Im Gang dazwischen kann kein Stein stehen.",
  ],
  "no-room": ({ largest }) => [
    "Ein Stein passt nirgends hin.",
    `Der größte, der passt, hat einen Radius von ${counted(largest, "Tick", "Ticks")}.`,
  ],
  "no-centre": [
    "Ein Stein passt nirgends hin.",
    "Keine Stelle fand sich, an der er ganz im Bereich liegt.",
  ],
  "stone-out-of-range": ({ player, index }) => [
    `${STONES[player]} ${index + 1} hat keinen Ort.`,
    "Das Brett hat keinen solchen Platz.",
  ],
  "stone-outside": ({ player, index }) => [
    `${STONES[player]} ${index + 1} liegt nicht im Brett.`,
    "Er liegt ganz im Bereich.",
  ],
  "stone-twice": ({ player, index }) => [
    `${STONES[player]} ${index + 1} steht zweimal da.`,
    "Ein anderer Stein steht dort schon.",
  ],
  "stone-overlaps": ({ player, index }) => [
    `${STONES[player]} ${index + 1} überlappt einen anderen.`,
    "Steine liegen getrennt.",
  ],
  "dead-point": ({ point }, nameOf) => [
    `Der Stein auf ${nameOf(point)} hat keine Freiheit.`,
    "Er würde vor dem ersten Zug geschlagen.",
  ],
  "dead-stone": ({ x, y }) => [
    `Der Stein bei (${x}, ${y}) hat keine Freiheit.`,
    "Er würde vor dem ersten Zug geschlagen.",
  ],
});

export function alikeWords(count: number): string {
  return `${grouped(count)} weitere wie dieses`;
}

export function moreWords(count: number): string {
  return `… und ${grouped(count)} weitere`;
}
