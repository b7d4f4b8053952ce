/** Exact rationals as the core writes them, "p" or "p/q": formatting and steps. */

interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** The core's score of a player with as many points as the plane. */
export const CONTINUUM = "continuum";

const GLYPHS: Record<string, string> = {
  "1/2": "½",
  "1/4": "¼",
  "3/4": "¾",
  "1/3": "⅓",
  "2/3": "⅔",
};

/** Syntax of the core's rationals: "-3", "7/2", "6.5". */
const WRITTEN = /^([+-]?)(\d+)(?:\/(\d+)|\.(\d+))?$/;

/** "7/2" → "3½", "22/7" → "3 1/7", "-1/2" → "−½". */
export function readable(rational: string): string {
  return write(parse(rational) ?? { over: 0n, under: 1n });
}

/** The absolute difference of two rationals, formatted. */
export function margin(a: string, b: string): string {
  const rest = minus(a, b);
  return readable(rest.startsWith("-") ? rest.slice(1) : rest);
}

/** a − b, as "p" or "p/q". */
export function minus(a: string, b: string): string {
  const [x, y] = [parse(a), parse(b)];
  if (x === null || y === null) return "0";
  return plain({ over: x.over * y.under - y.over * x.under, under: x.under * y.under });
}

/** True if the text is a rational. */
export function isRational(text: string): boolean {
  return parse(text) !== null;
}

/** The next half above or below; 0 if the text is not a rational. */
export function stepped(text: string, way: 1 | -1): string {
  const from = parse(text);
  if (from === null) return "0";
  return plain({ over: 2n * from.over + BigInt(way) * from.under, under: 2n * from.under });
}

function parse(text: string): Fraction | null {
  const found = WRITTEN.exec(text.trim().replace("−", "-"));
  if (found === null) return null;
  const [, sign, whole = "0", under = "1", decimals = ""] = found;
  const over = BigInt(whole + decimals) * (sign === "-" ? -1n : 1n);
  const scaled = BigInt(under) * 10n ** BigInt(decimals.length);
  return scaled === 0n ? null : { over, under: scaled };
}

function plain({ over, under }: Fraction): string {
  const divisor = gcd(over < 0n ? -over : over, under);
  return under === divisor ? `${over / divisor}` : `${over / divisor}/${under / divisor}`;
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
