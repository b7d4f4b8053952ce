/** English of errors in other formats and in generated boards: the fault, then the remedy. */
import type {
  BoardError,
  FamilyError,
  FormatProblem,
  GenerateError,
  Parameter,
  ProximityError,
  QuotientError,
  SampleError,
  TransformError,
  WriteError,
} from "../../../build/wasm/full/gospace_wasm.js";
import { boardWords, notHere } from "./faults-boards.ts";
import { problemWords, startWords } from "./faults-documents.ts";
import {
  MAX_ARCS,
  MAX_NESTING,
  MAX_PLACEMENTS,
  MAX_SAMPLE_PLACES,
  MAX_SPACE_CLOSURES,
  MAX_SPACE_LISTED,
  MAX_SPACE_POINTS,
  MAX_TEXT_BYTES,
  MOST_POINTS,
} from "./faults-limits.ts";
import { grouped, parserWords, quoted, tooMany, valueWords } from "./faults-parts.ts";
import { told } from "./told.ts";

export const formatWords = told<FormatProblem>({
  "too-long": ({ bytes }) =>
    `The text has ${grouped(bytes)} bytes. Shorten it to ${grouped(MAX_TEXT_BYTES)}.`,
  "too-many": ({ what, limit }) => tooMany(what, limit),
  "too-deep": `The text is nested too deep. Nest at most ${MAX_NESTING} levels.`,
  unexpected: ({ found, expected }) =>
    `The reader found ${quoted(found)}. Here the format needs ${expected}.`,
  ended: ({ expected }) => `The text ends too early. Next the format needs ${expected}.`,
  unclosed: ({ what }) => `The text begins ${what} here and does not end it. Close it.`,
  "no-such-point": ({ name }) => `There is no point ${quoted(name)}. Add it, or correct the name.`,
  "repeated-point": ({ name }) =>
    `There is a point ${quoted(name)} already. Give this one another name.`,
  "row-length": ({ found, expected }) =>
    `This row of the matrix has the length ${found}. Make it ${expected}, as many as there are rows.`,
  xml: ({ message }) => `This is not XML: ${parserWords(message)}. Correct the text.`,
  attribute: ({ name, message }) =>
    `The attribute ${quoted(name)} cannot be read: ${parserWords(message)}. Correct its value.`,
  "other-game": ({ found }) =>
    `This is the record of another game: GM[${parserWords(found)}]. Choose a record of Go, GM[1].`,
  "nothing-drawn": "The drawing has no closed outline and no circle. Draw one.",
  "too-far-out": "This is drawn too far out. Move it closer to the rest.",
  "outlines-meet": "The outline crosses or touches itself or another. Move the lines apart.",
  "relative-length": ({ text }) =>
    `The length ${quoted(text)} is relative. Write an absolute one, such as "5mm".`,
  board: (of) => boardWords(of),
  start: (of) => startWords(of),
  document: ({ problem }) => problemWords(problem),
});

export const writeWords = told<WriteError>({
  kind: "This format cannot hold such a board. Choose another format.",
  "too-large": ({ limit }) =>
    `This board is too large for the format. Use at most ${limit} points in a row, or another format.`,
  rules: "This format cannot state such rules. Choose another format, or other rules.",
  board: "The board is invalid: it names a point that is not there. Correct it first.",
});

export const generateWords = told<GenerateError>({
  "no-such-generator": ({ id }) =>
    `There is no generator ${quoted(id)}. Choose one that is listed.`,
  "no-such-parameter": ({ generator, parameter }) =>
    `The generator "${generator}" has no parameter ${quoted(parameter)}. Remove it.`,
  value: ({ name, given, least, most }) =>
    `${valueWords(given)} does not fit "${name}". Choose a whole number from ${least} to ${most}.`,
  family: (of) => familyWords(of),
});

const tooManyMade = (what: string, count: number, limit: number) =>
  `This would make ${grouped(count)} ${what}, past the limit of ${grouped(limit)}. Choose smaller numbers.`;

const familyWords = told<FamilyError>({
  "too-small": ({ parameter, given, least }) =>
    `The ${parameterName(parameter)} is ${given}. Choose at least ${least}.`,
  "too-large": ({ parameter, given, most }) =>
    `The ${parameterName(parameter)} is ${given}. Choose at most ${most}.`,
  "too-many-points": ({ count }) => tooManyMade("points", count, MAX_PLACEMENTS),
  "too-many-arcs": ({ count }) => tooManyMade("arcs (an edge is two)", count, MAX_ARCS),
  "too-many-space-points": ({ count }) =>
    tooManyMade("points of a go-space", count, MAX_SPACE_POINTS),
  "odd-points": ({ points }) =>
    `An odd number of points, ${points}, cannot have three edges each. Choose an even one.`,
  "odd-ends": ({ points, degree }) =>
    `An odd number of points, ${points}, cannot have ${degree} edges each. Make one of the numbers even.`,
});

const PARAMETERS: Readonly<Partial<Record<Parameter, string>>> = {
  side: "side",
  degree: "degree",
  frequency: "frequency",
  dimensions: "dimension",
  percent: "percentage",
};

const parameterName = (parameter: Parameter) => PARAMETERS[parameter] ?? `number of ${parameter}`;

export const proximityWords = told<ProximityError>({
  "too-many-points": ({ count }) => tooMany("points to join", MOST_POINTS, count),
  coordinate: ({ point }) =>
    `Point ${point} has a coordinate that does not fit. Use numbers from -1e9 to 1e9.`,
  "same-place": ({ first, second }) =>
    `Points ${first} and ${second} are at the same place. Move one.`,
  "no-corners": "The Voronoi cells of these points have no corner among them. Add points.",
});

export const transformWords = told<TransformError>({
  share: ({ given }) => `${valueWords(given)} is not a share. Choose a number from 0 to 1.`,
  "no-such-point": ({ point, points }) =>
    `A link leads to point ${point}, but the number of points, counted from 0, is ${points}. Add the point, or remove the link.`,
});

export const sampleWords = told<Exclude<SampleError, BoardError>, string, [], BoardError>(
  {
    pitch: ({ pitch }) => notHere("A pitch", pitch, "1"),
    reach: ({ reach, core }) =>
      notHere("The reach of a sample", reach, `the disks' radius, ${core},`),
    "too-many-places": ({ pitch, places }) =>
      `A pitch of ${pitch} makes about ${grouped(places)} places in the rectangle around the region. Choose a larger one, for at most ${grouped(MAX_SAMPLE_PLACES)}.`,
    "too-many-samples": ({ pitch }) =>
      `A pitch of ${pitch} makes more than ${grouped(MAX_PLACEMENTS)} samples. Choose a larger one.`,
    "no-sample": ({ pitch }) =>
      `A pitch of ${pitch} leaves no sample far enough inside the region. Choose a smaller one, or enlarge the region.`,
  },
  boardWords,
);

export const quotientWords = told<QuotientError>({
  reach: ({ disk, reach, core }) =>
    `Disk ${disk} reaches ${reach} and covers ${core}. Make both the same for a go-space.`,
  "too-many-points": () =>
    `The disks cut the plane into more than ${grouped(MAX_SPACE_POINTS)} cells. Use fewer disks.`,
  "too-large": () =>
    `The placements and least open sets hold more than ${grouped(MAX_SPACE_LISTED)} points together, or the closures more than ${grouped(MAX_SPACE_CLOSURES)}. Use fewer or smaller disks.`,
});
