/** Part of the panel with the colours for what is selected: a button each, on which arrows walk. */

import "./colours.css";
import { rovingTabindex, takeFocus } from "../../panels/roving-tabindex.ts";
import { button, html, type Markup, once } from "../../panels/template.ts";
import { coloured, coloursAmong } from "../../sketch/colours.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { ITEM_COLOURS, type ItemColour } from "../../sketch/sketch.ts";
import type { EditorState } from "../../sketch/state.ts";
import { INKS } from "../../view/editor-canvas/colours.ts";
import { COLOUR_NAMES, COLOUR_WORDS as W } from "../../words/draw-colours.ts";

const CHOICES: readonly (ItemColour | null)[] = [null, ...ITEM_COLOURS];

/** Hidden where nothing is selected that can have a colour. */
export function colourChoice({ store }: EditorController, { now }: EditorState): Markup {
  const found = coloursAmong(now.sketch, now.selection);
  const [one] = found;
  const chosen = found.size === 1 ? one : undefined;
  const choose = (colour: ItemColour | null) => {
    const { sketch, selection } = store.state.now;
    const isChosen = [...coloursAmong(sketch, selection)].every((each) => each === colour);
    if (!isChosen) store.dispatch({ kind: "drawn", sketch: coloured(sketch, selection, colour) });
  };
  const swatches = CHOICES.map((colour) =>
    button(
      html`<span class="ink" data-ink=${colour ?? "none"} ${once((ink) => fill(ink, colour))}></span>`,
      () => choose(colour),
      "tool swatch",
      { name: nameOf(colour), pressed: chosen === colour },
    ),
  );
  return html`<div class="colours" role="group" aria-labelledby="colours-name" ?hidden=${found.size === 0}
    ${once(walked)}>
    <p class="soft"><span id="colours-name">${W.heading}</span> <b>${found.size > 1 ? W.several : nameOf(one ?? null)}</b></p>
    ${swatches}
  </div>`;
}

/** The buttons come after their group. */
function walked(group: HTMLElement): void {
  rovingTabindex(group);
  queueMicrotask(() => takeFocus(group, group.querySelector("button") ?? undefined));
}

function nameOf(colour: ItemColour | null): string {
  return colour === null ? W.none : COLOUR_NAMES[colour];
}

/** Inks of both themes, of which the style takes one. */
function fill(ink: HTMLElement, colour: ItemColour | null): void {
  if (colour === null) return;
  ink.style.setProperty("--in-light", INKS.light[colour]);
  ink.style.setProperty("--in-dark", INKS.dark[colour]);
}
