/** The way into the Learn room and out of it. "?learn" in the address is the room; the rest of the
 *  address stays the game's. */
import type { GameDocument } from "../../engine/types.ts";
import type { GameController } from "../../model/game-controller.ts";
import type { Room, State } from "../../model/state.ts";
import { byId, nameTab } from "../../panels/dom.ts";
import { html, render } from "../../panels/template.ts";
import { pathAsking } from "../../share/address.ts";
import { LEARN, LOADING, NOT_LOADED } from "../../words/learn/route.ts";

/** To be called after the address follows the game, so that a board opened here gets its own history entry. */
export function mountLearn(controller: GameController, goTo: (room: Room) => void): void {
  const ways = {
    open: (document: GameDocument) => {
      controller.open(document);
      byId("stage").focus({ preventScroll: true });
    },
    play: () => goTo("play"),
    draw: () => goTo("draw"),
  };
  const fill = once(async () => {
    const page = byId("learn");
    render(html`<p class="loading" role="status">${LOADING}</p>`, page);
    const { fillPage } = await import("./page.ts");
    fillPage(page, ways);
  });
  controller.store.subscribe((state, before) => {
    if (state.room === before.room) return;
    if (state.room === "learn") fill();
    // A board that is opened is shown on the table, and has just made a step of the history.
    follow(state, before.room, state.board === before.board ? "pushState" : "replaceState");
  });
  const arrive = () => {
    if (asked()) goTo("learn");
    else if (controller.store.state.room === "learn") goTo("play");
  };
  window.addEventListener("popstate", arrive);
  arrive();
}

/** A failure, such as a lost network, is shown, and the next entrance tries again. */
function once(work: () => Promise<void>): () => void {
  let begun = false;
  return () => {
    if (begun) return;
    begun = true;
    work().catch(() => {
      begun = false;
      const words = html`<p class="loading" role="alert">${NOT_LOADED}</p>`;
      render(words, byId("learn"));
    });
  };
}

function follow(state: State, left: Room, way: "pushState" | "replaceState"): void {
  nameTab(state.room === "learn" ? LEARN : state.board.title);
  if (state.room === "learn" && !asked())
    history.pushState(null, "", pathAsking("learn") + location.hash);
  else if (left === "learn" && asked()) history[way](null, "", pathAsking("") + location.hash);
}

function asked(): boolean {
  return new URLSearchParams(location.search).has("learn");
}
