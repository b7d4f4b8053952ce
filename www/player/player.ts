/**
 * A board within another text: the stage, a line of words, a step bar, and nothing more. All of it
 * lies in a shadow root, so that no style comes in or goes out. Assumes that the module is loaded;
 * stores nothing, and sends nothing but its reports.
 */
import { GospaceError } from "gospace/play";
import type { GameDocument, Turn } from "../engine/types.ts";
import { GameController } from "../model/game-controller.ts";
import { placedWords } from "../model/game-notices.ts";
import { hintSlice } from "../model/hint.ts";
import { type Overlay, overlaysSlice, toggled } from "../model/overlays.ts";
import type { State } from "../model/state.ts";
import { momentOf, nodeAt, type Moment as Position } from "../model/tree/moment.ts";
import { element } from "../panels/dom.ts";
import { pageAddress, problemAddress } from "../share/address.ts";
import type { Scene } from "../view/scene.ts";
import { capitalised } from "../words/counts.ts";
import { gameStatusWords } from "../words/game-status.ts";
import * as WORDS from "../words/player.ts";
import { refusalWords } from "../words/turns.ts";
import type { Given } from "./author-game.ts";
import type { Tell } from "./board-port.ts";
import { branchSwitch } from "./branches.ts";
import { CommentPart } from "./comment.ts";
import { footLine } from "./footer.ts";
import type { Failure, Moment, Report, Theme } from "./messages.ts";
import type { PlayerOptions } from "./options.ts";
import type { MountProblem } from "./problem.ts";
import {
  type CoreOfExplanations,
  makeScreen,
  mountScreen,
  type Screen,
  unseenParts,
} from "./screen.ts";
import { naturalSize } from "./size.ts";
import { homeLink, stepControls } from "./steps.ts";
import { dress } from "./style.ts";
import { showTarget } from "./target.ts";
import { PlayerTheme } from "./theme.ts";

export class Player {
  readonly #controller: GameController;
  readonly #screen: Screen;
  readonly #scene: Scene;
  readonly #theme: PlayerTheme;
  readonly #ended = new AbortController();
  readonly #comment: CommentPart;
  #given: Given;
  #tell: Tell = () => {};
  /** The moment at which the game was opened. */
  #start: Position | null;
  /** Tells the size anew, once a part has come. */
  #look: () => void = () => {};
  /** True while a game is being opened, so that its changes are not reported yet. */
  #opening = false;

