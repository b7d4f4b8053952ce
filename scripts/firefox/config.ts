// Playwright's settings for npm run firefox: those of the page tests, in the machine's Firefox.
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import settings from "../../playwright.config.ts";
import { ROOT } from "../run.mjs";
import { completeFirefox } from "./emulation.mjs";

completeFirefox();

export default defineConfig({
  ...settings,
  // Playwright and Firefox lose one another now and then.
  retries: 1,
  use: {
    ...settings.use,
    browserName: "firefox",
    // Playwright's name of a Firefox that speaks WebDriver BiDi.
    channel: "moz-firefox",
    launchOptions: {
      executablePath: join(ROOT, "scripts/firefox/executable.mjs"),
      firefoxUserPrefs: {
        // Any free one.
        "marionette.port": 0,
        // Alt, held while the mouse draws, is not for Firefox's own menu.
        "ui.key.menuAccessKeyFocuses": false,
        // The list of downloads would take the keys.
        "browser.download.alwaysOpenPanel": false,
      },
    },
  },
});
