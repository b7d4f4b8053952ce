/** A random walk over the page: it opens boards, plays, takes back, plays again and jumps, by keys and clicks without
 *  waits. After every step nothing uncaught has happened and the record shows what was played; a refusal is one that
 *  the package gives, too. The same seed makes the same choices. */
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { fromLink, Game } from "../../../pkg/gospace.js";
import type { GameDocument, Turn } from "../../../www/engine/types.ts";
import { momentIn, readFragment } from "../../../www/share/address.ts";
import { type Chance, chance } from "../../chance.ts";
import { openFile, openFromAtlas, pasteText } from "../stage.ts";
import { SoakBoards } from "./boards.ts";
import { PlayedRecord, type Shown } from "./record.ts";
import { type Spot, sightAt, spotOf } from "./spots.ts";

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
/** Steps that a failure names. */
const REMEMBERED = 40;
const MOST_MS = 60_000;

interface Look extends Shown {
  readonly said: string;
  /** A place is chosen, and a click there plays. */
  readonly isProposed: boolean;
}

export class Walk {
  readonly chance: Chance;
  readonly context: BrowserContext;
  readonly site: string;
  readonly faults: string[] = [];
  readonly steps: string[] = [];
  readonly #boards: SoakBoards;
  /** The package's game at the current turn. */
  #oracle: Game | null = null;
  #names: readonly string[] | null = null;
  page!: Page;
  document!: GameDocument;
  record!: PlayedRecord;
  /** Taken by the page, in all of its tabs. */
  turns = 0;
  boards = 0;
  refusals = 0;

  constructor(context: BrowserContext, site: string, seed: number) {
    this.chance = chance(seed);
    this.context = context;
    this.site = site;
    this.#boards = new SoakBoards(this.chance);
  }

  /** Boards without lines are walked in steps of stones. */
  get isPlane(): boolean {
    return this.document.board.kind === "plane";
  }

  async start(): Promise<void> {
    this.page = await this.newPage();
    await this.page.goto(this.site);
    await this.ready();
  }

  /** A tab whose faults are those of the walk. */
  async newPage(): Promise<Page> {
    const page = await this.context.newPage();
    page.on("pageerror", (error) => this.faults.push(error.stack ?? String(error)));
    page.on("console", (message) => {
      // The browser itself reports requests that fail.
      const own = !message.text().startsWith("Failed to load resource");
      if (message.type() === "error" && own) this.faults.push(message.text());
    });
    return page;
  }

  async ready(page = this.page): Promise<void> {
    await expect(page.locator("body")).toHaveAttribute("data-state", "ready");
  }

  note(step: string): void {
    this.steps.push(step);
    if (this.steps.length > REMEMBERED) this.steps.shift();
  }

  /** Opens the next board: by its link, as pasted text, as a file, or in the atlas. */
  async openNext(): Promise<void> {
    const board = this.#boards.next();
    this.note(`board ${board.title}`);
    const way = this.chance(10);
    if (way < 5) await this.page.evaluate((link) => location.assign(`#${link}`), board.link);
    else if (way < 8) await pasteText(this.page, JSON.stringify(board.document));
    else if (board.inAtlas) await openFromAtlas(this.page, board.title);
    else await openFile(this.page, board.document);
    await this.opened(board.title, board.document);
  }

  /** As pasted text. */
  async open(document: GameDocument): Promise<void> {
    await pasteText(this.page, JSON.stringify(document));
    await this.opened(document.title ?? "", document);
  }

  async opened(title: string, document: GameDocument): Promise<void> {
    await expect(this.page.locator("#title")).toHaveText(title);
    this.boards += 1;
    this.document = document;
    this.record = new PlayedRecord(document);
    this.#names = this.isPlane ? null : new Game(document).names();
    this.#oracle?.free();
    this.#oracle = null;
    await this.toBoard();
    await this.settle();
  }

  async toBoard(): Promise<void> {
    await this.page.evaluate(() => document.getElementById("stage")?.focus());
  }

