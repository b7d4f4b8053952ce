/** Browsers of the journeys, each with its own program for WebDriver: scripts/browsers/find.mjs says where they are. */
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import { Options, ServiceBuilder } from "selenium-webdriver/firefox.js";

/** A folder, which modules cannot name. */
const { DriverService }: typeof import("selenium-webdriver/remote") = createRequire(
  import.meta.url,
)("selenium-webdriver/remote");

/** A wide window, in which the panel stands beside the board. */
const SIZE = { width: 1360, height: 860 };

export interface Browser {
  readonly driver: WebDriver;
  /** Ends the browser and its driver. */
  quit(): Promise<void>;
}

/** Those that the environment names, with what starts each. */
export function browsers(): [name: string, start: () => Promise<Browser>][] {
  const { GOSPACE_FIREFOX, GOSPACE_GECKODRIVER, GOSPACE_WEBKIT, GOSPACE_WEBKIT_DRIVER } =
    process.env;
  const found: [string, () => Promise<Browser>][] = [];
  if (GOSPACE_FIREFOX && GOSPACE_GECKODRIVER)
    found.push(["Firefox", () => startFirefox(GOSPACE_FIREFOX, GOSPACE_GECKODRIVER)]);
  if (GOSPACE_WEBKIT && GOSPACE_WEBKIT_DRIVER)
    found.push(["WebKit", () => startWebKit(GOSPACE_WEBKIT, GOSPACE_WEBKIT_DRIVER)]);
  return found;
}

async function startFirefox(browser: string, program: string): Promise<Browser> {
  const options = new Options()
    .setBinary(browser)
    .addArguments("-headless", `--width=${SIZE.width}`, `--height=${SIZE.height}`);
  const driver = await new Builder()
    .forBrowser("firefox")
    .setFirefoxOptions(options)
    .setFirefoxService(new ServiceBuilder(program))
    .build();
  return { driver, quit: () => driver.quit() };
}

/** On a display of its own, since WebKit has no way to do without. */
async function startWebKit(browser: string, program: string): Promise<Browser> {
  const display = spawn(
    "Xvfb",
    ["-displayfd", "1", "-nolisten", "tcp", "-screen", "0", "1600x1000x24"],
    {
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  const number = await new Promise<string>((known, failed) => {
    display.stdout.once("data", (data) => known(String(data).trim()));
    display.once("error", failed);
  });
  const service = new DriverService.Builder(program)
    .setHostname("127.0.0.1")
    .setEnvironment({ ...process.env, DISPLAY: `:${number}`, LIBGL_ALWAYS_SOFTWARE: "1" })
    .build();
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
  });
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(capabilities)
    .build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...SIZE });
  return {
    driver,
    async quit() {
      await driver.quit();
      await service.kill();
      display.kill();
    },
  };
}
