/** Parts of the page that are fetched when somebody asks for them, and no sooner. */

import { ofGallery } from "./both/bodies.ts";
import { room } from "./editor.ts";
import { byLink, card as live } from "./live-pages.ts";
import { expect, forgetAll, type Page, test } from "./shared-page.ts";
import { click, followScripts, openGame, visit } from "./stage.ts";

interface Part {
  /** Words of a script that has the part. */
  readonly words: string;
  /** Does what a reader may do without it. */
  before?(page: Page): Promise<void>;
  /** Asks for it, and waits until it is there. */
  ask(page: Page): Promise<void>;
}

const PARTS: Readonly<Record<string, Part>> = {
  "the agreement with the first pass": {
    words: "Agree on dead stones",
    before: (page) => click(page, 2, 2),
    async ask(page) {
      await page.locator("#turn-buttons").getByRole("button", { name: "Pass" }).click();
      const agree = page.locator("#agreement").getByRole("button", { name: /^Agree on dead/ });
      await expect(agree).toBeVisible();
    },
  },
  "the clock with the form of the rules": {
    words: "There is no clock.",
    before: (page) => click(page, 2, 2),
    async ask(page) {
      await page.getByRole("button", { name: "Change the rules" }).click();
      await expect(page.getByRole("combobox", { name: "Clock" })).toBeVisible();
    },
  },
  "the editor with its room": {
    words: "What would you like to draw?",
    async ask(page) {
      await room(page, "Draw");
      await expect(page.locator("#drawing-start")).toBeVisible();
    },
  },
  "the steps of Learn with their room": {
    words: "Neighbouring stones of one colour",
    async ask(page) {
      await page.getByRole("button", { name: "Learn", exact: true }).click();
      await expect(page.getByRole("heading", { name: "Who wins" })).toBeAttached();
    },
  },
  "live play with its first word": {
    words: "RTCPeerConnection",
    before: byLink,
    async ask(page) {
      await page.getByRole("button", { name: "Play live…" }).click();
      await expect(live(page)).toContainText("One link invites, one answers.");
    },
  },
};

test("scripts come with what a reader does first with them", async ({ page }) => {
  for (const [name, { words, before, ask }] of Object.entries(PARTS))
    await test.step(name, async () => {
      const has = followScripts(page);
      await forgetAll(page);
      await visit(page);
      await before?.(page);
      expect(await has(words), `${name}: too soon`).toBe(false);
      await ask(page);
      expect(await has(words), `${name}: not there`).toBe(true);
    });
});

test("bodies come when one is shown, and the whole module when somebody draws", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const ofBodies = () => asked.filter((address) => /assets\/body-.*js/.test(address));
  const ofModule = () => asked.filter((address) => /\/gospace-[\w-]+\.(js|wasm)$/.test(address));
  await visit(page);
  await expect(page.locator("#gallery .card").first()).toBeVisible();
  expect([...ofBodies(), ...ofModule()]).toEqual([]);
  await openGame(page, ofGallery("dodecahedron"));
  await page.getByRole("button", { name: "3D", exact: true }).click();
  await expect(page.locator("#body-map")).toBeVisible();
  expect(ofBodies()).not.toEqual([]);
  expect(ofModule()).toEqual([]);
  await room(page, "Draw");
  await expect
    .poll(() => ofModule().some((address) => address.endsWith(".wasm")), "the whole module")
    .toBe(true);
});
