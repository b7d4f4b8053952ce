/** Formen, die Mengen von Punkten haben. */
import { namesOfShapes } from "../../model/shape-names.ts";

export const { shapeNames, shapePlural } = namesOfShapes({
  nouns: {
    point: ["Punkt allein", "Punkte allein"],
    pair: ["Domino", "Dominos"],
    knight: ["Rösselsprung", "Rösselsprünge"],
    line: ["Reihe", "Reihen"],
    corner: ["Winkel aus drei", "Winkel aus drei"],
    triangle: ["Dreieck", "Dreiecke"],
    square: ["Quadrat", "Quadrate"],
    other: ["Form", "Formen"],
  },
  ways: {
    across: "liegend",
    upright: "stehend",
    rising: "steigend",
    falling: "fallend",
    "low rising": "liegend, steigend",
    "low falling": "liegend, fallend",
    "steep rising": "stehend, steigend",
    "steep falling": "stehend, fallend",
  },
  sides: { left: "links", right: "rechts", top: "oben", bottom: "unten" },
  corner: (sides) => `Ecke ${sides}`,
  pointing: (sides) => `Spitze ${sides}`,
  ordinals: ["erste", "zweite", "dritte", "vierte", "fünfte", "sechste", "siebte", "achte"],
  sizes: { small: "klein", middle: "mittel", large: "groß" },
  sized: (noun, size) => `${noun}, ${size}`,
  row: (noun, points) => `${noun} aus ${points}`,
  ofPoints: (noun, points) => `${noun} aus ${points} Punkten`,
});

/** Hinweis zu einer Form, die ein Druck setzen kann. */
export function shapeTip(name: string): string {
  return `Ein Druck setzt: ${name} (R: die nächste Form)`;
}
