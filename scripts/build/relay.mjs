// Relay of the site, by which live games need one link only: GOSPACE_RELAY names it when the site is built. There is none
// by default. The page reads it from a meta element, and its policy allows rooms there and nothing else.
import { Failure } from "../output.mjs";

/** Without TLS only on the machine itself. */
const RELAY = /^(wss:\/\/[\w.-]+|ws:\/\/(localhost|127\.0\.0\.1))(:\d{1,5})?(\/[\w.-]+)*$/;

/** The address in GOSPACE_RELAY; null: none. @param {string} [setting] @returns {string | null} */
export function relayServer(setting = process.env.GOSPACE_RELAY) {
  const relay = (setting ?? "").trim().replace(/\/$/, "");
  if (relay === "") return null;
  if (!RELAY.test(relay))
    throw new Failure(`GOSPACE_RELAY is "${relay}", which is no relay. Write wss://host.`);
  return relay;
}

/** The page with its relay. @param {string} html @param {string | null} relay */
export function withRelay(html, relay) {
  if (relay === null) return html;
  return html
    .replace("connect-src 'self'", `connect-src 'self' ${relay}/room/`)
    .replace("</head>", `<meta name="gospace-relay" content="${relay}">\n</head>`);
}
