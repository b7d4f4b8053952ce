/** Ways of ink on a body: along its lines, as far as they are seen. */
import type { Drawing } from "../../engine/types.ts";
import { placement } from "../../model/state.ts";
import { type BoardLayout, radiusOf } from "../../view/board-layout.ts";
import type { Spot } from "../../view/camera.ts";
import { pair } from "../../view/measure.ts";
import { type Lens, screenX, screenY } from "../../view/pen.ts";
import { dropOf, from, type InkedChain, type Way } from "../../view/ways.ts";
import { overSeams } from "../graph/ways.ts";
import type { Mesh } from "./mesh.ts";
import type { Sight } from "./sight.ts";

type Run = readonly number[];

/** Corners of the lines from each point to the next one, and of those that lead to a glued side. */
interface Runs {
  readonly links: ReadonlyMap<number, ReadonlyMap<number, Run>>;
  readonly halves: ReadonlyMap<number, readonly Run[]>;
}

const known = new WeakMap<Mesh, Runs>();

export function* bodyWays(
  lens: Lens,
  layout: BoardLayout,
  flat: Drawing,
  sight: Sight,
  { chain, liberties }: InkedChain,
): Iterable<Way> {
  const { mesh, view } = sight;
  const runs = known.get(mesh) ?? runsOf(mesh);
  known.set(mesh, runs);
  const [own, free] = [new Set(Array.from(chain)), new Set(Array.from(liberties))];
  const radius = (at: number) => radiusOf(layout, placement(at)) * lens.camera.scale;
  const way = (run: Run, trim: number, rest: Omit<Way, "spots">): Way[] => {
    const seen = run.every((corner, i) => i === 0 || sight.seesPiece(run[i - 1] ?? 0, corner));
    if (run.length < 2 || !seen) return [];
    const spots = run.map((corner) => ({
      x: screenX(lens, view.xyz[3 * corner] ?? 0),
      y: screenY(lens, view.xyz[3 * corner + 1] ?? 0),
    }));
    return [{ spots: from(spots, trim), ...rest }];
  };
  const against = new Set<string>();
  for (let i = 0; i + 1 < flat.arcs.length; i += 2)
    against.add(`${flat.arcs[i + 1]} ${flat.arcs[i]}`);
  for (const u of own)
    for (const [v, run] of runs.links.get(u) ?? [])
      if (free.has(v) && !against.has(`${u} ${v}`))
        yield* way(run, radius(u), { drop: dropOf(radius(v)), part: "whole", shape: "drop" });
  for (const { point, end, other } of overSeams(flat)) {
    if (other === undefined || !own.has(point) || !free.has(other.point)) continue;
    const drop = dropOf(radius(other.point));
    const half = (at: number, to: Spot) => halfTo(mesh, runs, at, direction(pair(flat.xy, at), to));
    yield* way(half(point, end), radius(point), { drop, part: "first half", shape: "open" });
    const into = [...half(other.point, other.end)].reverse();
    yield* way(into, 0, { drop, part: "second half", shape: "drop" });
  }
}

function runsOf({ lines, points }: Mesh): Runs {
  const links = new Map<number, Map<number, Run>>();
  const halves = new Map<number, Run[]>();
  const pointOf = new Map(points.map((corner, point) => [corner, point]));
  const add = (from: number, to: number, run: Run) => {
    const known = links.get(from) ?? new Map<number, Run>();
    links.set(from, known.set(to, run));
  };
  const end = (point: number | null, run: Run) => {
    if (point !== null && run.length > 1) halves.set(point, [...(halves.get(point) ?? []), run]);
  };
  for (const line of lines) {
    let [before, run]: [number | null, number[]] = [null, []];
    for (const corner of line) {
      run.push(corner);
      const point = pointOf.get(corner);
      if (point === undefined) continue;
      if (before === null) end(point, [...run].reverse());
      else {
        add(before, point, run);
        add(point, before, [...run].reverse());
      }
      [before, run] = [point, [corner]];
    }
    end(before, run);
  }
  return { links, halves };
}

function halfTo({ flat }: Mesh, { halves }: Runs, point: number, way: Spot): Run {
  const leads = (run: Run) => {
    const { x, y } = direction(pair(flat, run[0] ?? 0), pair(flat, run.at(-1) ?? 0));
    return Math.hypot(x - way.x, y - way.y) < 1e-6;
  };
  return halves.get(point)?.find(leads) ?? [];
}

function direction(a: Spot, b: Spot): Spot {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}
