/** The commands that serve the page: the port that they name is the one they have. */
import { type ChildProcess, spawn } from "node:child_process";
import { utimesSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { afterEach, expect, test } from "vitest";
import { chromiumArguments, findChromium } from "../../scripts/chromium.mjs";
import { ROOT } from "../../scripts/run.mjs";

let started: ChildProcess | undefined;
afterEach(() => started?.kill());

/** Starts a script and waits for the address that it prints. */
function addressOf(script: string, port: string): Promise<string> {
  const child = spawn(process.execPath, [script], {
    cwd: ROOT,
    env: { ...process.env, PORT: port },
  });
  started = child;
  return new Promise((resolve, reject) => {
    let output = "";
    const hear = (text: Buffer) => {
      output += text;
      const address = /http:\/\/localhost:\d+\//.exec(output)?.[0];
      if (address) resolve(address.replace("localhost", "127.0.0.1"));
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("close", () => reject(new Error(output)));
  });
}

test("npm start with PORT=0 names the free port that it took", async () => {
  const address = await addressOf("scripts/start.mjs", "0");
  expect(address).not.toBe("http://127.0.0.1:0/");
  expect(await (await fetch(address)).text()).toContain("<title>Gospace");
});

test.each(["Gospace", "-1", "65536", "1e3"])("PORT=%s is refused in words", async (port) => {
  await expect(addressOf("scripts/start.mjs", port)).rejects.toThrow(
    `PORT is ${port}, which is not`,
  );
});

test("npm run dev shows the page from its sources, and reloads it after an edit", async () => {
  const address = await addressOf("scripts/dev.mjs", "0");
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments(),
  });
  try {
    const page = await browser.newPage({ serviceWorkers: "block" });
    // The test's own limit is enough.
    page.setDefaultTimeout(0);
    const ready = () => page.waitForSelector("body[data-state=ready]");
    await page.goto(address);
    await ready();
    await page.evaluate(() => document.body.append("before the edit"));
    const now = new Date();
    utimesSync(join(ROOT, "www/main.ts"), now, now);
    await page.waitForFunction(() => !document.body.textContent?.includes("before the edit"));
    await ready();
  } finally {
    await browser.close();
  }
});
