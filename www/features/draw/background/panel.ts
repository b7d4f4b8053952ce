/** Folded part of the panel: the background picture, how faint it is, where it lies and how wide it is. */
import { live } from "lit-html/directives/live.js";
import { byId } from "../../../panels/dom.ts";
import { named, type OnField, textOf } from "../../../panels/field.ts";
import { button, html, line, type Markup, row } from "../../../panels/template.ts";
import { asWide, type Background, LEAST_OPACITY } from "../../../sketch/background.ts";
import type { EditorController } from "../../../sketch/editor-controller.ts";
import type { EditorState } from "../../../sketch/state.ts";
import { opacityWords, BACKGROUND_WORDS as W } from "../../../words/background.ts";
import { fold } from "../fold.ts";
import { numberField } from "../number.ts";

const FARTHEST = 1e9;

export function backgroundFold(
  editor: EditorController,
  { now, movesBackground, lostPicture }: EditorState,
  choose: () => void,
): Markup {
  const { background } = now.sketch;
  const content =
    background === null
      ? html`${line(W.about)}${row(button(W.choose.name, choose, "btn small", { tip: W.choose.tip }))}`
      : html`${lostPicture === null ? "" : html`<p class="objection" role="alert">${W.lost}</p>`}
          ${fields(editor, background)}
          ${buttons(editor, background, movesBackground, choose)}`;
  return fold("background", W.heading, content);
}

function fields(editor: EditorController, background: Background): Markup {
  const { at, width, opacity } = background;
  const percent = Math.round(100 * opacity);
  const slide = (event: OnField) =>
    change(editor, { opacity: Number(textOf(event)) / 100 }, "opacity");
  const slider = html`<input type="range" min=${100 * LEAST_OPACITY} max="100" step="5"
    aria-valuetext=${opacityWords(percent)} .value=${live(String(percent))} @input=${slide}
    @change=${() => editor.store.dispatch({ kind: "released" })}>`;
  const edge = (name: string, value: number, put: (value: number) => Partial<Background>) =>
    numberField(name, value, (next) => change(editor, put(next)), {
      step: "any",
      least: -FARTHEST,
    });
  const widen = (next: number) => {
    const now = editor.sketch.background;
    if (now !== null && next > 0) change(editor, asWide(now, next));
  };
  return html`${named(W.opacity, slider)}
    <div class="fields">
      ${edge(W.x, at[0], (x) => ({ at: [x, at[1]] }))}${edge(W.y, at[1], (y) => ({ at: [at[0], y] }))}
      ${numberField(W.width, width, widen, { step: "any", least: 1e-6 })}
    </div>`;
}

function buttons(
  editor: EditorController,
  { hidden }: Background,
  moves: boolean,
  choose: () => void,
): Markup {
  const { store } = editor;
  const move = () => {
    store.dispatch({ kind: "moves-background", on: !store.state.movesBackground });
    byId("drawing").focus({ preventScroll: true });
  };
  const remove = () =>
    store.dispatch({ kind: "drawn", sketch: { ...editor.sketch, background: null } });
  const sight = hidden ? W.show : W.hide;
  return row(
    button(W.move.name, move, "chip", { pressed: moves, disabled: hidden, tip: W.move.tip }),
    button(sight.name, () => change(editor, { hidden: !hidden }), "btn small", { tip: sight.tip }),
    button(W.other.name, choose, "btn small", { tip: W.other.tip }),
    button(W.remove.name, remove, "btn small", { tip: W.remove.tip }),
  );
}

/** Changes with the same stroke are one step. */
function change(editor: EditorController, part: Partial<Background>, stroke?: string): void {
  const { sketch } = editor;
  if (sketch.background === null) return;
  const background = { ...sketch.background, ...part };
  editor.store.dispatch({
    kind: "drawn",
    sketch: { ...sketch, background },
    ...(stroke !== undefined && { stroke }),
  });
}
