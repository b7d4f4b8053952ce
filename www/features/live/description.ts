/** Description of a peer for its invitation or answer: of a session with one data channel only what cannot be derived,
 *  as letters that stand in a link. The other side makes the whole session description of them again, so that nothing
 *  that a stranger has written reaches the browser as text. */
import { bytesOfCode, CODE_LETTERS, codeOf, intoBytes, outOfBytes } from "./letters.ts";

export type Kind = "offer" | "answer";

/** Address at which a peer can be reached; a name is a UUID that only the peer's own network resolves. */
export interface Candidate {
  readonly found: "here" | "by-server";
  readonly family: "name" | "four" | "six";
  /** 16 bytes, or 4. */
  readonly address: readonly number[];
  readonly port: number;
}

export interface Description {
  readonly kind: Kind;
  /** SHA-256 of the certificate. */
  readonly fingerprint: readonly number[];
  readonly user: string;
  readonly password: string;
  readonly candidates: readonly Candidate[];
}

/** Fault of a code, or of a session that no code can hold. */
export class DescriptionError extends Error {}

/** Candidates of a code; a browser has one for each network and family. */
export const MOST_CANDIDATES = 8;

const KINDS: readonly Kind[] = ["offer", "answer"];
const FINGERPRINT = 32;
const LENGTHS = { name: 16, four: 4, six: 16 } as const;
const FAMILIES = ["name", "four", "six"] as const;
const FOUND = ["here", "by-server"] as const;
/** Letters of names and passwords (RFC 8839, ice-char). */
const LETTERS = CODE_LETTERS.replace("-_", "+/");
/** Bounds of RFC 8839. */
const USER = { least: 4, most: 64 };
const PASSWORD = { least: 22, most: 128 };

/** The description in a browser's session description. Candidates that no code holds are left out. */
export function describe(kind: Kind, sdp: string): Description {
  const lines = sdp.split(/\r?\n/);
  const fieldOf = (name: string) =>
    lines.find((each) => each.startsWith(`a=${name}:`))?.slice(name.length + 3) ?? "";
  const hash = /^sha-256 ((?:[0-9a-f]{2}:){31}[0-9a-f]{2})$/i.exec(fieldOf("fingerprint"))?.[1];
  if (hash === undefined) throw new DescriptionError("no SHA-256 fingerprint");
  return checked({
    kind,
    fingerprint: hash.split(":").map((byte) => Number.parseInt(byte, 16)),
    user: fieldOf("ice-ufrag"),
    password: fieldOf("ice-pwd"),
    candidates: lines.flatMap((each) => candidateIn(each) ?? []).slice(0, MOST_CANDIDATES),
  });
}

const CANDIDATE = /^a=candidate:\S+ 1 udp \d+ (\S+) (\d{1,5}) typ (host|srflx)\b/i;

function candidateIn(line: string): Candidate | null {
  const [, text = "", digits, type] = CANDIDATE.exec(line) ?? [];
  const port = Number(digits);
  const place = placeIn(text);
  if (place === null || !(port > 0 && port < 1 << 16)) return null;
  return { found: type === "host" ? "here" : "by-server", ...place, port };
}

function placeIn(text: string): Pick<Candidate, "family" | "address"> | null {
  const [, name] = /^([0-9a-f-]{36})\.local$/i.exec(text) ?? [];
  if (name !== undefined) {
    const address = bytesOf(name.replaceAll("-", ""));
    return address.length === LENGTHS.name ? { family: "name", address } : null;
  }
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) {
    const address = text.split(".").map(Number);
    return address.every((byte) => byte < 256) ? { family: "four", address } : null;
  }
  const address = sixIn(text);
  return address === null ? null : { family: "six", address };
}

/** Bytes of an IPv6 address, shortened or not; null for other texts. */
function sixIn(text: string): number[] | null {
  if (!/^[0-9a-f:]+$/i.test(text)) return null;
  const parts = text.split("::").map((each) => (each === "" ? [] : each.split(":")));
  const [before = [], after] = parts;
  const given = before.length + (after?.length ?? 0);
  const isWhole = after === undefined ? given === 8 : parts.length === 2 && given < 8;
  const groups = [
    ...before,
    ...Array<string>(8 - given < 0 ? 0 : 8 - given).fill("0"),
    ...(after ?? []),
  ];
  if (!isWhole || !groups.every((each) => /^[0-9a-f]{1,4}$/i.test(each))) return null;
  return bytesOf(groups.map((each) => each.padStart(4, "0")).join(""));
}

