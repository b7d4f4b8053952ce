// Marionette, the protocol by which a script runs in Firefox's own process. A message is its length in bytes, a colon
// and JSON: [0, number, command, parameters], and [1, number, error, result] for an answer.
import { existsSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Failure } from "../output.mjs";

const START_MS = 60_000;
const POLL_MS = 50;

/** The port that Firefox has chosen and written. @param {string} file */
export async function portIn(file) {
  for (let waited = 0; waited < START_MS; waited += POLL_MS) {
    const port = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
    if (port > 0) return port;
    await pause(POLL_MS);
  }
  throw new Failure("Firefox does not open Marionette.");
}

/** Runs a script in a session of its own, after which another client may have one. @param {number} port @param {string} script @param {...unknown} args */
export async function runInside(port, script, ...args) {
  const socket = connect(port, "127.0.0.1");
  const answers = messages(socket);
  // The greeting.
  await answers.next();
  const commands = [
    ["WebDriver:NewSession", {}],
    ["Marionette:SetContext", { value: "chrome" }],
    ["WebDriver:ExecuteScript", { script, args, sandbox: "system" }],
    ["WebDriver:DeleteSession", {}],
  ];
  for (const [number, [name, parameters]] of commands.entries()) {
    const text = JSON.stringify([0, number, name, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error] = (await answers.next()).value ?? [];
    if (error) throw new Failure(`Firefox refuses ${name}: ${error.message}`);
  }
  socket.destroy();
}

/** @param {import("node:net").Socket} socket @returns {AsyncGenerator<any, undefined>} */
async function* messages(socket) {
  let received = Buffer.alloc(0);
  for await (const bytes of socket) {
    received = Buffer.concat([received, bytes]);
    for (let end = endOf(received); end !== undefined; end = endOf(received)) {
      yield JSON.parse(received.toString("utf8", received.indexOf(":") + 1, end));
      received = received.subarray(end);
    }
  }
}

/** Of the first message, once all of it has come. @param {Buffer} received */
function endOf(received) {
  const colon = received.indexOf(":");
  const end = colon + 1 + Number(received.toString("utf8", 0, Math.max(colon, 0)));
  return colon > 0 && received.length >= end ? end : undefined;
}
