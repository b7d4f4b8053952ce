// A JupyterLab of its own: a free port, a new folder, settings that no other one shares.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Failure } from "../output.mjs";
import { freePort } from "../ports.mjs";

/** `folder` has the notebooks. @typedef {{ folder: string, address: (path: string) => string }} Lab */

/** Seconds until a started JupyterLab must answer. */
const PATIENCE = 90;

/**
 * Starts JupyterLab, and ends it after the work.
 * @template T @param {string} python @param {(lab: Lab) => Promise<T>} work
 */
export async function withLab(python, work) {
  const home = mkdtempSync(join(tmpdir(), "gospace-lab-"));
  const folder = join(home, "notebooks");
  mkdirSync(folder);
  const port = await freePort();
  const token = crypto.randomUUID();
  const settings = [
    `--ServerApp.port=${port}`,
    "--ServerApp.port_retries=0",
    `--ServerApp.root_dir=${folder}`,
    `--IdentityProvider.token=${token}`,
  ];
  const child = spawn(python, ["-m", "jupyterlab", "--no-browser", "--allow-root", ...settings], {
    env: { ...process.env, ...foldersIn(home) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise((resolve) => child.once("close", resolve));
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    output += text;
  });
  const address = (/** @type {string} */ path) => `http://127.0.0.1:${port}/${path}?token=${token}`;
  try {
    if (!(await answers(address("api")))) throw new Failure("JupyterLab does not start.", output);
    return await work({ folder, address });
  } finally {
    child.kill("SIGTERM");
    await ended;
    rmSync(home, { recursive: true });
  }
}

/** @param {string} home */
function foldersIn(home) {
  const names = ["JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR"];
  return Object.fromEntries(names.map((name) => [name, join(home, name.toLowerCase())]));
}

/** @param {string} address */
async function answers(address) {
  for (let second = 0; second < PATIENCE; second += 1) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return true;
    await wait(1000);
  }
  return false;
}
