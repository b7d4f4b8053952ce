/** List of all keys. */
import {
  DRAW_HELP,
  HELP,
  HELP_HEADINGS,
  type Keys,
  PLANE_HELP,
  RECORD_HELP,
} from "../words/help.ts";
import { closableDialog } from "./dom.ts";
import { dialogHead, html, type Markup, render } from "./template.ts";

let dialog: HTMLDialogElement | null = null;

export function showHelp(): void {
  dialog ??= made();
  dialog.showModal();
}

function made(): HTMLDialogElement {
  const place = closableDialog("keys");
  const content = html`
    ${dialogHead("keys-heading", HELP_HEADINGS.keys, () => place.close())}
    ${keysTable(HELP)}
    <h3>${HELP_HEADINGS.record}</h3>
    ${keysTable(RECORD_HELP)}
    <h3>${HELP_HEADINGS.plane}</h3>
    ${keysTable(PLANE_HELP)}
    <h3>${HELP_HEADINGS.draw}</h3>
    ${keysTable(DRAW_HELP)}`;
  render(content, place);
  return place;
}

function keysTable(help: Keys): Markup {
  const rows = help.map(
    ([keys, words]) =>
      html`<tr><td>${keys.map((key) => html`<kbd>${key}</kbd>`)}</td><td>${words}</td></tr>`,
  );
  return html`<table><tbody>${rows}</tbody></table>`;
}