  async step(): Promise<void> {
    const way = this.chance(100);
    if (way < 62) await this.click();
    else if (way < 81) await this.play();
    else if (way < 82) await this.press("p", "pass");
    else await this.#wander(way - 82);
    this.expectSound();
  }

  /** Throws what has gone wrong uncaught. */
  expectSound(): void {
    if (this.faults.length > 0) throw new Error(`Uncaught: ${this.faults.join("\n")}`);
  }

  /** A turn at a place that the arrows lead to, or that the page refuses. */
  async play(): Promise<void> {
    const { keyboard } = this.page;
    const arrows = Array.from({ length: 1 + this.chance(3) }, () => ARROWS[this.chance(4)] ?? "");
    if (this.isPlane) {
      for (const arrow of arrows) await keyboard.press(`Shift+${arrow}`);
      if (this.chance(2) === 0) await keyboard.press("n");
    } else await Promise.all(arrows.map((arrow) => keyboard.press(arrow)));
    await this.press("Enter", "play");
  }

  /** A key that may take a turn. */
  async press(key: string, what: string): Promise<void> {
    await this.page.keyboard.press(key);
    const now = await this.look();
    if (now.id === this.record.current.id) this.#expectRefusal(now);
    else this.#take(now);
    this.note(`${what} ${now.number} ${now.words}`);
    this.#expectShown(now);
  }

  /** A turn that somebody else has taken here: waits for it. */
  async answered(): Promise<void> {
    await expect
      .poll(async () => (await this.look()).id, { timeout: 3 * MOST_MS })
      .not.toBe(this.record.current.id);
    const now = await this.look();
    this.#take(now);
    this.note(`answer ${now.number} ${now.words}`);
  }