  /** `at`: the moment shown at first; null: the end. Throws GospaceError where the game cannot be read,
   *  and then the root is as it was. */
  constructor(
    root: ShadowRoot,
    given: Given,
    at: Position | null,
    options: PlayerOptions,
    explaining: CoreOfExplanations = () => null,
  ) {
    this.#controller = new GameController(given.game());
    this.#given = given;
    this.#start = at;
    const { tree } = this.#controller.store.state.branch;
    if (at !== null) this.#controller.goTo(nodeAt(tree, at));
    const { store } = this.#controller;
    for (const overlay of overlaysOf(options)) store.dispatch(toggled(store.state, overlay));
    const screen = makeScreen(this.#controller, options);
    dress(root);
    root.replaceChildren(screen.frame);
    this.#screen = screen;
    this.#comment = new CommentPart(this.#controller);
    this.#theme = new PlayerTheme(screen.frame, root.host, options.theme);
    this.#scene = mountScreen(this.#controller, screen, options, explaining, this.#ended.signal);
    this.#addBars(options);
    screen.frame.append(...unseenParts(this.#controller));
    this.#theme.watch(
      { changed: () => this.#scene.repalette(), printing: () => this.#scene.settle() },
      this.#ended.signal,
    );
  }

  /** Reports the moment that is shown, and from now on every change of the game. */
  report(tell: Tell): void {
    this.#tell = tell;
    tell({ gospace: "ready", ...this.moment() });
    this.#controller.store.subscribe((state, before) => {
      if (this.#opening) return;
      for (const report of this.#news(state, before)) tell(report);
    });
    this.#reportSize();
  }

  /** Replaces the game; one that cannot be read changes nothing and is reported. */
  open(given: Given, moment: Position | null): void {
    const { board } = this.#controller.store.state;
    const before = this.#given;
    this.#given = given;
    this.#opening = true;
    let opened = false;
    try {
      this.#controller.replace(() => given.game(), moment);
      opened = this.#controller.store.state.board !== board;
    } finally {
      if (opened) this.#start = moment;
      else this.#given = before;
      this.#opening = false;
    }
    this.#tell(opened ? { gospace: "ready", ...this.moment() } : this.#objection());
  }

  /** Goes to the moment after `turns` turns, or after the last. */
  go(turns: number): void {
    this.#controller.walkTo(Math.min(turns, this.#controller.store.state.game.record.length));
  }

  play(turn: Turn): void {
    this.#controller.play(turn);
  }

  /** Shows a target of the prose around the board, where it stands or at its moment. */
  show(way: "light" | "visit", target: string | null): void {
    showTarget(this.#controller, this.#scene.layout, way, target);
  }

  wear(theme: Theme): void {
    if (this.#theme.choose(theme)) this.#scene.repalette();
  }

  /** The author's whole game; once the reader has played on in another way, that game up to this moment. */
  document(): GameDocument {
    return this.#left ? this.#controller.documentToHere() : this.#given.document;
  }

  /** True while the game that is shown is not the author's. */
  get #left(): boolean {
    return this.#given.isLeft(this.#controller.store.state.branch);
  }

  moment(): Moment {
    const { game, board, branch } = this.#controller.store.state;
    const line = () => this.#controller.documentToHere();
    return {
      link: this.#left ? this.#given.linkTo(branch, line) : this.#given.link,
      turns: game.turnCount,
      total: game.record.length,
      phase: game.phase,
      words: gameStatusWords(game, board),
    };
  }

  /** Ends all listening and gives the memory back. */
  close(): void {
    this.#ended.abort();
    this.#controller.close();
  }

  #addBars(options: PlayerOptions): void {
    const { reader, bar, home, problem } = options;
    // Subscribed before the parts that ask for `#left`.
    this.#controller.store.subscribe((state, before) => {
      if (state === before || state.board !== before.board) this.#given.opened(state.branch.tree);
    });
    const foot = footLine(this.#controller, {
      reader,
      home: home !== null,
      restore: () => (this.#left && problem === null ? () => this.#restore() : null),
    });
    const row = element("div", { class: "bar" });
    if (bar === "steps") row.append(stepControls(this.#controller));
    if (home !== null)
      row.append(homeLink(() => this.#address(home, problem === null ? "game" : "problem")));
    const { frame, stage } = this.#screen;
    foot.firstChild?.after(branchSwitch(this.#controller, stage, () => this.#left));
    frame.append(foot, this.#comment.made, row);
    if (problem !== null) void this.#addProblem(problem);
  }

  async #addProblem(fetched: () => Promise<MountProblem>): Promise<void> {
    const { frame } = this.#screen;
    frame.dataset.problem = "reading";
    const mount = await fetched().catch(() => null);
    if (this.#ended.signal.aborted) return;
    if (mount !== null) frame.querySelector(".foot")?.before(mount(this.#controller, frame));
    else this.#controller.store.dispatch(hintSlice.with(WORDS.NO_PROBLEM));
    this.#look();
  }

  /** Back to the author's game, at the moment where it was left. */
  #restore(): void {
    const { branch } = this.#controller.store.state;
    this.open(this.#given, momentOf(branch.tree, this.#given.parting(branch)));
  }

  /** Of a problem, its start. */
  #address(home: URL, as: "game" | "problem"): string {
    if (as === "problem")
      return problemAddress(home.href, { link: this.#given.link, turns: null, ...this.#start });
    const { link, turns, total } = this.moment();
    const { branch } = this.#controller.store.state;
    const position = momentOf(branch.tree, branch.node);
    const atEnd = this.#left || (turns === total && position.detours.length === 0);
    return pageAddress(home.href, { link, ...(atEnd ? { turns: null } : position) });
  }

  #news(state: State, before: State): Report[] {
    const news: Report[] = [];
    const { change, refused, notice } = state;
    if (change !== before.change) news.push({ gospace: "turn", ...this.moment() });
    if (refused !== null && refused !== before.refused)
      news.push({ gospace: "refused", words: refusalWords(refused.refusal, state.board.names) });
    if (notice?.kind === "broken" && notice !== before.notice) news.push(this.#objection());
    return news;
  }

  /** The reason for which the last game or turn cannot be read. */
  #objection(): Failure {
    const { notice } = this.#controller.store.state;
    return broken(notice?.kind === "broken" ? placedWords(notice.path, notice.message) : "");
  }

  #reportSize(): void {
    const { frame, stage } = this.#screen;
    let sent = "";
    const look = () => {
      this.#comment.spread();
      const { board } = this.#controller.store.state;
      const overlays = overlaysSlice.of(this.#controller.store.state);
      const written = overlays.coordinates && board.size !== null;
      const size = naturalSize(
        frame,
        stage,
        this.#scene.layout,
        written,
        this.#screen.crop.framing,
      );
      const key = `${size.width} × ${size.height}, ${size.least}`;
      if (key !== sent) this.#tell({ gospace: "size", ...size });
      sent = key;
      this.#comment.yield(size.least - frame.offsetHeight);
    };
    // A listener may change the size once more, which an observer reports as an error of the page.
    const observer = new ResizeObserver(() => requestAnimationFrame(look));
    observer.observe(frame);
    look();
    this.#look = look;
    this.#ended.signal.addEventListener("abort", () => observer.disconnect());
    this.#controller.store.subscribe((state, before) => {
      if (state.board !== before.board) look();
    });
  }
}

/** The overlays that an option switches. */
function overlaysOf({ coordinates, numbers }: PlayerOptions): Overlay[] {
  return [
    ...(numbers ? (["numbers"] as const) : []),
    ...(coordinates === "none" ? (["coordinates"] as const) : []),
    ...(coordinates === "all" ? (["labels"] as const) : []),
  ];
}

function broken(words: string, code = "board"): Failure {
  return { gospace: "error", code, words: `${capitalised(words).replace(/\.$/, "")}.` };
}

/** An error as a report. */
export function failureOf(error: unknown): Failure {
  if (error instanceof GospaceError)
    return broken(placedWords(error.path ?? null, error.message), error.code);
  return broken(error instanceof Error ? error.message : String(error), "load");
}
