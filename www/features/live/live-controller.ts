/** Live controller: from an invitation or an answer to a connection, with the session on it, and to its end. It says
 *  what happens, and keeps what the cards show. */
import { GospaceError } from "gospace/play";
import type { Site } from "../../engine/types.ts";
import { liveSlice, watchingSlice } from "../../model/correspondence.ts";
import type { GameController } from "../../model/game-controller.ts";
import { type Opponent, otherSide, type Side } from "../../model/opponent.ts";
import { receivedSlice } from "../../model/received.ts";
import type { State } from "../../model/state.ts";
import { pageAddress, siteOf } from "../../share/address.ts";
import { addressOf } from "../../share/game-address.ts";
import {
  chatWords,
  hereWords,
  hostileWords,
  LIVE,
  LIVE_FAULTS,
  leftWords,
  lostWords,
  partedWords,
  sidesOf,
  undoAskedWords,
  undoneWords,
  waitingWords,
  watchedWords,
  watchingWords,
} from "../../words/live.ts";
import { sideWord } from "../../words/opponent.ts";
import { Audience } from "./audience.ts";
import { type Description, DescriptionError, decode } from "./description.ts";
import type { Role } from "./joined.ts";
import { type KeptRoom, keepRoom, takeRoom } from "./kept-room.ts";
import { DIALLING } from "./line.ts";
import { Meeting, type Part } from "./meeting.ts";
import { Peer } from "./peer.ts";
import { PointerInk } from "./pointer-ink.ts";
import { codeOfRoom, newRoom, type Room, roomOfCode } from "./room.ts";
import { RELAY } from "./servers.ts";
import { type News, Session } from "./session.ts";
import { Watch } from "./watch.ts";

export type Stage =
  /** Nothing is shown. */
  | { readonly kind: "none" }
  /** The reader reads about an invitation. */
  | { readonly kind: "asked" }
  | { readonly kind: "invited"; readonly offer: Description | Room }
  | { readonly kind: "finding" | "connecting" | "open" }
  | { readonly kind: "inviting" | "answering"; readonly link: string }
  /** In a room of the relay, until the other page is there, too; the host has the link. */
  | { readonly kind: "waiting"; readonly link: string | null }
  /** This page watches; a player's place may be free. */
  | { readonly kind: "watching"; readonly isFree: boolean }
  | { readonly kind: "handed"; readonly taken: boolean }
  | { readonly kind: "lost"; readonly words: string };

interface ChatLine {
  readonly side: Side;
  readonly text: string;
}

type ByLink = Extract<Opponent, { kind: "link" }>;

/** Name of the game and code in the link of an invitation or an answer, within any text. */
const CODE_IN_LINK = /~(?:first|second)\.([0-9a-z]{1,16})~([\w-]+)/;
/** Milliseconds between two looks at the other side's turn. */
const BEAT_MS = 5000;
const MOST_LINES = 50;
/** Carries answers from the tab that opens their link to the one that has made the invitation. */
const TABS = "gospace.live";

export class LiveController {
  readonly #controller: GameController;
  readonly #changed: () => void;
  readonly #say: (words: string) => void;
  readonly #tabs = new BroadcastChannel(TABS);
  #stage: Stage = { kind: "none" };
  #lines: readonly ChatLine[] = [];
  #word: string | null = null;
  #peer: Peer | Meeting | null = null;
  /** Stage of a meeting before and after the other page is there. */
  #waiting: Stage | null = null;
  #session: Session | null = null;
  readonly #ink: PointerInk;
  #audience: Audience | null = null;
  #watch: Watch | null = null;
  /** Number of pages that watch. */
  #watchers = 0;
  /** The room of the relay in which the page plays or waits. */
  #room: KeptRoom | null = null;
  /** The game that is played live, or is to be. */
  #game: ByLink | null = null;
  #role: Role = "host";
  /** The last code that came with a link. */
  #code: string | null = null;

