/** Phase of the game: its question to a player, whose controls are fetched with the first. */
import { keyed } from "lit-html/directives/keyed.js";
import { analysisSlice, isComputerThinking } from "../model/analysis.ts";
import { bidSlice } from "../model/bid.ts";
import type { GameController } from "../model/game-controller.ts";
import { handicapSlice } from "../model/placed-handicap.ts";
import { previewSlice } from "../model/preview.ts";
import type { State } from "../model/state.ts";
import { byId } from "./dom.ts";
import { onDemand } from "./on-demand.ts";
import type { Room } from "./phase-controls.ts";
import type { WaysOn } from "./result.ts";
import { html, type Markup, mount } from "./template.ts";

export type { Room };

/** `ways` lead on from a finished game. */
export function mountPhase(
  controller: GameController,
  host: HTMLElement,
  room: Room,
  ways: WaysOn,
): void {
  let controlsOf: ((state: State) => Markup | null) | null = null;
  let isAsked = false;
  const fetch = async () => {
    if (isAsked) return;
    isAsked = true;
    // Another turn tries again.
    isAsked = await onDemand(controller, import("./phase-controls.ts"), ({ phaseControls }) => {
      controlsOf = phaseControls(controller, room, ways, () => refresh());
      refresh();
    });
  };
  const refresh = mount(
    controller.store,
    host,
    ["game", "board", bidSlice, previewSlice, "opponent", analysisSlice, handicapSlice],
    (state) => {
      if (isComputerThinking(state) || !hasControls(state, room)) return null;
      if (controlsOf === null) void fetch();
      // Empty, it can have the focus that waits for its controls.
      const controls = controlsOf === null ? html`` : controlsOf(state);
      // New elements for each game: a key meant for the last answer presses no new one.
      return controls && html`${keyed(state.game, controls)}`;
    },
    { next: (state) => (isQuestion(state) ? host : byId("stage")) },
  );
}

function hasControls(state: State, room: Room): boolean {
  const { repetition, end } = state.board.rules;
  const atTurn = repetition === "bids" || (end === "forever" && room === "panel");
  return handicapSlice.of(state) !== null || state.game.phase !== "turn" || atTurn;
}

/** True if the game asks for something else than a play. */
export function isQuestion({ game }: State): boolean {
  return game.phase !== "turn" && game.phase !== "over";
}
