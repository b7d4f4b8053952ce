// Tests that try no mutants of the page.

/** It looks at the built package itself. */
const PACKAGE = ["tests/module/element.test.ts"];

/** They replace modules, clocks or what is loaded, which only a process of their own can. */
export const alone = [
  "tests/module/arguments.test.ts",
  "tests/module/recovery.test.ts",
  "tests/page/units/crash-recovery.test.ts",
  "tests/page/units/editor-survey.test.ts",
  "tests/page/units/trap.test.ts",
  "tests/page/units/incoming-files.test.ts",
  "tests/page/units/press-guard.test.ts",
  "tests/page/units/problem.test.ts",
  "tests/page/units/worker-client.test.ts",
];

/** Of words, looks and layouts: they take long, and reach the model by the way. */
const LOOKS = [
  ...["articles", "atlas", "bodies", "body-picture", "breath", "contrast", "copy-as", "english"],
  ...["hit", "languages", "layout", "learn", "picture", "rolled", "space-look"],
  ...["space-speed", "tikz"],
].map((name) => `tests/page/units/${name}.test.ts`);

export const left = [...PACKAGE, ...alone, ...LOOKS];
