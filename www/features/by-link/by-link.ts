/** Card of a game by link: the news, the link to send, and waiting turns of the other side. It stands in
 *  the panel and in a phone's dock. */

import { GospaceError } from "gospace/play";
import { keyed } from "lit-html/directives/keyed.js";
import {
  correspondenceOf,
  invitationOf,
  liveSlice,
  pendingSlice,
  tryingSlice,
} from "../../model/correspondence.ts";
import type { GameController } from "../../model/game-controller.ts";
import { receivedSlice } from "../../model/received.ts";
import type { State } from "../../model/state.ts";
import { START } from "../../model/tree/tree.ts";
import { copies, handOn, REFUSED } from "../../panels/copy.ts";
import type { Room } from "../../panels/phase.ts";
import {
  button,
  html,
  line,
  type Markup,
  mount,
  nothing,
  type On,
  row,
} from "../../panels/template.ts";
import { pageAddress, siteOf } from "../../share/address.ts";
import { addressOf } from "../../share/game-address.ts";
import {
  BY_LINK,
  COPIED,
  pendingWords,
  receivedWords,
  sendWords,
  TOO_LONG,
  TRYING,
} from "../../words/correspondence.ts";
import { lengthWords } from "../../words/share.ts";

export function mountCorrespondence(
  controller: GameController,
  host: HTMLElement,
  room: Room,
): void {
  host.setAttribute("role", "group");
  host.setAttribute("aria-label", BY_LINK.playByLink);
  const reads = [
    "branch",
    "game",
    "board",
    "opponent",
    receivedSlice,
    pendingSlice,
    tryingSlice,
    liveSlice,
  ] as const;
  mount(controller.store, host, reads, (state) => {
    const card = cardOf(controller, state, room);
    // A copied link is no news of the next letter.
    return card && html`${keyed(state, card)}`;
  });
}

/** Moves the focus to the first button on the visible card. */
export function focusByLink(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>(".by-link .btn")];
  buttons.find((each) => each.checkVisibility())?.focus();
}

function cardOf(controller: GameController, state: State, room: Room): Markup | null {
  if (pendingSlice.of(state) !== null) return heldCard(controller, state);
  switch (correspondenceOf(state)) {
    case "trying":
      return tryingCard(controller, state);
    case "send":
      return sendCard(controller, state, room);
    default:
      return arrivedCard(controller, state);
  }
}

function heldCard(controller: GameController, state: State): Markup {
  const leave = () => controller.store.dispatch(pendingSlice.with(null));
  return html`
    <p>${pendingWords(state)}</p>
    ${row(
      button(BY_LINK.playHereAnyway, () => controller.playPending()),
      button(BY_LINK.leave, leave),
    )}`;
}

function tryingCard(controller: GameController, state: State): Markup {
  const trying = tryingSlice.of(state);
  return html`
    ${line(TRYING)}
    ${row(button(BY_LINK.backGame, () => controller.goTo(trying ?? START)))}`;
}

function arrivedCard(controller: GameController, state: State): Markup | null {
  const words = receivedWords(state);
  if (words === null) return null;
  const { turnCount, record } = state.game;
  const start = button(BY_LINK.lookAtFromStart, () => controller.walkTo(0));
  const end = button(BY_LINK.backLastTurn, () => controller.walkTo(record.length));
  const ways = [...(turnCount > 0 ? [start] : []), ...(turnCount < record.length ? [end] : [])];
  return html`<p>${words}</p>${record.length === 0 ? nothing : row(...ways)}`;
}

function sendCard(controller: GameController, state: State, room: Room): Markup {
  const came = receivedWords(state);
  const address = addressToSend(controller, state);
  return html`
    ${came === null ? nothing : html`<p>${came}</p>`}
    <p class="letter">${sendWords(state)}</p>
    ${address === null ? line(TOO_LONG) : letter(address, state.board.title, room)}`;
}

/** Address to send; null where it would be too long. */
function addressToSend(controller: GameController, { opponent }: State): string | null {
  const invitation = invitationOf(opponent) ?? undefined;
  try {
    return pageAddress(siteOf(location.href), { ...addressOf(controller), invitation });
  } catch (error) {
    if (error instanceof GospaceError) return null;
    throw error;
  }
}

/** Link to send; on a phone it is shown only where it has to be copied by hand. */
function letter(address: string, title: string, room: Room): Markup {
  const copy = async ({ currentTarget: pressed }: On<HTMLElement>) => {
    const card = pressed.closest(".by-link");
    const done = await copies(address);
    card?.querySelector("[role=status]")?.replaceChildren(done ? COPIED : REFUSED);
    const field = card?.querySelector("input");
    if (done || field == null) return;
    field.hidden = false;
    field.select();
  };
  return html`
    <input readonly aria-label=${BY_LINK.linkSend} .value=${address} ?hidden=${room === "dock"}>
    ${row(
      button(BY_LINK.copyLink, (event) => void copy(event), "btn primary"),
      "share" in navigator ? button(BY_LINK.send, () => void handOn(address, title)) : nothing,
    )}
    <p class="soft" role="status">${lengthWords(address.length)}</p>`;
}
