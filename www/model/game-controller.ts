/** Game controller: sends turns to the core and puts its answers into the store. If the core
 *  refuses a call or traps, the game stays as it was. */
import { Game, GospaceError, toLink } from "gospace/play";
import type { Actor, Around, Board, GameDocument, Rules, Turn } from "../engine/types.ts";
import { canonical } from "../fractions.ts";
import { type Action, reduce } from "./actions.ts";
import { type Aim, contactOf } from "./aim.ts";
import { isComputersTurn, isComputerThinking } from "./analysis.ts";
import { bidSlice } from "./bid.ts";
import { needsConfirmation, pendingSlice, triedSlice, tryingSlice } from "./correspondence.ts";
import type { EngineSync } from "./engine-sync.ts";
import type { ExplainController } from "./explain-controller.ts";
import { explainController } from "./explaining.ts";
import { timesSlice } from "./kept-times.ts";
import { type DocumentHeader, gameAt, gameDocument, type OpenedGame } from "./open-game.ts";
import { HERE, type Opponent, opponentForNewGame } from "./opponent.ts";
import { type Handicap, handicapSlice } from "./placed-handicap.ts";
import { Pointer } from "./pointer.ts";
import { positionDocument } from "./position.ts";
import { previewSlice } from "./preview.ts";
import { RecordEditor } from "./record-editor.ts";
import {
  type BoardView,
  type Change,
  type Colouring,
  type Contact,
  type GameView,
  initialState,
  isCentre,
  type Notice,
  type Place,
  placeOf,
  type ReplacedGame,
  type State,
  samePlace,
  type TurnRefusal,
} from "./state.ts";
import { Store } from "./store.ts";
import type { Times } from "./times.ts";
import { lineTo } from "./tree/document-turns.ts";
import { asMainLine, fitsDocument, withTurn } from "./tree/edits.ts";
import { type Moment, momentOf } from "./tree/moment.ts";
import {
  type Branch,
  branchAt,
  forkAt,
  has,
  type NodeId,
  nodeOf,
  recordOf,
  START,
  type Tree,
} from "./tree/tree.ts";
import { playedAt, playWith } from "./turns.ts";
import { readBoard, readColouring, readGame, readTouching } from "./view-model.ts";

/** Options for opening a game. */
interface OpenOptions {
  readonly galleryId?: string | null;
  /** The game that it replaces. */
  readonly previous?: ReplacedGame | null;
  /** Things dropped by the importer. */
  readonly dropped?: readonly string[];
  /** Moment to show; null: the end of the main line. */
  readonly moment?: Moment | null;
  readonly opponent?: Opponent;
  readonly times?: Times | null;
  readonly handicap?: Handicap | null;
  /** True if the new game contains the previous one. */
  readonly inPlace?: boolean;
}

export class GameController {
  readonly store: Store<State, Action>;
  readonly pointer: Pointer;
  /** Record editor. */
  readonly editor: RecordEditor;
  #header: DocumentHeader;
  #sync: EngineSync;
  /** The last link, or the error that prevented it; walking through a game does not change it. */
  #linked: { readonly tree: Tree; readonly link: string | GospaceError } | null = null;
  #explain: ExplainController | null = null;
  /** Number of the latest reading in parts. */
  #reading = 0;
  #onLeaving: () => void = () => {};
  #allowsPass: () => boolean = () => true;
  #allowsPlay: (at: Place) => boolean = () => true;
  /** Runs a question in the core. */
  readonly ask = (question: (game: Game) => void): void =>
    this.#attempt(() => question(this.#game));

