/** Dialog of all keys, with the switch of letter keys. */
import { HEADER } from "../words/header.ts";
import { KEY_TABLES, LETTER_KEYS } from "../words/keys.ts";
import { closableDialog } from "./dom.ts";
import { tick } from "./field.ts";
import { areLettersOn, onLettersSwitched, switchLetters } from "./letter-keys.ts";
import { dialogHead, html, line, nothing, render } from "./template.ts";

let dialog: HTMLDialogElement | null = null;

export function showHelp(): void {
  dialog ??= made();
  dialog.showModal();
}

function made(): HTMLDialogElement {
  const place = closableDialog("keys");
  const fill = () =>
    render(
      content(() => place.close()),
      place,
    );
  onLettersSwitched(fill);
  fill();
  return place;
}

function content(close: () => void) {
  return html`
    ${dialogHead("keys-heading", HEADER.keys, close)}
    ${tick(LETTER_KEYS.name, areLettersOn(), switchLetters)}
    ${line(LETTER_KEYS.about)}
    ${KEY_TABLES.map(
      ([heading, keys]) => html`
        ${heading === "" ? nothing : html`<h3>${heading}</h3>`}
        <table><tbody>${keys.map(keyRow)}</tbody></table>`,
    )}`;
}

function keyRow([keys, words]: readonly [readonly string[], string]) {
  return html`<tr><td>${keys.map((key) => html`<kbd>${key}</kbd>`)}</td><td>${words}</td></tr>`;
}
