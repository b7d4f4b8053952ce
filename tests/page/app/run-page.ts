/** Runs the page's script, which tests/page/app/bundle.ts has put together, in a window. A page that was left goes on for a
 *  moment, so that each knows its own document; all else is that of the window that is the global one. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { constants, Script } from "node:vm";
import * as play from "gospace/play";
import { FOLDER } from "./bundle.ts";

type Run = (require: () => typeof play, module: object, exports: object, ...own: object[]) => void;

const OWN = [
  "window",
  "self",
  "document",
  "location",
  "history",
  "navigator",
  "localStorage",
  "sessionStorage",
] as const;

const file = join(FOLDER, "page.cjs");
let script: Script | undefined;

export function runPage(window: Window): void {
  const names = ["require", "module", "exports", ...OWN].join(", ");
  script ??= new Script(`(function (${names}) {${readFileSync(file, "utf8")}\n})`, {
    filename: file,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const run: Run = script.runInThisContext();
  const own = OWN.map((name) => window[name]);
  run(() => play, {}, {}, ...own);
}
