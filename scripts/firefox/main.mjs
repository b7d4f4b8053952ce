// npm run firefox: plays on the built site in the Firefox of this machine, on every kind of board, draws, loads anew,
// opens a link and an embed, and ends with the errors that nothing caught. Without a Firefox it says so and ends well.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { buildSite } from "../build/site.mjs";
import { command, Failure, tell } from "../output.mjs";
import { ROOT } from "../run.mjs";
import { portOf, serve } from "../static-server.mjs";
import { Firefox } from "./marionette.mjs";

const NAMES = ["firefox", "firefox-esr"];
const MAC = "/Applications/Firefox.app/Contents/MacOS/firefox";
/** The number of the current turn. */
const NUMBER = "#record [aria-current] .number";
const WINDOW = { width: 1280, height: 900 };
/** As WebDriver names them. */
const [ENTER, RIGHT, DOWN] = ["\uE007", "\uE014", "\uE015"];
/** Milliseconds that the page may take to show something, and between two looks. */
const [PATIENCE, POLL] = [15_000, 50];

const SIDE = 8 * 1024;
/** One board of each kind. */
const BOARDS = {
  grid: { kind: "grid", columns: 5, rows: 5, wrap: "torus" },
  graph: { kind: "graph", points: corners(40), edges: ring() },
  digraph: { kind: "graph", points: corners(40), arcs: ring() },
  space: {
    kind: "gospace",
    points: Array.from({ length: 5 }, (_, x) => [x, 0]),
    open: [[0], [0, 1, 2], [2], [2, 3, 4], [4]],
    placements: [[0], [2], [4]],
  },
  disks: { kind: "disks", disks: corners(20).map(([x, y]) => [x, y, 10]) },
  plane: { kind: "plane", region: { outer: corners(SIDE) } },
};

await command(async () => {
  const executable = findFirefox();
  if (executable === undefined) {
    tell("No Firefox is installed (GOSPACE_FIREFOX names one): nothing was tried.");
    return;
  }
  await buildSite();
  const server = await serve(join(ROOT, "dist"), 0);
  const firefox = await Firefox.start(executable);
  try {
    await tryAll(firefox, `http://127.0.0.1:${portOf(server)}/`);
  } finally {
    await firefox.close();
    server.close();
  }
});

function findFirefox() {
  const { GOSPACE_FIREFOX: named, PATH = "" } = process.env;
  if (named) return named;
  const found = NAMES.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  return [...found, MAC].find((path) => existsSync(path));
}

/** @param {Firefox} firefox @param {string} site */
async function tryAll(firefox, site) {
  await firefox.send("WebDriver:SetWindowRect", WINDOW);
  await firefox.open(site);
  // A returning visitor: the first visit greets.
  await firefox.call(() => localStorage.setItem("gospace.greeted", "yes"));
  const { load, toLink } = await import("../../pkg/gospace.js");
  await load();
  for (const [name, board] of Object.entries(BOARDS)) {
    const link = toLink(
      /** @type {import("../../pkg/types.js").GameDocument} */ ({ gospace: 1, title: name, board }),
    );
    await playOn(firefox, site, name, link);
    tell(`${name}: played, loaded anew`);
  }
  await draw(firefox);
  tell("drawing: drawn, played");
  await embed(firefox, site);
  tell("embed: stepped through");
  const errors = await firefox.errors(site);
  if (errors.length > 0) throw new Failure(`Uncaught in Firefox:\n${errors.join("\n")}`);
  tell(`${await firefox.call(() => navigator.userAgent)}: nothing uncaught`);
}

/** Opens a link, plays two turns by keys, and loads the page anew. @param {Firefox} firefox @param {string} site @param {string} name @param {string} link */
async function playOn(firefox, site, name, link) {
  // From another page, so that the page is loaded for each link.
  await firefox.open("about:blank");
  await firefox.open(`${site}#${link}`);
  await shown(firefox, `the title of ${name}`, name, textOf, "#title");
  await firefox.call(focus, "#stage");
  await firefox.press(RIGHT);
  await firefox.press(ENTER);
  await shown(firefox, `a turn on ${name}`, "1", textOf, NUMBER);
  await firefox.press("p");
  await shown(firefox, `a pass on ${name}`, "2", textOf, NUMBER);
  await firefox.press("u");
  await shown(firefox, `the turn before on ${name}`, "1", textOf, NUMBER);
  await firefox.send("WebDriver:Refresh", {});
  await shown(firefox, `${name}, loaded anew`, "1", textOf, NUMBER);
  const ahead = await firefox.call(() => document.querySelectorAll("#record .ahead").length);
  if (ahead !== 1) throw new Failure(`Firefox: ${name} has lost a turn.`);
}

