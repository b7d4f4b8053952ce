/** The card of a game by link: what came, the link to send, and turns of the other side that wait. It
 *  stands in the panel and in a phone's dock. */
import { GospaceError } from "gospace/play";
import { correspondenceOf, invitationOf } from "../model/correspondence.ts";
import type { GameController } from "../model/game-controller.ts";
import type { State } from "../model/state.ts";
import { START } from "../model/tree/tree.ts";
import { pageAddress, siteOf } from "../share/address.ts";
import {
  COPIED,
  pendingWords,
  receivedWords,
  sendWords,
  TOO_LONG,
  TRYING,
} from "../words/correspondence.ts";
import { lengthWords } from "../words/share.ts";
import { addressOf } from "./address.ts";
import { copies, REFUSED } from "./copy.ts";
import { button, element, line, row } from "./dom.ts";
import type { Room } from "./phase.ts";

export function mountCorrespondence(
  controller: GameController,
  host: HTMLElement,
  room: Room,
): void {
  host.setAttribute("role", "group");
  host.setAttribute("aria-label", "Play by link");
  controller.store.subscribe((state, before) => {
    if (state !== before && !differs(state, before)) return;
    host.replaceChildren(...cardOf(controller, state, room));
    host.hidden = host.childElementCount === 0;
  });
}

/** The first thing to press on the card that can be seen. */
export function focusByLink(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>(".by-link .btn")];
  buttons.find((each) => each.checkVisibility())?.focus();
}

function differs(state: State, before: State): boolean {
  return (
    state.branch !== before.branch ||
    state.game !== before.game ||
    state.opponent !== before.opponent ||
    state.received !== before.received ||
    state.pendingTurn !== before.pendingTurn ||
    state.trying !== before.trying
  );
}

function cardOf(controller: GameController, state: State, room: Room): Node[] {
  if (state.pendingTurn !== null) return heldCard(controller, state);
  const post = correspondenceOf(state);
  if (post === "trying") return tryingCard(controller, state);
  if (post === "send") return sendCard(controller, state, room);
  return arrivedCard(controller, state);
}

function heldCard(controller: GameController, state: State): Node[] {
  return [
    element("p", {}, pendingWords(state)),
    row(
      button("Play here anyway", () => controller.playPending()),
      button("Leave it", () => controller.store.dispatch({ kind: "pending", turn: null })),
    ),
  ];
}

function tryingCard(controller: GameController, { trying }: State): Node[] {
  return [
    element("p", { class: "soft" }, TRYING),
    row(button("Back to the game", () => controller.goTo(trying ?? START))),
  ];
}

function arrivedCard(controller: GameController, state: State): Node[] {
  const words = receivedWords(state);
  if (words === null) return [];
  const told = element("p", {}, words);
  if (state.game.record.length === 0) return [told];
  const { turnCount, record } = state.game;
  const walked = turnCount < record.length;
  const start = button("Look at it from the start", () => controller.walkTo(0));
  const end = button("Back to the last turn", () => controller.walkTo(record.length));
  return [told, row(...(turnCount > 0 ? [start] : []), ...(walked ? [end] : []))];
}

function sendCard(controller: GameController, state: State, room: Room): Node[] {
  const came = receivedWords(state);
  const heading = element("p", { class: "letter" }, sendWords(state));
  const address = addressToSend(controller, state);
  const card = address === null ? [line(TOO_LONG)] : letter(address, state.board.title, room);
  return [...(came === null ? [] : [element("p", {}, came)]), heading, ...card];
}

/** Null where it would be too long. */
function addressToSend(controller: GameController, { opponent }: State): string | null {
  const invitation = invitationOf(opponent) ?? undefined;
  try {
    return pageAddress(siteOf(location.href), { ...addressOf(controller), invitation });
  } catch (error) {
    if (error instanceof GospaceError) return null;
    throw error;
  }
}

/** On a phone the link is shown only where it has to be copied by hand. */
function letter(address: string, title: string, room: Room): Node[] {
  const field = element("input", { readonly: "", "aria-label": "Link to send" });
  field.value = address;
  field.hidden = room === "dock";
  const status = element("p", { class: "soft", role: "status" }, lengthWords(address.length));
  const copy = async () => {
    const done = await copies(address);
    status.textContent = done ? COPIED : REFUSED;
    if (done) return;
    field.hidden = false;
    field.select();
  };
  const buttons = row(button("Copy link", () => void copy(), "btn primary"));
  if ("share" in navigator) buttons.append(button("Send…", () => void send(address, title)));
  return [field, buttons, status];
}

async function send(url: string, title: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // Whoever closes the system's list of places has only thought better of it.
    return;
  }
}
