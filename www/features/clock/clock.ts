/** Clock: both times under the buttons of the turn, on a phone over the board, and the choice of a time control beside the opponent. */
import "./clock.css";
import type { Player } from "../../engine/types.ts";
import type { GameController } from "../../model/game-controller.ts";
import type { State } from "../../model/state.ts";
import { byId, say } from "../../panels/dom.ts";
import { select } from "../../panels/field.ts";
import { html, type Markup, mount, stoneIcon } from "../../panels/template.ts";
import { CLOCK, controlWords, timesSpoken, timeWord } from "../../words/clock.ts";
import { playerWord } from "../../words/names.ts";
import { type Clock, ClockController, type TimeSource } from "./clock-controller.ts";
import type { TimeControl } from "./time-control.ts";

/** Milliseconds between two looks at the time. */
const TICK = 200;
const [SECOND, MINUTE] = [1000, 60_000];

/** Controls that can be chosen; null: no clock. */
const OFFERED: readonly (TimeControl | null)[] = [
  null,
  { kind: "absolute", main: 5 * MINUTE },
  { kind: "absolute", main: 20 * MINUTE },
  { kind: "fischer", main: 3 * MINUTE, increment: 5 * SECOND },
  { kind: "fischer", main: 10 * MINUTE, increment: 10 * SECOND },
  { kind: "byo-yomi", main: 5 * MINUTE, periods: 3, period: 20 * SECOND },
  { kind: "byo-yomi", main: 20 * MINUTE, periods: 5, period: 30 * SECOND },
];

const BROWSER: TimeSource = {
  now: () => performance.now(),
  every: (listener) => {
    const timer = setInterval(listener, TICK);
    return () => clearInterval(timer);
  },
};

const PLAYERS: readonly Player[] = ["black", "white"];

/** Mounts the clock of the game from a state on, and returns what tells the times by ear. */
export function mountClock(controller: GameController, from: State): () => void {
  const { store } = controller;
  const clocks = new ClockController(controller, BROWSER, from);
  // While events are captured: before the game is saved with its times.
  const follow = () => (document.hidden ? clocks.pause() : clocks.resume());
  document.addEventListener("visibilitychange", follow, { capture: true });
  window.addEventListener("pagehide", () => clocks.pause(), { capture: true });
  window.addEventListener("pageshow", follow);
  const region = byId("live-region");
  const tell = () => {
    const { clock } = clocks;
    say(region, clock === null ? CLOCK.none : timesSpoken(clock.times, clock.running));
  };
  const views = ["clock", "clock-notice"].map((place) =>
    mount(store, place, ["opponent"], () => (clocks.clock === null ? null : faces(clocks.clock))),
  );
  const choice = mount(store, "clock-choice", ["opponent"], ({ opponent }) =>
    opponent.kind === "link" ? null : chooser(clocks),
  );
  clocks.subscribe((spoken) => {
    for (const refresh of views) refresh();
    if (clocks.clock?.running == null) choice();
    if (spoken !== null) tell();
  });
  return tell;
}

/** The controls that are offered, and the one of the game where it is another. */
function chooser(clocks: ClockController): Markup {
  const control = clocks.clock?.control ?? null;
  const known = OFFERED.map(controlWords);
  const chosen = controlWords(control);
  const names = known.includes(chosen) ? known : [...known, chosen];
  const choose = (words: string) => clocks.set(OFFERED[known.indexOf(words)] ?? control);
  return html`<span>${CLOCK.name}</span>${select(
    { label: CLOCK.name },
    names.map((words) => [words, words] as const),
    chosen,
    choose,
  )}`;
}

function faces({ times, running, isPaused }: Clock): Markup[] {
  return PLAYERS.map((player) => {
    const isRunning = player === running && !isPaused;
    return html`<span class="clock-face" data-running=${isRunning}>
      ${stoneIcon(player)}<span class="unseen">${playerWord(player)}</span>
      <b role="timer" aria-live="off">${timeWord(times[player])}</b>
    </span>`;
  });
}
