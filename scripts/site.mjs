// From the page's sources and the built package to dist/, which any static host can serve.
import { join } from "node:path";
import { embedIntoSite } from "./embed.mjs";
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
      "embed.html",
      "scripts/embed.mjs",
      "vite.config.ts",
      "tsconfig.json",
      "package-lock.json",
      "scripts/site.mjs",
    ],
    outputs: ["dist/index.html", "dist/embed.html"],
    work: async () => {
      const { build } = await import("vite");
      await orFail("The site does not build.", () => build({ root: ROOT, logLevel: "warn" }));
      await embedIntoSite(join(ROOT, "dist"), join(ROOT, "pkg"));
    },
  });
}
