#!/usr/bin/env node
// The executable that Playwright starts: the Firefox that GOSPACE_FIREFOX names, with the arguments that it is given.
// The line that says where WebDriver BiDi listens is passed on once the commands in commands.sys.mjs are in
// Firefox, where Marionette brings them, Firefox's other protocol.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { portIn, runInside } from "./marionette.mjs";

const FOLDER = new URL(".", import.meta.url).href;
/** In Firefox's own process, which loads modules only from its own addresses. */
const TEACH = `
  const { Services, Ci, ChromeUtils } = globalThis;
  Services.io.getProtocolHandler("resource").QueryInterface(Ci.nsIResProtocolHandler)
    .setSubstitution("gospace", Services.io.newURI(arguments[0]));
  ChromeUtils.importESModule("resource://gospace/commands.sys.mjs").teach();`;

const args = process.argv.slice(2);
const profile = args[args.indexOf("--profile") + 1] ?? "";
const words = [...args, "--marionette", "--remote-allow-system-access"];
const child = spawn(process.env.GOSPACE_FIREFOX ?? "firefox", words, {
  stdio: ["ignore", "ignore", "pipe"],
});
child.once("exit", (code) => process.exit(code ?? 1));
for await (const line of createInterface({ input: child.stderr })) {
  if (line.includes("WebDriver BiDi listening")) {
    const port = await portIn(join(profile, "MarionetteActivePort"));
    await runInside(port, TEACH, FOLDER);
  }
  console.error(line);
}
