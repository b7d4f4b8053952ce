/** The tests' ways to look at the page: as a reader who sees, hears and points. They use nothing of its
 *  inside but the camera, which says where the stage draws a point of the board. */
import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import type { GameDocument } from "../../www/engine/types.ts";
import { GRAIN } from "../../www/view/grain.ts";
import { PALETTES } from "../../www/view/palettes.ts";
import { areaAtRest } from "../area-at-rest.ts";

/** Longer than the time between the two taps of a double tap. */
const DOUBLE_TAP_MS = 380;

export interface Spot {
  x: number;
  y: number;
}

export type Seen = "black" | "white" | "neither";

/** A line of three points, joined by two more (TopoGo, example 2). */
export const LINE_SPACE: GameDocument = {
  gospace: 1,
  title: "A line",
  board: {
    kind: "gospace",
    points: [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
    ],
    open: [[0], [0, 1, 2], [2], [2, 3, 4], [4]],
    placements: [[0], [2], [4]],
  },
};

export const ONE_WAY: GameDocument = {
  gospace: 1,
  title: "One-way triangle",
  board: {
    kind: "graph",
    points: [
      [0, 0],
      [40, 0],
      [20, 34],
      [80, 0],
    ],
    edges: [[1, 3]],
    arcs: [
      [0, 1],
      [1, 2],
      [2, 0],
    ],
    labels: ["a", "b", "c", "d"],
  },
};

/** For `evaluate`: runs in the page, and resolves as the second frame from now is drawn. */
export const twoFrames = () =>
  new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

/** Holds files back until the function that it returns is called. To be called before the page is visited: a busy
 *  browser does not stop what a page that is already there asks for next. */
export async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export async function visit(page: Page): Promise<void> {
  await page.goto("./");
  await expect(page.locator("body")).toHaveAttribute("data-state", "ready");
}

export async function expectLanguage(page: Page, language: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("body")).toHaveAttribute("data-state", "ready");
}

/** Follows the page's scripts; the returned function tells if one of those loaded so far has these words. */
export function followScripts(page: Page): (words: string) => Promise<boolean> {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith(".js")) scripts.add(request.url());
  });
  // Asked for anew: what the browser kept comes without a body.
  const textOf = async (script: string) => (await page.request.get(script)).text();
  return async (words) =>
    (await Promise.all([...scripts].map(textOf))).some((text) => text.includes(words));
}

/** By the Open button, as a file. */
export async function openFile(
  page: Page,
  text: string | GameDocument,
  name = "board.json",
): Promise<void> {
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Menu" }).filter({ visible: true }).waitFor();
  const open = page.getByRole("button", { name: "Open", exact: true });
  if (await open.isVisible()) await open.click();
  else await fromMenu(page, "Open");
  const buffer = Buffer.from(typeof text === "string" ? text : JSON.stringify(text));
  await (await choosing).setFiles({ name, mimeType: "application/json", buffer });
}

/** Opens a board of the gallery by its plate; the board gets the focus. */
export async function openFromAtlas(page: Page, name: string): Promise<void> {
  await page.keyboard.press("g");
  const plate = page
    .locator("#atlas .plate")
    .filter({ has: page.getByText(name, { exact: true }) });
  await plate.click();
  await expect(page.locator("#title")).toHaveText(name);
}

/** Goes to the room of boards: by its tab, or by way of the atlas. */
export async function toBoards(page: Page): Promise<void> {
  const tab = page.locator("#tabs").getByRole("button", { name: "Boards" });
  if (await tab.isVisible()) return tab.click();
  await page.locator("#all-boards").getByRole("button", { name: "All boards" }).click();
  await page.locator("#atlas").getByRole("button", { name: "My boards" }).click();
}

/** Opens a file that is a titled game, and waits until it is shown. */
export async function openGame(page: Page, game: GameDocument): Promise<void> {
  await openFile(page, game);
  await expect(page.locator("#title")).toHaveText(game.title ?? "");
}

