/** Tests of what is loaded of the core for the games of a page. */
import { afterEach, expect, test, vi } from "vitest";
import type { GameDocument, Turn } from "../../../www/engine/types.ts";
import { Core } from "../../../www/player/core.ts";
import type { Given } from "../../../www/player/messages.ts";
import type { Part } from "../../../www/player/part.ts";

/** Functions that have loaded something, by name. */
const loaded = vi.hoisted((): string[] => []);
vi.mock("gospace/play", () => ({
  load: async () => void loaded.push("load"),
  loadLight: async () => void loaded.push("loadLight"),
}));

const GRID: GameDocument = { gospace: 1, board: { kind: "grid", columns: 3, rows: 3 } };
const GRAPH: GameDocument = { gospace: 1, board: { kind: "graph", points: [[0, 0]], edges: [] } };
const SPACE: GameDocument = {
  gospace: 1,
  board: { kind: "gospace", points: [[0, 0]], open: [[0]], placements: [[0]] },
};

/** A grid of three by three, a go-space of three points, two disks, a square plane. */
const LINK = "1pTEjHkZY";
const SPACE_LINK = "10f0papDmRBoYx4AurtMVrjNT";
const DISKS_LINK = "16SX_78NpEIGsrvbZPw";
const PLANE_LINK = "1_22_28FsWnLYUqoVBPWd8A";

const [SOLVER, LINKS] = [new ArrayBuffer(0), new ArrayBuffer(0)];
const BY_PART = { solver: SOLVER, links: LINKS, spaces: LINKS, disks: LINKS, planes: LINKS };

/** The module that a core gives the solver of a problem. */
async function givenBy(core: Core) {
  let given: unknown;
  const mountProblem = (_: unknown, frame: HTMLElement, module: unknown) => {
    given = module;
    return frame;
  };
  const mount = await core.problem(Promise.resolve({ mountProblem }));
  mount(Object.create(null), Object.create(null));
  return given;
}

afterEach(() => {
  loaded.length = 0;
});

/** `lacking`: parts that do not come. */
function made(...lacking: readonly Part[]) {
  const taken: Part[] = [];
  const core = new Core(async (part) => {
    taken.push(part);
    if (lacking.includes(part)) throw new Error("no network");
    return { ...BY_PART, light: undefined, whole: undefined }[part];
  });
  return { core, taken };
}

test.each<[string, readonly Given[], readonly Part[]]>([
  ["grids and graphs need the light part alone", [GRID, GRAPH, GRID], ["light"]],
  ["another kind needs the whole, which does for all", [SPACE, GRID, GRAPH], ["whole"]],
  ["the whole follows the light part", [GRID, SPACE, GRAPH, SPACE], ["light", "whole"]],
  ["a game whose kind is not known needs the whole", [""], ["whole"]],
  ["a link that is none needs the whole", ["#nonsense"], ["whole"]],
  ["a document that is none needs the whole", [JSON.parse("null")], ["whole"]],
  ["grids and graphs in links need the part for these alone", [LINK, `#${LINK}.0`], ["links"]],
  ["a document after a link needs the whole", [LINK, GRID, LINK, SPACE], ["links", "whole"]],
  ["what reads documents does for links", [GRID, LINK], ["light"]],
  ["go-spaces in links need the part for these alone", [SPACE_LINK], ["spaces"]],
  ["disks in links need the part for these alone", [DISKS_LINK, DISKS_LINK], ["disks"]],
  ["planes in links need the part for these alone", [`${PLANE_LINK}.0`], ["planes"]],
  ["another kind in a link needs the whole", [PLANE_LINK, LINK, DISKS_LINK], ["planes", "whole"]],
  ["a document after such a link needs the whole", [SPACE_LINK, GRID], ["spaces", "whole"]],
  ["the whole does for links of every kind", [SPACE, PLANE_LINK, DISKS_LINK, LINK], ["whole"]],
])("%s", async (_, games, parts) => {
  const { core, taken } = made();
  for (const game of games) await core.ready(game);
  expect(taken).toEqual(parts);
  expect(loaded).toEqual(parts.map((part) => (part === "whole" ? "load" : "loadLight")));
  expect(core.ready(games[0] ?? "")).toBeNull();
});

test("a part on its way is asked for once, and none beside the whole", async () => {
  const light = made();
  await Promise.all([light.core.ready(GRID), light.core.ready(GRAPH), light.core.ready(SPACE)]);
  expect(light.taken).toEqual(["light", "whole"]);
  const whole = made();
  await Promise.all([whole.core.ready(SPACE), whole.core.ready(GRID)]);
  expect(whole.taken).toEqual(["whole"]);
});

