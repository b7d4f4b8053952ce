// Pictures of games, drawn by the page's own painters in a Chromium without windows. Its page asks here for orders and sends
// the answers back, so that no library drives it.
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { text } from "node:stream/consumers";
import { chromiumArguments } from "../chromium.mjs";
import { Failure } from "../output.mjs";

/** @typedef {import("../../www/export-pictures.ts").Exported} Exported */
/** @typedef {import("../../www/export-pictures.ts").Order} Order */
/** @typedef {import("../../www/export-pictures.ts").Answer} Answer */
/** @typedef {import("../../pkg/gospace.js").GameDocument} GameDocument */

/**
 * @typedef {object} Painter
 * @property {(document: GameDocument, place: { site: string, link: string, address: string }) => Promise<Exported>} exported
 * @property {(picture: Buffer) => Promise<string | null>} documentIn
 */

/** Milliseconds in which a browser that works has opened a page. */
const PATIENCE = 60_000;

const TYPES = /** @type {Record<string, string>} */ ({
  "": "text/html",
  ".js": "text/javascript",
  ".wasm": "application/wasm",
});

/** The page's script, which the files that it needs lie beside. */
const PAGE =
  '<!doctype html><title>Export</title><script type="module" src="painters.js"></script>';

/**
 * `executable`: of a Chromium; `files`: those of the page, by their names.
 * @template T @param {string} executable @param {Record<string, string>} files
 * @param {(painter: Painter) => Promise<T>} work
 */
export async function withPainter(executable, files, work) {
  const desk = await openDesk(files);
  const profile = mkdtempSync(join(tmpdir(), "gospace-export-"));
  const args = [...chromiumArguments(), "--headless", `--user-data-dir=${profile}`, desk.address];
  // A group of its own, since some systems start Chromium by a script, which alone would be ended.
  const browser = spawn(executable, args, { stdio: "ignore", detached: true });
  const stop = () => stopGroup(browser);
  const leave = () => process.exit(130);
  process.once("exit", stop).once("SIGINT", leave);
  const ended = new Promise((done) => browser.once("error", done).once("exit", done));
  const patience = setTimeout(() => desk.isAsked() || stop(), PATIENCE);
  const failed = ended.then(() => {
    const fault = desk.isAsked() ? "ended before its work was done" : "does not start";
    throw new Failure(`${executable} ${fault}: name another Chromium in GOSPACE_CHROMIUM.`);
  });
  try {
    return await Promise.race([failed, work(desk.painter)]);
  } finally {
    failed.catch(() => {});
    clearTimeout(patience);
    desk.close();
    stop();
    await ended;
    process.off("exit", stop).off("SIGINT", leave);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** @param {import("node:child_process").ChildProcess} browser */
function stopGroup({ pid, exitCode }) {
  if (pid === undefined || exitCode !== null) return;
  try {
    process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
  } catch {
    // It has ended.
  }
}

/** @typedef {{ order: Order, done: (value: unknown) => void, failed: (error: Error) => void }} Task */

/** The place where the browser's page asks for orders. No other page knows its address. @param {Record<string, string>} files */
async function openDesk(files) {
  /** @type {Task[]} */
  const tasks = [];
  /** The request that waits for an order. @type {import("node:http").ServerResponse | null} */
  let idle = null;
  let asked = false;
  const hand = () => {
    if (idle === null || tasks[0] === undefined) return;
    idle.end(JSON.stringify(tasks[0].order));
    idle = null;
  };
  const folder = `/${randomUUID()}/`;
  const server = createServer(async (request, response) => {
    const name = request.url?.startsWith(folder) ? request.url.slice(folder.length) : null;
    if (name === "order") {
      asked = true;
      idle = response;
      hand();
    } else if (name === "answer") {
      /** @type {Answer} */
      const answer = JSON.parse(await text(request));
      const task = tasks.shift();
      if ("error" in answer) task?.failed(new Error(answer.error));
      else task?.done(answer.value);
      response.end();
    } else if (name === "" || (name !== null && Object.hasOwn(files, name))) {
      response.setHeader("Content-Type", TYPES[extname(name)] ?? "");
      response.end(name === "" ? PAGE : readFileSync(files[name] ?? ""));
    } else response.writeHead(404).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  /** @param {Order} order @returns {Promise<any>} */
  const order = (order) =>
    new Promise((done, failed) => {
      tasks.push({ order, done, failed });
      hand();
    });
  /** @type {Painter} */
  const painter = {
    exported: (document, place) => order({ kind: "exported", document, place }),
    documentIn: (picture) => order({ kind: "document-in", picture: picture.toString("base64") }),
  };
  return {
    address: `http://127.0.0.1:${port}${folder}`,
    painter,
    isAsked: () => asked,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