function bytesOf(hex: string): number[] {
  return (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
}

function hexOf(bytes: readonly number[]): string {
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function checked(description: Description): Description {
  const { user, password, candidates } = description;
  const isText = (text: string, { least, most }: typeof USER) =>
    text.length >= least && text.length <= most && /^[\w+/]*$/.test(text) && !text.includes("_");
  if (!isText(user, USER) || !isText(password, PASSWORD))
    throw new DescriptionError("no name or no password");
  if (candidates.length === 0) throw new DescriptionError("no address");
  return description;
}

/** Layout: the kind; the fingerprint; name and password, each as its length and six bits for a letter; each candidate
 *  as its kind, port and address. */
export function encode({ kind, fingerprint, user, password, candidates }: Description): string {
  const bytes = [
    KINDS.indexOf(kind),
    ...fingerprint,
    ...packed(user),
    ...packed(password),
    ...candidates.flatMap(({ found, family, address, port }) => [
      FAMILIES.indexOf(family) * 2 + FOUND.indexOf(found),
      port >> 8,
      port & 255,
      ...address,
    ]),
  ];
  return codeOf(bytes);
}

/** Throws DescriptionError for a code that is damaged, cut or none. */
export function decode(code: string): Description {
  const body = bytesOfCode(code);
  if (body === null) throw new DescriptionError("damaged");
  const reader = new Reader(body);
  const kind = KINDS[reader.next()];
  if (kind === undefined) throw new DescriptionError("of another version");
  const fingerprint = reader.take(FINGERPRINT);
  const [user, password] = [unpacked(reader), unpacked(reader)];
  const candidates: Candidate[] = [];
  while (!reader.isOver) candidates.push(nextCandidate(reader));
  if (candidates.length > MOST_CANDIDATES) throw new DescriptionError("too many addresses");
  return checked({ kind, fingerprint, user, password, candidates });
}

function nextCandidate(reader: Reader): Candidate {
  const type = reader.next();
  const family = FAMILIES[type >> 1];
  const found = FOUND[type & 1];
  if (family === undefined || found === undefined) throw new DescriptionError("of another version");
  const port = reader.next() * 256 + reader.next();
  if (port === 0) throw new DescriptionError("no port");
  return { found, family, address: reader.take(LENGTHS[family]), port };
}

class Reader {
  readonly #bytes: readonly number[];
  #at = 0;

  constructor(bytes: readonly number[]) {
    this.#bytes = bytes;
  }

  get isOver(): boolean {
    return this.#at >= this.#bytes.length;
  }

  next(): number {
    return this.take(1)[0] ?? 0;
  }

  take(count: number): readonly number[] {
    if (this.#at + count > this.#bytes.length) throw new DescriptionError("cut");
    this.#at += count;
    return this.#bytes.slice(this.#at - count, this.#at);
  }
}

function packed(text: string): number[] {
  return [text.length, ...intoBytes([...text].map((letter) => LETTERS.indexOf(letter)))];
}

function unpacked(reader: Reader): string {
  const length = reader.next();
  const six = outOfBytes(reader.take(Math.ceil((length * 6) / 8)));
  return six
    .slice(0, length)
    .map((each) => LETTERS[each])
    .join("");
}

/** The session description that the browser of the other side reads. */
export function sessionDescription(description: Description): string {
  const { kind, fingerprint, user, password, candidates } = description;
  const lines = [
    "v=0",
    "o=- 1 1 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    ...candidates.map(candidateLine),
    `a=ice-ufrag:${user}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${hexOf(fingerprint).toUpperCase().match(/../g)?.join(":") ?? ""}`,
    `a=setup:${kind === "offer" ? "actpass" : "active"}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:262144",
  ];
  return `${lines.join("\r\n")}\r\n`;
}

/** Priorities as RFC 8445 recommends them: addresses of the peer's own before those that a server has seen. */
function candidateLine(candidate: Candidate, index: number): string {
  const { found, port } = candidate;
  const isHere = found === "here";
  const priority = (isHere ? 126 : 100) * 2 ** 24 + (65_535 - index) * 2 ** 8 + 255;
  const type = isHere ? "host" : "srflx raddr 0.0.0.0 rport 0";
  return `a=candidate:${index + 1} 1 udp ${priority} ${placeText(candidate)} ${port} typ ${type}`;
}

function placeText({ family, address }: Candidate): string {
  if (family === "four") return address.join(".");
  const hex = hexOf(address);
  if (family === "six") return hex.match(/.{4}/g)?.join(":") ?? "";
  return `${hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")}.local`;
}
