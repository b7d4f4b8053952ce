/** Cards of live play, in the panel and in a phone's dock: an invitation, an answer, the other side, and a lost
 *  connection. */
import { receivedSlice } from "../../model/received.ts";
import "./live.css";
import type { Table } from "../../feature.ts";
import type { State } from "../../model/state.ts";
import { copies, handOn, REFUSED } from "../../panels/copy.ts";
import { byId, say } from "../../panels/dom.ts";
import { tick } from "../../panels/field.ts";
import type { Room } from "../../panels/phase.ts";
import { qrOf } from "../../panels/qr.ts";
import { button, html, line, type Markup, nothing, type On, row } from "../../panels/template.ts";
import {
  answerWords,
  chatWords,
  gameWords,
  hereWords,
  invitedWords,
  inviteWords,
  LIVE,
  revealedWords,
  sidesOf,
  waitingWords,
  watchedWords,
  watchingWords,
} from "../../words/live.ts";
import { sideWord } from "../../words/opponent.ts";
import { LiveController, type Stage } from "./live-controller.ts";
import { LONGEST_CHAT } from "./messages.ts";
import { paintPointed } from "./pointer-ink.ts";
import { canScan, readCode } from "./scanner.ts";
import { RELAY, SERVERS } from "./servers.ts";

/** Lines of chat in a dock. */
const IN_DOCK = 1;

export interface LiveCards {
  /** Begins with what an invitation is. */
  ask(): void;
  /** The card at this place; null: none. */
  cardIn(host: HTMLElement, state: State, room: Room): Markup | null;
}

export function mountLive(
  { controller, paint }: Pick<Table, "controller" | "paint">,
  changed: () => void,
): LiveCards {
  paint(paintPointed);
  const live = new LiveController(controller, changed, (words) => say(byId("live-region"), words));
  return {
    ask: () => live.ask(),
    cardIn(host, state, room) {
      const card = cardOf(live, state, room);
      host.className = card === null ? "" : "by-link live";
      host.role = card === null ? null : "group";
      host.ariaLabel = card === null ? null : LIVE.name;
      if (card === null) return null;
      host.dataset.stage = live.stage.kind;
      return html`${card}${live.word === null ? nothing : html`<p class="soft word">${live.word}</p>`}`;
    },
  };
}

function cardOf(live: LiveController, state: State, room: Room): Markup | null {
  const { stage } = live;
  const { other } = sidesOf(state);
  switch (stage.kind) {
    case "none":
      return live.word === null ? null : html`${row(cancel(live, LIVE.notNow))}`;
    case "asked":
      return html`
        <p>${RELAY === null ? LIVE.about : LIVE.aboutRoom}</p>
        ${line(revealedWords(SERVERS, RELAY))}
        ${row(
          button(LIVE.invite, () => void live.invite(), "btn primary"),
          cancel(live, LIVE.notNow),
        )}`;
    case "invited":
      return invitedCard(live, state, stage);
    case "finding":
      return html`${line(LIVE.finding)}${row(cancel(live))}`;
    case "connecting":
      return html`${line(LIVE.connecting)}${row(cancel(live))}`;
    case "inviting":
      return html`
        <p class="letter">${inviteWords(other)}</p>
        ${letter(stage.link, LIVE.invitation, state, room)}
        ${answerField(live)}
        ${row(cancel(live))}`;
    case "answering":
      return html`
        <p class="letter">${answerWords(other)}</p>
        ${letter(stage.link, LIVE.answer, state, room)}
        ${line(LIVE.waiting)}
        ${row(cancel(live))}`;
    case "waiting":
      return stage.link === null
        ? html`${line(waitingWords(other))}${row(cancel(live))}`
        : html`
            <p class="letter">${inviteWords(other)}</p>
            ${letter(stage.link, LIVE.invitation, state, room)}
            ${line(LIVE.waiting)}
            ${row(cancel(live))}`;
    case "handed":
      return html`<p>${stage.taken ? LIVE.handed : LIVE.handing}</p>`;
    case "open":
      return openCard(live, other, state, room);
    case "watching":
      return html`
        <p class="here">${watchingWords(state, stage.isFree)}</p>
        ${chatOf(live, state, room)}
        ${row(
          stage.isFree ? button(LIVE.join, () => live.takePlace(), "btn primary") : nothing,
          cancel(live, LIVE.leave),
        )}`;
    default:
      return html`
        <p>${stage.words}</p>
        ${row(
          button(LIVE.again, () => void live.invite(), "btn primary"),
          cancel(live, LIVE.byLink),
        )}`;
  }
}

