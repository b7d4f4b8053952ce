/** The widget of notebooks, by the protocol of anywidget: a page of another origin gives it a model, and no network. */
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { buildWidget } from "../../scripts/build/widget.mjs";
import type { GameDocument } from "../../www/engine/types.ts";

const PAIRS: GameDocument = {
  gospace: 1,
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
    labels: ["left", "middle", "right"],
  },
};

let script = "";
test.beforeAll(async () => {
  test.setTimeout(180_000);
  script = readFileSync(await buildWidget(), "utf8");
});

/** Mounts the widget with a model whose traits the page keeps; nothing may be asked of any host. */
async function mount(page: Page, traits: Readonly<Record<string, unknown>>): Promise<string[]> {
  const asked: string[] = [];
  await page.route("http://notebook.test/**", (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/widget.js")
      return route.fulfill({ contentType: "text/javascript", body: script });
    if (pathname !== "/") asked.push(pathname);
    return route.fulfill({
      contentType: "text/html",
      body: '<!doctype html><title>Notebook</title><div id="cell" style="width:500px"></div>',
    });
  });
  await page.goto("http://notebook.test/");
  await page.evaluate(async (given) => {
    const heard = new Map<string, Set<() => void>>();
    const values: Record<string, unknown> = {
      shown: -1,
      lit: "",
      height: 300,
      options: "",
      ...given,
    };
    const model = {
      get: (name: string) => values[name],
      set: (name: string, value: unknown) => {
        if (values[name] === value) return;
        values[name] = value;
        for (const tell of heard.get(`change:${name}`) ?? []) tell();
      },
      save_changes: () => {},
      on: (name: string, tell: () => void) =>
        heard.set(name, (heard.get(name) ?? new Set()).add(tell)),
      off: (name: string, tell: () => void) => heard.get(name)?.delete(tell),
    };
    const address = URL.createObjectURL(
      new Blob([await (await fetch("/widget.js")).text()], { type: "text/javascript" }),
    );
    const widget = await import(address);
    const el = document.getElementById("cell");
    Object.assign(window, { model, end: await widget.default.render({ model, el }) });
  }, traits);
  return asked;
}

const get = (page: Page, name: string) =>
  page.evaluate((trait) => Reflect.get(window, "model").get(trait), name);
const set = (page: Page, name: string, value: unknown) =>
  page.evaluate(([trait, to]) => Reflect.get(window, "model").set(trait, to), [
    name,
    value,
  ] as const);

test("a turn in the page comes back as the document, and nothing is loaded", async ({ page }) => {
  const asked = await mount(page, { document_text: JSON.stringify(PAIRS) });
  const stage = page.locator(".stage");
  await stage.press("ArrowRight");
  await stage.press("Enter");
  await expect.poll(async () => JSON.parse(await get(page, "document_text")).turns).toHaveLength(1);
  expect(await get(page, "shown")).toBe(1);
  expect(await get(page, "words")).toBe("White to play");
  expect(await get(page, "link")).toMatch(/^1[\w-]+$/);
  expect(asked).toEqual([]);
});

test("keys of the board are kept from the shortcuts of JupyterLab, which would delete cells", async ({
  page,
}) => {
  await mount(page, { document_text: JSON.stringify(PAIRS) });
  // As Lumino matches a shortcut: from the event's target upwards until the attribute (@lumino/commands).
  const reached = await page.evaluate(
    () =>
      new Promise<boolean>((heard) => {
        document.addEventListener("keydown", ({ target }) =>
          heard(!(target as Element).closest("[data-lm-suppress-shortcuts]")),
        );
        document
          .querySelector("#cell > div")
          ?.shadowRoot?.querySelector(".stage")
          ?.dispatchEvent(new KeyboardEvent("keydown", { key: "d", bubbles: true, composed: true }));
      }),
  );
  expect(reached).toBe(false);
});

test("the kernel's game, moment and mark are shown, and a wrong turn is taken back in words", async ({
  page,
}) => {
  const turns = [{ play: 0 }, { play: 2 }];
  await mount(page, { document_text: JSON.stringify(PAIRS) });
  // As the kernel does it: the last moment of another game.
  await set(page, "shown", -1);
  await set(page, "document_text", JSON.stringify({ ...PAIRS, turns }));
  await expect(page.locator(".count")).toHaveText("2 / 2");
  await set(page, "shown", 1);
  await expect(page.locator(".count")).toHaveText("1 / 2");
  await set(page, "lit", "middle");
  await expect(page.locator(".voice")).toContainText("middle");
  await set(page, "document_text", JSON.stringify({ ...PAIRS, turns: [{ play: 9 }] }));
  await expect.poll(() => get(page, "message")).toContain("9");
  expect(JSON.parse(await get(page, "document_text")).turns).toEqual(turns);
  await page.evaluate(() => Reflect.get(window, "end")());
});
