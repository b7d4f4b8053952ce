/** The way into the atlas and out of it: "#atlas" is its address. The game behind it keeps its own, which takes the
 *  place of the atlas's when the reader leaves. */
import type { GameController } from "../../model/game-controller.ts";
import type { Room, State } from "../../model/state.ts";
import { byId, nameTab } from "../../panels/dom.ts";
import { html, render } from "../../panels/template.ts";
import { ATLAS } from "../../share/address.ts";
import { LOADING, NOT_LOADED } from "../../words/learn/route.ts";
import { ROOM_WORDS } from "../../words/rooms.ts";

/** `address` writes that of the game and returns it; `inAtlas` if the page was opened at the atlas. */
export function mountAtlas(
  controller: GameController,
  goTo: (room: Room) => void,
  address: () => string,
  inAtlas: boolean,
): void {
  let isFilled = false;
  const fill = async () => {
    if (isFilled) return;
    isFilled = true;
    const host = byId("atlas");
    render(html`<p class="loading" role="status">${LOADING}</p>`, host);
    try {
      const { fillAtlas } = await import("./atlas.ts");
      await fillAtlas(host, controller, goTo);
    } catch {
      isFilled = false;
      render(html`<p class="loading" role="alert">${NOT_LOADED}</p>`, host);
    }
  };
  controller.store.subscribe((state, before) => {
    if (state.room === before.room) return;
    if (state.room === "atlas") void fill();
    follow(state, before.room, address);
  });
  const arrive = () => {
    if (location.hash === ATLAS) goTo("atlas");
    else if (controller.store.state.room === "atlas") goTo("play");
  };
  for (const event of ["popstate", "hashchange"] as const) window.addEventListener(event, arrive);
  if (inAtlas) goTo("atlas");
}

function follow(state: State, left: Room, address: () => string): void {
  if (state.room === "atlas") {
    nameTab(ROOM_WORDS.atlas.name);
    if (location.hash === ATLAS) return;
    // The last turn's address may still wait, and would then take the place of the atlas's.
    address();
    history.pushState(null, "", ATLAS);
  } else if (left === "atlas") {
    nameTab(state.board.title);
    const game = address();
    // A board that was opened has made its own step of the history.
    if (location.hash === ATLAS)
      history.pushState(null, "", game === "" ? location.pathname + location.search : game);
  }
}
