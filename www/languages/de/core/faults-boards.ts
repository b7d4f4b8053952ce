/** Fehler in Brettern: der Fehler, dann die Abhilfe. */
import type {
  BoardError,
  Corner,
  DisksError,
  GraphError,
  ListedSet,
  PlaneError,
  RegionError,
  RingError,
  SpaceError,
} from "../../../../build/wasm/full/gospace_wasm.js";
import {
  MAX_ARCS,
  MAX_CORNERS,
  MAX_DISK_PAIRS,
  MAX_IMAGES,
  MAX_PLACEMENTS,
  MAX_SPACE_CLOSURES,
  MAX_SPACE_LISTED,
  MAX_SPACE_PAIRS,
  MAX_SPACE_POINTS,
  MAX_TICK,
} from "./faults-limits.ts";
import { grouped, listed, spotWords, tooMany } from "./faults-parts.ts";

export function boardWords(error: BoardError): string {
  switch (error.kind) {
    case "graph":
      return graphWords(error.of);
    case "space":
      return spaceWords(error.of);
    case "disks":
      return disksWords(error.of);
    case "plane":
      return planeWords(error.of);
    default:
      return error satisfies never;
  }
}

function graphWords(error: GraphError): string {
  switch (error.kind) {
    case "too-many-vertices":
      return tooMany("Punkte", MAX_PLACEMENTS, error.of.count);
    case "too-many-arcs":
      return tooMany("Pfeile (eine Kante ist zwei)", MAX_ARCS, error.of.count);
    case "edge-out-of-range":
      return `Einen Punkt ${error.of.vertex} für diese Kante gibt es nicht. Füge den Punkt hinzu, oder entferne die Kante.`;
    case "arc-out-of-range":
      return `Einen Punkt ${error.of.vertex} für diesen Pfeil gibt es nicht. Füge den Punkt hinzu, oder entferne den Pfeil.`;
    default:
      return error satisfies never;
  }
}

function spaceWords(error: SpaceError): string {
  switch (error.kind) {
    case "too-many-points":
      return tooMany("Punkte für einen Go-Raum", MAX_SPACE_POINTS, error.of.count);
    case "too-many-placements":
      return tooMany("Plätze", MAX_PLACEMENTS, error.of.count);
    case "too-much-listed":
      return tooMany("Zahlen in den Mengen", MAX_SPACE_LISTED, error.of.count);
    case "too-many-pairs":
      return `Die kleinsten offenen Mengen um die Punkte 0 bis ${error.of.point} haben mehr als ${grouped(MAX_SPACE_PAIRS)} Punkte. Nimm weniger Punkte, oder kleinere offene Mengen.`;
    case "closures-too-large":
      return `Die Abschlüsse der Plätze 0 bis ${error.of.placement} haben mehr als ${grouped(MAX_SPACE_CLOSURES)} Punkte. Nimm weniger oder kleinere Plätze.`;
    case "point-out-of-range":
      return `${setWords(error.of.set)} nennt Punkt ${error.of.point}, den es nicht gibt. Füge den Punkt hinzu, oder entferne seine Nummer.`;
    case "point-twice":
      return `${setWords(error.of.set)} nennt Punkt ${error.of.point} zweimal. Nenne ihn einmal.`;
    case "empty-placement":
      return `Platz ${error.of.placement} ist leer. Gib ihm einen Punkt, oder entferne ihn.`;
    case "equal-placements":
      return `Die Plätze ${error.of.first} und ${error.of.second} haben dieselben Punkte. Entferne einen.`;
    case "not-open":
      return `Platz ${error.of.placement} ist nicht offen. Nimm die kleinste offene Menge um ihn: {${listed(error.of.smallestOpen, 12)}}.`;
    default:
      return error satisfies never;
  }
}

function setWords(set: ListedSet): string {
  return `${set.kind === "open" ? "Offene Menge" : "Platz"} ${set.of}`;
}

