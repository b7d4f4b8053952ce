/** Troubles around a game: the page is loaded anew or closed, its worker dies, its core
 *  traps, its storage is full or blocked, links are broken, the network goes, a new version comes, another tab plays
 *  on. After each of them the game stands where it stood. */
import { expect, type Page } from "@playwright/test";
import { fromLink } from "../../../pkg/gospace.js";
import { newPaper, press, room, take } from "../editor.ts";
import { publish, publishNewer } from "../hosted-release.ts";
import { killWorkers, opponentChoice } from "../stage.ts";
import type { Walk } from "./walk.ts";

const SLOW_MS = 60_000;

export interface Trouble {
  readonly name: string;
  /** True: the page is not loaded anew. */
  readonly stays?: boolean;
  readonly meet: (walk: Walk) => Promise<void>;
}

/** In each page of the walk, before its own code: what the troubles below ask for. */
export function prepare(): void {
  try {
    localStorage.setItem("gospace.greeted", "yes");
    sessionStorage.getItem("");
  } catch {
    return;
  }
  // The name of a window outlives a reload.
  if (window.name === "blocked") {
    const refuse = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { get: refuse });
    IDBFactory.prototype.open = refuse;
  }
  const original = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (...args) => {
    const { module, instance } = await original(...args);
    const exports: WebAssembly.Exports = { ...instance.exports };
    const play = exports.session_play;
    if (typeof play !== "function") return { module, instance };
    exports.session_play = (...given: unknown[]) => {
      if (document.body.dataset.trap !== "next") return play(...given);
      document.body.dataset.trap = "sprung";
      throw new WebAssembly.RuntimeError("unreachable");
    };
    return { module, instance: { exports } };
  };
}

async function playSome(walk: Walk): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await walk.play();
}

async function reload(walk: Walk): Promise<void> {
  await walk.page.reload();
  await walk.returned();
}

/** Right after a turn: nothing has had the time to be written later. */
async function reloadAtOnce(walk: Walk): Promise<void> {
  await walk.play();
  await reload(walk);
}

async function closeTab(walk: Walk): Promise<void> {
  await walk.play();
  if (walk.record.size === 0) return;
  await walk.page.close({ runBeforeUnload: true });
  walk.page = await walk.newPage();
  await walk.page.goto(walk.site);
  await walk.ready();
  await walk.page.getByRole("button", { name: "Go on" }).click();
  await walk.returned();
}

/** The address, opened by somebody else. */
async function share(walk: Walk): Promise<void> {
  await walk.settle();
  const other = await walk.newPage();
  await other.goto(walk.page.url());
  await walk.ready(other);
  await walk.settle(other);
  await other.close({ runBeforeUnload: true });
}

/** The link in the dialog has the whole game. */
async function shareDialog(walk: Walk): Promise<void> {
  const game = await walk.settle();
  const { page } = walk;
  await page.getByRole("button", { name: "Share link" }).click();
  const dialog = page.getByRole("dialog", { name: "Share" });
  await dialog.getByRole("tab").first().click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(
    fromLink(
      page
        .url()
        .slice(page.url().indexOf("#") + 1)
        .replace(/\..*$/, ""),
    ),
  ).toEqual(game);
  await walk.toBoard();
}

/** Another tab goes on with the kept game, and this one does not notice. */
async function secondTab(walk: Walk): Promise<void> {
  await walk.settle();
  const other = await walk.newPage();
  await other.goto(walk.site);
  await walk.ready(other);
  const goOn = other.getByRole("button", { name: "Go on" });
  if (await goOn.isVisible()) await goOn.click();
  await other.locator("#stage").focus();
  for (const key of ["ArrowUp", "Enter", "ArrowLeft", "Enter"]) await other.keyboard.press(key);
  await walk.play();
  await walk.settle();
  await other.close({ runBeforeUnload: true });
  await walk.play();
}

/** While it thinks; the page starts another and has the suggestion from it. */
async function killWorker(walk: Walk): Promise<void> {
  const { page } = walk;
  const suggest = page.getByRole("button", { name: "Suggest", exact: true });
  if (!(await suggest.isEnabled())) return;
  const tip = page.locator("#tip");
  await page.keyboard.press("h");
  await expect(tip).toBeVisible();
  await killWorkers(page);
  await expect(tip).not.toHaveText(/^Thinking/, { timeout: SLOW_MS });
  await page.keyboard.press("Escape");
  await walk.toBoard();
  await walk.settle();
}

async function trapCore(walk: Walk): Promise<void> {
  const { page } = walk;
  await page.evaluate(() => {
    document.body.dataset.trap = "next";
  });
  await walk.play();
  // Only the first instance of a page can be trapped. A trap that was not sprung is taken away, or a later turn
  // would be lost in it.
  const trap = await page.evaluate(() => {
    const { trap } = document.body.dataset;
    delete document.body.dataset.trap;
    return trap;
  });
  if (trap === "sprung") await expect(page.locator("#notice")).toContainText(/core stopped/);
  await walk.settle();
  await playSome(walk);
}

