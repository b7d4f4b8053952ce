/** Tests of the codes by which two pages connect: what a code holds, its length, and damaged ones. */
import { expect, test } from "vitest";
import {
  DescriptionError,
  decode,
  describe,
  encode,
  MOST_CANDIDATES,
  sessionDescription,
} from "../../../www/features/live/description.ts";
import { chance } from "../../chance.ts";

const HASH = Array.from({ length: 32 }, (_, index) => (index * 37 + 11).toString(16).slice(-2))
  .map((byte) => byte.padStart(2, "0").toUpperCase())
  .join(":");

/** As Chromium writes one. */
function sdp(...candidates: string[]): string {
  return [
    "v=0",
    "o=- 8810338012090729641 2 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    ...candidates.map((each) => `a=candidate:${each} generation 0 network-cost 999`),
    "a=ice-ufrag:ub8e",
    "a=ice-pwd:nAA3tisFCpXZV5iYGLi2W26+",
    "a=ice-options:trickle",
    `a=fingerprint:sha-256 ${HASH}`,
    "a=setup:actpass",
    "a=mid:0",
    "a=sctp-port:5000",
    "",
  ].join("\r\n");
}

const NAME = "2f86cf9c-6a91-44b0-b510-d89471d53932.local";
const BY_NAME = `2311136832 1 udp 2113937151 ${NAME} 43101 typ host`;
const FOUR = "1 1 udp 2113937151 192.168.1.7 5000 typ host";
const SIX = "1 1 udp 2113937151 2001:db8::1:ff 65535 typ host";
const SEEN = "2 1 udp 1677729535 203.0.113.9 61000 typ srflx raddr 0.0.0.0 rport 0";
const TCP = "3 1 tcp 1518280447 192.168.1.7 9 typ host tcptype active";
const RELAYED = "4 1 udp 1 203.0.113.9 61000 typ relay raddr 0.0.0.0 rport 0";

function read(code: string): string {
  return sessionDescription(decode(code));
}

test.each(["offer", "answer"] as const)("an %s comes back from its code", (kind) => {
  const description = describe(kind, sdp(BY_NAME, FOUR, SIX, SEEN));
  expect(description.candidates).toHaveLength(4);
  expect(decode(encode(description))).toEqual(description);
  const text = read(encode(description));
  expect(describe(kind, text)).toEqual(description);
  expect(text).toContain("a=ice-ufrag:ub8e\r\n");
  expect(text).toContain("a=ice-pwd:nAA3tisFCpXZV5iYGLi2W26+\r\n");
  expect(text).toContain(`a=fingerprint:sha-256 ${HASH}\r\n`);
  expect(text).toContain(` ${NAME} 43101 typ host\r\n`);
  expect(text).toContain(" 192.168.1.7 5000 typ host\r\n");
  expect(text).toContain(" 2001:0db8:0000:0000:0000:0000:0001:00ff 65535 typ host\r\n");
  expect(text).toContain(" 203.0.113.9 61000 typ srflx ");
  // Of an offer either side may begin; who answers does.
  expect(text).toContain(kind === "offer" ? "a=setup:actpass\r\n" : "a=setup:active\r\n");
});

test("the browser's own addresses come before those that a server has seen", () => {
  const priorities = [...read(encode(describe("offer", sdp(SEEN, FOUR)))).matchAll(/udp (\d+)/g)];
  const [seen = 0, own = 0] = priorities.map(([, priority]) => Number(priority));
  expect(own).toBeGreaterThan(seen);
});

test("a code with a name and an address has at most 300 characters, and so has the longest", () => {
  expect(encode(describe("offer", sdp(BY_NAME, FOUR))).length).toBeLessThanOrEqual(130);
  const many = Array.from({ length: 12 }, () => BY_NAME);
  const longest = describe("offer", sdp(...many));
  expect(longest.candidates).toHaveLength(MOST_CANDIDATES);
  expect(encode(longest).length).toBeLessThanOrEqual(300);
});

test("addresses that no code holds are left out, and without one there is no code", () => {
  expect(describe("offer", sdp(TCP, RELAYED, FOUR)).candidates).toHaveLength(1);
  expect(() => describe("offer", sdp(TCP))).toThrow(DescriptionError);
  const broken = ["1 1 udp 1 300.1.1.1 5 typ host", "1 1 udp 1 1::2::3 5 typ host"];
  for (const line of [...broken, FOUR.replace("5000", "0")])
    expect(() => describe("offer", sdp(line))).toThrow("no address");
  expect(() => describe("offer", sdp(FOUR).replace("sha-256", "sha-1"))).toThrow("fingerprint");
  expect(() => describe("offer", sdp(FOUR).replace("ub8e", "u"))).toThrow("no name");
});

test("a code ends in no sign that programs drop at the end of an address", () => {
  for (let port = 1; port < 200; port++)
    expect(encode(describe("offer", sdp(FOUR.replace("5000", `${port}`))))).toMatch(/[0-9a-z]$/i);
});

test("each damaged, cut or lengthened code is refused", () => {
  const code = encode(describe("offer", sdp(BY_NAME, FOUR)));
  const random = chance(45);
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  for (let at = 0; at < code.length; at++) {
    const other = letters[random(64)] ?? "";
    const damaged = code.slice(0, at) + other + code.slice(at + 1);
    if (damaged !== code) expect(() => decode(damaged)).toThrow(DescriptionError);
    expect(() => decode(code.slice(0, at))).toThrow(DescriptionError);
  }
  for (const none of ["", "A", `${code}A`, code + code, "ä", `${code}!`, "A".repeat(10_000)])
    expect(() => decode(none)).toThrow(DescriptionError);
});

test("nothing but letters, digits and addresses reaches the browser's reader", () => {
  const text = read(encode(describe("answer", sdp(BY_NAME, SIX))));
  for (const line of text.trimEnd().split("\r\n")) expect(line).toMatch(/^[a-z]=[\w ./:+-]*$/);
});
