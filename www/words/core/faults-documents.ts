/** English of errors in documents, rules and turns: the fault, then the remedy. */
import type {
  JsonError,
  Problem,
  RationalError,
  RulesError,
  StartError,
} from "../../../build/wasm/full/gospace_wasm.js";
import { boardWords } from "./faults-boards.ts";
import {
  MAX_JSON_BYTES,
  MAX_JSON_DEPTH,
  MAX_RATIONAL_CHARS,
  MAX_VARIATION_DEPTH,
  VERSION,
} from "./faults-limits.ts";
import {
  grouped,
  listed,
  parserWords,
  quoted,
  siteWords,
  spotWords,
  tooMany,
  valueWords,
} from "./faults-parts.ts";
import { turnWords } from "./faults-turns.ts";

export function problemWords(problem: Problem): string {
  switch (problem.kind) {
    case "json":
      return jsonWords(problem.of);
    case "version":
      return `This document has version ${problem.of.found} of the format. Update Gospace: this one reads version ${VERSION}.`;
    case "missing":
      return "This field is missing. Add it.";
    case "unknown-field":
      return "The format has no such field here. Correct its name, or remove it.";
    case "repeated-field":
      return "This field stands twice. Remove one of the two.";
    case "type":
      return `This is ${problem.of.found}. Write ${problem.of.expected} instead.`;
    case "number":
      return `${valueWords(problem.of.value)} does not fit here. Write ${problem.of.expected}.`;
    case "no-such-placement":
      return `There is no point ${problem.of.value}. Use the number of a point, counted from 0.`;
    case "choice":
      return `${quoted(problem.of.found)} is not a choice here. Use one of: ${problem.of.expected.join(", ")}.`;
    case "too-many":
      return tooMany(problem.of.what, problem.of.limit, problem.of.count);
    case "too-deep":
      return `Variations stand too deep in one another. Nest at most ${grouped(MAX_VARIATION_DEPTH)}.`;
    case "label-count":
      return `Points and labels do not match: ${problem.of.points} and ${problem.of.count}. Write one label for each point.`;
    case "no-such-link":
      return `There is no link ${problem.of.link}. Use the place of a link among the edges, and then the arcs, counted from 0.`;
    case "bent-twice":
      return `Link ${problem.of.link} is bent twice. Remove one of its bends.`;
    case "body-count":
      return `Points and places of the body do not match: ${problem.of.points} and ${problem.of.count}. Write one place for each point.`;
    case "body-place":
      return `This place of the body has ${problem.of.count} coordinates. Write three, or four if all places have four.`;
    case "turn-kind":
      return "This turn says nothing, or more than one thing. Write exactly one.";
    case "board":
      return boardWords(problem.of);
    case "one-way":
      return `The arc from ${problem.of.from} to ${problem.of.to} has no opposite, which a go-space needs. Add it.`;
    case "kind":
      return `This board is of another kind. Use one of kind ${problem.of.expected}.`;
    case "start":
      return startWords(problem.of);
    case "turn":
      return turnWords(problem.of);
    case "rational":
      return rationalWords(problem.of);
    default:
      return problem satisfies never;
  }
}

function jsonWords(error: JsonError): string {
  switch (error.kind) {
    case "too-long":
      return `The JSON has ${grouped(error.of.bytes)} bytes. Shorten it to ${grouped(MAX_JSON_BYTES)}.`;
    case "too-deep":
      return `The JSON is nested too deep. Nest at most ${grouped(MAX_JSON_DEPTH)} levels.`;
    case "syntax":
      return `This is not JSON: ${parserWords(error.of.message)} (line ${error.of.line}, column ${error.of.column}). Correct the text there.`;
    case "number-too-large":
      return `The number ${parserWords(error.of.text)} is too large. Write a smaller one.`;
    default:
      return error satisfies never;
  }
}

function rationalWords(error: RationalError): string {
  switch (error.kind) {
    case "too-long":
      return `This number is too long. Write it in at most ${grouped(MAX_RATIONAL_CHARS)} characters.`;
    case "division-by-zero":
      return `${quoted(error.of.text)} divides by zero. Use another denominator.`;
    case "malformed":
      return `${quoted(error.of.text)} is not a rational number. Write one like "-3", "7/2" or "6.5".`;
    default:
      return error satisfies never;
  }
}

export function startWords(error: StartError): string {
  switch (error.kind) {
    case "rules":
      return rulesWords(error.of);
    case "range":
      return `There is no place for a stone on ${siteWords(error.of.at)}. Move it, or remove it.`;
    case "twice":
      return `The stone on ${siteWords(error.of.at)} is named twice or overlaps another. Remove one.`;
    case "ill-formed":
      return `The starting stones on these points have no liberty: ${listed(error.of.points, 12)}. Leave a liberty beside them, or remove them.`;
    case "dead":
      return `These starting stones have no liberty: ${listed(error.of.centres.map(spotWords), 5)}. Leave room beside them, or remove them.`;
    default:
      return error satisfies never;
  }
}

/** The page replaces quoted words by its own names. */
function rulesWords(error: RulesError): string {
  switch (error) {
    case "bids-without-forever":
      return 'Ko bids cost nothing in a game that ends. Choose the end "forever".';
    case "forever-unless-live":
      return 'A game without end can count only live stones. Choose the score "live".';
    case "live-without-forever":
      return 'Live stones are those that stand for ever. Choose the end "forever".';
    case "score-without-use":
      return "Where the player without a turn loses, nothing is scored. Choose no score.";
    case "komi-without-score":
      return "Where nothing is scored there is no komi. Set it to 0.";
    case "endless-without-superko":
      return 'Without passes the game ends only if no board repeats. Choose superko, such as "positional".';
    case "unscored-passes":
      return "Two passes end the game, but nothing is scored. Choose a score, or another end.";
    case "measure-without-disks":
      return 'Only disks and the plane have a measure. Choose the score "area", "stones" or "cardinality".';
    case "handicap-of-one":
      return "A handicap takes at least two stones. Give two or more, or leave it out.";
    case "handicap-beyond-start":
      return "Handicap stones are black stones of the start, which has fewer. Add stones, or lower the handicap.";
    case "unequal-division":
      return "Where one player names the komi and the other takes a colour, there is no handicap, and Black begins. Leave both out, or fix the komi.";
    default:
      return error satisfies never;
  }
}
