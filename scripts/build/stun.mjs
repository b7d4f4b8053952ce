// STUN servers of the site, by which two pages find each other across networks: GOSPACE_STUN names them when the site is
// built. There are none by default, and the page asks no server then.
import { Failure } from "../output.mjs";

const SERVER = /^stuns?:[\w.-]+(:\d{1,5})?$/;

/** The addresses in GOSPACE_STUN, separated by spaces or commas. @param {string} [setting] @returns {string[]} */
export function stunServers(setting = process.env.GOSPACE_STUN) {
  const servers = (setting ?? "").split(/[\s,]+/).filter((each) => each !== "");
  const wrong = servers.find((each) => !SERVER.test(each));
  if (wrong !== undefined)
    throw new Failure(
      `GOSPACE_STUN has "${wrong}", which is no STUN server. Write stun:host:port.`,
    );
  return servers;
}
