/** Dialog of all keys, with the switch of letter keys; its words are loaded when it is first opened. */
import { NOT_FETCHED } from "../words/core/module.ts";
import { HEADER } from "../words/header.ts";
import { closableDialog } from "./dom.ts";
import { tick } from "./field.ts";
import { areLettersOn, onLettersSwitched, switchLetters } from "./letter-keys.ts";
import { dialogHead, html, line, nothing, render } from "./template.ts";

let dialog: HTMLDialogElement | null = null;

export function mountHelp(): void {
  dialog = closableDialog("keys");
  onLettersSwitched(fill);
}

export function showHelp(): void {
  put(nothing);
  dialog?.showModal();
  fill();
}

function fill(): void {
  if (dialog?.open)
    import("../words/keys.ts").then(
      ({ KEY_TABLES, LETTER_KEYS }) =>
        put([
          tick(LETTER_KEYS.name, areLettersOn(), switchLetters),
          line(LETTER_KEYS.about),
          KEY_TABLES.map(
            ([heading, keys]) => html`
              ${heading === "" ? nothing : html`<h3>${heading}</h3>`}
              <table><tbody>${keys.map(keyRow)}</tbody></table>`,
          ),
        ]),
      () => put(line(NOT_FETCHED)),
    );
}

function keyRow([keys, words]: readonly [readonly string[], string]) {
  return html`<tr><td>${keys.map((key) => html`<kbd>${key}</kbd>`)}</td><td>${words}</td></tr>`;
}

function put(content: unknown): void {
  if (dialog === null) return;
  const head = dialogHead("keys-heading", HEADER.keys, () => dialog?.close());
  render(html`${head}${content}`, dialog);
}
