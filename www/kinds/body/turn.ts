/** Turns of a body: square matrices by rows, of three dimensions or four. */

export type Turn = readonly (readonly number[])[];

export function noTurn(axes: number): Turn {
  return Array.from({ length: axes }, (_, i) =>
    Array.from({ length: axes }, (_, j) => (i === j ? 1 : 0)),
  );
}

/** First one turn, then another. */
export function composed(first: Turn, second: Turn): Turn {
  return second.map((row) =>
    first.map((_, j) => row.reduce((sum, x, k) => sum + x * (first[k]?.[j] ?? 0), 0)),
  );
}

/** Turn in the plane of two axes, from the first towards the second. */
export function inPlane(axes: number, from: number, to: number, angle: number): Turn {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = noTurn(axes).map((row) => [...row]);
  const set = (row: number, column: number, value: number) => {
    const list = turned[row];
    if (list !== undefined) list[column] = value;
  };
  set(from, from, cos);
  set(from, to, -sin);
  set(to, from, sin);
  set(to, to, cos);
  return turned;
}

/** Share of the shortest turn in space that takes one direction to another. */
export function towards(
  axes: number,
  [x, y, z]: readonly [number, number, number],
  [u, v, w]: readonly [number, number, number],
  share: number,
): Turn {
  const axis = [y * w - z * v, z * u - x * w, x * v - y * u] as const;
  const sine = Math.hypot(...axis);
  const cosine = x * u + y * v + z * w;
  // Opposite directions have no shortest turn: any will do.
  const [a, b, c] = sine > 1e-9 ? axis.map((part) => part / sine) : [0, 1, 0];
  const angle = share * Math.atan2(sine, cosine);
  return round(axes, [a ?? 0, b ?? 0, c ?? 0], angle);
}

/** Turn in space round a direction of length 1 (Rodrigues's formula). */
function round(axes: number, [a, b, c]: readonly [number, number, number], angle: number): Turn {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const k = 1 - cos;
  const space = [
    [cos + a * a * k, a * b * k - c * sin, a * c * k + b * sin],
    [b * a * k + c * sin, cos + b * b * k, b * c * k - a * sin],
    [c * a * k - b * sin, c * b * k + a * sin, cos + c * c * k],
  ];
  return noTurn(axes).map((row, i) => row.map((x, j) => space[i]?.[j] ?? x));
}
