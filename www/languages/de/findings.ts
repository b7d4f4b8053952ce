/** Befunde: Fehler eines gezeichneten Bretts, und was wohl ein Versehen ist. */
import type { Quantity } from "../../engine/survey.ts";
import { unreachable } from "../../model/actions.ts";
import type { SketchFinding } from "../../sketch/picture-findings.ts";
import type { FindingWords } from "../../words/findings.ts";
import { counted, grouped } from "./counts.ts";

/** Ein Befund; `nameOf` nennt einen Punkt, einen Platz oder eine Scheibe. */
export function findingWords(
  finding: SketchFinding,
  nameOf: (point: number) => string,
): FindingWords {
  switch (finding.kind) {
    case "bare":
      return described(
        "Noch gibt es nichts, worauf zu spielen ist.",
        "Zeichne einen Punkt, einen Platz oder eine Scheibe.",
      );
    case "too-large":
      return described("Das Brett ist zu groß.", `Es hat zu viele ${quantityWords(finding.what)}.`);
    case "grid-size":
      return described(
        `Auf einem Gitter von ${finding.columns} × ${finding.rows} kann nicht gespielt werden.`,
        "Es hat mindestens einen Punkt und höchstens eine Million.",
      );
    case "link-out-of-range":
      return described(
        `${linkWords(finding)} führt nirgendwohin.`,
        `Punkt ${finding.point} gibt es nicht.`,
      );
    case "label-count":
      return described(
        "Punkte und Beschriftungen passen nicht zusammen.",
        `Es sind ${counted(finding.labels, "Beschriftung", "Beschriftungen")} und ${counted(finding.points, "Punkt", "Punkte")}.`,
      );
    case "loop":
      return described(
        `${linkWords(finding)} verbindet einen Punkt mit sich selbst.`,
        "Das zählt nicht.",
      );
    case "repeated":
      return described(`${linkWords(finding)} ist schon da.`, "Das zählt nicht.");
    case "dead-end":
      return described(
        `${pointWord(nameOf(finding.point))} erreicht nichts.`,
        "Ein Stein dort würde sofort geschlagen: Kein Pfeil führt hinaus.",
      );
    case "isolated":
      return described(
        `${pointWord(nameOf(finding.point))} steht allein.`,
        "Ein Stein dort würde sofort geschlagen: Nichts ist damit verbunden.",
      );
    case "coincident":
      return described(
        `${pointWord(nameOf(finding.point))} liegt auf ${nameOf(finding.first)}.`,
        "Zwei Punkte an einer Stelle sehen aus wie einer.",
      );
    case "through":
      return described(
        `Die Verbindung von ${nameOf(finding.from)} nach ${nameOf(finding.to)} läuft durch ${nameOf(finding.point)}.`,
        "Sie wird gebogen gezeichnet, weil sie diesen Punkt nicht verbindet.",
      );
    case "pieces":
      return described(
        `Das Brett besteht aus ${finding.count} Teilen.`,
        "Nichts verbindet sie: Was auf einem geschieht, berührt die anderen nicht.",
      );
    case "member-out-of-range":
      return described(
        `${setWords(finding)} nennt einen Punkt, den es nicht gibt.`,
        `Es gibt keinen Punkt ${finding.point}.`,
      );
    case "member-twice":
      return described(
        `${setWords(finding)} nennt einen Punkt zweimal.`,
        `${pointWord(nameOf(finding.point))} steht schon da.`,
      );
    case "empty-placement":
      return described(
        `Platz ${finding.placement} ist leer.`,
        "Ein Stein füllt mindestens einen Punkt.",
      );
    case "equal-placements":
      return described(
        `Die Plätze ${finding.first} und ${finding.second} sind gleich.`,
        "Sie haben dieselben Punkte: Einer davon genügt.",
      );
    case "not-open":
      return described(
        `Platz ${finding.placement} ist nicht offen.`,
        `Die kleinste offene Menge um ihn ist {${Array.from(finding.least, nameOf).join(", ")}}.`,
      );
    case "uncovered":
      return described(
        `${pointWord(nameOf(finding.point))} liegt in keinem Platz.`,
        "Kein Stein färbt ihn je.",
      );
    case "indistinct":
      return described(
        `${pointWord(nameOf(finding.point))} ist wie ${nameOf(finding.first)}.`,
        "Keine offene Menge enthält den einen ohne den anderen.",
      );
    case "torn":
      return described(
        `Platz ${finding.placement} besteht aus Teilen.`,
        "Keine anderen Plätze verbinden sie: Ein Stein dort lebt nur, wenn eine Freiheit alle berührt.",
      );
    case "disk-too-far-out":
      return described(
        `Scheibe ${nameOf(finding.disk)} liegt zu weit außen.`,
        "Koordinaten und Radien enden bei 2^24 Ticks.",
      );
    case "disk-core":
      return described(
        `Scheibe ${nameOf(finding.disk)} hat keine Größe.`,
        "Der kleinste Radius ist 1 Tick.",
      );
    case "disk-reach":
      return described(
        `Scheibe ${nameOf(finding.disk)} hat eine Reichweite unter ihrem Radius.`,
        "Eine Reichweite ist der Radius oder mehr.",
      );
    case "disk-outside":
      return described(
        `Scheibe ${nameOf(finding.disk)} liegt nicht im Bereich.`,
        "Sie liegt ganz im Umriss und außerhalb der Löcher.",
      );
    case "disk-overlaps-itself":
      return described(
        `Scheibe ${nameOf(finding.disk)} überlappt sich selbst.`,
        "Sie geht um die verklebten Seiten und trifft ihr eigenes Bild.",
      );
    case "joined-through-wall":
      return described(
        `Steine auf den Scheiben ${nameOf(finding.first)} und ${nameOf(finding.disk)} verbinden sich durch eine Wand.`,
        "Nur der Abstand entscheidet, dass sie sich berühren.",
      );
    case "near-miss":
      return described(
        `Scheibe ${nameOf(finding.disk)} berührt Scheibe ${nameOf(finding.first)} beinahe.`,
        "Es sieht wie Berühren aus, doch Steine darauf hängen nicht zusammen.",
      );
    case "disk-twice":
      return described(
        `Scheibe ${nameOf(finding.disk)} liegt auf Scheibe ${nameOf(finding.first)}.`,
        "Sie haben denselben Mittelpunkt und denselben Radius.",
      );
    case "lonely":
      return described(
        `Scheibe ${nameOf(finding.disk)} berührt keine andere.`,
        "Ein Stein dort hat keine Freiheit und würde sofort geschlagen.",
      );
    case "too-many-corners":
      return described(
        "Der Bereich hat zu viele Ecken.",
        "Er hat höchstens 16.384, seine Löcher inbegriffen.",
      );
    case "too-few-corners":
      return described(
        `${ringWords(finding.ring)} umschließt nichts.`,
        "Dazu braucht es drei Ecken oder mehr.",
      );
    case "corner-too-far-out":
      return described(
        `Ecke ${finding.corner} ${ringGenitive(finding.ring)} liegt zu weit außen.`,
        "Koordinaten enden bei 2^24 Ticks.",
      );
    case "corner-twice":
      return described(
        `Ecke ${finding.corner} ${ringGenitive(finding.ring)} ist schon da.`,
        `Sie liegt auf Ecke ${finding.first}.`,
      );
    case "sides-meet":
      return described(
        `Seite ${finding.corner} ${ringGenitive(finding.ring)} trifft eine andere.`,
        `Sie trifft Seite ${finding.otherCorner} ${ringGenitive(finding.otherRing)}.`,
      );
    case "hole-outside":
      return described(
        `${ringWords(finding.ring)} liegt nicht im Umriss.`,
        "Ein Loch ist aus ihm geschnitten.",
      );
    case "hole-in-hole":
      return described(
        `${ringWords(finding.ring)} liegt innerhalb ${ringGenitive(finding.other)}.`,
        "Löcher liegen getrennt.",
      );
    case "region-circle":
      return described(
        "Dieser Kreis ist kein gültiger Bereich.",
        "Sein Radius ist 1 Tick oder mehr, und alles liegt innerhalb von 2^24.",
      );
    case "region-projective":
      return described(
        "Ein Bereich kann keine projektive Ebene sein.",
        "Nur die Seiten eines Gitters lassen sich so verkleben.",
      );
    case "region-not-a-rectangle":
      return described(
        "Dieser Bereich lässt sich nicht verkleben.",
        "Das geht nur mit einem aufrechten Rechteck mit vier Ecken.",
      );
    case "stone-radius":
      return described("Dieser Steinradius ist unmöglich.", "Er liegt zwischen 1 und 2^24 Ticks.");
    case "tolerance":
      return described(
        "Diese Toleranz ist unmöglich.",
        `Sie liegt zwischen 0 und ${finding.most} Ticks.`,
      );
    case "reach":
      return described(
        "Diese Reichweite ist unmöglich.",
        `Sie ist ${finding.least} Ticks oder mehr, und höchstens 2^24.`,
      );
    case "stone-overlaps-itself":
      return described(
        "Ein Stein würde sich selbst überlappen.",
        `Der Weg um die verklebten Seiten ist nur ${finding.around} Ticks lang.`,
      );
    case "dots-overlap":
      return described(
        `${pointWord(nameOf(finding.point))} überdeckt ${nameOf(finding.first)}.`,
        "Zwei so nahe Punkte sehen aus wie einer.",
      );
    case "thin-wall":
      return described(
        "Steine verbinden sich durch eine Wand.",
        `Sie ist ${widthWords(finding.width)} dick, und Steine berühren sich über ${counted(finding.most, "Tick", "Ticks")} hinweg.`,
      );
    case "parted":
      return described(
        `Das Brett zerfällt in ${finding.count} Teile.`,
        "Im Gang dazwischen kann kein Stein stehen.",
      );
    case "no-room":
      return described(
        "Ein Stein passt nirgends hin.",
        `Der größte, der passt, hat einen Radius von ${counted(finding.largest, "Tick", "Ticks")}.`,
      );
    case "no-centre":
      return described(
        "Ein Stein passt nirgends hin.",
        "Keine Stelle fand sich, an der er ganz im Bereich liegt.",
      );
    case "stone-out-of-range":
      return described(
        stoneWords(finding, "hat keinen Ort."),
        "Das Brett hat keinen solchen Platz.",
      );
    case "stone-outside":
      return described(stoneWords(finding, "liegt nicht im Brett."), "Er liegt ganz im Bereich.");
    case "stone-twice":
      return described(
        stoneWords(finding, "steht zweimal da."),
        "Ein anderer Stein steht dort schon.",
      );
    case "stone-overlaps":
      return described(stoneWords(finding, "überlappt einen anderen."), "Steine liegen getrennt.");
    case "dead-point":
      return described(
        `Der Stein auf ${nameOf(finding.point)} hat keine Freiheit.`,
        "Er würde vor dem ersten Zug geschlagen.",
      );
    case "dead-stone":
      return described(
        `Der Stein bei (${finding.x}, ${finding.y}) hat keine Freiheit.`,
        "Er würde vor dem ersten Zug geschlagen.",
      );
    default:
      return unreachable(finding);
  }
}

