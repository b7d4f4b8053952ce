/** Exact rationals as the core writes them, "p" or "p/q", for people to read. */

interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

const GLYPHS: Record<string, string> = {
  "1/2": "½",
  "1/4": "¼",
  "3/4": "¾",
  "1/3": "⅓",
  "2/3": "⅔",
};

/** "7/2" → "3½", "22/7" → "3 1/7", "-1/2" → "−½". */
export function readable(rational: string): string {
  return write(parse(rational));
}

/** The difference of two, without its sign, to read. */
export function margin(a: string, b: string): string {
  const [x, y] = [parse(a), parse(b)];
  const over = x.over * y.under - y.over * x.under;
  return write({ over: over < 0n ? -over : over, under: x.under * y.under });
}

function parse(rational: string): Fraction {
  const [over = "0", under = "1"] = rational.split("/");
  return { over: BigInt(over), under: BigInt(under) };
}

function write({ over, under }: Fraction): string {
  const size = over < 0n ? -over : over;
  const whole = size / under;
  const rest = size % under;
  const sign = over < 0n ? "−" : "";
  if (rest === 0n) return `${sign}${whole}`;
  const divisor = gcd(rest, under);
  const part = `${rest / divisor}/${under / divisor}`;
  const glyph = GLYPHS[part];
  if (whole === 0n) return sign + (glyph ?? part);
  return glyph === undefined ? `${sign}${whole} ${part}` : `${sign}${whole}${glyph}`;
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}