  #take(now: Look): void {
    const turn = this.#turnOf(now.words);
    const refusal = turn === null ? null : this.#atCurrent()?.refusal(turn);
    if (refusal) throw new Error(`${now.words} was played, although ${refusal.message}`);
    const { number } = this.record.current;
    if (now.number !== number + 1) throw new Error(`Turn ${now.number} follows ${number}.`);
    this.record.play(now);
    this.record.current.turn ??= turn;
    if (turn !== null) this.#oracle?.play(turn);
    this.turns += 1;
  }

  /** The page has said that a place is refused: the package says so, too. */
  #expectRefusal({ said }: Look): void {
    const colon = said.indexOf(": ");
    const turn = colon > 0 ? this.#turnOf(said.slice(0, colon)) : null;
    if (turn === null || turn === "pass") return;
    this.refusals += 1;
    const game = this.#atCurrent();
    if (game !== null && game.refusal(turn) === null)
      throw new Error(`"${said}", although the turn is allowed.`);
  }

  /** The turn that the record calls so; null: a spot without a name, or an unknown word. */
  #turnOf(words: string): Turn | null {
    if (words === "pass") return "pass";
    const play = this.#names?.indexOf(words) ?? -1;
    return play < 0 ? null : { play };
  }

  #atCurrent(): Game | null {
    const { turns } = this.record;
    if (turns === null || this.#names === null) return null;
    if (this.#oracle !== null && isAt(this.#oracle, turns)) return this.#oracle;
    this.#oracle?.free();
    this.#oracle = new Game({ ...this.document, turns });
    return this.#oracle;
  }

  /** A click on a place that the package allows: the page takes that turn. */
  async click(): Promise<void> {
    const game = this.#atCurrent();
    const allowed = game?.allowed() ?? [];
    const placement = allowed[this.chance(Math.max(allowed.length, 1))];
    const name = placement === undefined ? undefined : this.#names?.[placement];
    const spot = await this.#spotOf(placement);
    if (name === undefined || spot === null) return this.play();
    await this.#clickAt(spot);
    let now = await this.look();
    // On a dense board the first click shows which place is meant. Other news may have been spoken meanwhile.
    if (now.isProposed) {
      await this.#clickAgain(placement);
      now = await this.look();
    }
    if (now.id === this.record.current.id || now.words !== name)
      throw new Error(
        `A click on ${name} was answered by ${now.number} ${now.words}: ${now.said}\n${await sightAt(this.page, spot)}`,
      );
    this.#take(now);
    this.note(`click ${now.number} ${now.words}`);
    this.#expectShown(now);
  }

  async #clickAt({ x, y }: Spot): Promise<void> {
    await this.page.mouse.click(x, y);
  }

  /** On the place that is proposed, or on the button that plays there where the buttons stand over it. */
  async #clickAgain(placement: number | undefined): Promise<void> {
    const spot = await this.#spotOf(placement);
    if (spot !== null) await this.#clickAt(spot);
    else await this.page.locator("#confirm button").last().click();
  }

  /** On the screen; null where a click may mean another place, or reach something else. */
  async #spotOf(placement: number | undefined): Promise<Spot | null> {
    const { kind } = this.document.board;
    if (placement === undefined || (kind !== "grid" && kind !== "graph")) return null;
    return spotOf(this.page, this.#atCurrent()?.drawing().xy ?? [], placement);
  }

  /** Undo, redo and jumps. */
  async #wander(way: number): Promise<void> {
    const { record, page } = this;
    if (way < 6) await this.#go("u", () => record.undo());
    else if (way < 11) await this.#go("Control+y", () => record.redo());
    else if (way < 12) await this.#go("Home", () => record.first());
    else if (way < 14) await this.#go("End", () => record.last());
    else await this.#jump(page);
  }

  async #go(key: string, move: () => void): Promise<void> {
    await this.page.keyboard.press(key);
    move();
    const now = await this.look();
    this.note(`${key} ${now.number} ${now.words}`);
    this.#expectShown(now);
    this.record.current.id = now.id;
  }

  async #jump(page: Page): Promise<void> {
    const near = this.record.reachable.filter(
      ({ number }) => Math.abs(number - this.record.current.number) < 9,
    );
    const node = near[this.chance(near.length)];
    const entry = page.locator(`#record [data-node="${node?.id}"]`);
    // A long record shows the part round the moment.
    if (node === undefined || (await entry.count()) === 0) return;
    await entry.evaluate((button: HTMLElement) => button.click());
    await this.toBoard();
    this.record.goTo(node);
    const now = await this.look();
    this.note(`jump ${now.number} ${now.words}`);
    this.#expectShown(now);
  }

  #expectShown(now: Look): void {
    const wrong = this.record.differsFrom(now);
    if (wrong !== null) throw new Error(`The record is not the one that was played: ${wrong}.`);
  }

  /** The current entry of the record, and the last words of the live region. */
  look(page = this.page): Promise<Look> {
    return page.evaluate(() => {
      const entry = document.querySelector<HTMLElement>("#record [aria-current]");
      const number = Number(entry?.querySelector(".number")?.textContent ?? 0);
      const words =
        number === 0 ? "" : (entry?.querySelector("span:last-of-type")?.textContent ?? "");
      const said = document.getElementById("live-region")?.textContent ?? "";
      const isProposed = document.getElementById("confirm")?.hidden === false;
      const id = Number(entry?.dataset.node ?? 0);
      return { id, number, words: words.trim(), said, isProposed };
    });
  }

  /** The address of a tab has the whole game, turn for turn, at the moment. */
  async settle(page = this.page): Promise<GameDocument> {
    let document: GameDocument | null = null;
    await expect
      .poll(
        async () => {
          const address = readFragment(await page.evaluate(() => location.hash));
          if (address === null) return "The address has no game.";
          document = fromLink(address.link);
          return this.record.differsFromDocument(document, momentIn(address), this.#names);
        },
        { timeout: MOST_MS, intervals: [20, 50, 100] },
      )
      .toBeNull();
    return document ?? this.document;
  }

  /** The page of the walk was loaded anew, and has the game where it stood. */
  async returned(): Promise<void> {
    await this.ready();
    this.record.reload(await this.settle());
    this.#expectShown(await this.look());
    await this.toBoard();
    this.expectSound();
  }
}

function isAt(game: Game, turns: readonly Turn[]): boolean {
  if (game.turnCount !== turns.length) return false;
  return JSON.stringify(game.document().turns ?? []) === JSON.stringify(turns);
}
