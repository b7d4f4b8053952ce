/** Clock: both times under the buttons of the turn, on a phone over the board, and the choice of a time control beside the opponent. */
import "./clock.css";
import type { Player } from "../../engine/types.ts";
import type { GameController } from "../../model/game-controller.ts";
import type { State } from "../../model/state.ts";
import { byId, say } from "../../panels/dom.ts";
import { html, type Markup, mount, stoneIcon } from "../../panels/template.ts";
import { CLOCK, timesSpoken, timeWord } from "../../words/clock.ts";
import { playerWord } from "../../words/names.ts";
import { mountChooser } from "./chooser.ts";
import { type Clock, ClockController, type TimeSource } from "./clock-controller.ts";

/** Milliseconds between two looks at the time. */
const TICK = 200;

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
  mountChooser(controller, clocks);
  clocks.subscribe((spoken) => {
    for (const refresh of views) refresh();
    if (spoken !== null) tell();
  });
  return tell;
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
