import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumArguments, findChromium } from "./scripts/chromium.mjs";
import { ROOT } from "./scripts/run.mjs";

const PORT = Number(process.env.GOSPACE_TEST_PORT ?? 41731);

/** Not the top folder, so that every test also shows that the site's addresses are relative. */
const MOUNT = "/some/folder/";

/** Milliseconds by which code comes late that the page asks for on demand: how a slow network would bring it. */
const DELAY = Number(process.env.GOSPACE_TEST_DELAY ?? 0);

export default defineConfig({
  testDir: join(ROOT, "tests/page"),
  // The units beside them are for vitest.
  testMatch: "*.spec.ts",
  outputDir: join(ROOT, "test-results"),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Machines are slow and busy: a limit only ends what would never end.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}${MOUNT}`,
    browserName: "chromium",
    // A returning visitor; the first visit has tests of its own.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: `http://127.0.0.1:${PORT}`,
          localStorage: [{ name: "gospace.greeted", value: "yes" }],
        },
      ],
    },
    // A worker would fetch the whole site in every test.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    ...(process.env.GOSPACE_MOTION === "reduced" && {
      contextOptions: { reducedMotion: "reduce" },
    }),
    launchOptions: { executablePath: findChromium(), args: chromiumArguments() },
  },
  webServer: {
    cwd: ROOT,
    command: `node scripts/static-server.mjs dist ${PORT} ${MOUNT} ${DELAY}`,
    url: `http://127.0.0.1:${PORT}${MOUNT}`,
    reuseExistingServer: false,
  },
});
