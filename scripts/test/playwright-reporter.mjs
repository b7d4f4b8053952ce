// A reporter of Playwright: a line for the progress, and one for each failure as soon as it is known, with the picture
// of what was seen.
import { relative } from "node:path";
import { failedLine, progressLine } from "./lines.mjs";

export default class Reporter {
  #all = 0;
  #done = 0;

  /** @param {unknown} _ @param {import("@playwright/test/reporter").Suite} suite */
  onBegin(_, suite) {
    this.#all = suite.allTests().length;
  }

  /** @param {import("@playwright/test/reporter").TestCase} test @param {import("@playwright/test/reporter").TestResult} result */
  onTestEnd(test, { status, error, attachments, retry }) {
    if (status !== test.expectedStatus && retry < test.retries) return;
    this.#done += 1;
    console.log(progressLine(`${this.#done} of ${this.#all}`));
    if (status === test.expectedStatus) return;
    const { file, line } = test.location;
    const seen = attachments.flatMap(({ name, path }) =>
      name === "screenshot" && path ? [`seen: ${relative(process.cwd(), path)}`] : [],
    );
    console.log(
      failedLine([`${relative(process.cwd(), file)}:${line} › ${test.title}`, ...seen].join(", ")),
    );
    if (error) console.log(error.stack ?? error.message);
  }

  printsToStdio() {
    return true;
  }
}