  /** Throws GospaceError if the document cannot be read. */
  constructor(given: Game | GameDocument | string, galleryId: string | null = null) {
    const { header, sync, branch } = gameAt(given instanceof Game ? given : new Game(given), null);
    this.#header = header;
    this.#sync = sync;
    const board = readBoard(this.#game, galleryId, header);
    const game = readGame(this.#game, recordOf(branch));
    this.store = new Store(initialState(board, game, branch), reduce);
    this.pointer = new Pointer(this.store, this.ask);
    this.editor = new RecordEditor(this.store, (branch) => this.#walk(branch));
  }

  /** Registers a listener that runs before the current game is replaced. */
  beforeLeaving(listener: () => void): void {
    this.#onLeaving = listener;
  }

  /** Registers a question before each pass; false holds it back. */
  beforePass(allows: () => boolean): void {
    this.#allowsPass = allows;
  }

  /** Registers a question before each play of the reader's; false: the place is put to another use. */
  beforePlay(allows: (at: Place) => boolean): void {
    this.#allowsPlay = allows;
  }

  /** Explanations, once they are there. */
  get explain(): ExplainController {
    this.#explain ??= explainController(this.store, this.ask);
    if (this.#explain === null) throw new Error("explanations have not been fetched");
    return this.#explain;
  }

  get #game(): Game {
    return this.#sync.game;
  }

  /** The whole game, undone turns and variations included. */
  document(): GameDocument {
    return gameDocument(this.#header, this.store.state.branch.tree);
  }

  /** The players of turns of the tree: of each the one who was to act, but of a deletion the one who deletes. */
  movers(ids: readonly NodeId[]): readonly Actor[] {
    const { tree, node } = this.store.state.branch;
    const movers: Actor[] = [];
    this.#attempt(() => {
      for (const id of ids) {
        const { turn, parent } = nodeOf(tree, id);
        this.#sync.goTo(tree, parent);
        const deleter = typeof turn === "object" && turn !== null && "forget" in turn;
        movers.push(deleter ? turn.forget : (this.#game.actor ?? "black"));
      }
      this.#sync.goTo(tree, node);
    });
    return movers;
  }

  /** Runs a question in the core at a node of the tree, without a change of the shown position. */
  askAt(at: NodeId, question: (game: Game) => void): void {
    const { tree, node } = this.store.state.branch;
    this.#attempt(() => {
      this.#sync.goTo(tree, at);
      question(this.#game);
      this.#sync.goTo(tree, node);
    });
  }

  /** The surroundings of a placement, empty on a plane; null if the core fails. */
  around(at: number): Around | null {
    let around: Around | null = null;
    this.#attempt(() => {
      around = this.#game.around(at);
    });
    return around;
  }

  /** Frees the game's memory; the controller must not be used afterwards. */
  close(): void {
    this.#game.free();
  }

  /** The whole game with the shown line as its main line, because pictures show the main line only. */
  documentOfShownLine(): GameDocument {
    const { tree, node } = this.store.state.branch;
    return gameDocument(this.#header, asMainLine(tree, node));
  }

  /** The shown line to its end, without variations. */
  documentOfLine(): GameDocument {
    const { tree, line } = this.store.state.branch;
    return gameDocument(this.#header, tree, lineTo(tree, line.at(-1) ?? START));
  }

  /** The game up to the shown moment, without later turns and variations. */
  documentToHere(): GameDocument {
    const { tree, node } = this.store.state.branch;
    return gameDocument(this.#header, tree, lineTo(tree, node));
  }

  /** The link to the whole game. Throws GospaceError if it would be too long. */
  documentLink(): string {
    const { tree } = this.store.state.branch;
    if (this.#linked?.tree !== tree) this.#linked = { tree, link: this.#newLink(tree) };
    const { link } = this.#linked;
    if (link instanceof GospaceError) throw link;
    return link;
  }

  /** The core need not read the board again of a game that is as it was read. */
  #newLink(tree: Tree): string | GospaceError {
    const isAsRead = this.#sync.isAsRead(tree);
    return linkOr(() => (isAsRead ? this.#game.link() : toLink(this.document())));
  }

  /** Opens a document at a moment. A document that cannot be read changes only the notice. */
  open(
    document: GameDocument | string,
    galleryId: string | null = null,
    dropped: readonly string[] = [],
    moment: Moment | null = null,
  ): void {
    this.#open(document, { galleryId, dropped, moment });
  }

  /** Opens the same game on its changed board, with all of its turns: no other game is left. */
  openChanged(document: GameDocument, moment: Moment | null): void {
    this.replace(() => new Game(document), moment);
  }

  /** Opens another game at a moment. One that cannot be made changes only the notice. */
  replace(made: () => Game, moment: Moment | null): void {
    this.#attempt(() => this.#replaceGame(made(), { moment }));
  }

  /** Reads a large document in three tasks, between which the page answers, and opens it. The latest opening counts: null
   *  where another board has come meanwhile, or where the document cannot be read, which changes only the notice. */
  async readInParts(document: string): Promise<(() => void) | null> {
    const reading = ++this.#reading;
    const { board } = this.store.state;
    const isLatest = () => this.#reading === reading && this.store.state.board === board;
    const next = this.#tried(() => new Game(document));
    await nextTask();
    const read = next === null || !isLatest() ? null : this.#tried(() => readWhole(next, {}));
    await nextTask();
    if (read !== null && isLatest())
      return () => this.#place(read, { previous: this.#currentGame() });
    next?.free();
    return null;
  }

  #open(document: GameDocument | string, arrival: OpenOptions): void {
    this.#attempt(() => {
      const next = new Game(document);
      this.#replaceGame(next, { ...arrival, previous: this.#currentGame() });
    });
  }

  /** The opponent for another game on this board or the next one. */
  get #newGameOptions(): Pick<OpenOptions, "opponent"> {
    return { opponent: opponentForNewGame(this.store.state.opponent) };
  }

  /** Opens a link at a moment; null: at the end. A broken link changes only the notice. */
  openLink(link: string, moment: Moment | null, opponent: Opponent = HERE): void {
    this.#attempt(() => {
      const game = this.#readLink(link);
      if (game !== null) this.#replaceGame(game, { moment, opponent });
    });
  }

