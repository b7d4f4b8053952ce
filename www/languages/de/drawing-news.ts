/** Eine Änderung der Zeichnung durch eine Taste, und was danach unter dem Cursor liegt. Wird mit der ersten Taste
 *  geladen, daher ohne die Wörter, die der Anfang der Seite teilt. */
import { isolated } from "../../isolate.ts";
import type { StoneColour } from "../../model/state.ts";
import { namesIn } from "../../sketch/point-names.ts";
import type {
  Coloured,
  ItemColour,
  ItemId,
  LinkItem,
  PointItem,
  RegionItem,
  Sketch,
} from "../../sketch/sketch.ts";
import type { EditorState, Target } from "../../sketch/state.ts";
import { colouredWords } from "./draw-colours.ts";

/** Einzahl und Mehrzahl. */
type Noun = readonly [one: string, many: string];

const POINT: Noun = ["Punkt", "Punkte"];
const LINK: Noun = ["Verbindung", "Verbindungen"];
const EDGE: Noun = ["Kante", "Kanten"];
const ARC: Noun = ["Pfeil", "Pfeile"];
const ITEM: Noun = ["Ding", "Dinge"];

const STONES: Readonly<Record<StoneColour, Noun>> = {
  1: ["schwarzer Stein", "schwarze Steine"],
  2: ["weißer Stein", "weiße Steine"],
};

/** Name eines Schrittes in der Liste: die Änderung, die er machte. */
export function stepWords(now: Sketch, before: Sketch): string {
  if (now.paper !== before.paper) return "Ein anderes Brett";
  const changes = sketchWords(now, before);
  if (now.heading.title !== before.heading.title) changes.push("Titel geändert");
  if (now.stone !== before.stone) changes.push("Steingröße geändert");
  return changes.join(", ") || "Änderung";
}

/** Ansage; null, wo sich nichts geändert hat, oder wo ein anderer Teil der Seite es sagt. */
export function drawingNews(now: EditorState, before: EditorState): string | null {
  const isRefused = now.message !== null && now.message !== before.message;
  if (isRefused || now.writing !== null || now.boardCount !== before.boardCount) return null;
  const changes = changesWords(now, before);
  if (changes.length === 0 && (now.cursor === null || now.cursor === before.cursor)) return null;
  return [...changes, cursorWords(now)].filter((words) => words !== "").join(". ");
}

/** Die Änderungen: an der Zeichnung, sonst an der Linie, die entsteht, sonst an der Auswahl. */
function changesWords(now: EditorState, before: EditorState): readonly string[] {
  const drawn = sketchWords(now.now.sketch, before.now.sketch);
  if (drawn.length > 0) return drawn;
  const gesture = gestureWords(now, before);
  if (gesture !== null) return [gesture];
  const { selection } = now.now;
  if (selection === before.now.selection) return [];
  return [
    selection.size === 0 ? "Nichts ausgewählt" : `${counted(selection.size, ITEM)} ausgewählt`,
  ];
}

function gestureWords({ gesture: now }: EditorState, { gesture: before }: EditorState) {
  if (now.kind === "outline") {
    const corners = before.kind === "outline" ? before.corners.length : 0;
    return now.corners.length === corners ? null : `Ecke ${now.corners.length} eines Umrisses`;
  }
  if (now.kind === before.kind) return null;
  if (now.kind === "linking") return now.way === "one" ? "Pfeil begonnen" : "Verbindung begonnen";
  if (before.kind === "linking") return "Linie beendet";
  return before.kind === "outline" ? "Umriss verlassen" : null;
}

function sketchWords(now: Sketch, before: Sketch): string[] {
  if (now === before) return [];
  const found = [
    ...countWords(now.points, before.points, POINT),
    ...bodyWords(now.points, before.points),
    ...linkWords(now.links, before.links),
    ...(now.points === before.points ? bendWords(now.links, before.links) : []),
    ...countWords(now.disks, before.disks, ["Scheibe", "Scheiben"]),
    ...countWords(now.opens, before.opens, ["offene Menge", "offene Mengen"]),
    ...countWords(now.placements, before.placements, ["Platz", "Plätze"]),
    ...stoneWords(coloursOf(now), coloursOf(before)),
    ...pointWords(now.points, before.points),
    ...colourWords(now, before),
    ...regionWords(now, before),
    ...lockWords(now, before),
    ...groupWords(now, before),
    ...symmetryWords(now, before),
    ...constraintWords(now, before),
    ...backgroundWords(now, before),
  ];
  return found.length > 0 || !isMoved(now, before) ? found : ["Verschoben"];
}

function countWords(
  now: ReadonlyMap<ItemId, unknown>,
  before: ReadonlyMap<ItemId, unknown>,
  name: Noun,
): string[] {
  if (now === before) return [];
  return [
    ...amount(missing(now, before).length, name, "hinzugefügt"),
    ...amount(missing(before, now).length, name, "entfernt"),
  ];
}

