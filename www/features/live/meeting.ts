/** Meeting: the connection of two pages that need one link only. They find each other in a room of the relay, exchange the
 *  codes of a peer there, and send by the relay until the peer is connected, and again if it is lost. Other pages of the
 *  room may watch: the host sends them what they are to see, by the relay. */
import { isRecord } from "../../engine/is-record.ts";
import { decode } from "./description.ts";
import type { Role } from "./joined.ts";
import { type Dialling, type Letter, Line } from "./line.ts";
import { writeMessage } from "./messages.ts";
import type { Heard, Peer } from "./peer.ts";
import type { Room } from "./room.ts";

export type Part = Role | "watcher";

interface MeetingHeard extends Heard {
  /** The other page is gone, and this one waits for it; a connection to be opened anew. */
  parted(): void;
  /** The room belongs to two others; this page waits for a place. */
  taken(): void;
  /** The relay cannot be reached for now, or again can. */
  away(isAway: boolean): void;
  /** This page watches; a player's place is free, or taken. */
  watching(isFree: boolean): void;
  /** So many watch that this page cannot. */
  full(): void;
  /** The number of pages that watch is another. */
  watched(count: number): void;
  /** A page that watches wants the whole game. */
  asked(watcher: string): void;
}

/** A peer, as a meeting uses it. */
export type Direct = Pick<Peer, "offer" | "answer" | "accept" | "send" | "close">;

export interface Ways extends Dialling {
  /** Throws where the browser has no such connections. */
  peer(heard: Heard): Direct;
}

/** A note between the pages of a room. `n`: the number of the note among those of its page. */
interface Note {
  readonly n: number;
  /** Of a guest and a watcher: it is here, or wants to watch. Of the host: it meets the page, or has met another; the place
   *  is free again; so many watch that no more can. Between the two: a peer's code, a message of the game, the question
   *  if the other is still there, its answer, and how many watch. */
  readonly k: (typeof KINDS)[number];
  /** Name of the meeting of the two; null in notes of those who have not met. */
  readonly meeting: string | null;
  readonly text: string;
}

interface Received extends Note, Letter {
  readonly text: string;
}

/** Milliseconds in which both pages come back after the relay has broken off. */
const PATIENCE = 60_000;
/** Milliseconds after which a page asks again for a place that was taken: the one before may have been its own. */
const AGAIN = 5000;
/** Milliseconds in which a page answers whether it is still there. */
const STILL = 3000;
const KINDS = [
  "here",
  "watch",
  "meet",
  "taken",
  "free",
  "full",
  "code",
  "text",
  "ask",
  "still",
  "watched",
] as const;
/** Kinds of notes that may come to all; in all others the sender has to be sure. */
const TO_ALL: readonly Note["k"][] = ["here", "watch", "free"];
/** Pages that watch; the relay's rooms have places for them. */
const MOST_WATCHERS = 8;
/** Notes of a page that watches, of any other kind, that are answered. */
const ANSWERED = 20;
const REFUSAL = writeMessage({ k: "refused", why: "rules" });
/** Text of a greeting by which a page that watches wants the whole game. */
const WHOLE = "whole";

export class Meeting {
  #part: Part;
  readonly #heard: MeetingHeard;
  readonly #ways: Ways;
  readonly #line: Line;
  #sent = 0;
  /** The other player's page; the host's, of one that watches. */
  #mate: string | null = null;
  #meeting: string | null = null;
  /** A guest that was asked to meet, until it says something in that meeting: a relay may repeat an old guest. */
  #invited: { readonly from: string; readonly meeting: string } | null = null;
  /** Number of the mate's last note: a relay that repeats one changes nothing. */
  #last = 0;
  #members = 0;
  /** Questions to the mate that wait for an answer. */
  #asks = 0;
  /** Pages that watch, and how many of their other notes were answered. */
  readonly #watchers = new Map<string, number>();
  /** Those that have not greeted since the number of pages is another. */
  #silent = new Set<string>();
  #peer: Direct | null = null;
  #isDirect = false;
  #isOver = false;

