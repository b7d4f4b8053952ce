/** Exact rationals as the core writes them, "p" or "p/q": formatting and steps. */

interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
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

/** Syntax of the core's rationals: "-3", "7/2", "6.5"; people also type "6,5", and "3 1/7" as they read it. */
const RATIONAL = /^([+-]?) *(?:(\d+) +(?=\d+\/))?(\d+)(?:\/(\d+)|[.,](\d+))?$/;

/** "7/2" → "3½", "22/7" → "3 1/7", "-1/2" → "−½". */
export function readable(rational: string): string {
  return formatted(parse(rational) ?? { numerator: 0n, denominator: 1n });
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
  return reduced({
    numerator: x.numerator * y.denominator - y.numerator * x.denominator,
    denominator: x.denominator * y.denominator,
  });
}

/** True if the text is a rational. */
export function isRational(text: string): boolean {
  return parse(text) !== null;
}

/** A typed number as the core writes it: "6,5" → "13/2"; other text only trimmed. */
export function canonical(text: string): string {
  const typed = parse(text);
  return typed === null ? text.trim() : reduced(typed);
}

/** The next half above or below; 0 if the text is not a rational. */
export function stepped(text: string, direction: 1 | -1): string {
  const from = parse(text);
  if (from === null) return "0";
  return reduced({
    numerator: 2n * from.numerator + BigInt(direction) * from.denominator,
    denominator: 2n * from.denominator,
  });
}

function parse(text: string): Fraction | null {
  const found = RATIONAL.exec(spelled(text.trim()).replace("−", "-"));
  if (found === null) return null;
  const [, sign, before = "0", over = "0", under = "1", decimals = ""] = found;
  const size = BigInt(over + decimals) + BigInt(before) * BigInt(under);
  const numerator = size * (sign === "-" ? -1n : 1n);
  const scaled = BigInt(under) * 10n ** BigInt(decimals.length);
  return scaled === 0n ? null : { numerator, denominator: scaled };
}

/** "6½" → "6 1/2". */
function spelled(text: string): string {
  const part = Object.keys(GLYPHS).find((each) => text.endsWith(GLYPHS[each] ?? ""));
  return part === undefined ? text : `${text.slice(0, -1)} ${part}`;
}

function reduced({ numerator, denominator }: Fraction): string {
  const divisor = gcd(numerator < 0n ? -numerator : numerator, denominator);
  return denominator === divisor
    ? `${numerator / divisor}`
    : `${numerator / divisor}/${denominator / divisor}`;
}

function formatted({ numerator, denominator }: Fraction): string {
  const size = numerator < 0n ? -numerator : numerator;
  const whole = size / denominator;
  const rest = size % denominator;
  const sign = numerator < 0n ? "−" : "";
  if (rest === 0n) return `${sign}${whole}`;
  const divisor = gcd(rest, denominator);
  const part = `${rest / divisor}/${denominator / divisor}`;
  const glyph = GLYPHS[part];
  if (whole === 0n) return sign + (glyph ?? part);
  return glyph === undefined ? `${sign}${whole} ${part}` : `${sign}${whole}${glyph}`;
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}