/** A command of the top line's menu. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).filter({ visible: true }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

/** Closes the tab as a reader does, who leaves the page time for its last words. */
export async function closeTab(page: Page): Promise<void> {
  const closed = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await closed;
}

export async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    const event = new ClipboardEvent("paste", { bubbles: true });
    // Firefox does not take it from its constructor's words.
    Object.defineProperty(event, "clipboardData", { value: clipboardData });
    document.body.dispatchEvent(event);
  }, text);
}

/** The place where the page draws a point of the board, from its camera. */
export function spotOf(page: Page, x: number, y: number): Promise<Spot> {
  return spotIn(page, ["#stage", "#canvases"], x, y);
}

export async function spotIn(
  page: Page,
  area: readonly [string, string],
  x: number,
  y: number,
): Promise<Spot> {
  const [boxLeft = 0, boxTop = 0, scale = 0, left = 0, top = 0] = await page.evaluate(
    areaAtRest,
    area,
  );
  return { x: boxLeft + x * scale + left, y: boxTop + y * scale + top };
}

export async function click(page: Page, x: number, y: number): Promise<void> {
  const spot = await spotOf(page, x, y);
  await page.mouse.click(spot.x, spot.y);
}

export async function tap(page: Page, x: number, y: number): Promise<void> {
  await tapSpot(page, await spotOf(page, x, y));
  // Two quick taps are a double tap, which never plays.
  await page.waitForTimeout(DOUBLE_TAP_MS);
}

/** Expects the last words of the live region. */
export async function expectSaid(page: Page, words: string | RegExp): Promise<void> {
  await expect(page.locator("#live-region")).toHaveText(words);
}

/** All that the next page says from its start. */
export async function hearFromStart(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const note = (changes: MutationRecord[]) => {
      const voice = document.querySelector("#live-region");
      const isHeard = changes.some(({ target }) => voice?.contains(target));
      if (isHeard) said.push(voice?.textContent ?? "");
    };
    new MutationObserver(note).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  return () =>
    page.evaluate(
      () => (window as Window & { said?: string[] }).said?.map((each) => each.trim()) ?? [],
    );
}

/** All that is said from now on, also what soon makes room for the next. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle(() => {
    const said: string[] = [];
    const voice = document.querySelector("#live-region");
    const note = () => said.push(voice?.textContent ?? "");
    if (voice !== null)
      new MutationObserver(note).observe(voice, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    return said;
  });
  return () => said.evaluate((list) => list.filter((words) => words !== ""));
}

export async function expectScore(page: Page, black: string, white: string): Promise<void> {
  await expect(page.locator("#standing b")).toHaveText([black, white]);
}

/** Expects a player at a turn, in the panel or in a phone's dock. */
export async function expectTurn(
  page: Page,
  player: "Black" | "White",
  turn: number,
  within = "#panel",
): Promise<void> {
  await expect(page.locator(`${within} .turn`)).toHaveText(`${player} to play`);
  await expect(page.locator(`${within} .turn-number`)).toHaveText(`turn ${turn}`);
}

/** A command of the menu under the turn, or of a phone's sheet. */
export async function command(page: Page, name: string): Promise<void> {
  const more = page.getByRole("button", { name: "More", exact: true }).filter({ visible: true });
  const inSheet = page.locator("#sheet-commands").getByRole("button", { name, exact: true });
  if (await inSheet.isVisible()) return inSheet.click();
  await more.click();
  const inMenu = page.getByRole("menuitem", { name, exact: true });
  await inMenu.or(inSheet).filter({ visible: true }).click();
}

/** Writes the comment on the turn that stands last, in a field that is there once it is asked for. */
export async function writeComment(page: Page, words: string): Promise<void> {
  const field = page.getByRole("textbox", { name: /^Comment on/ });
  if (!(await field.isVisible())) await command(page, "Comment");
  await field.fill(words);
}

/** The choice of an opponent, which a game that has begun folds away. */
export async function opponentChoice(page: Page, name: string): Promise<Locator> {
  const change = page.getByRole("button", { name: "Change the opponent" });
  const choice = page.locator("#opponent").getByRole("button", { name, exact: true });
  await change.or(choice).filter({ visible: true }).first().waitFor();
  if ((await choice.count()) === 0) await change.click();
  return choice;
}