  constructor(relay: string, room: Room, part: Part, heard: MeetingHeard, ways: Ways) {
    this.#part = part;
    this.#heard = heard;
    this.#ways = ways;
    this.#line = new Line(
      relay,
      room,
      {
        opened: () => this.#opened(),
        broken: () => this.#broken(),
        came: (letter) => this.#came(letter),
        members: (count) => this.#numbered(count),
        refused: () => this.#refused(),
      },
      ways,
    );
  }

  send(text: string): void {
    if (this.#isDirect) this.#peer?.send(text);
    else if (this.#mate !== null) this.#note("text", this.#mate, text, this.#meeting);
  }

  /** Sends to those who watch, or to one of them. */
  show(text: string, watcher: string | null = null): void {
    const names = watcher === null ? [...this.#watchers.keys()] : [watcher];
    for (const name of names) this.#note("text", name, text);
  }

  /** Watches from now on. */
  watch(): void {
    this.#part = "watcher";
    this.#greet();
  }

  /** Asks the host for the whole game. */
  askAgain(): void {
    this.#note("watch", null, WHOLE);
  }

  /** Takes a player's place that is free. */
  join(): void {
    this.#part = "guest";
    this.#mate = null;
    this.#greet();
  }

  close(): void {
    this.#isOver = true;
    this.#hangUp();
    this.#line.close();
  }

  #opened(): void {
    this.#members = 0;
    this.#heard.away(false);
    if (this.#part === "watcher") this.askAgain();
    else this.#greet();
  }

  #broken(): void {
    if (!this.#isDirect) this.#heard.away(true);
  }

  #refused(): void {
    if (this.#isDirect) return;
    this.close();
    this.#heard.lost();
  }

  /** A page that leaves lowers the number. After a break of this page's own the mate may come back later. */
  #numbered(count: number): void {
    const before = this.#members;
    this.#members = count;
    this.#greet();
    this.#callRoll();
    if (count < before) this.#check();
    else if (before < 2 && this.#mate !== null) this.#ways.later(() => this.#check(), PATIENCE);
  }

  /** Pages that watch greet whenever the number is another; the others have left. */
  #callRoll(): void {
    if (this.#watchers.size === 0) return;
    const silent = new Set(this.#watchers.keys());
    this.#silent = silent;
    this.#ways.later(() => {
      if (silent !== this.#silent || silent.size === 0) return;
      for (const name of silent) this.#watchers.delete(name);
      this.#watchersChanged();
    }, STILL);
  }

  #watchersChanged(): void {
    const count = this.#watchers.size;
    if (this.#mate !== null) this.#note("watched", this.#mate, String(count), this.#meeting);
    this.#heard.watched(count);
  }

  /** Parts if the mate is gone: from an empty room, or because it answers no more. */
  #check(): void {
    const mate = this.#mate;
    if (mate === null || this.#isDirect) return;
    if (this.#members === 1) return this.#leaveMate();
    const last = this.#last;
    this.#asks += 1;
    if (this.#part === "watcher") this.#greet();
    else this.#note("ask", mate, "", this.#meeting);
    this.#ways.later(() => {
      this.#asks -= 1;
      const isSilent = mate === this.#mate && last === this.#last && this.#line.isOpen;
      if (isSilent && !this.#isDirect) this.#leaveMate();
    }, STILL);
  }

  #leaveMate(): void {
    this.#hangUp();
    this.#mate = null;
    this.#meeting = null;
    // The host keeps its name, by which those who watch know it.
    if (this.#part === "guest") this.#line.rename();
    this.#heard.parted();
    if (this.#part === "host") this.#tellAll("free");
    this.#greet();
  }

  /** The place of the guest is free, or taken; guests that wait for it hear the former, too. */
  #tellAll(k: "free" | "taken"): void {
    for (const name of this.#watchers.keys()) this.#note(k, name);
    if (k === "free") this.#note(k, null);
  }

  /** The guest asks, and names its meeting, which goes on if the host knows it, too. */
  #greet(): void {
    if (this.#part === "guest") this.#note("here", null, "", this.#meeting);
    if (this.#part === "watcher") this.#note("watch", null, this.#mate === null ? WHOLE : "");
  }

  #came(letter: Letter): void {
    const note = noteIn(letter);
    if (note === null || (!note.isMine && !TO_ALL.includes(note.k))) return;
    if (this.#part === "host") this.#cameToHost(note);
    else if (this.#part === "guest") this.#cameToGuest(note);
    else this.#cameToWatcher(note);
  }

  #cameToHost(note: Received): void {
    if (note.k === "here") return this.#visited(note);
    if (note.k === "watch") return this.#watched(note);
    const isInvited =
      note.from === this.#invited?.from && note.meeting === this.#invited.meeting && note.isMine;
    if (isInvited && this.#invited !== null) this.#confirmed(this.#invited);
    const answered = this.#watchers.get(note.from);
    if (answered !== undefined && answered < ANSWERED) {
      this.#watchers.set(note.from, answered + 1);
      this.show(REFUSAL, note.from);
    }
    this.#cameFromMate(note);
  }

  #cameToGuest(note: Received): void {
    if (note.k === "meet") return this.#met(note);
    if (this.#mate !== null) return this.#cameFromMate(note);
    if (note.k === "taken") this.#turnedAway();
    else if (note.k === "free") this.#greet();
  }

  #cameToWatcher(note: Received): void {
    const { k, from, n, isMine } = note;
    if (!isMine) return;
    if (this.#mate === null && k === "full") {
      this.close();
      return this.#heard.full();
    }
    if (this.#mate === null && (k === "taken" || k === "free")) {
      this.#mate = from;
      this.#last = n;
      return this.#heard.watching(k === "free");
    }
    this.#cameFromMate(note);
  }

  #cameFromMate({ k, from, meeting, n, text }: Received): void {
    if (from !== this.#mate || meeting !== this.#meeting || n <= this.#last) return;
    this.#last = n;
    if (k === "text") this.#heard.came(text);
    else if (k === "taken" || k === "free") this.#heard.watching(k === "free");
    else if (meeting === null) return;
    else if (k === "code") void this.#coded(text);
    else if (k === "ask") this.#note("still", from, "", meeting);
    else if (k === "watched") this.#heard.watched(Number(text));
  }

  #turnedAway(): void {
    this.#heard.taken();
    this.#ways.later(() => {
      if (this.#mate === null && this.#part === "guest") this.#greet();
    }, AGAIN);
  }

  /** A guest is here: the one whom the host knows; one for an empty place; or one too many. */
  #visited({ from, meeting }: Received): void {
    if (from === this.#mate) {
      if (meeting !== this.#meeting) this.#note("meet", from, "", this.#meeting);
      return;
    }
    const isTaken = this.#mate !== null && (this.#isDirect || this.#members > 2);
    if (isTaken) {
      this.#note("taken", from);
      // Whoever asks often makes this page ask no more often.
      if (this.#asks === 0) this.#check();
      return;
    }
    if (from !== this.#invited?.from) this.#invited = { from, meeting: randomName() };
    this.#note("meet", from, "", this.#invited.meeting);
  }

  /** A page wants to watch, or still does. */
  #watched({ from, text }: Received): void {
    if (from === this.#mate) return;
    const isNew = !this.#watchers.has(from);
    if (isNew && this.#watchers.size >= MOST_WATCHERS) return this.#note("full", from);
    if (isNew) this.#watchers.set(from, 0);
    this.#silent.delete(from);
    this.#note(this.#mate === null ? "free" : "taken", from);
    if (text === WHOLE) this.#heard.asked(from);
    if (isNew) this.#watchersChanged();
  }

  #confirmed({ from, meeting }: { readonly from: string; readonly meeting: string }): void {
    this.#hangUp();
    this.#begin(from, meeting);
    this.#invited = null;
    this.#watchers.delete(from);
    this.#heard.opened();
    this.#tellAll("taken");
    this.#watchersChanged();
    void this.#offer();
  }

  /** A host that this page has met is left for no other. */
  #met({ from, meeting, n }: Received): void {
    if (meeting === null || meeting === this.#meeting) return;
    if (this.#mate !== null && from !== this.#mate) return this.#check();
    this.#hangUp();
    this.#begin(from, meeting);
    this.#last = n;
    this.#heard.opened();
  }

  #begin(mate: string, meeting: string): void {
    this.#mate = mate;
    this.#meeting = meeting;
    this.#last = 0;
  }

  async #offer(): Promise<void> {
    await this.#connecting((peer) => peer.offer());
  }

  /** Code of the other page's peer. */
  async #coded(code: string): Promise<void> {
    await this.#connecting(async (peer) => {
      const description = decode(code);
      if (description.kind === "offer") return peer.answer(description);
      await peer.accept(description);
      return null;
    });
  }

  /** Works on the peer. If it cannot be connected, the relay goes on. */
  async #connecting(work: (peer: Direct) => Promise<string | null>): Promise<void> {
    const meeting = this.#meeting;
    try {
      this.#peer ??= this.#newPeer();
      const peer = this.#peer;
      const code = await work(peer);
      const isCurrent = peer === this.#peer && meeting === this.#meeting;
      if (code !== null && isCurrent && this.#mate !== null)
        this.#note("code", this.#mate, code, meeting);
    } catch {
      // A browser without such connections or addresses, or one whose owner has put them away.
      return;
    }
  }

  #newPeer(): Direct {
    const peer = this.#ways.peer({
      opened: () => {
        if (peer !== this.#peer) return;
        this.#isDirect = true;
        this.#heard.away(false);
      },
      came: (text) => {
        if (peer === this.#peer) this.#heard.came(text);
      },
      lost: () => {
        if (peer === this.#peer) this.#undirected();
      },
    });
    return peer;
  }

  /** The peer is lost; the relay may still reach the page. */
  #undirected(): void {
    this.#hangUp();
    if (!this.#line.isOpen) this.#heard.away(true);
    else this.#check();
  }

  #hangUp(): void {
    this.#isDirect = false;
    const peer = this.#peer;
    this.#peer = null;
    peer?.close();
  }

  /** `to`: null for all. */
  #note(k: Note["k"], to: string | null, text = "", meeting: string | null = null): void {
    if (this.#isOver && k !== "text") return;
    this.#sent += 1;
    const note: Note = { n: this.#sent, k, meeting, text };
    this.#line.send(JSON.stringify(note), to);
  }
}

function randomName(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((each) => each.toString(36)).join("");
}

/** Null for what is no note. */
function noteIn({ from, text: json, isMine }: Letter): Received | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return null;
  }
  if (!isRecord(value)) return null;
  const { n, k, meeting, text } = value;
  const isSound =
    Number.isSafeInteger(n) &&
    KINDS.some((each) => each === k) &&
    (meeting === null || (typeof meeting === "string" && meeting.length <= 20)) &&
    typeof text === "string";
  return isSound ? { from, isMine, ...(value as unknown as Note) } : null;
}
