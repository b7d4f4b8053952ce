// Serves a folder's files as any static host would. As a program: FOLDER PORT [MOUNT [DELAY]].
import { createReadStream, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { basename, extname, join, normalize, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

export const TYPES = new Map([
  [".html", "text/html; charset=utf-8"],
  [".js", "text/javascript; charset=utf-8"],
  [".css", "text/css; charset=utf-8"],
  [".json", "application/json"],
  [".webmanifest", "application/manifest+json"],
  [".wasm", "application/wasm"],
  [".svg", "image/svg+xml"],
  [".png", "image/png"],
  [".ico", "image/x-icon"],
  [".woff2", "font/woff2"],
  [".txt", "text/plain; charset=utf-8"],
  [".md", "text/plain; charset=utf-8"],
]);

/** Ends of code, styles and data. */
const PARTS = new Set([".js", ".css", ".json"]);

/** No policy of scripts: the pages bring their own. */
const HEADERS = { "Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff" };

/**
 * Listens on this machine only; resolves once it does.
 * @param {string} folder @param {number} port 0: any free one @param {string} [mount] ends in "/"
 * @param {number} [delay] milliseconds by which code, styles and data come late that the folder's page does not name
 * @returns {Promise<import("node:http").Server>}
 */
export function serve(folder, port, mount = "/", delay = 0) {
  const isLate = delay > 0 ? onDemandIn(folder) : () => false;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/" && mount !== "/") {
      response.writeHead(302, { Location: mount }).end();
      return;
    }
    const file = fileFor(resolve(folder), pathname, mount);
    if (!file) {
      response.writeHead(404, HEADERS).end("Not found");
      return;
    }
    const ETag = tagOf(file);
    if (request.headers["if-none-match"] === ETag) {
      response.writeHead(304, { ...HEADERS, ETag }).end();
      return;
    }
    const type = TYPES.get(extname(file)) ?? "application/octet-stream";
    response.writeHead(200, { ...HEADERS, ETag, "Content-Type": type });
    const send = () => createReadStream(file).pipe(response);
    if (isLate(file)) setTimeout(send, delay);
    else send();
  });
  return new Promise((listening, refused) => {
    server.once("error", refused);
    server.listen(port, "127.0.0.1", () => listening(server));
  });
}

/** By it a browser knows that what it has is still right. @param {string} file */
function tagOf(file) {
  const { size, mtimeMs } = statSync(file);
  return `"${size.toString(36)}-${mtimeMs.toString(36)}"`;
}

/**
 * True of code, styles and data that the folder's page does not name itself.
 * @param {string} folder @returns {(file: string) => boolean}
 */
function onDemandIn(folder) {
  const page = readFileSync(join(folder, "index.html"), "utf8");
  return (file) => PARTS.has(extname(file)) && !page.includes(basename(file));
}

/** The port of a server that listens. @param {{ address(): string | import("node:net").AddressInfo | null }} server */
export function portOf(server) {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** @param {string} folder @param {string} pathname @param {string} mount */
function fileFor(folder, pathname, mount) {
  if (!pathname.startsWith(mount)) return undefined;
  const path = normalize(join(folder, decoded(pathname.slice(mount.length))));
  if (path !== folder && !path.startsWith(folder + sep)) return undefined;
  const candidates = [path, join(path, "index.html")];
  return candidates.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const [, program, folder, port, mount, delay] = process.argv;
if (program === fileURLToPath(import.meta.url) && folder) {
  await serve(folder, Number(port), mount, Number(delay ?? 0));
}
