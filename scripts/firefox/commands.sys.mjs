// Loaded into Firefox itself, as its own modules are: a command of WebDriver BiDi that Playwright sends and Firefox 153
// does not know, with more features than it has there, and the ids of downloads. Assumes the modules of Firefox's
// remote agent as they are in that version.
const { ChromeUtils, IOUtils, PathUtils } = /** @type {any} */ (globalThis);

const { emulation } = remote("webdriver-bidi/modules/root/emulation");
const { WebDriverBiDiConnection } = remote("webdriver-bidi/WebDriverBiDiConnection");
const { BrowsingContextListener } = remote("shared/listeners/BrowsingContextListener");
const { NavigableManager } = remote("shared/NavigableManager");
const { UserContextManager } = remote("shared/UserContextManager");

/** A browsing context's name for each feature, and its word for none that is asked for. */
const OVERRIDES = {
  "prefers-color-scheme": { name: "prefersColorSchemeOverride", none: "none" },
  "prefers-reduced-motion": { name: "prefersReducedMotionOverride", none: "none" },
  "forced-colors": { name: "forcedColorsOverride", none: "none" },
  medium: { name: "mediumOverride", none: "" },
  touch: { name: "touchEventsOverride", none: "none" },
  scripts: { name: "allowJavascript", none: true },
};

/** @typedef {{ [feature: string]: string | boolean | null }} Features null: as the machine has it */

/** By the number of a user context, and by the id of a page, whose own come after. @type {Map<number | string, Features>} */
const asked = new Map();

/** @param {string} path */
function remote(path) {
  return ChromeUtils.importESModule(`chrome://remote/content/${path}.sys.mjs`);
}

export function teach() {
  emulation.prototype.setMediaFeaturesOverride = setMediaFeatures;
  const listener = new BrowsingContextListener();
  // A page may have another browsing context after it goes to another site.
  listener.on("attached", (/** @type {string} */ _, /** @type {any} */ { browsingContext }) => {
    const { userContextId } = browsingContext.originAttributes;
    const page = NavigableManager.getIdForBrowsingContext(browsingContext);
    for (const id of [userContextId, page]) override(browsingContext, asked.get(id) ?? {});
  });
  listener.startListening();
  nameDownloads();
}

/** @param {{ features: Features, contexts?: string[], userContexts?: string[] }} parameters */
async function setMediaFeatures({ features, contexts = [], userContexts = [] }) {
  const ids = userContexts.map((context) => UserContextManager.getInternalIdById(context));
  for (const id of [...ids, ...contexts]) asked.set(id, { ...asked.get(id), ...features });
  for (const context of contexts)
    override(NavigableManager.getBrowsingContextById(context), features);
  return {};
}

/** Frames have what their page has. @param {any} context @param {Features} features */
function override(context, features) {
  if (!context || context.parent) return;
  for (const [feature, { name, none }] of Object.entries(OVERRIDES))
    if (Object.hasOwn(features, feature)) context[name] = features[feature] ?? none;
}

/** Playwright knows a download by an id and looks for its file under the suggested name; the address of a blob is
 *  an id, and the file moves there from any other name. */
function nameDownloads() {
  const names = new Map();
  const { sendEvent } = WebDriverBiDiConnection.prototype;
  WebDriverBiDiConnection.prototype.sendEvent = async function (
    /** @type {string} */ event,
    /** @type {any} */ parameters,
  ) {
    if (event.startsWith("browsingContext.download")) {
      const { url, suggestedFilename, filepath } = parameters;
      parameters.download ??= url;
      if (suggestedFilename) names.set(url, suggestedFilename);
      const expected = filepath && PathUtils.join(PathUtils.parent(filepath), names.get(url));
      if (expected !== filepath) await IOUtils.move(filepath, expected);
    }
    sendEvent.call(this, event, parameters);
  };
}
