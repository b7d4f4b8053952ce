import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";
import { defineConfig, type ViteUserConfig } from "vitest/config";
import { TREESHAKE } from "./scripts/build/embed.mjs";
import {
  chosenLanguage,
  ENGLISH,
  modulesIn,
  otherLanguages,
  translatedWords,
} from "./scripts/build/language.mjs";
import { coreAddress, fontAddress } from "./scripts/build/names.mjs";
import { MANIFEST } from "./scripts/build/offline.mjs";
import { POLICY_META } from "./scripts/build/policy.mjs";
import { previewTags, siteAddress } from "./scripts/build/previews.mjs";
import { relayServer, withRelay } from "./scripts/build/relay.mjs";
import { stunServers } from "./scripts/build/stun.mjs";

const here = (file: string) => fileURLToPath(new URL(`./${file}`, import.meta.url));

/** Only in what ships: the development server puts styles into the page as it changes them. */
const policy: Plugin = {
  name: "gospace-policy",
  apply: "build",
  transformIndexHtml: (html) => html.replace("<head>", `<head>\n${POLICY_META}`),
};

/** Gives the helpers of the page's tests the expectations of whichever runs them, a browser's driver or Node, and the page
 *  without a browser its document as the one file that tests/page/app/bundle.ts writes. */
const lightPage: Plugin = {
  name: "gospace-light-page",
  enforce: "pre",
  resolveId(source, importer) {
    if (!importer?.startsWith(here("tests/page/"))) return null;
    if (source === "@playwright/test") return here("tests/page/app/expect.ts");
    return source === "happy-dom" ? here("build/light-page/document.mjs") : null;
  },
};

const relay: Plugin = {
  name: "gospace-relay",
  transformIndexHtml: (html) => withRelay(html, relayServer()),
};

const installable: Plugin = {
  name: "gospace-installable",
  apply: "build",
  transformIndexHtml: (html) =>
    html.replace("</head>", `<link rel="manifest" href="./${MANIFEST}">\n</head>`),
};

const previews: Plugin = {
  name: "gospace-previews",
  apply: "build",
  transformIndexHtml: (html) => html.replace("</title>", `</title>\n${previewTags(siteAddress())}`),
};

/** Names of a build's files. The page and the embeds share the cores' files, the page of tables the page's fonts, and all
 *  languages what says nothing; the rest of another language than English lies in a folder of its own. */
function outputIn(language: string) {
  const own = language === ENGLISH ? "assets" : `assets/${language}`;
  return {
    entryFileNames: `${own}/[name]-[hash].js`,
    chunkFileNames: `${own}/[name]-[hash].js`,
    assetFileNames: ({
      names: [name = ""],
      originalFileNames: [file = ""],
      source,
    }: Rolldown.PreRenderedAsset) => {
      if (name.endsWith(".wasm")) return coreAddress(name, Buffer.from(source));
      if (name.endsWith(".woff2")) return fontAddress(name, Buffer.from(source));
      const folder = file.startsWith("build/languages/") ? own : "assets";
      return `${folder}/[name]-[hash][extname]`;
    },
  };
}

/** One file of all that the page's first script imports, from which its other files take what they need, too. */
const FIRST = { name: "index", tags: ["$initial" as const] };

/** The build of the site names the language as Vite's mode. */
function languageOf(mode: string): string {
  return [ENGLISH, ...otherLanguages()].includes(mode) ? mode : chosenLanguage();
}

export default defineConfig(({ mode }): ViteUserConfig => {
  const language = languageOf(mode);
  const output = outputIn(language);
  const modules = modulesIn(language);
  return {
    // Every address in the built site is relative, so that it works from any folder of any host.
    base: "./",
    define: { STUN_SERVERS: JSON.stringify(stunServers()) },
    // scripts/build/site.mjs lays these files out beside the page, as they are.
    publicDir: "build/public",
    plugins: [lightPage, translatedWords(language), policy, relay, previews, installable],
    // The page uses the very files that the npm package ships; their wasm becomes files of the site.
    resolve: {
      alias: [
        { find: /^gospace$/, replacement: here(`${modules}/gospace.js`) },
        { find: /^gospace\/play$/, replacement: here(`${modules}/play.js`) },
        // The page's worker has the full module.
        { find: /^gospace\/think$/, replacement: here(`${modules}/gospace.js`) },
      ],
    },
    worker: {
      format: "es",
      plugins: () => [translatedWords(language)],
      rolldownOptions: { output, treeshake: TREESHAKE },
    },
    build: {
      target: "es2022",
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: { ...output, codeSplitting: { groups: [FIRST] } },
        treeshake: TREESHAKE,
        // The page has the plane's layout from the first; embeds, which share the list of kinds, fetch it.
        checks: { ineffectiveDynamicImport: false },
      },
      // The licences of what others wrote and the page carries.
      license: { fileName: "third-party.md" },
    },
    test: {
      include: ["tests/**/*.test.ts"],
      globalSetup: "tests/page/app/bundle.ts",
      // They begin sooner than processes.
      pool: "threads",
      // Machines are slow and busy: a limit only ends what would never end.
      testTimeout: 600_000,
      hookTimeout: 600_000,
      expect: { poll: { timeout: 60_000 } },
      // Node itself loads the package, as it would for anyone who installed it.
      server: { deps: { external: [/\/pkg\//, /\/build\/(wasm|trap|light-page)\//] } },
    },
  };
});
