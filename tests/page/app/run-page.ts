/** Runs the page's script, which tests/page/app/bundle.ts has put together, in the window that is the global one. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { constants, Script } from "node:vm";
import * as play from "gospace/play";
import { FOLDER } from "./bundle.ts";

type Run = (require: () => typeof play, module: object, exports: object) => void;

const file = join(FOLDER, "page.cjs");
let script: Script | undefined;

export function runPage(): void {
  script ??= new Script(`(function (require, module, exports) {${readFileSync(file, "utf8")}\n})`, {
    filename: file,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const run: Run = script.runInThisContext();
  run(() => play, {}, {});
}
