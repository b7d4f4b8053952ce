/** English of a ruleset: the sentence on it. */
import type { Preset } from "../engine/types.ts";
import { rulesSentences } from "../model/rules-sentences.ts";
import { AREA_NOUNS } from "./kinds.ts";

export const CHANGE_RULES = {
  words: "Change",
  name: "Change the rules",
  tip: "Choose what may repeat, how the game ends and what counts",
};

export const PRESET_NAMES: Readonly<Record<Preset, string>> = {
  "tromp-taylor": "Tromp-Taylor",
  primitive: "Primitive",
  stone: "Stone",
  "divide-and-choose": "Divide-and-choose",
};

export const { rulesWords, scorePhrase } = rulesSentences({
  customRules: "Custom rules",
  trompTaylor: "Tromp-Taylor, area scoring",
  onDirected: (name) => `${name} on a directed graph`,
  presets: PRESET_NAMES,
  repetition: {
    positional: "no board may come back",
    situational: "no board may come back with the same player to move",
    simple: "no ko may be taken back at once",
    none: "boards may come back",
    bids: "kos are settled by bids",
  },
  end: {
    "no-turn-loses": "whoever has no turn left loses",
    forever: "the end is agreed",
  },
  counted: {
    sampledArea: "stones count, and ground that only they reach, counted on a sample",
    stones: "only stones count",
    measure: "the area under stones counts",
    cardinality: "cardinality counts",
    points: "coloured points count",
    live: "live stones count",
  },
  area: (kind) => `stones count, and ${AREA_NOUNS[kind]} that only they reach`,
  directed: "each stone lives by the empty points it reaches",
  komi: (komi) => `komi\u00a0${komi}`,
  divided: "komi by divide and choose",
});
