/** List of all keys. */
import { byId, closableDialog } from "./dom.ts";
import { dialogHead, html, type Markup, render } from "./template.ts";

type Keys = readonly (readonly [readonly string[], string])[];

const HELP: Keys = [
  [["←", "↑", "→", "↓"], "Move over the board"],
  [["Enter", "Space"], "Play here"],
  [["N"], "Another placement at the same spot"],
  [["Y"], "Why? What took a stone here, bars a play, or makes it somebody’s"],
  [["I"], "Tell what is here and around it, by ear"],
  [["P"], "Pass"],
  [["L"], "To the link that is to be sent"],
  [["U", "Ctrl Z"], "Take a turn back"],
  [["R", "Ctrl Y"], "Play it again"],
  [["H"], "Suggest a turn; again or Esc: no longer"],
  [["[", "]"], "One turn back, one on"],
  [["Home", "End"], "To the start, to the end"],
  [["1", "…", "5"], "Mark by taps and Enter: triangle, square, circle, cross, label"],
  [["+", "−"], "Zoom"],
  [["0"], "Fit the board"],
  [["Esc"], "Let go"],
  [["?"], "These keys"],
];

/** Keys while a turn of the record has the focus. */
const RECORD_HELP: Keys = [
  [["←", "→"], "One turn back, one on"],
  [["↑", "↓"], "To the variation before, to the next one"],
  [["Delete"], "Delete from here; it can be brought back"],
];

/** Keys of the drawing room. */
const DRAW_HELP: Keys = [
  [["V", "P", "L", "A"], "Select, point, link, one-way arc"],
  [["D", "R", "S"], "Disk, region, stones"],
  [["T", "X"], "Label, erase"],
  [["←", "↑", "→", "↓"], "Move the cursor, or what is selected; Shift: finely"],
  [["Enter", "Space"], "Tap at the cursor"],
  [["Shift Enter"], "Close the outline of a region"],
  [["N"], "The cursor goes to the next item"],
  [["O", "B"], "Open set, placement of what is selected"],
  [["Ctrl Z", "Ctrl Y"], "Undo, redo"],
  [["Ctrl D", "Ctrl A"], "Duplicate, select all"],
  [["Ctrl C", "X", "V"], "Copy, cut, paste"],
  [["Delete"], "Take away"],
  [["G"], "Snapping on and off"],
  [["Alt"], "Hold it, and nothing snaps"],
  [["Tab"], "Play on this board, and draw on it again"],
  [["Esc", "Tab"], "On through the page"],
];

/** Keys on a board without lines. */
const PLANE_HELP: Keys = [
  [["←", "↑", "→", "↓"], "Move by a pixel"],
  [["Shift ←", "…"], "By a stone’s width"],
  [["Tab", "N"], "To the next place that touches something"],
  [["Alt"], "Hold it, and the pointer does not snap"],
];

export function mountHelp(): void {
  const dialog = closableDialog("keys");
  const content = html`
    ${dialogHead("keys-heading", "Keys", () => dialog.close())}
    ${keysTable(HELP)}
    <h3>In the record</h3>
    ${keysTable(RECORD_HELP)}
    <h3>On a board without lines</h3>
    ${keysTable(PLANE_HELP)}
    <h3>While you draw</h3>
    ${keysTable(DRAW_HELP)}`;
  render(content, dialog);
}

export function showHelp(): void {
  const dialog = byId("keys");
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
}

function keysTable(help: Keys): Markup {
  const rows = help.map(
    ([keys, words]) =>
      html`<tr><td>${keys.map((key) => html`<kbd>${key}</kbd>`)}</td><td>${words}</td></tr>`,
  );
  return html`<table><tbody>${rows}</tbody></table>`;
}
