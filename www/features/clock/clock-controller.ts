/** Clock controller: runs the time of the player to act between people here, live, and against the computer, and takes the
 *  turn that loses when it is up. Live, each page does so for its own side, and is told the other's time with its turns; a page
 *  that watches is told both. It begins with the first turn; a turn that is taken back gives no time back. Once a game is
 *  over its time stands, whatever else is tried, unless the end is taken back and both have time left. The times are kept
 *  with each turn and each pause, and a game that is opened with such times goes on with them. */
import type { Player } from "../../engine/types.ts";
import { analysisSlice } from "../../model/analysis.ts";
import { isConnected, liveSlice, watchingSlice } from "../../model/correspondence.ts";
import type { GameController } from "../../model/game-controller.ts";
import { timesSlice } from "../../model/kept-times.ts";
import { sideOf } from "../../model/opponent.ts";
import { playerNamed, type State } from "../../model/state.ts";
import type { TimeControl, TimeLeft, Times } from "../../model/times.ts";
import { type NodeId, notesOf, START } from "../../model/tree/tree.ts";
import { controlOf, withControl } from "./clock-lines.ts";
import { afterTurn, spent, timeAtStart } from "./time-control.ts";

/** The one source of time. */
export interface TimeSource {
  /** In milliseconds from some moment on. */
  now(): number;
  /** Calls back many times a second until the returned function is called. */
  every(listener: () => void): () => void;
}

/** Seconds left at which the time is spoken. */
const TOLD = [60, 30, 10] as const;

export interface Clock {
  readonly control: TimeControl;
  readonly times: Readonly<Record<Player, TimeLeft>>;
  /** Null before the first turn and once the game is over. */
  readonly running: Player | null;
  readonly isPaused: boolean;
}

export class ClockController {
  readonly #controller: GameController;
  readonly #source: TimeSource;
  readonly #listeners: ((spoken: Player | null) => void)[] = [];
  #control: TimeControl | null = null;
  #times: Record<Player, TimeLeft> | null = null;
  #running: Player | null = null;
  #isOver = false;
  /** When the running turn's time was counted last. */
  #since = 0;
  #isPaused = false;
  /** Ends the calls of the source; null while there are none. */
  #stop: (() => void) | null = null;
  /** The moment at which the running player is to act. */
  #node: NodeId | null = null;
  /** The times that this controller has kept last. */
  #kept: Times | null = null;