  openGallery({ id, document }: { readonly id: string; readonly document: GameDocument }): void {
    this.#open(document, { galleryId: id, ...this.#newGameOptions });
  }

  /** Opens the same game on a board with another start, while a handicap is placed and once it is. */
  openStart(document: GameDocument, handicap: Handicap | null): void {
    const { board, opponent } = this.store.state;
    const arrival = { galleryId: board.galleryId, opponent, handicap, inPlace: true };
    this.#attempt(() => this.#replaceGame(new Game(document), arrival));
  }

  /** Opens the same board without turns, by these rules or by its own, and with another start where one is given. */
  startAgain(rules?: Rules, board?: Board): void {
    this.#attempt(() => {
      const { turns: _, ...document } = this.document();
      const { galleryId } = this.store.state.board;
      const ruled = { ...document, ...(rules && { rules }), ...(board && { board }) };
      this.#open(ruled, { galleryId, ...this.#newGameOptions });
    });
  }

  /** Opens a game that was replaced; `inPlace` if it contains the current one. */
  restore({ document, ...previous }: ReplacedGame, inPlace = false): void {
    const { galleryId, moment, opponent, times = null } = previous;
    const arrival = { galleryId, moment, opponent, times, inPlace };
    this.#attempt(() => this.#replaceGame(new Game(document), arrival));
  }

  /** Takes a turn that the reader, the computer or a peer chose. A recorded turn is walked to; any other one begins a new
   *  line. Refused while the computer prepares its turn. That of a peer, who plays live, needs no confirmation. */
  play(turn: Turn, chosenBy: "reader" | "computer" | "peer" = "reader"): void {
    if (isComputerThinking(this.store.state)) return this.#refuse(turn, { code: "thinking" });
    this.#attempt(() => {
      const { branch, game } = this.store.state;
      if (chosenBy !== "peer" && needsConfirmation(this.store.state, turn))
        return this.#awaitConfirmation(turn);
      const touching = this.#contactAt(playedAt(turn));
      const attempt = this.#sync.tryPlay(turn, game.turnCount);
      if (attempt.refusal !== null) return this.#refuse(turn, attempt.refusal);
      const { tree, node } = withTurn(branch.tree, branch.node, attempt.turn);
      if (!fitsDocument(tree)) return this.#undoLast();
      this.#sync.recordNode(node);
      const byReader = chosenBy === "reader" && isComputersTurn(this.store.state);
      this.#recordTrial(node, byReader);
      this.#show(branchAt(tree, node, branch.line), ({ mover }) => ({
        kind: "played",
        turn: attempt.turn,
        player: mover ?? "black",
        ...attempt.outcome,
        touching,
      }));
      if (this.store.state.cursor === null) this.pointer.letSettle(playedAt(attempt.turn));
    });
  }

  pass(): void {
    if (this.#allowsPass()) this.play("pass");
  }

  /** A turn for the remote side waits for confirmation. */
  #awaitConfirmation(turn: Turn): void {
    const refusal = this.#game.refusal(turn);
    if (refusal !== null) return this.#refuse(turn, refusal);
    this.store.dispatch({ kind: "withdrawn" });
    this.store.dispatch(pendingSlice.with(turn));
  }

  /** Undoes a turn that exceeds the limits of a document. */
  #undoLast(): void {
    this.#game.undo();
    this.#notice({ kind: "full" });
  }

  /** Takes the turn that waits for confirmation, and marks the start of trying. */
  playPending(): void {
    const { branch } = this.store.state;
    const pendingTurn = pendingSlice.of(this.store.state);
    if (pendingTurn === null) return;
    this.store.dispatch(tryingSlice.with(branch.node));
    this.play(pendingTurn);
  }

  /** Plays with the bid in the field. */
  playAt(at: Place): void {
    if (!this.#allowsPlay(at)) return;
    const bid = bidSlice.of(this.store.state);
    this.play(playWith(at, bid === null ? null : canonical(bid)));
  }

  /** Plays at the aim; on a plane, at the best free centre near it. */
  playNear(aim: Aim): void {
    this.pointer.aim(aim);
    const at = placeOf(this.store.state.pointing);
    if (at !== null) this.playAt(at);
  }

  undo(): void {
    const { node, tree } = this.store.state.branch;
    if (node !== START) this.#step("back", nodeOf(tree, node).parent, node);
  }

  /** Takes back the reader's last turn together with the computer's answer, or alone what the reader tried for the
   *  computer. */
  takeBack(): void {
    const { state } = this.store;
    const isTried = triedSlice.of(state).has(state.branch.node);
    this.undo();
    const { game } = this.store.state;
    if (!isTried && isComputersTurn(this.store.state) && game.turnCount > 0) this.takeBack();
  }

  redo(): void {
    const { tree, node, line } = this.store.state.branch;
    const next = line[nodeOf(tree, node).depth];
    if (next !== undefined) this.#step("forward", next, next);
  }

  /** Walks to the moment after this many turns of the line. */
  walkTo(turnCount: number): void {
    this.goTo(this.store.state.branch.line[turnCount - 1] ?? START);
  }

  /** Walks to any node of the tree. */
  goTo(node: NodeId): void {
    const { branch } = this.store.state;
    if (node !== branch.node && has(branch.tree, node))
      this.#walk(branchAt(branch.tree, node, branch.line));
  }

  /** Walks to the next or previous alternative at the last fork. */
  switchVariation(by: 1 | -1): void {
    const { tree, node } = this.store.state.branch;
    const fork = forkAt(tree, node);
    const there = fork?.siblings[fork.index + by];
    if (there !== undefined) this.goTo(there);
  }

  /** The current position as the start of a game; null where no game can begin so. */
  position(): GameDocument | null {
    const { comment: _, turns: __, ...document } = this.document();
    return positionDocument(document, this.store.state.game);
  }

  playFromHere(): void {
    const document = this.position();
    if (document !== null) this.#open(document, this.#newGameOptions);
  }

  colouringAfter(turns: number): Colouring {
    return readColouring(this.#game, this.store.state.board, turns);
  }

  /** Shows a board of the history in place of the current one. */
  preview(turns: number | null): void {
    this.#attempt(() => {
      const preview = turns === null ? null : { turns, ...this.colouringAfter(turns) };
      this.store.dispatch(previewSlice.with(preview));
    });
  }

  /** A turn of the computer's side is the reader's choice, or no longer. */
  #recordTrial(node: NodeId, byReader: boolean): void {
    const tried = triedSlice.of(this.store.state);
    if (byReader === tried.has(node)) return;
    const others = [...tried].filter((other) => other !== node);
    this.store.dispatch(triedSlice.with(new Set(byReader ? [...others, node] : others)));
  }

  #refuse(turn: Turn, refusal: TurnRefusal): void {
    this.store.dispatch({ kind: "refused", refused: { turn, refusal } });
  }

  #contactAt(at: Place | null): Contact | null {
    if (!isCentre(at)) return null;
    const { pointing, game } = this.store.state;
    const known = pointing.kind === "free" && samePlace(pointing.at, at);
    const touching = known ? pointing.touching : readTouching(this.#game, at);
    return contactOf(touching, game.stones);
  }

  #replaceGame(next: Game, arrival: OpenOptions): void {
    this.#place(readWhole(next, arrival), arrival);
  }

  #place({ header, sync, branch, board, game }: ReadGame, arrival: OpenOptions): void {
    const { previous = null, dropped: left = [] } = arrival;
    const { opponent = HERE, times = null, handicap = null, inPlace = false } = arrival;
    const dropped = [...left, ...board.facts.notices];
    const notice: Notice | null =
      dropped.length > 0 || previous !== null ? { kind: "opened", dropped, previous } : null;
    this.#onLeaving();
    const before = this.#game;
    this.#header = header;
    this.#sync = sync;
    this.pointer.reset();
    this.store.dispatch({
      kind: "opened",
      board,
      game,
      branch,
      opponent,
      notice,
      inPlace,
      slices: [timesSlice.with(times), handicapSlice.with(handicap)],
    });
    before.free();
  }

  #readLink(link: string): Game | null {
    try {
      return Game.fromLink(link);
    } catch (error) {
      if (!(error instanceof GospaceError) || !isOfLink(error)) throw error;
      const fresh = this.store.state.game.record.length === 0;
      this.#notice({ kind: "broken-link", message: error.message, fresh });
      return null;
    }
  }

  #currentGame(): ReplacedGame | null {
    const { branch, board, opponent } = this.store.state;
    const times = timesSlice.of(this.store.state);
    const { tree, node } = branch;
    return nodeOf(tree, START).children.length === 0
      ? null
      : {
          document: this.document(),
          galleryId: board.galleryId,
          moment: momentOf(tree, node),
          opponent,
          times,
        };
  }

  /** Undoes or redoes one turn, `stepped`. */
  #step(kind: "back" | "forward", to: NodeId, stepped: NodeId): void {
    this.#attempt(() => {
      const { branch, game } = this.store.state;
      const { tree, line } = branch;
      const { turn } = nodeOf(tree, stepped);
      this.#sync.goTo(tree, to);
      if (turn === null) return;
      this.#show(branchAt(tree, to, line), ({ mover }) => ({
        kind,
        turn,
        player: (kind === "back" ? game.mover : mover) ?? "black",
      }));
    });
  }

  #walk(branch: Branch): void {
    this.#attempt(() => {
      this.#sync.goTo(branch.tree, branch.node);
      this.#show(branch, () => ({ kind: "walked" }));
    });
  }

  #show(branch: Branch, change: (game: GameView) => Change): void {
    const game = readGame(this.#game, recordOf(branch));
    this.store.dispatch({ kind: "changed", game, branch, change: change(game) });
    this.pointer.refresh();
  }

  #tried<T>(work: () => T): T | null {
    let result: T | null = null;
    this.#attempt(() => {
      result = work();
    });
    return result;
  }

  #attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof GospaceError)) throw error;
      if (error.code === "trap") this.#recover();
      else this.#notice({ kind: "broken", path: error.path ?? null, message: error.message });
    }
  }

  /** The instance has restarted and replayed its log; the game may be at another node. */
  #recover(): void {
    const { branch } = this.store.state;
    this.#sync.goTo(branch.tree, branch.node);
    const game = readGame(this.#game, recordOf(branch));
    this.store.dispatch({ kind: "changed", game, branch, change: { kind: "walked" } });
    this.#notice({ kind: "restarted" });
  }

  #notice(notice: Notice): void {
    this.store.dispatch({ kind: "noticed", notice });
  }
}

/** A game with all that the page shows of it, read but not yet on the table. */
interface ReadGame extends OpenedGame {
  readonly board: BoardView;
  readonly game: GameView;
}

function readWhole(next: Game, { moment = null, galleryId = null }: OpenOptions): ReadGame {
  const opened = gameAt(next, moment);
  const board = readBoard(next, galleryId, opened.header);
  return { ...opened, board, game: readGame(next, recordOf(opened.branch)) };
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** True if the link itself is at fault, and not the game in it. */
function isOfLink({ code, path }: GospaceError): boolean {
  return path === undefined && ["link", "version", "limit", "type"].includes(code);
}

function linkOr(link: () => string): string | GospaceError {
  try {
    return link();
  } catch (error) {
    if (error instanceof GospaceError && error.code !== "trap") return error;
    throw error;
  }
}