/** A host who opens the invitation of its own has nothing to join. */
function invitedCard(
  live: LiveController,
  state: State,
  { offer }: Extract<Stage, { kind: "invited" }>,
): Markup | null {
  const { opponent } = state;
  const received = receivedSlice.of(state);
  const side = received?.invitation?.side;
  if (opponent.kind !== "link" || (side !== undefined && side !== opponent.mine)) return null;
  const { mine, other } = sidesOf(state);
  return html`
    <p class="letter">${invitedWords(other)}</p>
    <p>${gameWords(state, mine)}</p>
    ${line(revealedWords(SERVERS, RELAY))}
    ${row(
      button(LIVE.join, () => void live.join(offer), "btn primary"),
      cancel(live, LIVE.notNow),
    )}`;
}

function openCard(live: LiveController, other: string, state: State, room: Room): Markup {
  const { session, watchers } = live;
  const asked = session?.isAskedToUndo
    ? html`<p>${live.undoWords}</p>
        ${row(
          button(LIVE.agree, () => live.answerUndo(true), "btn primary"),
          button(LIVE.decline, () => live.answerUndo(false)),
        )}`
    : nothing;
  const takeBack = button(LIVE.takeBack, () => live.askUndo(), "btn", {
    disabled: session?.undoTo === null,
  });
  const hasAsked = session?.hasAskedToUndo ?? false;
  return html`
    <p class="here">${hereWords(other)}</p>
    ${watchers === 0 ? nothing : line(watchedWords(watchers))}
    ${asked}
    ${chatOf(live, state, room)}
    <form class="row" @submit=${(event: On<HTMLFormElement, SubmitEvent>) => sendChat(live, event)}>
      <input aria-label=${LIVE.chat} placeholder=${LIVE.chat} maxlength=${LONGEST_CHAT} autocomplete="off">
      <button type="submit" class="btn">${LIVE.say}</button>
    </form>
    ${tick(LIVE.pointer, live.showsPointer, (isShown) => live.showPointer(isShown))}
    ${hasAsked ? line(LIVE.asked) : nothing}
    ${row(hasAsked ? nothing : takeBack, cancel(live, LIVE.leave))}`;
}

function chatOf({ lines }: LiveController, state: State, room: Room): Markup | typeof nothing {
  const shown = room === "dock" ? lines.slice(-IN_DOCK) : lines;
  if (shown.length === 0) return nothing;
  return html`<ul aria-label=${LIVE.messages}>${shown.map(
    ({ side, text }) => html`<li>${chatWords(sideWord(side, state), text)}</li>`,
  )}</ul>`;
}

function sendChat(live: LiveController, event: On<HTMLFormElement, SubmitEvent>): void {
  event.preventDefault();
  const field = event.currentTarget.querySelector("input");
  if (field !== null && live.chat(field.value)) field.value = "";
}

function cancel(live: LiveController, words: string = LIVE.cancel): Markup {
  return button(words, () => live.end());
}

function answerField(live: LiveController): Markup {
  const take = (event: On<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    live.paste(event.currentTarget.querySelector("input")?.value ?? "");
  };
  return html`
    ${line(LIVE.ways)}
    <form class="row" @submit=${take}>
      <input aria-label=${LIVE.paste} placeholder=${LIVE.paste} autocomplete="off" spellcheck="false">
      <button type="submit" class="btn">${LIVE.connect}</button>
    </form>
    ${
      canScan
        ? html`<details @toggle=${(event: On<HTMLDetailsElement>) => void scan(live, event)}>
            <summary>${LIVE.scan}</summary><div></div>
          </details>`
        : nothing
    }`;
}

/** The camera is on while its fold is open. */
async function scan(live: LiveController, { currentTarget: fold }: On<HTMLDetailsElement>) {
  const place = fold.querySelector("div");
  if (!fold.open) return place?.replaceChildren();
  const video = document.createElement("video");
  video.autoplay = true;
  video.muted = true;
  video.playsInline = true;
  video.ariaLabel = LIVE.camera;
  place?.replaceChildren(video);
  try {
    const text = await readCode(video);
    if (text !== null) live.paste(text);
  } catch {
    live.lacksCamera();
  }
  fold.open = false;
}

/** Link with ways to hand it on; on a phone it is shown only where it has to be copied by hand. */
function letter(link: string, name: string, { board }: State, room: Room): Markup {
  const copy = async ({ currentTarget: pressed }: On<HTMLElement>) => {
    const card = pressed.closest(".live");
    const done = await copies(link);
    card?.querySelector("[role=status]")?.replaceChildren(done ? LIVE.copied : REFUSED);
    const field = card?.querySelector<HTMLInputElement>("input[readonly]");
    if (done || field == null) return;
    field.hidden = false;
    field.select();
  };
  return html`
    <input readonly aria-label=${name} .value=${link} ?hidden=${room === "dock"}>
    ${row(
      button(LIVE.copyLink, (event) => void copy(event), "btn primary"),
      "share" in navigator ? button(LIVE.send, () => void handOn(link, board.title)) : nothing,
    )}
    <p class="soft" role="status"></p>
    <details><summary>${LIVE.code}</summary>
      <div class="qr">${qrOf(link) ?? line(LIVE.tooLongForCode)}</div>
    </details>`;
}
