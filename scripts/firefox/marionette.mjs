// Firefox by Marionette, the protocol that every Firefox speaks by itself: no driver, no package. Playwright wants a
// Firefox of its own or one newer than Debian's. A message is its length in bytes, a colon and JSON.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Failure } from "../output.mjs";

/** Firefox chooses a free port and writes it into its profile; it asks nobody anything. */
const PREFERENCES = {
  "marionette.port": 0,
  "app.update.disabledForTesting": true,
  "browser.aboutwelcome.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "ui.prefersReducedMotion": 1,
};
const START_MS = 60_000;
const POLL_MS = 100;

export class Firefox {
  /** @type {import("node:net").Socket} */
  #socket;
  #close;
  #waiting = new Map();
  #received = Buffer.alloc(0);
  #count = 0;

  /** @param {import("node:net").Socket} socket @param {() => void} close */
  constructor(socket, close) {
    this.#socket = socket;
    this.#close = close;
    socket.on("data", (bytes) => this.#receive(bytes));
  }

  /** @param {string} executable @returns {Promise<Firefox>} */
  static async start(executable) {
    const profile = mkdtempSync(join(tmpdir(), "gospace-firefox-"));
    const lines = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref("${name}", ${value});\n`,
    );
    writeFileSync(join(profile, "user.js"), lines.join(""));
    const words = ["--headless", "--marionette", "--no-remote", "--remote-allow-system-access"];
    const child = spawn(executable, [...words, "--profile", profile], { stdio: "ignore" });
    const ended = new Promise((resolve) => child.once("exit", resolve));
    const close = async () => {
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    };
    try {
      const port = await portIn(join(profile, "MarionetteActivePort"));
      const socket = connect(port, "127.0.0.1");
      await new Promise((resolve, reject) => socket.once("connect", resolve).once("error", reject));
      const firefox = new Firefox(socket, close);
      await firefox.send("WebDriver:NewSession", {});
      return firefox;
    } catch (error) {
      await close();
      throw error;
    }
  }

  async close() {
    this.#socket.destroy();
    await this.#close();
  }

  /** @param {string} name @param {object} parameters @returns {Promise<any>} */
  send(name, parameters) {
    this.#count += 1;
    const text = JSON.stringify([0, this.#count, name, parameters]);
    this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((resolve, reject) => this.#waiting.set(this.#count, { resolve, reject }));
  }

  /** @param {Buffer} bytes */
  #receive(bytes) {
    this.#received = Buffer.concat([this.#received, bytes]);
    for (;;) {
      const colon = this.#received.indexOf(":");
      const end = colon + 1 + Number(this.#received.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || this.#received.length < end) return;
      const message = JSON.parse(this.#received.toString("utf8", colon + 1, end));
      this.#received = this.#received.subarray(end);
      // The greeting is no answer.
      if (Array.isArray(message)) this.#answer(message);
    }
  }

  /** @param {any[]} message */
  #answer([, id, error, result]) {
    const { resolve, reject } = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) reject(new Failure(`Firefox: ${error.message}`));
    else resolve(result);
  }

  /** @param {string} url */
  async open(url) {
    await this.send("WebDriver:Navigate", { url });
  }

  /** The value of a function that is called in the page. @param {Function} work @param {...unknown} args */
  async call(work, ...args) {
    const script = `return (${work})(...arguments)`;
    return (await this.send("WebDriver:ExecuteScript", { script, args })).value;
  }

  /** Presses keys one after the other. @param {...string} keys as WebDriver names them */
  async press(...keys) {
    const actions = keys.flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    const keyboard = { type: "key", id: "keyboard", actions };
    await this.send("WebDriver:PerformActions", { actions: [keyboard] });
  }

  /** @param {{ x: number, y: number }} spot of the window */
  async click({ x, y }) {
    const actions = [
      { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    const mouse = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions };
    await this.send("WebDriver:PerformActions", { actions: [mouse] });
  }

  /** Errors of pages at this address that nothing has caught. @param {string} site @returns {Promise<string[]>} */
  async errors(site) {
    await this.send("Marionette:SetContext", { value: "chrome" });
    const script = `return Services.console.getMessageArray()
      .filter((each) => each instanceof Ci.nsIScriptError && !(each.flags & each.warningFlag))
      .filter((each) => each.sourceName.startsWith(arguments[0]))
      .map((each) => each.errorMessage + " " + each.sourceName + ":" + each.lineNumber)`;
    const system = { script, args: [site], sandbox: "system" };
    const { value } = await this.send("WebDriver:ExecuteScript", system);
    await this.send("Marionette:SetContext", { value: "content" });
    return value;
  }
}

/** @param {string} file */
async function portIn(file) {
  for (let waited = 0; waited < START_MS; waited += POLL_MS) {
    const port = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
    if (port > 0) return port;
    await pause(POLL_MS);
  }
  throw new Failure("Firefox does not start.");
}
