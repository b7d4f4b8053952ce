/** Tests of `tryPlay`, which takes a turn or returns its refusal, and of `state`. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Actor, GameDocument, Turn } from "../../pkg/gospace.js";
import { Game, gallery, galleryDocument, load } from "../../pkg/gospace.js";
import { type Chance, chance } from "../chance.ts";

beforeAll(() => load());

const DIVIDED: GameDocument = {
  gospace: 1,
  board: { kind: "grid", columns: 3, rows: 3 },
  rules: { repetition: "bids", end: "forever", score: "live", komi: "divide-and-choose" },
  turns: [{ komi: "1/2" }, { take: "white" }],
};
const TORUS_PLANE: GameDocument = {
  gospace: 1,
  board: {
    kind: "plane",
    region: {
      outer: [
        [0, 0],
        [9000, 0],
        [9000, 9000],
        [0, 9000],
      ],
      wrap: "torus",
    },
  },
};
const DOCUMENTS: readonly (readonly [string, GameDocument])[] = [
  ["divide-and-choose", DIVIDED],
  ["a plane", TORUS_PLANE],
];

/** A turn that may be allowed or not. */
function anyTurn(game: Game, below: Chance): Turn {
  const { kind, placements } = game.facts();
  const words: Turn[] = ["pass", { forever: "pass" }, "agree", "decline", { answer: "ignore" }];
  if (below(8) === 0) return words[below(words.length)] ?? "pass";
  if (kind === "plane") return { play: [below(9000), below(9000)] };
  return { play: below(placements + 1) };
}

/** The one who was to act before the last turn; either player may delete the history. */
function moverOf(game: Game): Actor | null {
  if (!game.undo()) return null;
  const { actor } = game;
  game.redo();
  const turn = game.turn(game.turnCount - 1);
  return typeof turn === "object" && "forget" in turn ? turn.forget : actor;
}

function expectStateOfGetters(game: Game): void {
  const state = game.state();
  const isPlane = game.facts().kind === "plane";
  expect(state).toEqual({
    phase: game.phase,
    actor: game.actor,
    mover: moverOf(game),
    turnCount: game.turnCount,
    colours: game.colours(),
    points: game.pointColours(),
    stones: isPlane ? game.stones() : [],
    owners: game.rules().score === "area" && !isPlane ? game.owners() : null,
    score: game.score(),
    taken: game.why.takenBy(game.turnCount),
    captures: game.captures(),
    result: game.result(),
    standing: game.standing(),
    mayPass: game.refusal("pass") === null,
    mayResign: game.refusal("resign") === null,
  });
}

/** Plays one game by `tryPlay` and another by `refusal` and `play`; both must agree. */
function playBoth(document: GameDocument, turns: number): void {
  const [game, other] = [new Game(document), new Game(document)];
  const below = chance(7);
  for (let made = 0; made < turns && game.phase !== "over"; made++) {
    const turn = anyTurn(game, below);
    const refusal = other.refusal(turn);
    const attempt = game.tryPlay(turn);
    expect(attempt.refusal).toEqual(refusal);
    if (attempt.refusal === null) {
      expect(attempt.outcome).toEqual(other.play(turn));
      expect(attempt.turn).toEqual(other.turn(other.turnCount - 1));
    }
    expect(game.turnCount).toBe(other.turnCount);
    expectStateOfGetters(game);
  }
  game.free();
  other.free();
}

describe("a turn passes once", () => {
  test.each(DOCUMENTS)("tryPlay and state agree with the single calls: %s", (_, document) => {
    playBoth(document, 60);
  });

  test("on every board of the gallery", () => {
    for (const { id } of gallery()) playBoth(galleryDocument(id), 12);
  });

  test("a turn that is written in another way comes back as the core writes it", () => {
    const game = new Game({ ...DIVIDED, turns: [] });
    const attempt = game.tryPlay({ komi: "0.5" });
    expect(attempt).toMatchObject({ refusal: null, turn: { komi: "1/2" } });
    game.free();
  });

  test("a turn that cannot be read is an error, and changes nothing", () => {
    const game = new Game(DIVIDED);
    expect(() => game.tryPlay({ jump: 3 } as unknown as Turn)).toThrow();
    expect(game.turnCount).toBe(2);
    game.free();
  });

  test("the names of all placements are those of each", () => {
    for (const { id } of gallery()) {
      const game = new Game(galleryDocument(id));
      const { kind, placements } = game.facts();
      const count = kind === "plane" ? 0 : placements;
      expect(game.names()).toEqual(Array.from({ length: count }, (_, at) => game.name(at)));
      game.free();
    }
  });
});