/** No byte is left for the site. */
async function fillStorage(walk: Walk): Promise<void> {
  const { origin } = new URL(walk.site);
  const client = await walk.context.newCDPSession(walk.page);
  await client.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  await playSome(walk);
  await walk.settle();
  await reload(walk);
  await playSome(walk);
  await client.send("Storage.overrideQuotaForOrigin", { origin });
  await client.detach();
  await walk.play();
  await walk.settle();
}

/** For some turns: the game is in its address only. */
async function blockStorage(walk: Walk): Promise<void> {
  await walk.settle();
  await nameWindow(walk.page, "blocked");
  await reload(walk);
  await playSome(walk);
  await reload(walk);
  await playSome(walk);
  await nameWindow(walk.page, "");
  await reload(walk);
}

async function nameWindow(page: Page, name: string): Promise<void> {
  await page.evaluate((given) => {
    window.name = given;
  }, name);
}

/** A broken link opens an empty board, and the way back opens the game. */
async function brokenLink(walk: Walk): Promise<void> {
  await walk.settle();
  const { page } = walk;
  const whole = new URL(page.url()).hash;
  const at = 2 + walk.chance(Math.max(whole.replace(/[.~].*$/, "").length - 3, 1));
  const broken = `${whole.slice(0, at)}${whole[at] === "A" ? "B" : "A"}${whole.slice(at + 1)}`;
  await page.evaluate((hash) => location.assign(hash), broken);
  await expect(page.locator("#notice")).toContainText(/link/);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).hash).toBe(whole);
  await walk.returned();
}

async function offline(walk: Walk): Promise<void> {
  await serviceWorkerHolds(walk.page);
  await walk.context.setOffline(true);
  await reload(walk);
  await playSome(walk);
  await reload(walk);
  await walk.context.setOffline(false);
}

/** All of the site, without a network. */
async function serviceWorkerHolds(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== "activated") await new Promise((later) => setTimeout(later, 20));
  });
}

/** Another release on the host; the page asks, and comes over. `folder`: of the host. */
export function newVersion(folder: string): Trouble["meet"] {
  let isNewer = false;
  return async (walk) => {
    await serviceWorkerHolds(walk.page);
    isNewer = !isNewer;
    if (isNewer) publishNewer(folder, "");
    else publish(folder, "");
    await reload(walk);
    const agree = walk.page.locator("#notice").getByRole("button", { name: "Reload" });
    await agree.click({ timeout: SLOW_MS });
    const language = isNewer ? "en-x-newer" : "en";
    await expect(walk.page.locator("html")).toHaveAttribute("lang", language);
    await walk.returned();
  };
}

/** A graph of three points, which is then the board. */
async function draw(walk: Walk): Promise<void> {
  const { page } = walk;
  await room(page, "Draw");
  await newPaper(page, "Graph");
  await take(page, "Link");
  await press(page, [0, 0], [80, 0], [80, 60], [0, 60], [0, 0]);
  await room(page, "Play");
  await expect(page.locator("#record [data-node]")).toHaveCount(0);
  const title = (await page.locator("#title").textContent()) ?? "";
  await expect.poll(() => new URL(page.url()).hash).not.toBe("");
  const drawn = async () => fromLink(new URL(page.url()).hash.slice(1).replace(/[.~].*$/, ""));
  await expect.poll(async () => ((await drawn()).turns ?? []).length).toBe(0);
  await walk.opened(title, await drawn());
}

/** The computer takes the side that did not play last, and answers although its worker is killed. */
async function playComputer(walk: Walk): Promise<void> {
  const { page } = walk;
  const panel = page.locator("#panel");
  const choose = async (name: string) => (await opponentChoice(page, name)).click();
  if (!(await page.locator("#opponent").isVisible())) return;
  await walk.play();
  await choose("Computer");
  await killWorkers(page);
  await walk.toBoard();
  const isThinking = await panel.getByText(/ is thinking/).isVisible();
  // On small boards it has answered already.
  if (isThinking || (await walk.look()).id !== walk.record.current.id) await walk.answered();
  await choose("Two here");
  await walk.toBoard();
  await walk.settle();
}

export const TROUBLES: readonly Trouble[] = [
  { name: "reload", meet: reload },
  { name: "reload at once", meet: reloadAtOnce },
  { name: "tab closed", meet: closeTab },
  { name: "link opened", meet: share, stays: true },
  { name: "share dialog", meet: shareDialog, stays: true },
  { name: "second tab", meet: secondTab, stays: true },
  { name: "worker killed", meet: killWorker, stays: true },
  { name: "computer", meet: playComputer, stays: true },
  { name: "core trapped", meet: trapCore, stays: true },
  { name: "storage full", meet: fillStorage },
  { name: "storage blocked", meet: blockStorage },
  { name: "broken link", meet: brokenLink, stays: true },
  { name: "no network", meet: offline },
  { name: "board drawn", meet: draw, stays: true },
];
