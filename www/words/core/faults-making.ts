/** English of errors in other formats and in generated boards: the fault, then the remedy. */
import type {
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

export function formatWords(problem: FormatProblem): string {
  switch (problem.kind) {
    case "too-long":
      return `The text has ${grouped(problem.of.bytes)} bytes. Shorten it to ${grouped(MAX_TEXT_BYTES)}.`;
    case "too-many":
      return tooMany(problem.of.what, problem.of.limit);
    case "too-deep":
      return `The text is nested too deep. Nest at most ${MAX_NESTING} levels.`;
    case "unexpected":
      return `The reader found ${quoted(problem.of.found)}. Here the format needs ${problem.of.expected}.`;
    case "ended":
      return `The text ends too early. Next the format needs ${problem.of.expected}.`;
    case "unclosed":
      return `The text begins ${problem.of.what} here and does not end it. Close it.`;
    case "no-such-point":
      return `There is no point ${quoted(problem.of.name)}. Add it, or correct the name.`;
    case "repeated-point":
      return `There is a point ${quoted(problem.of.name)} already. Give this one another name.`;
    case "row-length":
      return `This row of the matrix has the length ${problem.of.found}. Make it ${problem.of.expected}, as many as there are rows.`;
    case "xml":
      return `This is not XML: ${parserWords(problem.of.message)}. Correct the text.`;
    case "attribute":
      return `The attribute ${quoted(problem.of.name)} cannot be read: ${parserWords(problem.of.message)}. Correct its value.`;
    case "other-game":
      return `This is the record of another game: GM[${parserWords(problem.of.found)}]. Choose a record of Go, GM[1].`;
    case "nothing-drawn":
      return "The drawing has no closed outline and no circle. Draw one.";
    case "too-far-out":
      return "This is drawn too far out. Move it closer to the rest.";
    case "outlines-meet":
      return "The outline crosses or touches itself or another. Move the lines apart.";
    case "relative-length":
      return `The length ${quoted(problem.of.text)} is relative. Write an absolute one, such as "5mm".`;
    case "board":
      return boardWords(problem.of);
    case "start":
      return startWords(problem.of);
    case "document":
      return problemWords(problem.of.problem);
    default:
      return problem satisfies never;
  }
}

export function writeWords(error: WriteError): string {
  switch (error.kind) {
    case "kind":
      return "This format cannot hold such a board. Choose another format.";
    case "too-large":
      return `This board is too large for the format. Use at most ${error.of.limit} points in a row, or another format.`;
    case "rules":
      return "This format cannot state such rules. Choose another format, or other rules.";
    case "board":
      return "The board is invalid: it names a point that is not there. Correct it first.";
    default:
      return error satisfies never;
  }
}

export function generateWords(error: GenerateError): string {
  switch (error.kind) {
    case "no-such-generator":
      return `There is no generator ${quoted(error.of.id)}. Choose one that is listed.`;
    case "no-such-parameter":
      return `The generator "${error.of.generator}" has no parameter ${quoted(error.of.parameter)}. Remove it.`;
    case "value": {
      const { name, given, least, most } = error.of;
      return `${valueWords(given)} does not fit "${name}". Choose a whole number from ${least} to ${most}.`;
    }
    case "family":
      return familyWords(error.of);
    default:
      return error satisfies never;
  }
}

function familyWords(error: FamilyError): string {
  switch (error.kind) {
    case "too-small":
      return `The ${parameterName(error.of.parameter)} is ${error.of.given}. Choose at least ${error.of.least}.`;
    case "too-large":
      return `The ${parameterName(error.of.parameter)} is ${error.of.given}. Choose at most ${error.of.most}.`;
    case "too-many-points":
      return tooManyMade("points", error.of.count, MAX_PLACEMENTS);
    case "too-many-arcs":
      return tooManyMade("arcs (an edge is two)", error.of.count, MAX_ARCS);
    case "too-many-space-points":
      return tooManyMade("points of a go-space", error.of.count, MAX_SPACE_POINTS);
    case "odd-points":
      return `An odd number of points, ${error.of.points}, cannot have three edges each. Choose an even one.`;
    case "odd-ends":
      return `An odd number of points, ${error.of.points}, cannot have ${error.of.degree} edges each. Make one of the numbers even.`;
    default:
      return error satisfies never;
  }
}

function tooManyMade(what: string, count: number, limit: number): string {
  return `This would make ${grouped(count)} ${what}, past the limit of ${grouped(limit)}. Choose smaller numbers.`;
}

function parameterName(parameter: Parameter): string {
  switch (parameter) {
    case "side":
    case "degree":
    case "frequency":
      return parameter;
    case "dimensions":
      return "dimension";
    case "percent":
      return "percentage";
    default:
      return `number of ${parameter}`;
  }
}

export function proximityWords(error: ProximityError): string {
  switch (error.kind) {
    case "too-many-points":
      return tooMany("points to join", MOST_POINTS, error.of.count);
    case "coordinate":
      return `Point ${error.of.point} has a coordinate that does not fit. Use numbers from -1e9 to 1e9.`;
    case "same-place":
      return `Points ${error.of.first} and ${error.of.second} are at the same place. Move one.`;
    case "no-corners":
      return "The Voronoi cells of these points have no corner among them. Add points.";
    default:
      return error satisfies never;
  }
}

export function transformWords(error: TransformError): string {
  switch (error.kind) {
    case "share":
      return `${valueWords(error.of.given)} is not a share. Choose a number from 0 to 1.`;
    case "no-such-point":
      return `A link leads to point ${error.of.point}, but the number of points, counted from 0, is ${error.of.points}. Add the point, or remove the link.`;
    default:
      return error satisfies never;
  }
}

export function sampleWords(error: SampleError): string {
  switch (error.kind) {
    case "pitch":
      return notHere("A pitch", error.of.pitch, "1");
    case "reach":
      return notHere(
        "The reach of a sample",
        error.of.reach,
        `the disks' radius, ${error.of.core},`,
      );
    case "too-many-places":
      return `A pitch of ${error.of.pitch} makes about ${grouped(error.of.places)} places in the rectangle around the region. Choose a larger one, for at most ${grouped(MAX_SAMPLE_PLACES)}.`;
    case "too-many-samples":
      return `A pitch of ${error.of.pitch} makes more than ${grouped(MAX_PLACEMENTS)} samples. Choose a larger one.`;
    case "no-sample":
      return `A pitch of ${error.of.pitch} leaves no sample far enough inside the region. Choose a smaller one, or enlarge the region.`;
    default:
      return boardWords(error);
  }
}

export function quotientWords(error: QuotientError): string {
  switch (error.kind) {
    case "reach":
      return `Disk ${error.of.disk} reaches ${error.of.reach} and covers ${error.of.core}. Make both the same for a go-space.`;
    case "too-many-points":
      return `The disks cut the plane into more than ${grouped(MAX_SPACE_POINTS)} cells. Use fewer disks.`;
    case "too-large":
      return `The placements and least open sets hold more than ${grouped(MAX_SPACE_LISTED)} points together, or the closures more than ${grouped(MAX_SPACE_CLOSURES)}. Use fewer or smaller disks.`;
    default:
      return error satisfies never;
  }
}
