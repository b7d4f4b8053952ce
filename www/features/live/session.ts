/** Session: the game of two connected pages, by messages alone; it knows no network. Both sides keep the whole record.
 *  A turn travels with its number and the hash of the game before it; where that does not fit, the sides exchange whole
 *  games as links, join them, and go on at one turn. The core is asked about every turn that comes, and a message that
 *  it or this file refuses changes nothing. */
import { GospaceError } from "gospace/play";
import type { Site, Turn } from "../../engine/types.ts";
import { tryingSlice } from "../../model/correspondence.ts";
import type { GameController } from "../../model/game-controller.ts";
import { timesSlice } from "../../model/kept-times.ts";
import {
  colourOfSide,
  type Invitation,
  type Opponent,
  otherSide,
  type Side,
  sideOfTurn,
} from "../../model/opponent.ts";
import { playerNamed, type State } from "../../model/state.ts";
import type { TimeLeft } from "../../model/times.ts";
import { sameTurn } from "../../model/tree/document-turns.ts";
import { withMarks } from "../../model/tree/edits.ts";
import {
  has,
  type NodeId,
  nodeOf,
  notesOf,
  pathTo,
  START,
  siblingsOf,
  type Tree,
} from "../../model/tree/tree.ts";
import { Allowance, GAME_COST } from "./allowance.ts";
import { boardHash, lineHash, treeHash } from "./hash.ts";
import { joined, type Role } from "./joined.ts";
import {
  type At,
  type Fault,
  hasMarkup,
  LONGEST_CHAT,
  type Message,
  readMessage,
  writeMessage,
} from "./messages.ts";
import { isOnBoard } from "./pointer-ink.ts";
import { fitsWhole, isNotRefused, readWhole, writeWhole } from "./whole-game.ts";

interface Port {
  send(text: string): void;
  close(): void;
}

/** News for the reader. */
export type News =
  | { readonly kind: "chat"; readonly text: string; readonly from: "me" | "peer" }
  | { readonly kind: "undo-asked" | "undo-agreed" | "undo-declined" | "undo-gone" }
  /** The game went on in both places after so many turns; the older turn stands. */
  | { readonly kind: "parted"; readonly turns: number }
  /** The peer has refused a message of this page. */
  | { readonly kind: "refused"; readonly why: Fault }
  /** The game is too long for a link, by which games are compared. */
  | { readonly kind: "too-long" }
  /** The peer left, or was left for what it sent. */
  | { readonly kind: "left" | "hostile" };

export interface Standing {
  readonly tip: NodeId;
  readonly path: readonly Turn[];
  readonly undone: number;
}

export interface Options {
  readonly role: Role;
  readonly port: Port;
  readonly tell: (news: News) => void;
  /** The turn at which both are is another one. */
  readonly moved?: () => void;
  /** The peer points there. */
  readonly pointed?: (at: Site) => void;
  /** In milliseconds. */
  readonly now: () => number;
  /** Refused messages until the peer is left. */
  readonly patience?: number;
}

type ByLink = Extract<Opponent, { kind: "link" }>;
type Named<K extends Message["k"]> = Extract<Message, { k: K }>;

const PATIENCE = 60;
/** Answers to refused messages; more would be a flood of this side's. */
const ANSWERED = 20;
const MARKS_COST = 3;
/** Milliseconds between two whole games. */
const GAME_PAUSE = 1000;
/** Times that a whole game is answered with another. */
const ANSWERS = 2;

export class Session {
  readonly #controller: GameController;
  readonly #options: Options;
  readonly #mine: ByLink;
  /** Last turn of the game that is played, and turns taken back by agreement. */
  #tip: NodeId;
  #undone = 0;
  /** Turns to the tip, for a game that is opened anew. */
  #path: readonly Turn[] = [];
  /** The longest line so far that goes through the tip: its turns were played, whoever deletes them. */
  #played: readonly Turn[] = [];
  /** Turns that would be left, as asked by this side and by the peer. */
  #asked: { readonly at: At; readonly to: number } | null = null;
  #offered: { readonly at: At; readonly to: number } | null = null;
  /** Nodes that only whole games of the peer have brought: nothing says that this side has played its turns among them. */
  #foreign: ReadonlySet<NodeId> = new Set();
  /** A request lasts beyond the next turn, which may cross with the peer's agreement. */
  #consent: { readonly at: At; readonly to: number; readonly left: readonly Turn[] } | null = null;
  /** Until both are at one turn: a tab that was closed, or lost what it kept, learns its own turns from the peer. */
  #isOpening = true;
  #isApplying = false;
  #isOver = false;
  #refused = 0;
  readonly #allowance: Allowance;
  #isFlooded = false;
  #gameSent = Number.NEGATIVE_INFINITY;
  #owesGame = false;

