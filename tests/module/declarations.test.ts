/** Tests that the package's public declarations only grow: whoever programs against a version compiles against the next. The kept lines are
 *  those of the last release; `npm run release` writes them anew. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { publicLines } from "../../scripts/release/declarations.mjs";

const KEPT = readFileSync("tests/module/declarations.txt", "utf8").trimEnd().split("\n");

test("every kept line is declared still", () => {
  const lines = new Set(publicLines("pkg"));
  expect(KEPT.length).toBeGreaterThan(900);
  expect(KEPT.filter((line) => !lines.has(line))).toEqual([]);
});

/** The lines of a package that declares this. */
function linesOf(declarations: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), "gospace-declarations-"));
  writeFileSync(join(folder, "gospace.d.ts"), declarations);
  const lines = publicLines(folder);
  rmSync(folder, { recursive: true });
  return lines;
}

const GAME = `/** A game; with "}" and ";". */
export declare class Game {
    #private;
    readonly phase: "turn" | "over";
    play(turn: Turn, bid?: string): void;
}
interface Hidden { a: string; }
export type Turn = "pass" | { play: number; };
`;

test("members, parameters, answers and choices are lines of their own", () => {
  expect(linesOf(GAME)).toEqual([
    'Game.phase: "over"',
    'Game.phase: "turn"',
    "Game.play(0) takes Turn",
    "Game.play(1) takes string",
    "Game.play(…) gives void",
    "Game.play(…) needs 1",
    "class Game",
    'type Turn = "pass"',
    "type Turn = { play: number; }",
  ]);
});

test.each([
  ["a member", "play(", "undo(): boolean;\n    play("],
  ["a parameter that may be left out", "bid?: string", "bid?: string, at?: number"],
  ["a choice", '"over"', '"over" | "offer"'],
  ["a type", "export type", 'export type Mark = "circle";\nexport type'],
])("adding %s keeps all lines", (_, before, after) => {
  const lines = linesOf(GAME.replace(before, after));
  expect(lines).toEqual(expect.arrayContaining(linesOf(GAME)));
  expect(lines.length).toBeGreaterThan(linesOf(GAME).length);
});

test.each([
  ["a member", "readonly phase", "readonly stage"],
  ["a parameter that is needed", "turn: Turn", "turn: Turn, player: string"],
  ["the need of a parameter", "bid?: string", "bid: string"],
  ["the type of a parameter", "turn: Turn", "turn: string"],
  ["an answer", "void", "boolean"],
  ["a choice", '"turn" | ', ""],
  ["an export", "export type Turn", "type Moves"],
])("changing %s loses a line", (_, before, after) => {
  expect(linesOf(GAME.replace(before, after))).not.toEqual(expect.arrayContaining(linesOf(GAME)));
});
