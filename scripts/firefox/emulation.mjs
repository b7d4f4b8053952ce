// Requests to Firefox that Playwright's WebDriver BiDi lacks: media features but the colour scheme, taps, typed texts,
// pages without scripts, and what the page tests ask of Chromium by its own protocol. Made on Playwright's own connection,
// which its public interface does not show. A test that asks for anything else by that protocol is not run.
import { firefox, test } from "@playwright/test";

/** A longer text is pasted, as it were. */
const MOST_KEYS = 100;

/**
 * @typedef {import("@playwright/test").BrowserContext} BrowserContext
 * @typedef {import("@playwright/test").Page} Page
 * @typedef {{ send(method: string, parameters: object): Promise<unknown>, sessionId: string }} Session
 * @typedef {{ x: number, y: number, id?: number }} Finger
 */

export function completeFirefox() {
  const launch = firefox.launch.bind(firefox);
  firefox.launch = async (options) => {
    const browser = await launch(options);
    const newContext = browser.newContext.bind(browser);
    browser.newContext = async (settings) => completed(await newContext(settings));
    return browser;
  };
}

/** Playwright's server runs in this process. @param {any} object of its public interface @returns {any} */
function serverOf(object) {
  return object._connection.toImpl(object);
}

/** @param {Page} page @returns {Session} */
function sessionOf(page) {
  return serverOf(page).delegate._session;
}

/** @param {BrowserContext} context */
async function completed(context) {
  const { _browser, _browserContextId, _options } = serverOf(context);
  const touch = _options.hasTouch ? "enabled" : null;
  const scripts = _options.javaScriptEnabled ?? null;
  await _browser._browserSession.send("emulation.setMediaFeaturesOverride", {
    features: { ...featuresOf(_options), touch, scripts },
    userContexts: [_browserContextId],
  });
  context.on("page", completePage);
  await context.addInitScript(hideAriaElements);
  context.newCDPSession = async (page) => chromiumSession(/** @type {Page} */ (page));
  return context;
}

/** Firefox 153 ends with a fault of memory where axe reads these. */
function hideAriaElements() {
  for (const name of Object.getOwnPropertyNames(Element.prototype))
    if (/^aria\w+Elements?$/.test(name)) Reflect.deleteProperty(Element.prototype, name);
}

/** @param {Page} page */
function completePage(page) {
  const emulateMedia = page.emulateMedia.bind(page);
  page.emulateMedia = async (media) => {
    await emulateMedia(media);
    const session = sessionOf(page);
    await session.send("emulation.setMediaFeaturesOverride", {
      features: featuresOf(serverOf(page).emulatedMedia()),
      contexts: [session.sessionId],
    });
  };
  typeByKeys(page);
  const { rawTouchscreen } = serverOf(page).delegate;
  rawTouchscreen.tap = async (
    /** @type {unknown} */ _,
    /** @type {number} */ x,
    /** @type {number} */ y,
  ) => {
    const fingers = fingersOn(page);
    await fingers([{ x, y }]);
    await fingers([]);
  };
}

/** Playwright puts a text into a field by script, after which Firefox tells of no change. @param {Page} page */
function typeByKeys(page) {
  const { rawKeyboard, _session } = serverOf(page).delegate;
  const sendText = rawKeyboard.sendText.bind(rawKeyboard);
  rawKeyboard.sendText = async (/** @type {unknown} */ progress, /** @type {string} */ text) => {
    if (text.length > MOST_KEYS || text.includes("\n")) return sendText(progress, text);
    const actions = [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    const keyboard = { type: "key", id: "typing", actions };
    await _session.send("input.performActions", {
      context: _session.sessionId,
      actions: [keyboard],
    });
  };
}

/** @param {{ media?: string, colorScheme?: string, reducedMotion?: string, forcedColors?: string }} media as Playwright has it */
function featuresOf({ media, colorScheme = "light", reducedMotion, forcedColors }) {
  const set = (/** @type {string | undefined} */ value) =>
    value === undefined || value === "no-override" ? null : value;
  return {
    "prefers-color-scheme": set(colorScheme),
    "prefers-reduced-motion": set(reducedMotion),
    "forced-colors": set(forcedColors),
    medium: set(media),
  };
}

/** @param {Page} page @returns {any} with the commands that the tests send */
function chromiumSession(page) {
  const fingers = fingersOn(page);
  /** @type {{ [method: string]: (parameters: any) => Promise<unknown> }} */
  const commands = {
    "Input.dispatchTouchEvent": ({ touchPoints }) => fingers(touchPoints),
    "Emulation.setDeviceMetricsOverride": ({ width, height, deviceScaleFactor }) =>
      sessionOf(page).send("browsingContext.setViewport", {
        context: sessionOf(page).sessionId,
        viewport: { width, height },
        devicePixelRatio: deviceScaleFactor,
      }),
  };
  return {
    send: async (/** @type {string} */ method, /** @type {unknown} */ parameters) => {
      const command = commands[method];
      test.skip(command === undefined, `Firefox has nothing for ${method}`);
      return command?.(parameters);
    },
    detach: async () => {},
  };
}

/** Puts down, moves and lifts fingers, so that these are on the page. @param {Page} page */
function fingersOn(page) {
  /** @type {Map<number, Finger>} */
  let down = new Map();
  return async (/** @type {Finger[]} */ touching) => {
    const before = down;
    down = new Map(touching.map((finger, i) => [finger.id ?? i, finger]));
    const sources = [...new Set([...before.keys(), ...down.keys()])].map((id) => {
      const finger = down.get(id);
      const [start, end] = [
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      const move = finger && { type: "pointerMove", x: finger.x, y: finger.y };
      const actions = !move ? [end] : before.has(id) ? [move] : [move, start];
      return { type: "pointer", id: `finger ${id}`, parameters: { pointerType: "touch" }, actions };
    });
    const session = sessionOf(page);
    await session.send("input.performActions", { context: session.sessionId, actions: sources });
  };
}
