// npm start: builds missing parts and serves the page, and the manual once its program is there. PORT chooses the port.
import { join } from "node:path";
import { DEV_BUILD } from "./build/package.mjs";
import { buildSite } from "./build/site.mjs";
import { buildWasm, DEV } from "./build/wasm.mjs";
import { prepareLanguages, preparePackages } from "./machine.mjs";
import { buildManual, isManualQuick } from "./manual/book.mjs";
import { command, Failure, tell } from "./output.mjs";
import { addressLine, chosenPort, FIRST_PORT } from "./ports.mjs";
import { ROOT } from "./run.mjs";
import { portOf, serve } from "./static-server.mjs";

const PORTS_TRIED = 20;

await command(async () => {
  const ports = portsToTry();
  await prepareLanguages();
  // The module needs no npm package.
  await Promise.all([preparePackages(), buildWasm(DEV)]);
  await buildSite(DEV_BUILD);
  if (isManualQuick()) await buildManual();
  tell(addressLine(portOf(await listen(ports))));
});

function portsToTry() {
  const chosen = chosenPort();
  if (chosen !== undefined) return [chosen];
  return Array.from({ length: PORTS_TRIED }, (_, index) => FIRST_PORT + index);
}

/** On the first port that is free. @param {number[]} ports */
async function listen(ports) {
  for (const port of ports) {
    try {
      return await serve(join(ROOT, "dist"), port);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EADDRINUSE") throw error;
    }
  }
  throw new Failure(`No free port among ${ports.join(", ")}: choose another with PORT=….`);
}
