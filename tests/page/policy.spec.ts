/** Nothing loads from elsewhere, nothing but the page's own files runs, and text is only ever text. */

import { POLICY } from "../../scripts/build/policy.mjs";
import type { GameDocument } from "../../www/engine/types.ts";
import { keys, room } from "./editor.ts";
import { expect, forgetAll, JOURNEY, type Page, test } from "./shared-page.ts";
import { click, fromMenu, openFile, visit } from "./stage.ts";

/** Markup that would run, load or show itself if it were taken for more than text. */
const MARKUP =
  "</script><script>document.smuggled=1</script><img src=smuggled onerror=alert()><b data-smuggled>";

const SMUGGLER: GameDocument = {
  gospace: 1,
  title: MARKUP,
  author: MARKUP,
  comment: MARKUP,
  board: {
    kind: "graph",
    points: [
      [0, 0],
      [40, 0],
      [80, 0],
    ],
    edges: [
      [0, 1],
      [1, 2],
    ],
    labels: [MARKUP, `${MARKUP}2`, `${MARKUP}{{`],
  },
  turns: [{ play: 0, comment: MARKUP, marks: { label: [[1, MARKUP]] } }],
};

/** Violations of the policy, kept by the page itself, and requests, seen from outside. */
async function watched(page: Page): Promise<{ requests: string[] }> {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(globalThis, { violations });
    document.addEventListener("securitypolicyviolation", (event) => {
      violations.push(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  await visit(page);
  return { requests };
}

function violations(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(globalThis, "violations"));
}

async function closeDialog(page: Page, id: string): Promise<void> {
  await expect(page.locator(id)).toBeVisible();
  await keys(page, "Escape");
  await expect(page.locator(id)).toBeHidden();
}

/** Through both rooms and every dialog that a button opens. */
async function tour(page: Page): Promise<void> {
  await page.locator("#stage").focus();
  await keys(page, "?");
  await closeDialog(page, "#keys");
  await page.getByRole("button", { name: "Change the rules" }).click();
  await closeDialog(page, "#rules-form");
  await fromMenu(page, "Light or dark");
  await room(page, "Draw");
  for (const [name, id] of [
    ["Generate…", "#generate"],
    ["Import…", "#import"],
    ["Export…", "#export"],
  ] as const) {
    if (name === "Generate…")
      await page.locator("#drawing-start").getByRole("button", { name }).click();
    else await fromMenu(page, name);
    await closeDialog(page, id);
  }
  await page.locator("#drawing").focus();
  await keys(page, "ControlOrMeta+a");
}

test(
  "a tour through the page loads nothing from elsewhere, and what somebody puts into it is refused",
  JOURNEY,
  async ({ page }) => {
    await test.step("a tour through the page loads nothing from elsewhere and breaks no policy", async () => {
      const { requests } = await watched(page);
      const policies = page.locator('meta[http-equiv="Content-Security-Policy"]');
      await expect(policies).toHaveAttribute("content", POLICY);
      await click(page, 4, 4);
      await page.getByRole("button", { name: "Torus" }).click();
      await tour(page);
      expect(await violations(page)).toEqual([]);
      const origin = new URL(page.url()).origin;
      const ours = (url: string) => url.startsWith(`${origin}/`) || /^(data|blob):/.test(url);
      expect(requests.filter((url) => !ours(url))).toEqual([]);
    });
    await forgetAll(page);
    await test.step("scripts and pictures that somebody puts into the page are refused", async () => {
      await watched(page);
      await page.evaluate(() => {
        const script = document.createElement("script");
        script.textContent = "document.smuggled = 1";
        const picture = document.createElement("img");
        picture.src = "https://elsewhere.invalid/picture.png";
        document.body.append(script, picture);
      });
      await expect
        .poll(() => violations(page))
        .toEqual(["script-src-elem inline", "img-src https://elsewhere.invalid/picture.png"]);
      expect(await page.evaluate(() => Reflect.get(document, "smuggled"))).toBeUndefined();
    });
  },
);

test("markup in every text of a document stays text, in both rooms", JOURNEY, async ({ page }) => {
  const { requests } = await watched(page);
  page.on("dialog", () => requests.push("a dialog of the browser: smuggled"));
  await openFile(page, SMUGGLER);
  await expect(page.locator("#title")).toHaveText(MARKUP);
  await expect(page.locator("#record")).toContainText(MARKUP);
  await expectOnlyText(page);
  await tour(page);
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(/<img/);
  await expectOnlyText(page);
  expect(requests.filter((url) => url.includes("smuggled"))).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

/** Every script, picture and frame is one that the page's own file names. */
async function expectOnlyText(page: Page): Promise<void> {
  const smuggled = await page.evaluate(() => ({
    ran: Reflect.get(document, "smuggled") ?? null,
    elements: [
      ...document.querySelectorAll("img, iframe, object, embed, [data-smuggled], body script"),
    ].map((element) => element.outerHTML),
    handlers: [...document.querySelectorAll("*")]
      .flatMap((element) => element.getAttributeNames())
      .filter((name) => name.startsWith("on")),
  }));
  expect(smuggled).toEqual({ ran: null, elements: [], handlers: [] });
}