export function alikeWords(count: number): string {
  return `${grouped(count)} weitere wie dieses`;
}

export function moreWords(count: number): string {
  return `… und ${grouped(count)} weitere`;
}

function described(head: string, line: string): FindingWords {
  return { head, line };
}

/** Ein Name, der nur eine Zahl ist, bekommt sein Hauptwort. */
function pointWord(name: string): string {
  return /^\d+$/.test(name)
    ? `Punkt ${name}`
    : name.replace(/^(?=ring |centre$)./, (first) => first.toUpperCase());
}

function linkWords({ list, link }: { list: "edges" | "arcs"; link: number }): string {
  return list === "edges" ? `Kante ${link}` : `Pfeil ${link}`;
}

function setWords({ list, set }: { list: "open" | "placements"; set: number }): string {
  return list === "open" ? `Offene Menge ${set}` : `Platz ${set}`;
}

function ringGenitive(ring: number): string {
  return ring === 0 ? "des Umrisses" : `von Loch ${ring}`;
}

function ringWords(ring: number): string {
  return ring === 0 ? "Der Umriss" : `Loch ${ring}`;
}

function stoneWords(stone: { player: "black" | "white"; index: number }, what: string): string {
  const colour = stone.player === "black" ? "Schwarzer" : "Weißer";
  return `${colour} Stein ${stone.index + 1} ${what}`;
}

function widthWords(width: number): string {
  return counted(Math.max(Math.round(width), 1), "Tick", "Ticks");
}

function quantityWords(what: Quantity): string {
  switch (what) {
    case "points":
      return "Punkte";
    case "arcs":
      return "Pfeile";
    case "placements":
      return "Plätze";
    case "listed":
      return "Punkte in seinen offenen Mengen und Plätzen";
    case "neighbours":
      return "Punkte in den kleinsten offenen Mengen um seine Punkte";
    case "closures":
      return "Punkte in den Abschlüssen seiner Plätze";
    case "touches":
      return "Paare von Scheiben, die sich berühren";
    case "images":
      return "Bilder eines Steins in seiner Reichweite";
    default:
      return unreachable(what);
  }
}