/** Expects a sight at a point: read from a picture of the page, a little to the right of the
 *  point, where on an empty one there is the line to its neighbour. */
export async function expectSeen(
  page: Page,
  x: number,
  y: number,
  seen: Seen,
  aside = 0.25,
): Promise<void> {
  await expect
    .poll(async () => stoneIn(await colourAt(page, await spotOf(page, x + aside, y))))
    .toBe(seen);
}

export async function colourAt(page: Page, spot: Spot): Promise<number[]> {
  const clip = { x: Math.round(spot.x) - 1, y: Math.round(spot.y) - 1, width: 3, height: 3 };
  const [colour = []] = await coloursIn(page, clip, [{ x: 1.5, y: 1.5 }]);
  return colour;
}

/** The same at many points, from one picture. */
export async function coloursAt(page: Page, spots: readonly Spot[]): Promise<number[][]> {
  return coloursIn(
    page,
    { x: 0, y: 0, ...(page.viewportSize() ?? { width: 0, height: 0 }) },
    spots,
  );
}

type Clip = Spot & { width: number; height: number };

async function coloursIn(page: Page, clip: Clip, spots: readonly Spot[]): Promise<number[][]> {
  const picture = await page.screenshot({ clip });
  return page.evaluate(
    async ({ source, width, places }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
      context?.drawImage(image, 0, 0);
      const scale = image.width / width;
      return places.map(({ x, y }) => {
        const [left, top] = [Math.floor(x * scale), Math.floor(y * scale)] as const;
        return [...(context?.getImageData(left, top, 1, 1).data ?? [])];
      });
    },
    {
      source: `data:image/png;base64,${picture.toString("base64")}`,
      width: clip.width,
      places: spots.map(({ x, y }) => ({ x, y })),
    },
  );
}

/** All that the board's canvases show, without what the page lays over them. */
export async function painted(page: Page): Promise<string[]> {
  return page
    .locator("#canvases canvas")
    .evaluateAll((all) =>
      all.map((each) => (each instanceof HTMLCanvasElement ? each.toDataURL() : "")),
    );
}

/** True for the light theme's wood, between the darkest and the palest streak of its grain. */
export function isWood(colour: readonly number[]): boolean {
  const { dark, pale, most } = GRAIN.light;
  const board = channels(PALETTES.light.board);
  const streaks = [dark, pale].map(channels);
  return board.every((value, i) => {
    const ends = streaks.map((streak) => value + ((streak[i] ?? 0) - value) * most);
    const seen = colour[i] ?? -1;
    return seen >= Math.min(value, ...ends) - 1 && seen <= Math.max(value, ...ends) + 1;
  });
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** Stones are grey; wood, paper and ink are warm or lie between. */
export function stoneIn([red = 0, green = 0, blue = 0]: number[]): Seen {
  const grey = Math.max(red, green, blue) - Math.min(red, green, blue) < 18;
  if (grey && red < 66 && red === green && Math.abs(green - blue) <= 1) return "black";
  return grey && blue > 195 ? "white" : "neither";
}

/** Red is the page's accent: chains, liberties, the last play. */
export async function expectRed(page: Page, x: number, y: number, red = true): Promise<void> {
  await expect.poll(async () => isRed(await colourAt(page, await spotOf(page, x, y)))).toBe(red);
}

export function isRed([red = 0, green = 0, blue = 0]: number[]): boolean {
  return red > 150 && green < 145 && blue < 120;
}

/** The pointer comes to a place from beside it, as a hand's does. */
export async function hover(page: Page, x: number, y: number): Promise<void> {
  const spot = await spotOf(page, x, y);
  await page.mouse.move(spot.x + 3, spot.y + 3);
  await page.mouse.move(spot.x, spot.y);
}

/** The game as Save gives it. */
export async function savedGame(page: Page): Promise<GameDocument> {
  const saving = page.waitForEvent("download");
  await fromMenu(page, "Save");
  return JSON.parse(readFileSync(await (await saving).path(), "utf8"));
}

/** A finger that is put down and lifted. */
export async function tapSpot(page: Page, spot: Spot): Promise<void> {
  await touch(page, [spot]);
}

/** The same several times, as quickly as the page hears it. */
export async function tapQuickly(page: Page, spot: Spot, times: number): Promise<void> {
  const taps = Array.from({ length: times }, () => [[spot], []]).flat();
  await touch(page, ...taps.slice(0, -1));
}

/** A finger that is put down, drawn along and lifted. */
export async function drag(page: Page, from: Spot, to: Spot): Promise<void> {
  await touch(page, [from], [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }], [to]);
}