test("where there is no file for links alone, what is there reads documents", async () => {
  const { core, taken } = made();
  const bundled = new Core(async (part) => void taken.push(part));
  await bundled.ready(LINK);
  expect(bundled.ready(GRID)).toBeNull();
  const ofPlanes = new Core(async (part) => void taken.push(part));
  await ofPlanes.ready(PLANE_LINK);
  expect(loaded).toEqual(["loadLight", "load"]);
  expect(ofPlanes.ready(SPACE)).toBeNull();
  await core.ready(LINK);
  expect(core.ready(GRID)).not.toBeNull();
});

test("a page with an element that shows a document takes what reads it for links, too", async () => {
  const { core, taken } = made();
  const found = { "go-space[src]": Object };
  vi.stubGlobal("document", {
    querySelector: (asked: string) => found[asked.slice(0, 13) as never],
  });
  await core.ready(LINK);
  await core.ready(PLANE_LINK);
  vi.unstubAllGlobals();
  expect(taken).toEqual(["light", "whole"]);
});

test("a turn in another spelling than the core's needs what reads it", async () => {
  const { core, taken } = made();
  await core.ready(LINK);
  const plain: Turn[] = ["pass", { play: 0 }, { play: 2 ** 32 - 1 }];
  for (const turn of plain) expect(core.readyFor(turn)).toBeNull();
  await core.readyFor({ play: 3, comment: "here" });
  expect(taken).toEqual(["links", "whole"]);
  const others: unknown[] = [{}, { play: "3" }, { play: -1 }, { play: 0.5 }, { pass: true }];
  for (const turn of others) {
    const { core } = made();
    await core.ready(LINK);
    expect(core.readyFor(turn as Turn), JSON.stringify(turn)).not.toBeNull();
    await core.readyFor(turn as Turn);
  }
});

test("on a plane a turn at a pair of whole numbers is spelled as the core's, and a turn at a number is not", async () => {
  const { core, taken } = made();
  await core.ready(PLANE_LINK);
  const plain: Turn[] = ["pass", { play: [0, -3] }, { play: [2 ** 24, 2 ** 31 - 1] }];
  for (const turn of plain) expect(core.readyFor(turn)).toBeNull();
  const others: unknown[] = [
    { play: 3 },
    { play: [1] },
    { play: [1, 0.5] },
    { play: [1, 2 ** 31] },
  ];
  for (const turn of others)
    expect(core.readyFor(turn as Turn), JSON.stringify(turn)).not.toBeNull();
  await core.readyFor({ play: [1, 2], comment: "here" });
  expect(taken).toEqual(["planes", "whole"]);
  const disks = made();
  await disks.core.ready(DISKS_LINK);
  expect(disks.core.readyFor({ play: 1 })).toBeNull();
  expect(disks.core.readyFor({ play: [1, 2] })).not.toBeNull();
});

test("explanations of games in links come with the whole, on boards of every kind", async () => {
  for (const link of [LINK, SPACE_LINK, DISKS_LINK, PLANE_LINK]) {
    const { core, taken } = made();
    await core.ready(link);
    await core.explaining();
    expect(core.explaining()).toBeNull();
    expect(taken.slice(1)).toEqual(["whole"]);
  }
});

test("a problem on a grid or a graph takes the part that solves, which does for all boards of these kinds", async () => {
  const { core, taken } = made();
  await core.ready(GRID, true);
  await core.ready(GRAPH);
  expect(taken).toEqual(["solver"]);
  expect(loaded).toEqual(["loadLight"]);
  expect(await givenBy(core)).toBe(SOLVER);
});

test("a problem of another kind, or after another board, takes no part that solves", async () => {
  const [other, later] = [made(), made()];
  await other.core.ready(SPACE, true);
  await other.core.ready(PLANE_LINK, true);
  expect(other.taken).toEqual(["whole"]);
  const linked = made();
  await linked.core.ready(PLANE_LINK, true);
  expect(linked.taken).toEqual(["whole"]);
  await later.core.ready(GRID);
  await later.core.ready(GRID, true);
  expect(later.taken).toEqual(["light"]);
  for (const { core } of [other, later]) expect(await givenBy(core)).toBeUndefined();
});

test("where the part that solves does not come, the light one does", async () => {
  const { core, taken } = made("solver");
  await core.ready(GRID, true);
  expect(taken).toEqual(["solver", "light"]);
  expect(await givenBy(core)).toBeUndefined();
});

test("a load that fails can be retried", async () => {
  let failures = 1;
  const core = new Core(async () => {
    if (failures-- > 0) throw new Error("no network");
    return undefined;
  });
  await expect(core.ready(GRID)).rejects.toThrow("no network");
  await core.ready(GRID);
  expect(core.ready(GRID)).toBeNull();
});

test("a light part that comes after the whole takes nothing away", async () => {
  const come = new Map<Part, () => void>();
  const core = new Core((part) => new Promise((done) => come.set(part, () => done(undefined))));
  const [light, whole] = [core.ready(GRID), core.ready(SPACE)];
  come.get("whole")?.();
  await whole;
  come.get("light")?.();
  await light;
  expect(core.ready(SPACE)).toBeNull();
});
