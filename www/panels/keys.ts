/** The keyboard: a table of keys, the same for doing and for showing. Silent while somebody writes. */
import { X } from "lucide";
import { placement } from "../model/state.ts";
import type { Table } from "../model/table.ts";
import { type Direction, stepFrom } from "../view/direction.ts";
import type { Scene } from "../view/scene.ts";
import { type CommandName, run } from "./commands.ts";
import { byId, element, iconButton } from "./dom.ts";
import { ZOOM_STEP } from "./stage.ts";

type Deed =
  | { readonly kind: "command"; readonly name: CommandName }
  | { readonly kind: "move"; readonly direction: Direction }
  | { readonly kind: "place" }
  | { readonly kind: "cancel" }
  | { readonly kind: "zoom"; readonly factor: number }
  | { readonly kind: "fit" }
  | { readonly kind: "help" };

const DEEDS: Readonly<Record<string, Deed>> = {
  ArrowLeft: { kind: "move", direction: "left" },
  ArrowRight: { kind: "move", direction: "right" },
  ArrowUp: { kind: "move", direction: "up" },
  ArrowDown: { kind: "move", direction: "down" },
  Enter: { kind: "place" },
  " ": { kind: "place" },
  Escape: { kind: "cancel" },
  p: { kind: "command", name: "pass" },
  u: { kind: "command", name: "undo" },
  r: { kind: "command", name: "redo" },
  "[": { kind: "command", name: "back" },
  "]": { kind: "command", name: "forward" },
  Home: { kind: "command", name: "first" },
  End: { kind: "command", name: "last" },
  "0": { kind: "fit" },
  "+": { kind: "zoom", factor: ZOOM_STEP },
  "=": { kind: "zoom", factor: ZOOM_STEP },
  "-": { kind: "zoom", factor: 1 / ZOOM_STEP },
  "?": { kind: "help" },
};

const WITH_CONTROL: Readonly<Record<string, Deed>> = {
  z: { kind: "command", name: "undo" },
  y: { kind: "command", name: "redo" },
};

const HELP: readonly (readonly [readonly string[], string])[] = [
  [["←", "↑", "→", "↓"], "Move over the board"],
  [["Enter", "Space"], "Play here"],
  [["P"], "Pass"],
  [["U", "Ctrl Z"], "Take a turn back"],
  [["R", "Ctrl Y"], "Play it again"],
  [["[", "]"], "One turn back, one on"],
  [["Home", "End"], "To the start, to the end"],
  [["+", "−"], "Zoom"],
  [["0"], "Fit the board"],
  [["Esc"], "Let go"],
  [["?"], "These keys"],
];

export function mountKeys(table: Table, scene: Scene): void {
  const dialog = keysDialog();
  document.addEventListener("keydown", (event) => {
    const deed = deedOf(event);
    if (deed === null || dialog.open) return;
    event.preventDefault();
    act(deed, table, scene, dialog);
  });
}

function deedOf(event: KeyboardEvent): Deed | null {
  if (event.altKey || writes(event.target)) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey) {
    if (key === "z" && event.shiftKey) return { kind: "command", name: "redo" };
    return WITH_CONTROL[key] ?? null;
  }
  const deed = DEEDS[key] ?? null;
  return deed?.kind === "place" && !atBoard(event.target) ? null : deed;
}

function writes(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input, textarea, select, [contenteditable]") !== null
  );
}

/** On a button, Enter and Space press it. */
function atBoard(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof HTMLElement && target.id === "stage");
}

function act(deed: Deed, table: Table, scene: Scene, dialog: HTMLDialogElement): void {
  switch (deed.kind) {
    case "command":
      run(table, deed.name);
      break;
    case "move":
      move(deed.direction, table, scene);
      break;
    case "place":
      place(table, scene);
      break;
    case "cancel":
      letGo(table);
      break;
    case "zoom":
      scene.zoom(deed.factor);
      break;
    case "fit":
      scene.fit();
      break;
    case "help":
      dialog.showModal();
      break;
  }
}

function move(direction: Direction, table: Table, scene: Scene): void {
  const { cursor } = table.store.state;
  const next = cursor === null ? startOf(table, scene) : stepFrom(scene.plan, cursor, direction);
  if (next === null) return;
  byId("stage").focus({ preventScroll: true });
  table.moveCursor(placement(next));
  scene.reveal(placement(next));
}

/** Where the pointer was last, or the middle. */
function startOf(table: Table, scene: Scene): number | null {
  const { pointing } = table.store.state;
  if (pointing.kind !== "nothing") return pointing.at;
  const { box, index } = scene.plan;
  return index.nearest((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2);
}

function place(table: Table, scene: Scene): void {
  const { cursor, proposal } = table.store.state;
  const at = cursor ?? proposal;
  const start = at === null ? startOf(table, scene) : null;
  if (at !== null) table.play({ play: at });
  if (start !== null) table.moveCursor(placement(start));
}

function letGo(table: Table): void {
  table.store.dispatch({ kind: "proposed", at: null });
  table.store.dispatch({ kind: "asked", question: "none" });
  if (table.store.state.sheet === "open") table.store.dispatch({ kind: "sheet", sheet: "closed" });
  table.point(null);
}

function keysDialog(): HTMLDialogElement {
  const dialog = byId("keys");
  if (!(dialog instanceof HTMLDialogElement)) throw new Error("#keys is no dialog");
  const rows = HELP.map(([keys, words]) =>
    element(
      "tr",
      {},
      element("td", {}, ...keys.map((key) => element("kbd", {}, key))),
      element("td", {}, words),
    ),
  );
  dialog.append(
    element("h2", { id: "keys-heading" }, "Keys"),
    iconButton(X, "Close", () => dialog.close(), "dismiss"),
    element("table", {}, element("tbody", {}, ...rows)),
  );
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  return dialog;
}
