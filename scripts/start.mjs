// npm start: builds what is missing and serves the page. PORT chooses the port.
import { join } from "node:path";
import { buildSite } from "./build/site.mjs";
import { prepareMachine } from "./machine.mjs";
import { command, Failure, tell } from "./output.mjs";
import { ROOT } from "./run.mjs";
import { serve } from "./static-server.mjs";

const FIRST_PORT = 5173;
const PORTS_TRIED = 20;

await command(async () => {
  await prepareMachine();
  await buildSite();
  const port = await listen(portsToTry());
  tell(`Gospace is at http://localhost:${port}/ (Ctrl+C ends it).`);
});

/** @returns {number[]} */
function portsToTry() {
  if (process.env.PORT) return [Number(process.env.PORT)];
  return Array.from({ length: PORTS_TRIED }, (_, index) => FIRST_PORT + index);
}

/** @param {number[]} ports @returns {Promise<number>} the first that was free */
async function listen(ports) {
  for (const port of ports) {
    try {
      await serve(join(ROOT, "dist"), port);
      return port;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EADDRINUSE") throw error;
    }
  }
  throw new Failure(`No free port among ${ports.join(", ")}: choose another with PORT=….`);
}
