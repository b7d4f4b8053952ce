// The crates that are published, each after those that it stands on, and the roots of their sources.

/** @type {Readonly<Record<string, string>>} */
const ROOTS = {
  gospace: "crate/src/lib.rs",
  "gospace-draw": "crate/draw/src/lib.rs",
  "gospace-think": "crate/think/src/lib.rs",
};

export const CRATES = Object.keys(ROOTS);

/** The file that each begins with. */
export const CRATE_ROOTS = Object.values(ROOTS);

/** The words by which cargo works on all of them. */
export const ALL_CRATES = CRATES.map((name) => `--package=${name}`);