/** A graph of four points by the mouse, which is then played on. @param {Firefox} firefox */
async function draw(firefox) {
  for (const [within, name] of [
    ["#rooms", "Draw"],
    ["body", "New…"],
    ["#easel-start", "Graph"],
    ["#rail", "Link"],
  ])
    await shown(firefox, `the button ${name}`, true, pressed, within, name);
  const middle = await firefox.call(() => {
    const box = document.querySelector("#easel")?.getBoundingClientRect() ?? new DOMRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  for (const [x = 0, y = 0] of [...corners(120), [0, 0]])
    await firefox.click({ x: middle.x - 60 + x, y: middle.y - 60 + y });
  await shown(firefox, "the drawn graph", "4 points · 4 edges", countsOf);
  await shown(firefox, "the button Play", true, pressed, "#rooms", "Play");
  await shown(firefox, "the room to play", "play", () => document.body.dataset.room);
  await firefox.call(focus, "#stage");
  await firefox.press(DOWN);
  await firefox.press(ENTER);
  await shown(firefox, "a turn on the drawn graph", "1", textOf, NUMBER);
}

/** @param {Firefox} firefox @param {string} site */
async function embed(firefox, site) {
  const { toLink } = await import("../../pkg/gospace.js");
  const board = { kind: "grid", columns: 5, rows: 5 };
  const turns = [{ play: 6 }, { play: 18 }];
  const link = toLink(
    /** @type {import("../../pkg/types.js").GameDocument} */ ({ gospace: 1, board, turns }),
  );
  await firefox.open(`${site}embed.html#${link}`);
  await shown(firefox, "the game of the embed", "2 / 2", textOf, ".count");
  await firefox.call(focus, ".stage");
  await firefox.press("[");
  await shown(firefox, "the turn before in the embed", "1 / 2", textOf, ".count");
}

/** Waits until a function gives a value in the page. @param {Firefox} firefox @param {string} what @param {unknown} value @param {Function} work @param {...unknown} args */
async function shown(firefox, what, value, work, ...args) {
  let found;
  for (let waited = 0; waited < PATIENCE; waited += POLL) {
    found = await firefox.call(work, ...args);
    if (found === value) return;
    await pause(POLL);
  }
  throw new Failure(
    `Firefox does not show ${what}: ${JSON.stringify(found)}, not ${JSON.stringify(value)}.`,
  );
}

// The functions that are called in the page.

/** An embed has its parts in a shadow root. @param {string} selector */
function textOf(selector) {
  const shadows = [...document.querySelectorAll("*")].flatMap((each) => each.shadowRoot ?? []);
  const found = [document, ...shadows].map((root) => root.querySelector(selector));
  return found.find((each) => each !== null)?.textContent?.trim() ?? null;
}

function countsOf() {
  return document.querySelector("#counts")?.textContent.trim().slice(0, 18) ?? null;
}

/** @param {string} selector */
function focus(selector) {
  const shadows = [...document.querySelectorAll("*")].flatMap((each) => each.shadowRoot ?? []);
  for (const root of [document, ...shadows]) {
    const element = root.querySelector(selector);
    if (element instanceof HTMLElement) element.focus();
  }
}

/** Presses a button by its name, once it is there. @param {string} within @param {string} name */
function pressed(within, name) {
  const button = [...document.querySelectorAll(`${within} button`)].find(
    (each) => each.ariaLabel === name || each.textContent?.trim().startsWith(name),
  );
  if (!(button instanceof HTMLElement) || !button.checkVisibility()) return false;
  button.click();
  return true;
}

/** @param {number} side */
function corners(side) {
  return [
    [0, 0],
    [side, 0],
    [side, side],
    [0, side],
  ];
}

function ring() {
  return [0, 1, 2, 3].map((i) => [i, (i + 1) % 4]);
}
