// Turns of a live game between two pages of this machine: from the press that plays a stone on one to the frame that shows
// it on the other.
import { medianAndWorst, Times, table } from "./harness.mjs";
import { onScreen, onSite } from "./open.mjs";

export const ROUNDS = 3;
export const DOCUMENT = "docs/live.md";

/** @typedef {import("@playwright/test").Page} Page */

const SIDE = 9;
const TURNS = 30;

/** @param {number} rounds */
export async function measure(rounds) {
  const times = new Times();
  await onSite(async (site, _, onPage) => {
    for (let round = 0; round < rounds; round++)
      await onPage((host) => onPage((guest) => play(host, guest, site, times)));
  });
  const rows = Object.entries(times.of).map(([name, each]) => [name, medianAndWorst(each)]);
  return table(["a turn, from press to picture", "median, worst"], rows);
}

/** @param {Page} host @param {Page} guest @param {string} site @param {Times} times */
async function play(host, guest, site, times) {
  await connect(host, guest, site);
  for (let turn = 0; turn < TURNS; turn++) {
    const [from, to] = turn % 2 === 0 ? [host, guest] : [guest, host];
    const spot = await onScreen(from, "#stage", [turn % SIDE, 2 * Math.floor(turn / SIDE)]);
    const [pressed, seen] = [await arm(from, "pointerup"), await arm(to, null)];
    await from.mouse.click(spot.x, spot.y);
    const time = (await read(to, seen)) - (await read(from, pressed));
    times.add(turn < 2 ? "the first of each side" : "each later one", time);
  }
}

/** Connects two pages by an invitation and its answer. @param {Page} host @param {Page} guest @param {string} site */
async function connect(host, guest, site) {
  // Without names in place of addresses, which not every machine can resolve.
  for (const page of [host, guest]) await page.context().grantPermissions(["microphone", "camera"]);
  await host.goto(site);
  await host.locator("body[data-state=ready]").waitFor();
  await host.locator("#panel").getByRole("button", { name: "By link" }).click();
  await host.getByRole("button", { name: "Play live…" }).click();
  await press(host, "Make an invitation");
  await guest.goto(await written(host, "Invitation to send"));
  await guest.locator("body[data-state=ready]").waitFor();
  await press(guest, "Join");
  const answer = await written(guest, "Answer to send");
  await card(host).getByRole("textbox", { name: "Their answer" }).fill(answer);
  await press(host, "Connect");
  await card(host).getByText("White is here.").waitFor();
}

/** @param {Page} page */
const card = (page) => page.getByRole("group", { name: "Live" }).filter({ visible: true });

/** @param {Page} page @param {string} name */
const press = (page, name) => card(page).getByRole("button", { name }).click();

/** @param {Page} page @param {string} name */
const written = (page, name) => card(page).getByRole("textbox", { name }).inputValue();

/** Waits for an event, or, without one, for the frame after the panel's next change. @param {Page} page @param {string | null} event */
async function arm(page, event) {
  return page.evaluateHandle((event) => {
    const now = () => performance.timeOrigin + performance.now();
    const time = new Promise((done) => {
      if (event !== null)
        return addEventListener(event, () => done(now()), { capture: true, once: true });
      new MutationObserver((_, observer) => {
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(now())));
      }).observe(document.querySelector("#panel"), {
        childList: true,
        subtree: true,
        characterData: true,
      });
    });
    return { time };
  }, event);
}

/** @param {Page} page @param {import("@playwright/test").JSHandle<{ time: Promise<number> }>} armed @returns {Promise<number>} */
async function read(page, armed) {
  return page.evaluate(({ time }) => time, armed);
}
