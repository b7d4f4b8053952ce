/** Dialog of the room's keys, with the switch of letter keys, and the way to the manual. */
import { has } from "../engine/features.ts";
import type { State } from "../model/state.ts";
import { HEADER } from "../words/header.ts";
import { KEY_TABLES, type KeyTable, LETTER_KEYS, TO_MANUAL } from "../words/keys.ts";
import { closableDialog } from "./dom.ts";
import { tick } from "./field.ts";
import { areLettersOn, onLettersSwitched, switchLetters } from "./letter-keys.ts";
import { manualAddress } from "./manual.ts";
import { dialogHead, html, line, nothing, render } from "./template.ts";

type Place = Pick<State, "room" | "board">;

/** Rows of a table that has no heading, in a column. */
const COLUMN = 12;

let dialog: HTMLDialogElement | null = null;
let shown: Place | null = null;

export function showHelp(place: Place): void {
  shown = place;
  dialog ??= made();
  fill(dialog);
  dialog.showModal();
}

function made(): HTMLDialogElement {
  const place = closableDialog("keys");
  onLettersSwitched(() => fill(place));
  return place;
}

function fill(place: HTMLDialogElement): void {
  if (shown === null) return;
  render(
    content(shown, () => place.close()),
    place,
  );
}

/** The keys that the room has on this board; those of a plane stand for others of the same names. */
function tablesOf({ room, board }: Place): readonly KeyTable[] {
  if (room === "draw") return KEY_TABLES.draw.flatMap(inColumns);
  if (!has(board.facts, "centres")) return KEY_TABLES.play;
  const own = new Set(
    KEY_TABLES.centres.flatMap(([, keys]) => keys.map(([names]) => names.join())),
  );
  const others = KEY_TABLES.play.map(
    ([heading, keys]): KeyTable => [heading, keys.filter(([names]) => !own.has(names.join()))],
  );
  return [...KEY_TABLES.centres, ...others];
}

function inColumns([heading, keys]: KeyTable): KeyTable[] {
  return [
    [heading, keys.slice(0, COLUMN)],
    ["", keys.slice(COLUMN)],
  ];
}

function content(place: Place, close: () => void) {
  const manual = manualAddress();
  return html`
    ${dialogHead("keys-heading", HEADER.keys, close)}
    <div class="key-tables">${tablesOf(place).map(
      ([heading, keys]) => html`<section>
        ${heading === "" ? nothing : html`<h3>${heading}</h3>`}
        <table><tbody>${keys.map(keyRow)}</tbody></table>
      </section>`,
    )}</div>
    ${tick(LETTER_KEYS.name, areLettersOn(), switchLetters)}
    ${line(LETTER_KEYS.about)}
    ${manual === null ? nothing : html`<p><a href=${manual} target="_blank">${TO_MANUAL}</a></p>`}`;
}

function keyRow([keys, words]: readonly [readonly string[], string]) {
  return html`<tr><td>${keys.map((key) => html`<kbd>${key}</kbd>`)}</td><td>${words}</td></tr>`;
}