function missing<T>(from: ReadonlyMap<ItemId, T>, into: ReadonlyMap<ItemId, unknown>): T[] {
  const found: T[] = [];
  for (const [id, item] of from) if (!into.has(id)) found.push(item);
  return found;
}

function amount(count: number, name: Noun, verb: string): string[] {
  if (count === 0) return [];
  if (count > 1) return [`${counted(count, name)} ${verb}`];
  const [one] = name;
  return [`${one.charAt(0).toUpperCase()}${one.slice(1)} ${verb}`];
}

function counted(count: number, [one, many]: Noun): string {
  return `${count} ${count === 1 ? one : many}`;
}

function linkWords(
  now: ReadonlyMap<ItemId, LinkItem>,
  before: ReadonlyMap<ItemId, LinkItem>,
): string[] {
  if (now === before) return [];
  const [fresh, gone] = [missing(now, before), missing(before, now)];
  const arcs = (links: readonly LinkItem[]) => links.filter(({ way }) => way === "one").length;
  const turned = [...now].filter(([id, link]) => {
    const then = before.get(id);
    return then !== undefined && (then.way !== link.way || then.from !== link.from);
  });
  return [
    ...amount(fresh.length - arcs(fresh), EDGE, "hinzugefügt"),
    ...amount(arcs(fresh), ARC, "hinzugefügt"),
    ...amount(gone.length - arcs(gone), EDGE, "entfernt"),
    ...amount(arcs(gone), ARC, "entfernt"),
    ...amount(turned.length, LINK, "gewendet"),
  ];
}

/** Orte von Punkten auf einem Körper. */
function bodyWords(
  now: ReadonlyMap<ItemId, PointItem>,
  before: ReadonlyMap<ItemId, PointItem>,
): string[] {
  if (now === before) return [];
  const both = [...now].flatMap(([id, { body }]) => {
    const then = before.get(id);
    return then === undefined ? [] : [{ is: body !== undefined, was: then.body !== undefined }];
  });
  return [
    ...amount(both.filter(({ is, was }) => is && !was).length, POINT, "auf eine Kugel gehoben"),
    ...amount(both.filter(({ is, was }) => was && !is).length, POINT, "flach gelegt"),
  ];
}

/** Biegungen von Hand. Die nur ihren bewegten Punkten folgen, lässt der Aufrufer weg. */
function bendWords(
  now: ReadonlyMap<ItemId, LinkItem>,
  before: ReadonlyMap<ItemId, LinkItem>,
): string[] {
  if (now === before) return [];
  const changed = [...now].filter(([id, { bend }]) => {
    const then = before.get(id);
    return then !== undefined && then.bend !== bend;
  });
  const straight = changed.filter(([, { bend }]) => bend === undefined).length;
  return [
    ...amount(changed.length - straight, LINK, "gebogen"),
    ...amount(straight, LINK, "begradigt"),
  ];
}

/** Farben aller Anfangssteine, auf Dingen und auf einer Ebene. */
function coloursOf({ start, centres }: Sketch): ReadonlyMap<ItemId, StoneColour> {
  if (centres.size === 0) return start;
  return new Map([...start, ...[...centres].map(([id, { colour }]) => [id, colour] as const)]);
}

function stoneWords(
  now: ReadonlyMap<ItemId, StoneColour>,
  before: ReadonlyMap<ItemId, StoneColour>,
): string[] {
  if (now === before) return [];
  const put = [...now].filter(([id, colour]) => before.get(id) !== colour);
  const count = (wanted: StoneColour) => put.filter(([, colour]) => colour === wanted).length;
  return [
    ...amount(count(1), STONES[1], "gesetzt"),
    ...amount(count(2), STONES[2], "gesetzt"),
    ...amount(missing(before, now).length, ["Stein", "Steine"], "entfernt"),
  ];
}

function pointWords(
  now: ReadonlyMap<ItemId, PointItem>,
  before: ReadonlyMap<ItemId, PointItem>,
): string[] {
  if (now === before) return [];
  const pins = [...now].filter(([id, { pinned }]) => before.get(id)?.pinned === !pinned);
  if (pins.length > 0)
    return amount(pins.length, POINT, pins[0]?.[1].pinned ? "angeheftet" : "gelöst");
  const stars = [...now].filter(([id, { star }]) => {
    const then = before.get(id);
    return then !== undefined && then.star !== star;
  });
  if (stars.length > 0)
    return amount(
      stars.length,
      ["Sternpunkt", "Sternpunkte"],
      stars[0]?.[1].star ? "markiert" : "entfernt",
    );
  const named = [...now].filter(([id, { label }]) => (before.get(id)?.label ?? label) !== label);
  const [[, one] = []] = named;
  if (one === undefined) return [];
  if (named.length > 1)
    return [`${counted(named.length, ["Beschriftung", "Beschriftungen"])} geändert`];
  return [
    one.label === "" ? "Beschriftung entfernt" : `Beschriftung ${isolated(one.label)} gesetzt`,
  ];
}