  /** The game on the table has to be one by link. */
  constructor(controller: GameController, options: Options) {
    const { opponent, branch } = controller.store.state;
    const trying = tryingSlice.of(controller.store.state);
    if (opponent.kind !== "link") throw new Error("no game by link");
    this.#controller = controller;
    this.#options = options;
    this.#mine = opponent;
    this.#allowance = new Allowance(options.now);
    // Both see the moment that the invitation shows; turns after it may have been taken back.
    this.#tip = trying ?? branch.node;
    this.#moveTip(this.#tip);
    controller.store.subscribe((state, before) => this.#follow(state, before));
    this.compare();
  }

  /** The turn at which both are: its node, the turns to there, and how many times turns were taken back. */
  get standing(): Standing {
    return { tip: this.#tip, path: this.#path, undone: this.#undone };
  }

  /** True while the peer waits for an answer about taking turns back. */
  get isAskedToUndo(): boolean {
    return this.#offered !== null;
  }

  /** Number of turns that the peer asks to take back. */
  get offeredTurns(): number {
    return this.#offered === null ? 0 : this.#offered.at.n - this.#offered.to;
  }

  get hasAskedToUndo(): boolean {
    return this.#asked !== null;
  }

  /** Compares the whole records of both sides. */
  compare(): void {
    this.#send({ k: "hello", at: this.#at, all: treeHash(this.#boardHash, this.#tree) });
  }

  /** Asks from time to time if both are at the same turn. */
  tick(): void {
    if (this.#owesGame) this.#sendGame(ANSWERS);
    else this.#send({ k: "hello", at: this.#at, all: null });
  }

  /** True if the text was sent; markup and long texts are not. */
  chat(text: string): boolean {
    const words = text.trim();
    if (words === "" || words.length > LONGEST_CHAT || hasMarkup(words)) return false;
    this.#send({ k: "chat", text: words });
    this.#options.tell({ kind: "chat", text: words, from: "me" });
    return true;
  }

  point(site: Site): void {
    this.#send({ k: "point", site });
  }

  /** Number of turns that would be left without this side's last one and all after it; null where it took none. */
  get undoTo(): number | null {
    const path = pathTo(this.#tree, this.#tip);
    const last = path.findLastIndex((id) => this.#sideOf(id) === this.#mine.mine);
    return last === -1 ? null : last;
  }

  askUndo(): void {
    const to = this.undoTo;
    if (to === null) return;
    this.#asked = { at: this.#at, to };
    this.#consent = { ...this.#asked, left: this.#path.slice(0, to) };
    this.#send({ k: "undo", ...this.#asked });
  }

  answerUndo(yes: boolean): void {
    const offered = this.#offered;
    if (offered === null) return;
    this.#offered = null;
    this.#send({ k: "undone", ...offered, yes });
    if (yes) this.#takeBack(this.#path.slice(0, offered.to));
  }

  /** Leaves the peer. */
  leave(): void {
    if (this.#isOver) return;
    this.#send({ k: "bye" });
    this.close();
  }

  close(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#options.port.close();
  }

  receive(text: unknown): void {
    if (this.#isOver || !this.#isAllowed(1)) return;
    const message = readMessage(text);
    if (typeof message === "string") return this.#refuse(message);
    this.#take(message);
  }

  #take(message: Message): void {
    switch (message.k) {
      case "hello":
        return this.#greeted(message);
      case "game":
        return this.#gameCame(message);
      case "turn":
        return this.#turnCame(message);
      case "undo":
        return this.#undoAsked(message);
      case "undone":
        return this.#undoAnswered(message);
      case "marks":
        return this.#marksCame(message);
      case "chat":
        return this.#options.tell({ kind: "chat", text: message.text, from: "peer" });
      case "point":
        if (!isOnBoard(this.#controller.store.state, message.site)) return this.#refuse("form");
        return this.#options.pointed?.(message.site);
      case "refused":
        return this.#options.tell({ kind: "refused", why: message.why });
      case "said":
      case "times":
        return this.#refuse("form");
      default:
        this.close();
        this.#options.tell({ kind: "left" });
    }
  }

  #greeted({ at, all }: Named<"hello">): void {
    const isSame = all === null || all === treeHash(this.#boardHash, this.#tree);
    if (!this.#isHere(at) || !isSame) return this.#sendGame(ANSWERS);
    this.#isOpening = false;
  }

  #turnCame({ at, turn, left }: Named<"turn">): void {
    if (this.#isKnown(at, turn)) return;
    if (!this.#isHere(at)) return this.#sendGame(ANSWERS);
    if (!this.#isPeers(turn)) return this.#refuse("rules");
    this.#play(turn);
    this.#timed(left);
  }

  /** Tells the clock whose turn it is at the tip, and what the peer has left. */
  #timed(left: TimeLeft | null = null): void {
    const { store } = this.#controller;
    const { game, opponent } = store.state;
    const times = timesSlice.of(store.state);
    if (times === null || opponent.kind !== "link") return;
    const divided = store.state.board.rules.komi === "divide-and-choose";
    const theirs = colourOfSide(this.#theirs, game.standing, divided);
    const update = left === null || theirs === null ? {} : { [theirs]: left };
    const running = playerNamed(game.actor);
    store.dispatch(timesSlice.with({ ...times, ...update, running }));
  }

  /** True for a turn that has arrived before. */
  #isKnown({ n, e, h }: At, turn: Turn): boolean {
    const known = this.#path[n];
    if (known === undefined || e !== this.#undone || !sameTurn(known, turn)) return false;
    return this.#lineHash(n) === h;
  }

  /** True if the rules allow the turn at the tip, to the peer. */
  #isPeers(turn: Turn): boolean {
    let isAllowed = false;
    this.#controller.askAt(this.#tip, (game) => {
      isAllowed =
        sideOfTurn(turn, { actor: game.actor, standing: game.standing() }) === this.#theirs &&
        isNotRefused(game, turn);
    });
    return isAllowed;
  }

  #play(turn: Turn): void {
    const { store } = this.#controller;
    this.#applying(() => {
      this.#show(this.#tip);
      this.#controller.play(turn, "peer");
    });
    const { tree, node } = store.state.branch;
    if (node === this.#tip || nodeOf(tree, node).parent !== this.#tip) return;
    this.#isOpening = false;
    // The peer played on instead of an answer.
    this.#consent = null;
    this.#moveTip(node);
  }

  #undoAsked({ at, to }: Named<"undo">): void {
    if (!this.#isHere(at)) return this.#sendGame(ANSWERS);
    if (to >= at.n) return this.#refuse("form");
    this.#offered = { at, to };
    this.#options.tell({ kind: "undo-asked" });
  }

  #undoAnswered({ at, to, yes }: Named<"undone">): void {
    const consent = this.#consent;
    if (consent === null || consent.to !== to || !isSameMoment(consent.at, at)) return;
    this.#consent = null;
    this.#asked = null;
    if (yes) this.#takeBack(consent.left);
    this.#options.tell({ kind: yes ? "undo-agreed" : "undo-declined" });
  }

  /** Marks of another moment than both know stay with the peer until records are compared as a whole. */
  #marksCame({ at: { n, h }, marks }: Named<"marks">): void {
    const id = pathTo(this.#tree, this.#tip)[n - 1];
    if (!this.#isAllowed(MARKS_COST - 1) || id === undefined || this.#lineHash(n) !== h) return;
    const tree = withMarks(this.#tree, id, marks);
    if (!fitsWhole(this.#controller, tree)) return this.#refuse("form");
    this.#applying(() => this.#controller.editor.adopt(tree));
  }

  /** Goes back by agreement; what was played stays in the record. */
  #takeBack(left: readonly Turn[]): void {
    const node = this.#nodeAfter(left);
    this.#undone += 1;
    this.#moveTip(node);
    this.#applying(() => this.#show(node));
    this.#timed();
  }

  #gameCame({ g, e, all, more }: Named<"game">): void {
    if (!this.#isAllowed(GAME_COST)) return;
    const theirs = readWhole(this.#controller, g, this.#invitation(this.#mine.mine));
    if (theirs === null) return this.#refuse("game");
    const before = this.#tree;
    const { tree, ids } = joined(before, theirs.tree, this.#options.role);
    if (!fitsWhole(this.#controller, tree)) return this.#refuse("game");
    const hash = treeHash(this.#boardHash, tree);
    if (hash !== treeHash(this.#boardHash, before))
      this.#applying(() => this.#controller.editor.adopt(tree));
    const brought = [...ids.values()].filter((id) => !has(before, id));
    this.#foreign = new Set([...this.#foreign, ...brought]);
    this.#meet(ids.get(theirs.node) ?? START, e);
    if (hash !== all && more > 0) this.#sendGame(more - 1);
  }

  /** Goes to the turn at which both go on: after turns that were taken back by agreement, or the longer line, or where
   *  both went on, the host's. */
  #meet(theirs: NodeId, undone: number): void {
    const before = this.#tip;
    let from = this.#tip;
    if (undone < this.#undone) return;
    if (undone > this.#undone) {
      if (this.#consent?.at.e !== this.#undone || undone !== this.#undone + 1) return;
      from = this.#nodeAfter(this.#consent.left);
      this.#undone = undone;
      this.#consent = null;
      this.#options.tell({ kind: "undo-agreed" });
    }
    const to = this.#meeting(from, theirs);
    if (to === before) return;
    this.#moveTip(to);
    this.#applying(() => this.#show(to));
    this.#timed();
  }

  /** The peer's line as far as its turns are the peer's own, or were known here before: once both have met, nobody plays for the other
   *  side. */
  #meeting(ours: NodeId, theirs: NodeId): NodeId {
    const [own, other] = [pathTo(this.#tree, ours), pathTo(this.#tree, theirs)];
    const common = own.filter((id, index) => other[index] === id).length;
    const [mine, next] = [own[common], other[common]];
    if (next === undefined) return ours;
    if (mine !== undefined) {
      const siblings = siblingsOf(this.#tree, mine);
      this.#options.tell({ kind: "parted", turns: common });
      if (siblings.indexOf(mine) < siblings.indexOf(next)) return ours;
    }
    const turns = other.flatMap((id) => nodeOf(this.#tree, id).turn ?? []);
    const wasPlayed = (index: number) => startsWith(this.#played, turns.slice(0, index + 1));
    const strange = other.findIndex(
      (id, index) =>
        !this.#isOpening &&
        index >= common &&
        this.#foreign.has(id) &&
        !wasPlayed(index) &&
        this.#sideOf(id) !== this.#theirs,
    );
    const last = strange === -1 ? theirs : (other[strange - 1] ?? START);
    return strange === common && mine !== undefined ? ours : last;
  }

  #show(node: NodeId): void {
    const { store } = this.#controller;
    if (tryingSlice.of(store.state) !== null) store.dispatch(tryingSlice.with(null));
    this.#controller.goTo(node);
  }

  /** Side that took a turn of the tree; null where the core cannot say. */
  #sideOf(id: NodeId): Side | null {
    const { turn, parent } = nodeOf(this.#tree, id);
    let side: Side | null = null;
    if (turn !== null)
      this.#controller.askAt(parent, (game) => {
        side = sideOfTurn(turn, { actor: game.actor, standing: game.standing() });
      });
    return side;
  }

  /** Sends what the reader plays at the tip for this side. */
  #follow(state: State, before: State): void {
    if (this.#isOver || this.#isApplying || state === before) return;
    if (state.board !== before.board || !has(state.branch.tree, this.#tip)) return this.#reopened();
    if (state.branch.tree.notes !== before.branch.tree.notes) this.#marked(state, before);
    if (state.change === before.change || state.change.kind !== "played") return;
    const { tree, node } = state.branch;
    const { turn, parent } = nodeOf(tree, node);
    if (turn === null || parent !== this.#tip) return;
    if (sideOfTurn(turn, before.game) !== this.#mine.mine) return;
    const at = this.#at;
    this.#isOpening = false;
    this.#moveTip(node);
    const send = () => this.#send({ k: "turn", at, turn, left: this.#left });
    // The clock hears of the turn after this file, or before it.
    if (timesSlice.of(state) === null) send();
    else queueMicrotask(send);
  }

  /** Sends the marks that the reader has changed beside a turn of the game; those of variations stay here. */
  #marked({ branch: { tree, node } }: State, { branch: before }: State): void {
    const { marks } = notesOf(tree, node);
    const n = pathTo(tree, this.#tip).indexOf(node) + 1;
    if (n === 0 || marks === notesOf(before.tree, node).marks) return;
    const at = { n, e: this.#undone, h: this.#lineHash(n) };
    this.#send({ k: "marks", at, marks: marks ?? null });
  }

  /** The same game was opened anew, with other nodes, or turns of it were deleted. */
  #reopened(): void {
    this.#foreign = new Set();
    this.#moveTip(this.#nodeAfter(this.#path));
    this.compare();
  }

  /** Node after these turns, as many as the tree has. */
  #nodeAfter(turns: readonly Turn[]): NodeId {
    let node = START;
    for (const turn of turns) {
      const next = nodeOf(this.#tree, node).children.find((id) =>
        sameTurn(nodeOf(this.#tree, id).turn ?? "pass", turn),
      );
      if (next === undefined) return node;
      node = next;
    }
    return node;
  }

  #moveTip(node: NodeId): void {
    this.#tip = node;
    this.#path = pathTo(this.#tree, node).flatMap((id) => nodeOf(this.#tree, id).turn ?? []);
    if (!startsWith(this.#played, this.#path)) this.#played = this.#path;
    const { isAskedToUndo } = this;
    this.#asked = null;
    this.#offered = null;
    if (isAskedToUndo) this.#options.tell({ kind: "undo-gone" });
    this.#options.moved?.();
  }

  #applying(work: () => void): void {
    this.#isApplying = true;
    try {
      work();
    } finally {
      this.#isApplying = false;
    }
  }

  #sendGame(more: number): void {
    const now = this.#options.now();
    this.#owesGame = now - this.#gameSent < GAME_PAUSE;
    if (this.#owesGame) return;
    this.#gameSent = now;
    try {
      const all = treeHash(this.#boardHash, this.#tree);
      const g = writeWhole(this.#controller, this.#tip, this.#invitation(this.#theirs));
      this.#send({ k: "game", g, e: this.#undone, all, more });
    } catch (error) {
      if (!(error instanceof GospaceError)) throw error;
      this.#options.tell({ kind: "too-long" });
    }
  }

  #send(message: Message): void {
    if (!this.#isOver) this.#options.port.send(writeMessage(message));
  }

  #refuse(why: Fault): void {
    this.#refused += 1;
    if (this.#refused <= ANSWERED) this.#send({ k: "refused", why });
    if (this.#refused < (this.#options.patience ?? PATIENCE)) return;
    this.close();
    this.#options.tell({ kind: "hostile" });
  }

  /** Those of a flood are dropped unread, and the peer is told once. */
  #isAllowed(cost: number): boolean {
    const isAllowed = this.#allowance.takes(cost);
    if (!isAllowed && !this.#isFlooded) this.#refuse("flood");
    this.#isFlooded = !isAllowed;
    return isAllowed;
  }

  #invitation(side: Side): Invitation {
    return { side, game: this.#mine.game };
  }

  get #tree(): Tree {
    return this.#controller.store.state.branch.tree;
  }

  /** Time that is left to this side; null without a clock. */
  get #left(): TimeLeft | null {
    const { state } = this.#controller.store;
    const divided = state.board.rules.komi === "divide-and-choose";
    const mine = colourOfSide(this.#mine.mine, state.game.standing, divided);
    const times = timesSlice.of(state);
    return times === null || mine === null ? null : times[mine];
  }

  get #theirs(): Side {
    return otherSide(this.#mine.mine);
  }

  get #at(): At {
    const n = this.#path.length;
    return { n, e: this.#undone, h: this.#lineHash(n) };
  }

  /** Hash of the game after its first `n` turns. */
  #lineHash(n: number): string {
    return lineHash(this.#boardHash, this.#path.slice(0, n));
  }

  #isHere(at: At): boolean {
    return isSameMoment(at, this.#at);
  }

  get #boardHash(): string {
    return boardHash(this.#controller);
  }
}

function startsWith(line: readonly Turn[], first: readonly Turn[]): boolean {
  return first.every((turn, index) => {
    const there = line[index];
    return there !== undefined && sameTurn(there, turn);
  });
}

function isSameMoment(a: At, b: At): boolean {
  return a.n === b.n && a.e === b.e && a.h === b.h;
}
