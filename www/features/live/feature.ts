/** Live play: a game by link between two pages that are connected, fetched when somebody asks for it or opens an
 *  invitation, or by a reload in the midst of it. */
import type { Feature } from "../../feature.ts";
import { receivedSlice } from "../../model/received.ts";
import { boardShown, byId } from "../../panels/dom.ts";
import { onDemand, whenFirst } from "../../panels/on-demand.ts";
import { button, mount, row } from "../../panels/template.ts";
import { BY_LINK } from "../../words/correspondence.ts";
import type { LiveCards } from "./cards.ts";
import { keptGame } from "./kept-game.ts";

const PLACES = { live: "panel", "dock-live": "dock" } as const;

export const live: Feature = {
  enter(page) {
    const { controller } = page;
    let cards: LiveCards | null = null;
    const show = () => {
      for (const refresh of refreshes) refresh();
    };
    const fetch = () =>
      onDemand(controller, import("./cards.ts"), (part) => {
        cards ??= part.mountLive(page, show);
        show();
      });
    const ask = () => void fetch().then(() => cards?.ask());
    const refreshes = Object.entries(PLACES).map(([id, room]) => {
      const host = byId(id);
      const next = () => host.querySelector<HTMLElement>(".btn") ?? boardShown();
      const reads = ["opponent", receivedSlice, "game", "board"] as const;
      return mount(
        controller.store,
        host,
        reads,
        (state) => {
          const card = cards?.cardIn(host, state, room) ?? null;
          if (card !== null || room === "dock" || state.opponent.kind !== "link") return card;
          return row(button(BY_LINK.playLive, ask, "btn small"));
        },
        { next },
      );
    });
    const kept = keptGame();
    whenFirst(
      controller,
      (state) =>
        receivedSlice.of(state)?.invitation?.live !== undefined ||
        (state.opponent.kind === "link" && state.opponent.game === kept),
      fetch,
    );
  },
};