  constructor(controller: GameController, changed: () => void, say: (words: string) => void) {
    this.#controller = controller;
    this.#changed = changed;
    this.#say = say;
    const point = (at: Site) => this.#session?.point(at);
    this.#ink = new PointerInk(controller, point, DIALLING.later);
    setInterval(() => {
      this.#session?.tick();
      this.#audience?.tick();
    }, BEAT_MS);
    document.addEventListener("visibilitychange", () => {
      this.#session?.tick();
      keepRoom(document.hidden ? this.#room : null);
    });
    window.addEventListener("pagehide", () => {
      keepRoom(this.#room);
      this.#peer?.close();
    });
    this.#tabs.addEventListener("message", ({ data }) => this.#handedOver(data));
    controller.store.subscribe((state) => this.#follow(state));
    this.#comeBack();
  }

  get stage(): Stage {
    return this.#stage;
  }

  get lines(): readonly ChatLine[] {
    return this.#lines;
  }

  /** Fault or news under the card's other lines. */
  get word(): string | null {
    return this.#word;
  }

  get session(): Session | null {
    return this.#session;
  }

  get watchers(): number {
    return this.#watchers;
  }

  get showsPointer(): boolean {
    return this.#ink.isShown;
  }

  showPointer(isShown: boolean): void {
    this.#ink.show(isShown);
    this.#show(this.#stage, this.#word);
  }

  ask(): void {
    this.#show({ kind: "asked" });
  }

  /** Puts the card away, and what it was about. */
  end(): void {
    this.#session?.leave();
    this.#audience?.leave();
    this.#drop();
    this.#show({ kind: "none" });
  }

  /** Takes the place of a player that is free. */
  takePlace(): void {
    if (this.#peer instanceof Meeting) this.#peer.join();
  }

  async invite(): Promise<void> {
    if (RELAY !== null) return this.#meet(RELAY, "host", newRoom(), LIVE.invitation);
    const peer = this.#begin("host");
    if (peer !== null) await this.#linked(peer, "inviting", () => peer.offer());
  }

  async join(offer: Description | Room): Promise<void> {
    if (offer.kind === "room") {
      if (RELAY === null) return this.#show({ kind: "none" }, LIVE_FAULTS.noRelay);
      return this.#meet(RELAY, "guest", offer, waitingWords(this.#other));
    }
    const peer = this.#begin("guest");
    if (peer !== null) await this.#linked(peer, "answering", () => peer.answer(offer));
  }

  /** Takes an answer as it was pasted: a link, or its code alone. */
  paste(text: string): void {
    const [, game, code = text.trim()] = CODE_IN_LINK.exec(text) ?? [];
    if (game !== undefined && game !== this.#game?.game) return this.#tell(LIVE_FAULTS.otherGame);
    this.#accept(code);
  }

  /** Says that no camera can be used. */
  lacksCamera(): void {
    this.#tell(LIVE_FAULTS.camera);
  }

  chat(text: string): boolean {
    const isSent = this.#session?.chat(text) ?? false;
    if (!isSent) this.#tell(LIVE_FAULTS.chat);
    return isSent;
  }

  askUndo(): void {
    this.#session?.askUndo();
    this.#tell(null);
  }

  answerUndo(yes: boolean): void {
    this.#session?.answerUndo(yes);
    this.#tell(null);
  }

  /** Enters the room again in which the page was before it was loaded anew. */
  #comeBack(): void {
    const kept = takeRoom();
    const { opponent } = this.#controller.store.state;
    if (kept === null || RELAY === null) return;
    if (opponent.kind === "link" && opponent.game === kept.game)
      this.#meet(RELAY, kept.part, kept.room, waitingWords(this.#other), true);
  }

  /** Enters a room of the relay, whose link is all that the other page needs. */
  #meet(relay: string, part: Part, room: Room, words: string, isBack = false): void {
    const meeting = this.#start(part === "host" ? "host" : "guest", () => {
      const link = part === "host" ? this.#linkWith(codeOfRoom(room)) : null;
      this.#waiting = { kind: "waiting", link };
      const meeting: Meeting = new Meeting(
        relay,
        room,
        part,
        {
          opened: () => this.#opened(meeting),
          came: (text) => (this.#watch ?? this.#session)?.receive(text),
          lost: () => this.#lost(LIVE_FAULTS.refusing),
          parted: () => this.#parted(),
          taken: () => this.#turnedAway(meeting, isBack),
          watching: (isFree) => this.#watches(meeting, isFree),
          full: () => this.#lost(LIVE_FAULTS.full),
          watched: (count) => this.#watched(count),
          asked: (watcher) => this.#audience?.ask(watcher),
          away: (isAway) => {
            if (isAway) this.#announce(LIVE_FAULTS.away);
            else if (this.#word === LIVE_FAULTS.away) this.#tell(null);
          },
        },
        { ...DIALLING, peer: (heard) => new Peer(heard) },
      );
      return meeting;
    });
    if (meeting === null || this.#waiting === null) return;
    if (this.#game !== null) {
      const { game, mine } = this.#game;
      this.#room = { game, part, room };
      const invitation = { side: otherSide(mine), game };
      const show = (text: string, watcher: string | null) => meeting.show(text, watcher);
      const options = { invitation, show, now: () => performance.now() };
      if (part === "host") this.#audience = new Audience(this.#controller, options);
    }
    this.#show(this.#waiting);
    this.#say(words);
  }

  /** A page that was loaded anew waits for its place, which its own old connection may hold. */
  #turnedAway(meeting: Meeting, isBack: boolean): void {
    if (isBack && this.#watch === null) this.#announce(LIVE_FAULTS.taken);
    else meeting.watch();
  }

  /** Both places are taken, or a place is free again. */
  #watches(meeting: Meeting, isFree: boolean): void {
    const { store } = this.#controller;
    const game = this.#game;
    if (game === null || this.#session !== null) return;
    this.#keepPart("watcher");
    store.dispatch(watchingSlice.with(true));
    // The link says that the page plays.
    store.dispatch(receivedSlice.with(null));
    this.#watch ??= new Watch(this.#controller, {
      invitation: { side: game.mine, game: game.game },
      ask: () => meeting.askAgain(),
      said: (side, text) => this.#said(side, text),
      refused: () => this.#announce(LIVE_FAULTS.refused),
      left: () => this.#lost(leftWords(this.#other)),
      now: () => performance.now(),
    });
    if (isFree) this.#watch.stand();
    this.#show({ kind: "watching", isFree });
    this.#say(watchingWords(store.state, isFree));
  }

  #watched(count: number): void {
    if (count === this.#watchers) return;
    this.#watchers = count;
    this.#show(this.#stage, this.#word);
    this.#say(watchedWords(count));
  }

  #keepPart(part: Part): void {
    if (this.#room !== null) this.#room = { ...this.#room, part };
  }

  #said(side: Side, text: string): void {
    this.#lines = [...this.#lines, { side, text }].slice(-MOST_LINES);
    if (side !== this.#game?.mine || this.#watch !== null)
      this.#say(chatWords(sideWord(side, this.#controller.store.state), text));
    this.#audience?.say(side, text);
    this.#show(this.#stage, this.#word);
  }

  /** The other page is gone; this one waits for it. */
  #parted(): void {
    const words = lostWords(this.#other);
    this.#session?.close();
    this.#session = null;
    this.#watch = null;
    this.#controller.store.dispatch(liveSlice.with(false));
    this.#show(this.#waiting ?? this.#stage, words);
    this.#say(words);
  }

  #begin(role: Role): Peer | null {
    return this.#start(role, () => {
      const peer = new Peer({
        opened: () => this.#opened(peer),
        came: (text) => this.#session?.receive(text),
        lost: () => this.#lost(lostWords(this.#other)),
      });
      this.#show({ kind: "finding" });
      return peer;
    });
  }

  /** Null where the browser cannot connect, which is said. */
  #start<T extends Peer | Meeting>(role: Role, make: () => T): T | null {
    const { opponent } = this.#controller.store.state;
    if (opponent.kind !== "link") return null;
    this.#drop();
    this.#game = opponent;
    this.#role = role;
    try {
      const peer = make();
      this.#peer = peer;
      return peer;
    } catch (error) {
      if (error instanceof GospaceError) {
        this.#show({ kind: "asked" }, LIVE_FAULTS.tooLong);
        return null;
      }
      // A browser without WebRTC, or one whose owner has put it away.
      this.#show({ kind: "asked" }, LIVE_FAULTS.impossible);
      return null;
    }
  }

  /** Shows the link that carries the peer's code. */
  async #linked(
    peer: Peer,
    kind: "inviting" | "answering",
    code: () => Promise<string>,
  ): Promise<void> {
    try {
      const live = await code();
      if (peer !== this.#peer || this.#game === null) return;
      this.#show({ kind, link: this.#linkWith(live) });
      this.#say(kind === "inviting" ? LIVE.invitation : LIVE.answer);
    } catch (error) {
      if (peer !== this.#peer) return;
      this.#drop();
      const isLong = error instanceof GospaceError;
      this.#show({ kind: "asked" }, isLong ? LIVE_FAULTS.tooLong : LIVE_FAULTS.impossible);
    }
  }

  /** Link of the game for the other side; throws GospaceError where it would be too long. */
  #linkWith(live: string): string {
    if (this.#game === null) throw new Error("no game by link");
    const invitation = { side: otherSide(this.#game.mine), game: this.#game.game, live };
    return pageAddress(siteOf(location.href), { ...addressOf(this.#controller), invitation });
  }

  #accept(code: string): void {
    const answer = decoded(code);
    if (answer === null) return this.#tell(LIVE_FAULTS.damaged);
    if (answer.kind !== "answer") return this.#tell(LIVE_FAULTS.offer);
    const { stage } = this;
    const peer = this.#peer;
    if (!(peer instanceof Peer) || stage.kind !== "inviting") return;
    this.#show({ kind: "connecting" });
    peer.accept(answer).catch(() => this.#show(stage, LIVE_FAULTS.damaged));
  }

  /** A meeting opens again for each page that comes. */
  #opened(peer: Peer | Meeting): void {
    const { store } = this.#controller;
    this.#session?.close();
    this.#watch = null;
    this.#keepPart(this.#role);
    store.dispatch(liveSlice.with(true));
    if (watchingSlice.of(store.state)) store.dispatch(watchingSlice.with(false));
    this.#lines = [];
    this.#session = new Session(this.#controller, {
      role: this.#role,
      // A session that ends is dropped with its peer, or its meeting goes on with another.
      port: { send: (text) => peer.send(text), close: () => undefined },
      tell: (news) => this.#heard(news),
      moved: () => {
        this.#moved();
        this.#show(this.#stage, this.#word);
      },
      pointed: (at) => this.#ink.take(at),
      now: () => performance.now(),
    });
    this.#moved();
    this.#show({ kind: "open" });
    this.#say(hereWords(this.#other));
  }

  #moved(): void {
    if (this.#session !== null) this.#audience?.move(this.#session.standing);
  }

  #heard(news: News): void {
    const other = this.#other;
    switch (news.kind) {
      case "chat": {
        const mine = this.#game?.mine ?? "first";
        return this.#said(news.from === "me" ? mine : otherSide(mine), news.text);
      }
      case "undo-asked":
        this.#say(this.undoWords);
        return this.#show(this.#stage);
      case "undo-agreed":
      case "undo-declined":
        return this.#announce(undoneWords(news.kind === "undo-agreed", other));
      case "undo-gone":
        return this.#show(this.#stage);
      case "parted":
        return this.#announce(partedWords(news.turns));
      case "refused":
        return this.#announce(LIVE_FAULTS.refused);
      case "too-long":
        return this.#announce(LIVE_FAULTS.tooLong);
      default:
        return this.#lost(news.kind === "left" ? leftWords(other) : hostileWords(other));
    }
  }

  /** The peer's request to take turns back. */
  get undoWords(): string {
    return undoAskedWords(this.#other, this.#session?.offeredTurns ?? 0);
  }

  #lost(words: string): void {
    this.#session?.close();
    this.#drop();
    this.#show({ kind: "lost", words });
    this.#say(words);
  }

  #drop(): void {
    this.#peer?.close();
    this.#peer = null;
    this.#room = null;
    this.#session = null;
    this.#audience = null;
    this.#watch = null;
    this.#watchers = 0;
    if (watchingSlice.of(this.#controller.store.state))
      this.#controller.store.dispatch(watchingSlice.with(false));
    if (liveSlice.of(this.#controller.store.state))
      this.#controller.store.dispatch(liveSlice.with(false));
  }

  #follow(state: State): void {
    this.#audience?.follow(state);
    const { opponent } = state;
    const received = receivedSlice.of(state);
    const isSame =
      opponent.kind === "link" &&
      (this.#game === null ||
        (opponent.game === this.#game.game && opponent.mine === this.#game.mine));
    if (!isSame && this.#stage.kind !== "none") this.end();
    if (!isSame) this.#game = null;
    const code = received?.invitation?.live ?? null;
    if (code === null || code === this.#code) return;
    this.#code = code;
    this.#arrived(code);
  }

  /** A link came with a code. */
  #arrived(code: string): void {
    const found = decoded(code);
    const { opponent } = this.#controller.store.state;
    if (found === null) return this.#show({ kind: "none" }, LIVE_FAULTS.broken);
    if (this.#room !== null && code === codeOfRoom(this.#room.room)) return;
    if (found.kind !== "answer") return this.#show({ kind: "invited", offer: found });
    if (this.#stage.kind === "inviting") return this.#accept(code);
    if (opponent.kind !== "link") return;
    this.#show({ kind: "handed", taken: false });
    this.#tabs.postMessage({ game: opponent.game, answer: code });
  }

  /** From another tab of this browser, of any version of the page. */
  #handedOver(data: unknown): void {
    const { game, answer, taken } = Object(data) as Record<string, unknown>;
    if (this.#stage.kind === "handed" && taken === this.#code)
      return this.#show({ kind: "handed", taken: true });
    if (this.#stage.kind !== "inviting" || game !== this.#game?.game) return;
    if (typeof answer !== "string") return;
    this.#accept(answer);
    this.#tabs.postMessage({ taken: answer });
  }

  /** A fault that lasts is said once. */
  #announce(words: string): void {
    if (words === this.#word) return;
    this.#tell(words);
    this.#say(words);
  }

  #tell(word: string | null): void {
    this.#show(this.#stage, word);
  }

  #show(stage: Stage, word: string | null = null): void {
    this.#stage = stage;
    this.#word = word;
    this.#changed();
  }

  get #other(): string {
    return sidesOf(this.#controller.store.state).other;
  }
}

function decoded(code: string): Description | Room | null {
  try {
    return roomOfCode(code) ?? decode(code);
  } catch (error) {
    if (error instanceof DescriptionError) return null;
    throw error;
  }
}