/** Farben von Dingen, die schon da waren, nach Farben. */
function colourWords(now: Sketch, before: Sketch): string[] {
  const found = new Map<ItemColour | undefined, number>();
  const note = (is: ReadonlyMap<ItemId, Coloured>, was: ReadonlyMap<ItemId, Coloured>) => {
    if (is === was) return;
    for (const [id, { colour }] of is) {
      const then = was.get(id);
      if (then !== undefined && then.colour !== colour)
        found.set(colour, (found.get(colour) ?? 0) + 1);
    }
  };
  note(now.points, before.points);
  note(now.links, before.links);
  note(now.disks, before.disks);
  return [...found].map(([colour, count]) => colouredWords(counted(count, ITEM), colour));
}

function lockWords({ locked: now }: Sketch, { locked: before }: Sketch): string[] {
  if (now === before) return [];
  const count = (from: ReadonlySet<ItemId>, into: ReadonlySet<ItemId>) =>
    [...from].filter((id) => !into.has(id)).length;
  return [
    ...amount(count(now, before), ITEM, "gesperrt"),
    ...amount(count(before, now), ITEM, "freigegeben"),
  ];
}

function groupWords(now: Sketch, before: Sketch): string[] {
  if (now.groups === before.groups || now.points.size !== before.points.size) return [];
  const fresh = now.groups.find((group) => !before.groups.includes(group));
  if (fresh !== undefined) return [`${counted(fresh.size, ITEM)} gruppiert`];
  return now.groups.length < before.groups.length ? ["Gruppe aufgelöst"] : [];
}

function symmetryWords({ symmetry: now }: Sketch, { symmetry: before }: Sketch): string[] {
  if (now === before) return [];
  if (now === null) return ["Symmetrie aus"];
  return [before === null ? "Symmetrie an" : "Symmetrie geändert"];
}

function constraintWords({ constraints: now }: Sketch, { constraints: before }: Sketch): string[] {
  if (now.length === before.length) return now === before ? [] : ["Bedingung geändert"];
  const by = now.length - before.length;
  return amount(Math.abs(by), ["Bedingung", "Bedingungen"], by > 0 ? "hinzugefügt" : "weggenommen");
}

function backgroundWords({ background: now }: Sketch, { background: before }: Sketch): string[] {
  if (now === before) return [];
  if (now === null) return ["Hintergrundbild entfernt"];
  return [before === null ? "Hintergrundbild hinzugefügt" : "Hintergrundbild geändert"];
}

function regionWords({ region: now }: Sketch, { region: before }: Sketch): string[] {
  if (now === before) return [];
  if (now === null) return ["Bereich entfernt"];
  if (before !== null && ringCount(now) === ringCount(before)) return ["Bereich geändert"];
  const isHole = before !== null && ringCount(now) > ringCount(before);
  return [isHole ? "Loch geschlossen" : "Bereich gezeichnet"];
}

function ringCount(region: RegionItem): number {
  return region.kind === "rings" ? region.rings.length : 1;
}

function isMoved(now: Sketch, before: Sketch): boolean {
  return (
    now.points !== before.points || now.disks !== before.disks || now.centres !== before.centres
  );
}

/** „Punkt 2, schwarzer Stein, 2 Verbindungen bei 40, 80“; leer ohne Cursor. */
function cursorWords({ cursor, under, now }: EditorState): string {
  if (cursor === null) return "";
  const place = cursor.map((value) => String(Math.round(value * 100) / 100)).join(", ");
  const parts =
    under === null ? [] : [...stoneOn(under, now.sketch), ...linksAt(under, now.sketch)];
  return `${[underWords(under, now.sketch), ...parts].join(", ")} bei ${place}`;
}

function stoneOn(under: Target, { start, centres }: Sketch): string[] {
  if (!("id" in under)) return [];
  const colour = start.get(under.id) ?? centres.get(under.id)?.colour;
  return colour === undefined ? [] : [STONES[colour][0]];
}

function linksAt(under: Target, { links }: Sketch): string[] {
  if (under.kind !== "point") return [];
  const { id } = under;
  const there = [...links.values()].filter(({ from, to }) => from === id || to === id);
  return there.length === 0 ? [] : [counted(there.length, LINK)];
}

function underWords(under: Target | null, sketch: Sketch): string {
  switch (under?.kind) {
    case "point":
      return `Punkt ${isolated(namesIn(sketch).get(under.id) ?? "")}`;
    case "link":
      return sketch.links.get(under.id)?.way === "one" ? "Pfeil" : "Kante";
    case "disk":
      return "Scheibe";
    case "centre":
      return "Stein";
    case "corner":
      return "Ecke";
    case "side":
    case "rim":
      return "Seite des Bereichs";
    case "placement":
      return "Platz";
    case "constraint":
      return "Bedingung";
    case "pivot":
      return "Mitte der Symmetrie";
    default:
      return "Leeres Blatt";
  }
}
