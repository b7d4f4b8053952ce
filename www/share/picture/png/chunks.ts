/** The chunks of a PNG file (PNG, third edition, 5.3 and annex D), and a text chunk among
 *  them. Knows nothing of pixels. */

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Length, type and checksum of a chunk. */
const FRAME = 12;
/** The header comes first and has 13 bytes of data. */
const HEADER_END = SIGNATURE.length + FRAME + 13;

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
  /** True: its checksum is right. */
  readonly sound: boolean;
}

export function isPng(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, i) => bytes[i] === byte);
}

/** The chunks of a file, up to the first that is not whole. */
export function* chunksOf(bytes: Uint8Array): Iterable<Chunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at: number = SIGNATURE.length;
  while (at + FRAME <= bytes.length) {
    const length = view.getUint32(at);
    const end = at + FRAME + length;
    if (end > bytes.length) return;
    const named = bytes.subarray(at + 4, end - 4);
    yield {
      type: String.fromCharCode(...named.subarray(0, 4)),
      data: named.subarray(4),
      sound: view.getUint32(end - 4) === crc(named),
    };
    at = end;
  }
}

/** A PNG file with one chunk more, behind its header. */
export function withChunk(
  png: Uint8Array,
  type: string,
  data: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(png.length + FRAME + data.length);
  file.set(png.subarray(0, HEADER_END));
  file.set(chunk(type, data), HEADER_END);
  file.set(png.subarray(HEADER_END), HEADER_END + FRAME + data.length);
  return file;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(FRAME + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(
    Array.from(type, (letter) => letter.charCodeAt(0)),
    4,
  );
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

/** CRC-32 as in ISO 3309. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

function crc(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = (TABLE[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8);
  return (rest ^ 0xffffffff) >>> 0;
}