function disksWords(error: DisksError): string {
  switch (error.kind) {
    case "too-many-disks":
      return tooMany("Scheiben", MAX_PLACEMENTS, error.of.count);
    case "too-many-pairs":
      return tooMany("geordnete Paare von Scheiben, die sich berühren", MAX_DISK_PAIRS);
    case "region":
      return regionWords(error.of);
    case "too-far-out":
      return `Scheibe ${error.of.disk} liegt zu weit außen oder ist zu groß. Koordinaten und Radien gehen bis ${grouped(MAX_TICK)} Ticks.`;
    case "no-core":
      return `Scheibe ${error.of.disk} hat den Kernradius ${error.of.core}. Mache ihn mindestens 1.`;
    case "reach-below-core":
      return `Scheibe ${error.of.disk} hat die Reichweite ${error.of.reach}, weniger als ihren Kernradius ${error.of.core}. Vergrößere die Reichweite, oder verkleinere den Radius.`;
    case "outside":
      return `Scheibe ${error.of.disk} um ${spotWords(error.of.centre)} liegt nicht im Bereich. Schiebe sie hinein, oder vergrößere den Bereich.`;
    case "overlaps-itself":
      return `Scheibe ${error.of.disk} überlappt sich selbst über die verklebten Seiten. Verkleinere sie, oder vergrößere den Bereich.`;
    case "twice":
      return `Die Scheiben ${error.of.first} und ${error.of.second} haben denselben Mittelpunkt und Kernradius. Entferne eine.`;
    default:
      return error satisfies never;
  }
}

function planeWords(error: PlaneError): string {
  switch (error.kind) {
    case "region":
      return regionWords(error.of);
    case "radius":
      return notHere("Ein Steinradius", error.of.radius, "1");
    case "tolerance":
      return `Eine Toleranz kann hier nicht ${error.of.tolerance} sein. Wähle eine von 0 bis zum Radius, ${error.of.radius}.`;
    case "reach":
      return notHere(
        "Eine Reichweite",
        error.of.reach,
        `Radius + Toleranz/2 = ${error.of.least / 2}`,
      );
    case "overlaps-itself":
      return `Ein Stein würde sich selbst überlappen: Der Weg herum ist ${error.of.around} Ticks lang und muss ${error.of.clearance} lang sein. Verkleinere die Steine, oder vergrößere den Bereich.`;
    case "too-many-images":
      return tooMany("Bilder eines Steins in Reichweite", MAX_IMAGES, error.of.images);
    default:
      return error satisfies never;
  }
}

/** Eine Länge außerhalb ihrer Grenzen. */
export function notHere(what: string, ticks: number, least: string): string {
  return `${what} kann hier nicht ${ticks} sein. Erlaubt ist ${least} bis ${grouped(MAX_TICK)} Ticks.`;
}

function regionWords(error: RegionError): string {
  switch (error.kind) {
    case "rings":
      return ringWords(error.of);
    case "circle":
      return `Ein Bereich mit Radius ${error.of.radius} um ${spotWords(error.of.centre)} ist unmöglich. Nimm einen Radius ab 1, und bleibe innerhalb von ${grouped(MAX_TICK)} Ticks um (0, 0).`;
    case "projective":
      return "Nur ein Gitter kann zu einer projektiven Ebene verklebt werden. Wähle eine andere Verklebung.";
    case "not-a-rectangle":
      return "Nur ein aufrechtes Rechteck kann verklebt werden. Gib ihm vier Ecken, oder verklebe seine Seiten nicht.";
    default:
      return error satisfies never;
  }
}

function ringWords(error: RingError): string {
  switch (error.kind) {
    case "too-many-corners":
      return tooMany("Ecken", MAX_CORNERS, error.of.count);
    case "too-few-corners":
      return `Ecken ${ringGenitive(error.of.ring)} fehlen: Es sind ${error.of.count}. Mache drei oder mehr.`;
    case "too-far-out":
      return `Die Ecke ${spotWords(error.of.spot)} liegt zu weit außen. Schiebe sie bis auf ${grouped(MAX_TICK)} Ticks an 0 heran.`;
    case "corner-twice":
      return `Ecke ${cornerWords(error.of.corner)} liegt auf dessen Ecke ${error.of.first}. Entferne eine.`;
    case "edges-meet":
      return `Seite ${cornerWords(error.of.edge)} trifft Seite ${cornerWords(error.of.other)}. Rücke ihre Enden auseinander.`;
    case "hole-outside":
      return `Loch ${error.of.ring - 1} liegt nicht im Umriss. Schiebe es hinein, oder entferne es.`;
    case "hole-in-hole":
      return `Loch ${error.of.ring - 1} liegt in Loch ${error.of.other - 1}. Schiebe es hinaus, oder entferne es.`;
    default:
      return error satisfies never;
  }
}

function cornerWords({ ring, corner }: Corner): string {
  return `${corner} ${ringGenitive(ring)}`;
}

function ringGenitive(ring: number): string {
  return ring === 0 ? "des Umrisses" : `von Loch ${ring - 1}`;
}
