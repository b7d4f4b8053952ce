/** Grenzen und Fassungen des Kerns sind in jeder Sprache gleich. */
export * from "../../../words/core/faults-limits.ts";
