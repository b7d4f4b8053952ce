/** Pages that run the site's scripts: its own, and posts of other people with a board in them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

export const HOME = "http://127.0.0.1/some/folder/";

export interface SitePage {
  readonly html: string;
  /** Sources of the scripts, in the order in which they run. */
  readonly scripts: readonly string[];
}

const OWN: Readonly<Record<string, readonly [html: string, ...scripts: string[]]>> = {
  "": ["index.html", "www/main.ts"],
  "embed.html": ["www/player/embed.html", "www/embed.ts"],
};

/** The page of an address; null: a file, which runs nothing. */
export function ownPage(address: string): SitePage | null {
  const { origin, pathname } = new URL(address);
  const found = OWN[`${origin}${pathname}`.slice(HOME.length)];
  if (found === undefined) return null;
  const [file, ...scripts] = found;
  const html = readFileSync(join(ROOT, file), "utf8").replace(
    /<link rel="(stylesheet|preload|apple-touch-icon|icon)[^>]*>|<script[^>]*><\/script>/g,
    "",
  );
  return { html, scripts };
}

/** A post; of its scripts those of the site run. */
export function postOf(body: string, head: string): SitePage {
  const html = `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
  const scripts = [...html.matchAll(/\/(element|story)\.js"/g)].map(([, name]) => `www/${name}.ts`);
  return { html: html.replace(/<script[^>]*><\/script>/g, ""), scripts };
}
