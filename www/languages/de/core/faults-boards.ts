/** Fehler in Brettern: der Fehler, dann die Abhilfe. */
import type {
  BoardError,
  Corner,
  DisksError,
  GraphError,
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
import { ringsBy } from "./sentences.ts";
import { told } from "./told.ts";

export const boardWords = told<BoardError>({
  graph: (of) => graphWords(of),
  space: (of) => spaceWords(of),
  disks: (of) => disksWords(of),
  plane: (of) => planeWords(of),
});

const graphWords = told<GraphError>({
  "too-many-vertices": ({ count }) => tooMany("Punkte", MAX_PLACEMENTS, count),
  "too-many-arcs": ({ count }) => tooMany("Pfeile (eine Kante ist zwei)", MAX_ARCS, count),
  "edge-out-of-range": ({ vertex }) =>
    `Einen Punkt ${vertex} für diese Kante gibt es nicht. Füge den Punkt hinzu, oder entferne die Kante.`,
  "arc-out-of-range": ({ vertex }) =>
    `Einen Punkt ${vertex} für diesen Pfeil gibt es nicht. Füge den Punkt hinzu, oder entferne den Pfeil.`,
});

const SETS = { open: "Offene Menge", placement: "Platz" } as const;

const spaceWords = told<SpaceError>({
  "too-many-points": ({ count }) => tooMany("Punkte für einen Go-Raum", MAX_SPACE_POINTS, count),
  "too-many-placements": ({ count }) => tooMany("Plätze", MAX_PLACEMENTS, count),
  "too-much-listed": ({ count }) => tooMany("Zahlen in den Mengen", MAX_SPACE_LISTED, count),
  "too-many-pairs": ({ point }) =>
    `Die kleinsten offenen Mengen um die Punkte 0 bis ${point} haben mehr als ${grouped(MAX_SPACE_PAIRS)} Punkte. Nimm weniger Punkte, oder kleinere offene Mengen.`,
  "closures-too-large": ({ placement }) =>
    `Die Abschlüsse der Plätze 0 bis ${placement} haben mehr als ${grouped(MAX_SPACE_CLOSURES)} Punkte. Nimm weniger oder kleinere Plätze.`,
  "point-out-of-range": ({ set, point }) =>
    `${SETS[set.kind]} ${set.of} nennt Punkt ${point}, den es nicht gibt. Füge den Punkt hinzu, oder entferne seine Nummer.`,
  "point-twice": ({ set, point }) =>
    `${SETS[set.kind]} ${set.of} nennt Punkt ${point} zweimal. Nenne ihn einmal.`,
  "empty-placement": ({ placement }) =>
    `Platz ${placement} ist leer. Gib ihm einen Punkt, oder entferne ihn.`,
  "equal-placements": ({ first, second }) =>
    `Die Plätze ${first} und ${second} haben dieselben Punkte. Entferne einen.`,
  "not-open": ({ placement, smallestOpen }) =>
    `Platz ${placement} ist nicht offen. Nimm die kleinste offene Menge um ihn: {${listed(smallestOpen, 12)}}.`,
});

const disksWords = told<DisksError>({
  "too-many-disks": ({ count }) => tooMany("Scheiben", MAX_PLACEMENTS, count),
  "too-many-pairs": () =>
    tooMany("geordnete Paare von Scheiben, die sich berühren", MAX_DISK_PAIRS),
  region: (of) => regionWords(of),
  "too-far-out": ({ disk }) =>
    `Scheibe ${disk} liegt zu weit außen oder ist zu groß. Koordinaten und Radien gehen bis ${grouped(MAX_TICK)} Ticks.`,
  "no-core": ({ disk, core }) =>
    `Scheibe ${disk} hat den Kernradius ${core}. Mache ihn mindestens 1.`,
  "reach-below-core": ({ disk, reach, core }) =>
    `Scheibe ${disk} hat die Reichweite ${reach}, weniger als ihren Kernradius ${core}. Vergrößere die Reichweite, oder verkleinere den Radius.`,
  outside: ({ disk, centre }) =>
    `Scheibe ${disk} um ${spotWords(centre)} liegt nicht im Bereich. Schiebe sie hinein, oder vergrößere den Bereich.`,
  "overlaps-itself": ({ disk }) =>
    `Scheibe ${disk} überlappt sich selbst über die verklebten Seiten. Verkleinere sie, oder vergrößere den Bereich.`,
  twice: ({ first, second }) =>
    `Die Scheiben ${first} und ${second} haben denselben Mittelpunkt und Kernradius. Entferne eine.`,
});

const planeWords = told<PlaneError>({
  region: (of) => regionWords(of),
  radius: ({ radius }) => notHere("Ein Steinradius", radius, "1"),
  tolerance: ({ tolerance, radius }) =>
    `Eine Toleranz kann hier nicht ${tolerance} sein. Wähle eine von 0 bis zum Radius, ${radius}.`,
  reach: ({ reach, least }) =>
    notHere("Eine Reichweite", reach, `Radius + Toleranz/2 = ${least / 2}`),
  "overlaps-itself": ({ around, clearance }) =>
    `Ein Stein würde sich selbst überlappen: Der Weg herum ist ${around} Ticks lang und muss ${clearance} lang sein. Verkleinere die Steine, oder vergrößere den Bereich.`,
  "too-many-images": ({ images }) =>
    tooMany("Bilder eines Steins in Reichweite", MAX_IMAGES, images),
});

/** Eine Länge außerhalb ihrer Grenzen. */
export function notHere(what: string, ticks: number, least: string): string {
  return `${what} kann hier nicht ${ticks} sein. Erlaubt ist ${least} bis ${grouped(MAX_TICK)} Ticks.`;
}

const regionWords = told<RegionError>({
  rings: (of) => ringWords(of),
  circle: ({ radius, centre }) =>
    `Ein Bereich mit Radius ${radius} um ${spotWords(centre)} ist unmöglich. Nimm einen Radius ab 1, und bleibe innerhalb von ${grouped(MAX_TICK)} Ticks um (0, 0).`,
  projective:
    "Nur ein Gitter kann zu einer projektiven Ebene verklebt werden. Wähle eine andere Verklebung.",
  "not-a-rectangle":
    "Nur ein aufrechtes Rechteck kann verklebt werden. Gib ihm vier Ecken, oder verklebe seine Seiten nicht.",
});

const ringGenitive = ringsBy("des Umrisses", "von Loch");

const cornerWords = ({ ring, corner }: Corner) => `${corner} ${ringGenitive(ring)}`;

const ringWords = told<RingError>({
  "too-many-corners": ({ count }) => tooMany("Ecken", MAX_CORNERS, count),
  "too-few-corners": ({ ring, count }) =>
    `Ecken ${ringGenitive(ring)} fehlen: Es sind ${count}. Mache drei oder mehr.`,
  "too-far-out": ({ spot }) =>
    `Die Ecke ${spotWords(spot)} liegt zu weit außen. Schiebe sie bis auf ${grouped(MAX_TICK)} Ticks an 0 heran.`,
  "corner-twice": ({ corner, first }) =>
    `Ecke ${cornerWords(corner)} liegt auf dessen Ecke ${first}. Entferne eine.`,
  "edges-meet": ({ edge, other }) =>
    `Seite ${cornerWords(edge)} trifft Seite ${cornerWords(other)}. Rücke ihre Enden auseinander.`,
  "hole-outside": ({ ring }) =>
    `Loch ${ring - 1} liegt nicht im Umriss. Schiebe es hinein, oder entferne es.`,
  "hole-in-hole": ({ ring, other }) =>
    `Loch ${ring - 1} liegt in Loch ${other - 1}. Schiebe es hinaus, oder entferne es.`,
});
