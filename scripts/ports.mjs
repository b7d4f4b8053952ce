// The ports of the commands that serve the page.
import { Failure } from "./output.mjs";

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
