/** Die Regeln als Satz. */
import type { Preset } from "../../engine/types.ts";
import { rulesSentences } from "../../model/rules-sentences.ts";
import { AREA_NOUNS } from "./kinds.ts";

export const CHANGE_RULES = {
  words: "Ändern",
  name: "Regeln ändern",
  tip: "Wählen, was sich wiederholen darf, wie die Partie endet und was zählt",
};

export const PRESET_NAMES: Readonly<Record<Preset, string>> = {
  "tromp-taylor": "Tromp-Taylor",
  primitive: "Primitive",
  stone: "Stone",
  "divide-and-choose": "Divide-and-choose",
};

export const { rulesWords, scorePhrase } = rulesSentences({
  customRules: "Eigene Regeln",
  trompTaylor: "Tromp-Taylor, Flächenwertung",
  onDirected: (name) => `${name} auf gerichtetem Graphen`,
  presets: PRESET_NAMES,
  repetition: {
    positional: "kein Brett darf wiederkehren",
    situational: "kein Brett darf mit derselben Seite am Zug wiederkehren",
    simple: "kein Ko darf sofort zurückgeschlagen werden",
    none: "Bretter dürfen wiederkehren",
    bids: "Gebote entscheiden Kos",
  },
  end: {
    "no-turn-loses": "wer keinen Zug mehr hat, verliert",
    forever: "das Ende wird vereinbart",
  },
  counted: {
    sampledArea:
      "Steine zählen, und die Fläche, die nur sie erreichen, auf einer Stichprobe gezählt",
    stones: "nur Steine zählen",
    measure: "der Flächeninhalt der Steine zählt",
    cardinality: "die Mächtigkeit zählt",
    points: "gefärbte Punkte zählen",
    live: "lebende Steine zählen",
  },
  area: (kind) => `Steine zählen, und die ${AREA_NOUNS[kind]}, die nur sie erreichen`,
  directed: "jeder Stein lebt durch die leeren Punkte, die er erreicht",
  komi: (komi) => `Komi\u00a0${komi}`,
  divided: "Komi durch Teilen und Wählen",
});
