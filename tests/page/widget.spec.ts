/** The widget of notebooks, by the protocol of anywidget: a page of another origin gives it a model, and no network. */
import { readFileSync } from "node:fs";
import { buildWidget } from "../../scripts/build/widget.mjs";
import type { GameDocument } from "../../www/engine/types.ts";
import { expect, type Page, test } from "./shared-page.ts";

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

// In one worker: each would build the script, into the same file.
test.describe.configure({ mode: "default" });

let script = "";
test.beforeAll(async () => {
  test.setTimeout(180_000);
  script = readFileSync(await buildWidget(), "utf8");
});

/** Mounts the widget with a model whose traits the page keeps; nothing may be asked of any host. */
async function mount(
  page: Page,
  traits: Readonly<Record<string, unknown>>,
  attached: "before" | "after" = "before",
): Promise<string[]> {
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
  await page.evaluate(
    async ([given, attached]) => {
      const saves: unknown[] = [];
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
        save_changes: () => void saves.push({ ...values }),
        on: (name: string, tell: () => void) =>
          heard.set(name, (heard.get(name) ?? new Set()).add(tell)),
        off: (name: string, tell: () => void) => heard.get(name)?.delete(tell),
      };
      const address = URL.createObjectURL(
        new Blob([await (await fetch("/widget.js")).text()], { type: "text/javascript" }),
      );
      const widget = await import(address);
      const cell = document.getElementById("cell");
      const el = document.createElement("div");
      if (attached === "before") cell?.append(el);
      Object.assign(window, { model, saves, end: await widget.default.render({ model, el }) });
      if (attached === "after") setTimeout(() => cell?.append(el), 300);
    },
    [traits, attached] as const,
  );
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

test("a board that is made before its cell is in the page takes the theme that it finds there", async ({
  page,
}) => {
  await mount(page, { document_text: JSON.stringify(PAIRS) }, "after");
  await expect(page.locator(".player")).toHaveAttribute("data-theme", "light");
  // A notebook takes cells that are out of sight from the page, and may change its colours meanwhile.
  for (const [ground, theme] of [
    ["#111", "dark"],
    ["#fff", "light"],
  ] as const) {
    await page.evaluate(async (colour) => {
      const el = document.querySelector("#cell > div") ?? document.body;
      const drawn = () =>
        new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
      el.remove();
      await drawn();
      document.body.style.background = colour;
      await drawn();
      document.getElementById("cell")?.append(el);
    }, ground);
    await expect(page.locator(".player")).toHaveAttribute("data-theme", theme);
  }
});

test("a turn is one message, so that the next cell already knows it", async ({ page }) => {
  await mount(page, { document_text: JSON.stringify(PAIRS) });
  const stage = page.locator(".stage");
  const saves = () => page.evaluate(() => Reflect.get(window, "saves").length);
  await stage.press("ArrowRight");
  const before = await saves();
  await stage.press("Enter");
  await expect.poll(async () => JSON.parse(await get(page, "document_text")).turns).toHaveLength(1);
  expect(await saves()).toBe(before + 1);
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
          .querySelector("#cell > div > div")
          ?.shadowRoot?.querySelector(".stage")
          ?.dispatchEvent(
            new KeyboardEvent("keydown", { key: "d", bubbles: true, composed: true }),
          );
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