  /** `from`: the state from which on the game is followed. */
  constructor(controller: GameController, source: TimeSource, from = controller.store.state) {
    this.#controller = controller;
    this.#source = source;
    this.#open(from);
    this.#follow(controller.store.state, from);
    controller.store.subscribe((state, before) => this.#follow(state, before));
  }

  /** Null while no time is set, and in games by link while their pages are not connected. */
  get clock(): Clock | null {
    const [control, times] = [this.#control, this.#times];
    if (control === null || times === null) return null;
    const { state } = this.#controller.store;
    if (state.opponent.kind === "link" && !isConnected(state)) return null;
    return { control, times, running: this.#running, isPaused: this.#isPaused };
  }

  /** Registers a listener to changes; it is given the player whose time is to be spoken. */
  subscribe(listener: (spoken: Player | null) => void): void {
    this.#listeners.push(listener);
  }

  /** Sets the time for both players anew, and writes it into the comment of the game; null: no clock. */
  set(control: TimeControl | null): void {
    const { store, editor } = this.#controller;
    const comment = notesOf(store.state.branch.tree, START).comment ?? "";
    const written = withControl(comment, control);
    if (written !== comment) editor.comment(START, written);
    this.#control = control;
    this.#reset();
  }

  /** Live, the time goes on. */
  pause(): void {
    this.#tick();
    if (isConnected(this.#controller.store.state)) return this.#keep();
    this.#isPaused = true;
    if (this.#running !== null) this.#keep();
    this.#notify(null);
  }

  resume(): void {
    if (!this.#isPaused) return;
    this.#since = this.#source.now();
    this.#isPaused = false;
    this.#notify(null);
  }

  #reset(): void {
    const control = this.#control;
    this.#running = null;
    this.#isOver = false;
    this.#node = null;
    this.#times =
      control === null ? null : { black: timeAtStart(control), white: timeAtStart(control) };
    const { store } = this.#controller;
    if (timesSlice.of(store.state) !== null) store.dispatch(timesSlice.with(null));
    this.#notify(null);
  }

  /** Writes the times into the state, from which the game is saved. */
  #keep(): void {
    const times = this.#times;
    if (times === null || this.clock === null) return;
    this.#kept = { ...times, running: this.#running };
    this.#controller.store.dispatch(timesSlice.with(this.#kept));
  }

  #follow(state: State, before: State): void {
    const { change } = state;
    if (state.board !== before.board) return this.#open(state);
    const hasChanged = [liveSlice, watchingSlice].some(
      (each) => each.of(state) !== each.of(before),
    );
    if (hasChanged) return this.#connected(state);
    const times = timesSlice.of(state);
    if (times !== timesSlice.of(before) && times !== this.#kept && times !== null)
      return this.#adopt(state, times);
    if (change === before.change || this.clock === null || watchingSlice.of(state)) return;
    if (change.kind === "played") this.#taken(state);
    else if (change.kind === "back") this.#takenBack(state, before);
    else if (change.kind === "forward") this.#takenAgain(state, before);
  }

  /** The control that the game was begun with; a game that is looked at later, without times, has no clock. */
  #open(state: State): void {
    if (isConnected(state)) return this.#connected(state);
    const { game, branch } = state;
    const times = timesSlice.of(state);
    const comment = notesOf(branch.tree, START).comment ?? "";
    this.#control = game.record.length === 0 || times !== null ? controlOf(comment) : null;
    if (this.#control === null || times === null) return this.#reset();
    const { running, black, white } = times;
    this.#times = { black, white };
    this.#running = running;
    this.#isOver = game.result !== null || !haveTime(times);
    this.#node = branch.line.at(-1) ?? START;
    this.#since = this.#source.now();
    this.#notify(null);
  }

  /** A live game goes on with the times that were kept, or begins with all of them. */
  #connected(state: State): void {
    if (!isConnected(state)) return this.#notify(null);
    const { branch, game } = state;
    this.#control = controlOf(notesOf(branch.tree, START).comment ?? "");
    const times = timesSlice.of(state);
    if (this.#control === null) return this.#reset();
    if (watchingSlice.of(state) && times !== null) return this.#adopt(state, times);
    const whole = timeAtStart(this.#control);
    const { black, white } = times ?? { black: whole, white: whole };
    this.#times = { black, white };
    this.#running = null;
    if (game.record.length > 0 && !watchingSlice.of(state)) this.#run(state);
    else this.#notify(null);
  }

  /** The other page's times, and whose turn it is after turns that were taken back. */
  #adopt({ branch, game }: State, times: Times): void {
    const { running, black, white, gone = 0 } = times;
    this.#kept = times;
    this.#times = { black, white };
    this.#running = running;
    this.#isOver = game.result !== null;
    this.#node = branch.node;
    this.#since = this.#source.now() - gone;
    this.#notify(null);
  }

  #taken(state: State): void {
    if (this.#isOver) return;
    const before = this.#running;
    if (before !== null) this.#tick();
    const [control, times] = [this.#control, this.#times];
    if (control === null || times === null || this.#running !== before) return;
    if (before !== null && playerNamed(state.game.actor) !== before)
      times[before] = afterTurn(control, times[before]);
    this.#run(state);
  }

  #takenBack(state: State, before: State): void {
    if (this.#running !== null) return this.#run(state);
    const times = this.#times;
    if (before.game.result !== null && times !== null) this.#isOver = !haveTime(times);
  }

  /** Only from the moment at which somebody was to act: elsewhere it is a look at the record. */
  #takenAgain(state: State, before: State): void {
    if (this.#running !== null && before.branch.node === this.#node) this.#run(state);
  }

  #run({ game, branch }: State): void {
    if (this.#running !== null) this.#tick();
    this.#isOver = game.result !== null;
    this.#running = this.#isOver ? null : playerNamed(game.actor);
    this.#node = branch.node;
    this.#since = this.#source.now();
    this.#keep();
    this.#notify(null);
  }

  #tick(): void {
    const [control, times, running] = [this.#control, this.#times, this.#running];
    if (this.clock === null || this.#isPaused) return;
    if (control === null || times === null || running === null) return;
    const now = this.#source.now();
    const was = times[running];
    const left = spent(control, was, now - this.#since);
    this.#since = now;
    if (left === null) return this.#isMine(running) ? this.#end(running) : this.#stand(running);
    times[running] = left;
    this.#notify(TOLD.some((at) => crossed(was, left, 1000 * at)) ? running : null);
  }

  /** False for a side of a live game whose own page watches its time. */
  #isMine(player: Player): boolean {
    const { state } = this.#controller.store;
    const { opponent, game } = state;
    if (opponent.kind !== "link") return true;
    return sideOf(player, game.standing) === opponent.mine && !watchingSlice.of(state);
  }

  /** Nothing is left of the time. */
  #stand(player: Player): void {
    const times = this.#times;
    if (times !== null) times[player] = { left: 0, periods: 0, inPeriod: times[player].inPeriod };
    this.#notify(null);
  }

  /** The player's time is up, wherever the record is shown. */
  #end(loser: Player): void {
    const node = this.#node;
    this.#stand(loser);
    this.#running = null;
    const { store } = this.#controller;
    if (analysisSlice.of(store.state) !== null) store.dispatch(analysisSlice.with(null));
    if (node !== null) this.#controller.goTo(node);
    this.#controller.play("timeout");
    this.#keep();
    this.#notify(null);
  }

  #notify(spoken: Player | null): void {
    const runs = this.clock !== null && this.#running !== null && !this.#isPaused;
    if (runs) this.#stop ??= this.#source.every(() => this.#tick());
    else {
      this.#stop?.();
      this.#stop = null;
    }
    for (const listener of this.#listeners) listener(spoken);
  }
}

function haveTime({ black, white }: Readonly<Record<Player, TimeLeft>>): boolean {
  return black.left > 0 && white.left > 0;
}

/** True if so much is left now and more was before; a new period is spoken from its start. */
function crossed(was: TimeLeft, now: TimeLeft, at: number): boolean {
  const before = was.periods === now.periods && was.inPeriod === now.inPeriod ? was.left : Infinity;
  return before > at && now.left <= at;
}
