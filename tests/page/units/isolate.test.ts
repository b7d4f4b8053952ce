/** Texts of a document, whichever way they are written, turn round no word of the sentences that they stand in. */
import { load } from "gospace";
import { Game, load as loadPlay } from "gospace/play";
import { expect, test, vi } from "vitest";
import type { GameDocument } from "../../../www/engine/types.ts";
import { isolated } from "../../../www/isolate.ts";
import { layOutBoard } from "../../../www/kinds/kinds.ts";
import * as German from "../../../www/languages/de/notices.ts";
import * as GermanRecord from "../../../www/languages/de/record.ts";
import * as GermanSaved from "../../../www/languages/de/saved.ts";
import { type Notice, placeWord } from "../../../www/model/state.ts";
import { readBoard } from "../../../www/model/view-model.ts";
import { nameTab } from "../../../www/panels/dom.ts";
import { placeNamed } from "../../../www/player/crop.ts";
import { latexPicture } from "../../../www/share/picture/latex/latex.ts";
import { picturedGame } from "../../../www/share/picture/pictured-game.ts";
import { tikzPicture } from "../../../www/share/picture/tikz/tikz.ts";
import * as English from "../../../www/words/notices.ts";
import { cardLines, pictureWords } from "../../../www/words/picture.ts";
import * as EnglishRecord from "../../../www/words/record.ts";
import * as EnglishSaved from "../../../www/words/saved.ts";

await Promise.all([load(), loadPlay()]);

/** An override without an end, an isolate that ends too soon, one without an end, a name in Hebrew and one in Arabic. */
const HOSTILE = ["\u202eabc", "\u2069\u202eabc", "\u2067abc", "לוח", "لوح 1"];

/** The signs of a text that may turn round what stands beside them: all outside of isolates that end within it. */
function loose(text: string): string {
  let [depth, found] = [0, ""];
  for (const sign of text) {
    if (/[\u2066-\u2068]/.test(sign)) depth += 1;
    else if (sign === "\u2069") depth -= 1;
    else if (depth === 0 && /[\p{Bidi_Control}\p{Script=Hebrew}\p{Script=Arabic}]/u.test(sign))
      found += sign;
    if (depth < 0) return "\u2069";
  }
  return depth > 0 ? "\u2068" : found;
}

const pair = (text: string): GameDocument => ({
  gospace: 1,
  title: text,
  author: text,
  board: {
    kind: "graph",
    points: [
      [0, 0],
      [40, 0],
    ],
    edges: [[0, 1]],
    labels: [text, `${text}2`],
  },
  turns: [{ play: 0 }],
});

test("a text is isolated if it needs it, and nothing in it ends that", () => {
  for (const text of HOSTILE) expect(loose(`Black ${isolated(text)}: 2 liberties`), text).toBe("");
  for (const text of ["D4", "ring 2, 3 of 5", "Ζεύς – “日本”…", ""])
    expect(isolated(text)).toBe(text);
});

test.each(HOSTILE)("names of places and words of pictures isolate the label %j", (text) => {
  const { game, pictured } = picturedGame(pair(text));
  const { board } = pictured;
  const sentences = [
    placeWord(0 as never, board.names),
    board.names.ofPoint(1),
    pictureWords(board, pictured.game),
    ...cardLines(board, pictured.game, text),
  ];
  for (const draw of [tikzPicture, latexPicture])
    sentences.push(draw({ ...pictured, document: pair("") }, true));
  game.free();
  for (const sentence of sentences.slice(0, 3)) expect(sentence).toContain("\u2068");
  for (const sentence of sentences.slice(0, -2)) expect(loose(sentence)).toBe("");
  for (const source of sentences.slice(-2)) expect(source).not.toMatch(/\p{Bidi_Control}/u);
});

test.each(HOSTILE)("sentences isolate the title %j, in English and German", (text) => {
  const saved = { title: text, turns: 2 } as never;
  const notices: Notice[] = [
    { kind: "resume", title: text, entry: saved },
    { kind: "board-deleted", title: text, entry: saved },
    { kind: "alike", title: text, entry: saved },
    { kind: "reading", name: text },
    { kind: "unreadable", name: text },
  ];
  const [events, records, cards] = [
    [English, German],
    [EnglishRecord, GermanRecord],
    [EnglishSaved, GermanSaved],
  ] as const;
  const mark = { at: 0, kind: "label", text } as const;
  const sentences = [
    ...events.flatMap(({ noticeWords }) => notices.map(noticeWords)),
    ...records.flatMap(({ planeCaption, tableCaption, markWord }) => [
      planeCaption(text, 2),
      tableCaption(text, "2 points", 1, 1),
      markWord(mark),
    ]),
    ...cards.map(({ optionsFor }) => optionsFor(text)),
  ];
  for (const sentence of sentences) expect(loose(sentence), sentence).toBe("");
});

test("a snippet's corner is found by its label, whichever way that is written", () => {
  const game = new Game(pair("לוח"));
  const board = readBoard(game, null);
  expect(placeNamed(board, layOutBoard(board.drawing), "לוח2")).toBe(1);
  game.free();
});

test("the browser's tab isolates the title", () => {
  const tab = { title: "" };
  vi.stubGlobal("document", tab);
  for (const text of HOSTILE) {
    nameTab(text);
    expect(loose(tab.title)).toBe("");
  }
  vi.unstubAllGlobals();
});
