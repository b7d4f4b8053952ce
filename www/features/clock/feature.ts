/** Clock for two people here, and against the computer: fetched when a game has one, the form of the rules opens, or
 *  the time is asked for. */
import type { Feature } from "../../feature.ts";
import { isConnected } from "../../model/correspondence.ts";
import { timesSlice } from "../../model/kept-times.ts";
import { rulesFormSlice } from "../../model/rules-form.ts";
import type { State } from "../../model/state.ts";
import { notesOf, START } from "../../model/tree/tree.ts";
import { onDemand, whenFirst } from "../../panels/on-demand.ts";

export const clock: Feature = {
  follow({ controller }) {
    let tell: (() => void) | null = null;
    const fetch = () => {
      const { state } = controller.store;
      return onDemand(controller, import("./clock.ts"), ({ mountClock }) => {
        tell ??= mountClock(controller, state);
      });
    };
    whenFirst(controller, (state) => rulesFormSlice.of(state) !== null || isTimed(state), fetch);
    return { tellClock: () => (tell === null ? void fetch().then(() => tell?.()) : tell()) };
  },
};

/** True for a game that is opened at its start or with its times, or is played live, and whose comment has a line about
 *  time. */
function isTimed(state: State): boolean {
  const { change, game, branch } = state;
  const times = timesSlice.of(state);
  const comment = notesOf(branch.tree, START).comment ?? "";
  const begins = game.record.length === 0 || times !== null;
  return (isConnected(state) || (change.kind === "opened" && begins)) && /^Time: /m.test(comment);
}