/** Two fingers, put down one after the other, at each of these distances from a spot in turn. */
export async function pinch(page: Page, { x, y }: Spot, ...apart: readonly number[]) {
  const pairs = apart.map((far) => [
    { x: x - far, y, id: 1 },
    { x: x + far, y, id: 2 },
  ]);
  await touch(page, pairs[0]?.slice(0, 1) ?? [], ...pairs);
}

/** Moves the fingers from step to step, until they are lifted. All in one go: were each step waited for,
 *  a busy machine would make a long press of it. */
async function touch(page: Page, ...steps: readonly (readonly Spot[])[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const sent = [...steps, []].map((spots, i, all) => {
    const more = spots.length > (all[i - 1]?.length ?? 0);
    const type = more ? "touchStart" : spots.length > 0 ? "touchMove" : "touchEnd";
    return client.send("Input.dispatchTouchEvent", { type, touchPoints: [...spots] });
  });
  await Promise.all(sent);
  await client.detach();
}

/** A finger that rests at a spot until something has come of it. */
export async function restAt(page: Page, spot: Spot, seen: () => Promise<void>): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [spot] });
  await seen();
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await client.detach();
}

/** A preview is seen through, which axe cannot; the embed has its own tests. */
const PREVIEW = "#share iframe";

/** Waits for transitions: colours on their way from one theme to the other have no contrast to be judged by. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(twoFrames);
  await page.waitForFunction(() =>
    document.getAnimations().every((each) => !(each instanceof CSSTransition)),
  );
}

/** Roles of what can be operated. */
export const CONTROLS =
  /^(button|link|tab|menuitem|checkbox|radio|switch|textbox|combobox|slider)$/;

/** Names in the accessibility tree of all that has one of the roles. */
export async function named(page: Page, roles: RegExp): Promise<string[]> {
  const tree = await page.context().newCDPSession(page);
  const { nodes } = await tree.send("Accessibility.getFullAXTree");
  return nodes
    .filter(({ ignored, role }) => !ignored && roles.test(role?.value))
    .map(({ name }) => name?.value);
}

/** In all of the page, or in the parts that are named. In one frame, as all pages of ours are: gathering
 *  from several would open another page each time. */
export async function axeFinds(page: Page, within?: string): Promise<string[]> {
  await settled(page);
  const { AxeBuilder } = await import("@axe-core/playwright");
  // It would give the page its half a megabyte of script twice each time.
  const axeSource = (await page.evaluate(() => "axe" in globalThis)) ? ";" : undefined;
  const axe = new AxeBuilder({ page, axeSource }).exclude(PREVIEW).setLegacyMode();
  if (within !== undefined) axe.include(within);
  axe.options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}

export function savedText(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}

/** In a page, before its own code: keeps its workers for `killWorkers`. */
export function keepWorkers(): void {
  const workers: Worker[] = [];
  Object.assign(window, { workers });
  window.Worker = class extends Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      workers.push(this);
    }
  };
}

/** As the system ends them; returns how many there were. */
export function killWorkers(page: Page): Promise<number> {
  return page.evaluate(() => {
    const workers: Worker[] = Reflect.get(window, "workers");
    const killed = workers.splice(0);
    for (const worker of killed) {
      worker.terminate();
      worker.dispatchEvent(new ErrorEvent("error", { message: "killed" }));
    }
    return killed.length;
  });
}
