/** Sums as people type them into number fields: "40*3", "1/3 + 2", "−(8 − 2) × 5". */

const SIGNS: Readonly<Record<string, string>> = {
  "−": "-",
  "×": "*",
  "·": "*",
  ":": "/",
  "÷": "/",
};
const TOKEN = /\s*(\d+(?:\.\d*)?(?:e[+-]?\d+)?|\.\d+|[-+*/()])/iy;

/** A longer text is no sum: parentheses are read one within the other. */
const MOST_CHARACTERS = 1000;

/** The value; null where the text is no sum, or has no finite value. */
export function valueOfSum(text: string): number | null {
  if (text.length > MOST_CHARACTERS) return null;
  const tokens = tokensOf(text.trim());
  if (tokens === null) return null;
  const value = terms(tokens);
  return tokens.length === 0 && Number.isFinite(value) ? value : null;
}

/** Tokens, the first one last; null where there is another sign. */
function tokensOf(text: string): string[] | null {
  const plain = text.replace(/[−×·:÷]/g, (sign) => SIGNS[sign] ?? sign);
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < plain.length) {
    const found = TOKEN.exec(plain)?.[1];
    if (found === undefined) return null;
    tokens.push(found);
  }
  return tokens.reverse();
}

function terms(tokens: string[]): number {
  let value = factors(tokens);
  for (let sign = taken(tokens, "+-"); sign !== null; sign = taken(tokens, "+-"))
    value += (sign === "+" ? 1 : -1) * factors(tokens);
  return value;
}

function factors(tokens: string[]): number {
  let value = factor(tokens);
  for (let sign = taken(tokens, "*/"); sign !== null; sign = taken(tokens, "*/"))
    value = sign === "*" ? value * factor(tokens) : value / factor(tokens);
  return value;
}

/** NaN where there is none. */
function factor(tokens: string[]): number {
  const token = tokens.pop() ?? "";
  if (token === "-") return -factor(tokens);
  if (token === "+") return factor(tokens);
  if (token !== "(") return Number(token || Number.NaN);
  const value = terms(tokens);
  return tokens.pop() === ")" ? value : Number.NaN;
}

/** The next token, if it is one of these signs. */
function taken(tokens: string[], signs: string): string | null {
  const next = tokens.at(-1) ?? " ";
  return signs.includes(next) ? (tokens.pop() ?? null) : null;
}
