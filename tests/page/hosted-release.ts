/** Releases on one host, one after another. A newer one is made from the built site: its files have other names
 *  and its cores need other glue, so that a mixture of two releases fails at once. */
import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { basename, join } from "node:path";

/** The module that a core imports its glue from, here and in a newer release. */
const [GLUE, NEWER_GLUE] = ["gospace_wasm_bg.js", "gospace_wasm_b2.js"];
const NAMED_BY_CONTENT = /-([\w-]{8}|[0-9a-f]{12})\.\w+$/;

/** The files that the pages of the first releases load, at addresses that stayed the same. */
const FIRST_FILES = [
  "embed.html",
  "embed.js",
  "embed.css",
  "element.js",
  "inline.js",
  "gospace.js",
  "play.js",
  "errors.js",
];
const FIRST_CORES = ["gospace.wasm", "play.wasm", "light.wasm", "core-in-script.js"];

/** Ends a host, and what it is still sending. */
export function endHost(host: Server): void {
  host.close();
  host.closeAllConnections();
}

/** Puts the built site into an empty folder, `post` as its page blog/. */
export function publish(folder: string, post: string): void {
  empty(folder);
  cpSync("dist", folder, { recursive: true });
  writeFileSync(join(folder, "blog/index.html"), post);
}

/** Puts a newer release in its place: nothing of the older one is left. */
export function publishNewer(folder: string, post: string): void {
  publish(folder, post);
  const names = namesOf(folder);
  const revisions = new Map<string, string>();
  for (const file of filesIn(folder)) {
    const path = join(folder, file);
    const before = readFileSync(path);
    const text = renamed(before.toString("latin1"), names).replace(
      '<html lang="en">',
      '<html lang="en-x-newer">',
    );
    const after = Buffer.from(text, "latin1");
    writeFileSync(path, after);
    revisions.set(md5(before), md5(after));
  }
  writeCoreInScript(folder);
  for (const file of filesIn(folder)) {
    const name = renamed(basename(file), names);
    renameSync(join(folder, file), join(folder, file, "..", name));
  }
  for (const release of foldersIn(folder, "releases"))
    renameSync(
      join(folder, "releases", release),
      join(folder, "releases", renamed(release, names)),
    );
  const worker = join(folder, "sw.js");
  writeFileSync(worker, renamed(readFileSync(worker, "utf8"), revisions));
}

/** Puts a first release there: embeds and modules as in the npm package, beside their cores. */
export function publishFirst(folder: string, post: string): void {
  publishNewer(folder, post);
  rmSync(join(folder, "releases"), { recursive: true, force: true });
  for (const file of [...FIRST_FILES, ...FIRST_CORES]) {
    const text = readFileSync(join("pkg", file), "latin1").replaceAll(GLUE, NEWER_GLUE);
    writeFileSync(join(folder, file), text, "latin1");
  }
  writeCoreInScript(folder);
  const page = filesIn(folder).filter((file) => /^(index\.html|assets|blog|icons)/.test(file));
  writeFileSync(join(folder, "sw.js"), firstWorker([...FIRST_FILES, ...page]));
}

/** Holds the files but not the cores beside the embeds, and looks at no question. */
function firstWorker(files: readonly string[]): string {
  return `const files = ${JSON.stringify(files)};
    const cache = () => caches.open("workbox-precache-v2-" + registration.scope);
    const key = (file) => new URL(file, registration.scope).href + "?__WB_REVISION__=first";
    addEventListener("install", (event) => event.waitUntil(cache().then((held) =>
      Promise.all(files.map(async (file) => held.put(key(file), await fetch(file)))))));
    addEventListener("message", ({ data }) => data.type === "SKIP_WAITING" && skipWaiting());
    addEventListener("fetch", (event) => {
      const path = event.request.url.split(/[?#]/)[0].slice(registration.scope.length);
      const file = /(^|\\/)$/.test(path) ? path + "index.html" : path;
      if (files.includes(file)) event.respondWith(cache().then((held) => held.match(key(file))));
    });`;
}

function empty(folder: string): void {
  for (const file of readdirSync(folder)) rmSync(join(folder, file), { recursive: true });
}

/** Each name by content, with another of the same length. */
function namesOf(folder: string): Map<string, string> {
  const found = filesIn(folder).flatMap((file) => NAMED_BY_CONTENT.exec(file)?.[1] ?? []);
  const names = [...found, ...foldersIn(folder, "releases")];
  const others = names.map((name): [string, string] => [name, `0${name.slice(2)}0`]);
  return new Map([...others, [GLUE, NEWER_GLUE]]);
}

function renamed(text: string, names: ReadonlyMap<string, string>): string {
  return [...names].reduce((done, [name, other]) => done.replaceAll(name, other), text);
}

function writeCoreInScript(folder: string): void {
  const files = filesIn(folder);
  const core = files.find((file) => /play\b.*\.wasm$/.test(file)) ?? "";
  const script = files.find((file) => /^releases.*core-in-script\.js$/.test(file));
  const text = readFileSync(join(folder, core)).toString("base64");
  writeFileSync(join(folder, script ?? "core-in-script.js"), `window.gospaceCoreText="${text}";\n`);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

function foldersIn(folder: string, name: string): string[] {
  return readdirSync(folder).includes(name) ? readdirSync(join(folder, name)) : [];
}

function md5(bytes: Buffer): string {
  return createHash("md5").update(bytes).digest("hex");
}
