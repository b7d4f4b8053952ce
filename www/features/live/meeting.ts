/** Meeting: the connection of two pages that need one link only. They find each other in a room of the relay, exchange the
 *  codes of a peer there, and send by the relay until the peer is connected, and again if it is lost. */
import { isRecord } from "../../engine/is-record.ts";
import { decode } from "./description.ts";
import type { Role } from "./joined.ts";
import { type Dialling, Line } from "./line.ts";
import type { Heard, Peer } from "./peer.ts";
import { type Room, roomAddress, Seal } from "./room.ts";

export interface MeetingHeard extends Heard {
  /** The other page is gone, and this one waits for it; a connection to be opened anew. */
  parted(): void;
  /** The room belongs to two others; this page waits for a place. */
  taken(): void;
  /** The relay cannot be reached for now, or again can. */
  away(isAway: boolean): void;
}

/** A peer, as a meeting uses it. */
export type Direct = Pick<Peer, "offer" | "answer" | "accept" | "send" | "close">;

export interface Ways extends Dialling {
  /** Throws where the browser has no such connections. */
  peer(heard: Heard): Direct;
}

/** A note between the pages of a room. `to`: null for all. `n`: the number of the note among those of its page. */
interface Note {
  readonly from: string;
  readonly to: string | null;
  readonly n: number;
  /** A page is here; the host meets it, or has met another; a peer's code; a message of the game. */
  readonly k: "here" | "meet" | "taken" | "code" | "text";
  /** Name of the meeting of the two; null in notes of those who have not met. */
  readonly meeting: string | null;
  readonly text: string;
}

/** Milliseconds in which both pages come back after the relay has broken off. */
const PATIENCE = 60_000;
/** Milliseconds after which a page asks again for a place that was taken: the one before may have been its own. */
const AGAIN = 5000;
const KINDS: readonly string[] = ["here", "meet", "taken", "code", "text"] satisfies Note["k"][];

export class Meeting {
  readonly #role: Role;
  readonly #heard: MeetingHeard;
  readonly #ways: Ways;
  readonly #line: Line;
  #me = randomName();
  #sent = 0;
  #mate: string | null = null;
  #meeting: string | null = null;
  /** A guest that was asked to meet, until it says something in that meeting: a relay may repeat an old guest. */
  #invited: { readonly from: string; readonly meeting: string } | null = null;
  /** Number of the mate's last note: a relay that repeats one changes nothing. */
  #last = 0;
  #members = 0;
  #peer: Direct | null = null;
  #isDirect = false;
  #isOver = false;

  constructor(relay: string, room: Room, role: Role, heard: MeetingHeard, ways: Ways) {
    this.#role = role;
    this.#heard = heard;
    this.#ways = ways;
    this.#line = new Line(
      roomAddress(relay, room),
      new Seal(room),
      {
        opened: () => this.#opened(),
        broken: () => this.#broken(),
        came: (text) => this.#came(text),
        members: (count) => this.#numbered(count),
        refused: () => this.#refused(),
      },
      ways,
    );
  }

  send(text: string): void {
    if (this.#isDirect) this.#peer?.send(text);
    else this.#note("text", text);
  }

  close(): void {
    this.#isOver = true;
    this.#hangUp();
    this.#line.close();
  }

  #opened(): void {
    this.#members = 0;
    this.#heard.away(false);
    this.#greet();
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
    if (before > 1) this.#partIfAlone();
    else if (this.#mate !== null) this.#ways.later(() => this.#partIfAlone(), PATIENCE);
  }

  #partIfAlone(): void {
    if (this.#members === 1 && this.#mate !== null && !this.#isDirect) this.#part();
  }

  #part(): void {
    this.#hangUp();
    this.#mate = null;
    this.#meeting = null;
    this.#me = randomName();
    this.#heard.parted();
    this.#greet();
  }

  /** The guest asks, and names its meeting, which goes on if the host knows it, too. */
  #greet(): void {
    if (this.#role === "guest") this.#note("here", "", { to: null });
  }

  #came(json: string): void {
    const note = noteIn(json);
    if (note === null || (note.to !== null && note.to !== this.#me)) return;
    if (this.#role === "guest" && note.k === "meet") return this.#met(note);
    if (note.k === "taken" && this.#mate === null) return this.#turnedAway();
    if (note.from === this.#invited?.from && note.meeting === this.#invited.meeting)
      this.#confirmed(this.#invited);
    if (this.#role === "host" && note.k === "here") return this.#visited(note);
    if (note.from !== this.#mate || note.meeting !== this.#meeting || note.n <= this.#last) return;
    this.#last = note.n;
    if (note.k === "code") void this.#coded(note.text);
    else if (note.k === "text") this.#heard.came(note.text);
  }

  #turnedAway(): void {
    this.#heard.taken();
    this.#ways.later(() => {
      if (this.#mate === null) this.#greet();
    }, AGAIN);
  }

  /** A guest is here: the one whom the host knows; one for an empty place; or one too many. */
  #visited({ from, meeting }: Note): void {
    if (from === this.#mate) {
      if (meeting !== this.#meeting) this.#note("meet");
      return;
    }
    const isTaken = this.#mate !== null && (this.#isDirect || this.#members > 2);
    if (isTaken) return this.#note("taken", "", { to: from });
    if (from !== this.#invited?.from) this.#invited = { from, meeting: randomName() };
    this.#note("meet", "", { to: from, meeting: this.#invited.meeting });
  }

  #confirmed({ from, meeting }: { readonly from: string; readonly meeting: string }): void {
    this.#hangUp();
    this.#begin(from, meeting);
    this.#invited = null;
    this.#heard.opened();
    void this.#offer();
  }

  #met({ from, meeting, n }: Note): void {
    if (meeting === null || meeting === this.#meeting) return;
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
      if (code !== null && peer === this.#peer && meeting === this.#meeting)
        this.#note("code", code);
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
    else this.#partIfAlone();
  }

  #hangUp(): void {
    this.#isDirect = false;
    const peer = this.#peer;
    this.#peer = null;
    peer?.close();
  }

  #note(k: Note["k"], text = "", other: Partial<Pick<Note, "to" | "meeting">> = {}): void {
    if (this.#isOver && k !== "text") return;
    this.#sent += 1;
    const [from, to, meeting] = [this.#me, this.#mate, this.#meeting];
    const note: Note = { from, to, n: this.#sent, k, meeting, text, ...other };
    this.#line.send(JSON.stringify(note));
  }
}

function randomName(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((each) => each.toString(36)).join("");
}

function noteIn(json: string): Note | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return null;
  }
  if (!isRecord(value)) return null;
  const { from, to, n, k, meeting, text } = value;
  const isName = (name: unknown) => typeof name === "string" && name.length <= 20;
  const isSound =
    isName(from) &&
    (to === null || isName(to)) &&
    Number.isSafeInteger(n) &&
    KINDS.includes(String(k)) &&
    (meeting === null || isName(meeting)) &&
    typeof text === "string";
  return isSound ? (value as unknown as Note) : null;
}
