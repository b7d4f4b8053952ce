/** Convergence under the slider of the pitch: covering radius and touches of samples at every pitch, with the slider
 *  as their axis. */
import type { Measured, Sampler } from "../../model/discretizer.ts";
import { PITCHES } from "../../model/discretizer.ts";
import { html, type Markup } from "../../panels/template.ts";
import { CONVERGENCE_WORDS, convergenceWords, measuredWords } from "../../words/sample.ts";

/** The charts' own units. */
const WIDTH = PITCHES.most - PITCHES.least;
const HEIGHT = 100;

interface Value {
  readonly pitch: number;
  readonly value: number;
}

export function convergenceCharts({ convergence: { known }, draft }: Sampler): Markup {
  const values = (part: "covering" | "touches") =>
    known.map((measured: Measured): Value => ({ pitch: measured.pitch, value: measured[part] }));
  return html`<div class="convergence">
    ${chart(CONVERGENCE_WORDS.covering, values("covering"), draft.pitch, curve)}
    ${chart(CONVERGENCE_WORDS.touches, values("touches"), draft.pitch, bars)}
  </div>`;
}

function chart(
  name: string,
  values: readonly Value[],
  pitch: number,
  path: (values: readonly Value[], most: number) => string,
): Markup {
  const most = Math.max(...values.map(({ value }) => value), Number.EPSILON);
  const here = values.find((one) => one.pitch === pitch);
  return html`<figure>
    <figcaption><span>${name}</span><span>${here === undefined ? "" : measuredWords(here.value)}</span></figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img"
      aria-label=${convergenceWords(name, values)}>
      <path class="here" d="M${across(pitch)} 0V${HEIGHT}"></path>
      <path class="curve" d=${path(values, most)}></path>
    </svg>
  </figure>`;
}

function across(pitch: number): number {
  return pitch - PITCHES.least;
}

function curve(values: readonly Value[], most: number): string {
  const spots = values.map(({ pitch, value }) => `${across(pitch)} ${up(value, most)}`);
  return spots.length === 0 ? "" : `M${spots.join("L")}`;
}

/** A bar for each pitch: between two of them touches come and go. */
function bars(values: readonly Value[], most: number): string {
  return values
    .filter(({ value }) => value > 0)
    .map(({ pitch, value }) => `M${across(pitch)} ${HEIGHT}V${up(value, most)}`)
    .join("");
}

function up(value: number, most: number): number {
  return Math.round(HEIGHT * (1 - value / most));
}
