/** Parts of TeX: numbers, colours, texts and paths. */
import type { Spot } from "../../../view/camera.ts";
import { around, type Contour, type Step } from "../../../view/outline.ts";

/** Places of the decimal point that TikZ computes with. */
const DECIMALS = 5;
const SIGNS: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "{": "\\{",
  "}": "\\}",
  "#": "\\#",
  $: "\\$",
  "%": "\\%",
  "&": "\\&",
  _: "\\_",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
};

export function number(value: number): string {
  const text = value.toFixed(DECIMALS).replace(/\.?0+$/, "");
  return text === "-0" ? "0" : text;
}

/** Text of one line that prints as it is written. TeX has no signs that turn or isolate the direction of writing, and its
 *  source shall read as it runs. */
export function escaped(text: string): string {
  return text
    .replace(/\p{Bidi_Control}+/gu, "")
    .replace(/[\\{}#$%&_^~]/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/\s+/g, " ");
}

interface Colour {
  readonly name: string;
  readonly alpha: number;
  /** From 0, black, to 1, white. */
  readonly brightness: number;
}

/** Colour of a palette, and its opacity. */
export function colour(hex: string): Colour {
  const digits = hex.slice(1).replace(/^(?:.{3}|.{4})$/, (few) => few.replace(/./g, "$&$&"));
  const [red = 0, green = 0, blue = 0, alpha = 255] = [0, 2, 4, 6].map((at) =>
    Number.parseInt(digits.slice(at, at + 2) || "ff", 16),
  );
  const rgb = `{rgb,255:red,${red};green,${green};blue,${blue}}`;
  const name = NAMED[digits.slice(0, 6).toLowerCase()] ?? rgb;
  const brightness = (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
  return { name, alpha: alpha / 255, brightness };
}

const NAMED: Readonly<Record<string, string>> = { "000000": "black", ffffff: "white" };

/** From a spot of the picture to the drawing's coordinates, y upwards; and the size of a unit of the
 *  picture there. */
export interface Plot {
  at(spot: Spot): string;
  readonly unit: number;
}

/** Path of a closed outline in the units of the picture. */
export function contourPath(contour: Contour, plot: Plot): string {
  const [first] = contour;
  if (first === undefined) return "";
  const steps = contour.map((step, i) => stepPath(step, i === 0, plot));
  return `${plot.at(begin(first))}${steps.join("")} -- cycle`;
}

function begin(step: Step): Spot {
  return step.kind === "line" ? step.to : around(step.centre, step.radius, step.from);
}

function stepPath(step: Step, first: boolean, plot: Plot): string {
  const line = first ? "" : ` -- ${plot.at(begin(step))}`;
  return step.kind === "line" ? line : line + arc(step.radius, step.from, step.to, plot);
}

/** Arc from where the path stands, clockwise as it is seen, in radians. */
export function arc(radius: number, from: number, to: number, { unit }: Plot): string {
  const [start, end] = [from, to].map((angle) => number((-angle * 180) / Math.PI));
  return ` arc[start angle=${start}, end angle=${end}, radius=${number(radius * unit)}]`;
}

export function polyline(spots: readonly Spot[], plot: Plot): string {
  return spots.map((spot) => plot.at(spot)).join(" -- ");
}
