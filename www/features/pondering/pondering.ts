/** Pondering on this page: begins when the person is to move against a computer that may think in their time, and stops
 *  while the page is hidden, another search runs, data is to be saved, or the battery is low. */
import { WorkerClient } from "../../engine/worker-client.ts";
import { analysisSlice, isComputersTurn, isRunning } from "../../model/analysis.ts";
import type { GameController } from "../../model/game-controller.ts";
import { EFFORTS, type Level } from "../../model/level.ts";
import type { SearchController } from "../../model/search-controller.ts";
import type { State } from "../../model/state.ts";
import { Ponderer } from "./ponder.ts";

/** As far as browsers have it. */
interface Battery extends EventTarget {
  readonly charging: boolean;
  readonly level: number;
}

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
    getBattery?(): Promise<Battery>;
  }
}

/** Share of the battery up to which nothing is pondered. */
const LOW = 0.25;

export function mountPondering(controller: GameController, search: SearchController): void {
  const { store } = controller;
  const ponderer = new Ponderer(new WorkerClient());
  search.prepare((document, effort) => ponderer.answer(document, effort));
  let battery: Battery | null = null;
  let pondered: State["game"] | null = null;
  const follow = () => {
    const { state } = store;
    const level = document.hidden || isSaving(battery) ? null : ponderingLevel(state);
    if (level === null) {
      if (pondered !== null) ponderer.stop();
      pondered = null;
    } else if (pondered !== state.game) {
      pondered = state.game;
      ponderer.begin(controller.documentToHere(), EFFORTS[level]);
    }
  };
  store.subscribe(follow);
  document.addEventListener("visibilitychange", follow);
  const watch = (found: Battery) => {
    battery = found;
    for (const event of ["levelchange", "chargingchange"]) found.addEventListener(event, follow);
    follow();
  };
  // A browser that does not tell its battery ponders.
  navigator.getBattery?.().then(watch, () => undefined);
}

function isSaving(battery: Battery | null): boolean {
  const isLow = battery !== null && !battery.charging && battery.level <= LOW;
  const savesData = navigator.connection?.saveData === true;
  return isLow || savesData || matchMedia("(prefers-reduced-data: reduce)").matches;
}

/** The computer's level if the person is to move and nothing else is searched; null while there is nothing to ponder. */
function ponderingLevel(state: State): Level | null {
  const { opponent, game, change, room } = state;
  const analysis = analysisSlice.of(state);
  if (opponent.kind !== "computer" || opponent.ponders !== true) return null;
  if (game.actor === null || isComputersTurn(state) || isRunning(analysis)) return null;
  return room === "play" && change.kind === "played" ? opponent.level : null;
}
