// The ports of the commands that serve something.
import { createServer } from "node:net";
import { Failure } from "./output.mjs";
import { portOf } from "./static-server.mjs";

export const FIRST_PORT = 5173;

/** The port that PORT names, 0 for a free one; undefined: none is named. @returns {number | undefined} */
export function chosenPort() {
  const { PORT } = process.env;
  if (!PORT) return undefined;
  if (/^\d{1,5}$/.test(PORT) && Number(PORT) < 65_536) return Number(PORT);
  throw new Failure(`PORT is ${PORT}, which is not a port: choose one from 0 to 65535.`);
}

/** @param {number} port */
export function addressLine(port) {
  return `Gospace is at http://localhost:${port}/ (Ctrl+C ends it).`;
}

/** A free port, so that two commands can serve at the same time. @returns {Promise<number>} */
export function freePort() {
  return new Promise((found, refused) => {
    const server = createServer();
    server.once("error", refused);
    server.listen(0, "127.0.0.1", () => {
      const port = portOf(server);
      server.close(() => found(port));
    });
  });
}
