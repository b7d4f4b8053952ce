// A reporter of vitest: a line for the progress, one for each failure as soon as it is known, and the reasons at the end.
import { DefaultReporter } from "vitest/node";
import { failedLine, progressLine } from "./lines.mjs";

export default class Reporter extends DefaultReporter {
  #done = 0;

  /** @override @param {import("vitest/node").TestCase} test */
  onTestCaseResult(test) {
    this.#done += 1;
    console.log(progressLine(`${this.#done} tests`));
    if (test.result().state === "failed")
      console.log(failedLine(`${test.module.relativeModuleId} › ${test.fullName}`));
  }
}
