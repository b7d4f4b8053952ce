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
import { told } from "./told.ts";

export const problemWords = told<Problem>({
  json: (of) => jsonWords(of),
  version: ({ found }) =>
    `This document has version ${found} of the format. Update Gospace: this one reads version ${VERSION}.`,
  missing: "This field is missing. Add it.",
  "unknown-field": "The format has no such field here. Correct its name, or remove it.",
  "repeated-field": "This field stands twice. Remove one of the two.",
  type: ({ found, expected }) => `This is ${found}. Write ${expected} instead.`,
  number: ({ value, expected }) => `${valueWords(value)} does not fit here. Write ${expected}.`,
  "no-such-placement": ({ value }) =>
    `There is no point ${value}. Use the number of a point, counted from 0.`,
  choice: ({ found, expected }) =>
    `${quoted(found)} is not a choice here. Use one of: ${listed(expected, expected.length)}.`,
  "too-many": ({ what, limit, count }) => tooMany(what, limit, count),
  "too-deep": () =>
    `Variations stand too deep in one another. Nest at most ${grouped(MAX_VARIATION_DEPTH)}.`,
  "label-count": ({ points, count }) =>
    `Points and labels do not match: ${points} and ${count}. Write one label for each point.`,
  "no-such-link": ({ link }) =>
    `There is no link ${link}. Use the place of a link among the edges, and then the arcs, counted from 0.`,
  "bent-twice": ({ link }) => `Link ${link} is bent twice. Remove one of its bends.`,
  "body-count": ({ points, count }) =>
    `Points and places of the body do not match: ${points} and ${count}. Write one place for each point.`,
  "body-place": ({ count }) =>
    `This place of the body has ${count} coordinates. Write three, or four if all places have four.`,
  "turn-kind": "This turn says nothing, or more than one thing. Write exactly one.",
  board: (of) => boardWords(of),
  "one-way": ({ from, to }) =>
    `The arc from ${from} to ${to} has no opposite, which a go-space needs. Add it.`,
  kind: ({ expected }) => `This board is of another kind. Use one of kind ${expected}.`,
  start: (of) => startWords(of),
  turn: (of) => turnWords(of),
  rational: (of) => rationalWords(of),
});

const jsonWords = told<JsonError>({
  "too-long": ({ bytes }) =>
    `The JSON has ${grouped(bytes)} bytes. Shorten it to ${grouped(MAX_JSON_BYTES)}.`,
  "too-deep": () => `The JSON is nested too deep. Nest at most ${grouped(MAX_JSON_DEPTH)} levels.`,
  syntax: ({ message, line, column }) =>
    `This is not JSON: ${parserWords(message)} (line ${line}, column ${column}). Correct the text there.`,
  "number-too-large": ({ text }) =>
    `The number ${parserWords(text)} is too large. Write a smaller one.`,
});

const rationalWords = told<RationalError>({
  "too-long": () =>
    `This number is too long. Write it in at most ${grouped(MAX_RATIONAL_CHARS)} characters.`,
  "division-by-zero": ({ text }) => `${quoted(text)} divides by zero. Use another denominator.`,
  malformed: ({ text }) =>
    `${quoted(text)} is not a rational number. Write one like "-3", "7/2" or "6.5".`,
});

export const startWords = told<StartError>({
  rules: (of) => RULES[of],
  range: ({ at }) => `There is no place for a stone on ${siteWords(at)}. Move it, or remove it.`,
  twice: ({ at }) =>
    `The stone on ${siteWords(at)} is named twice or overlaps another. Remove one.`,
  "ill-formed": ({ points }) =>
    `The starting stones on these points have no liberty: ${listed(points, 12)}. Leave a liberty beside them, or remove them.`,
  dead: ({ centres }) =>
    `These starting stones have no liberty: ${listed(centres, 5, spotWords)}. Leave room beside them, or remove them.`,
});

/** The page replaces quoted words by its own names. */
const RULES: Readonly<Record<RulesError, string>> = {
  "bids-without-forever": 'Ko bids cost nothing in a game that ends. Choose the end "forever".',
  "forever-unless-live": 'A game without end can count only live stones. Choose the score "live".',
  "live-without-forever": 'Live stones are those that stand for ever. Choose the end "forever".',
  "score-without-use": "Where the player without a turn loses, nothing is scored. Choose no score.",
  "komi-without-score": "Where nothing is scored there is no komi. Set it to 0.",
  "endless-without-superko":
    'Without passes the game ends only if no board repeats. Choose superko, such as "positional".',
  "unscored-passes":
    "Two passes end the game, but nothing is scored. Choose a score, or another end.",
  "measure-without-disks":
    'Only disks and the plane have a measure. Choose the score "area", "stones" or "cardinality".',
  "handicap-of-one": "A handicap takes at least two stones. Give two or more, or leave it out.",
  "handicap-beyond-start":
    "Handicap stones are black stones of the start, which has fewer. Add stones, or lower the handicap.",
  "unequal-division":
    "Where one player names the komi and the other takes a colour, there is no handicap, and Black begins. Leave both out, or fix the komi.",
};
