// From the page's sources and the built package to dist/, which any static host can serve.
import { buildPackage, SHIPPED_PACKAGE } from "./package.mjs";
import { ROOT } from "./run.mjs";
import { upToDate } from "./stamp.mjs";
import { orFail } from "./tell.mjs";

/** The npm package and the site: all that ships. */
export async function buildSite() {
  await buildPackage(SHIPPED_PACKAGE);
  await upToDate({
    name: "site",
    stamp: "site",
    inputs: [
      "pkg",
      "www",
      "index.html",
      "vite.config.ts",
      "tsconfig.json",
      "package-lock.json",
      "scripts/site.mjs",
    ],
    outputs: ["dist/index.html"],
    work: async () => {
      const { build } = await import("vite");
      await orFail("The site does not build.", () => build({ root: ROOT, logLevel: "warn" }));
    },
  });
}
