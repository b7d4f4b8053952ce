/** Tests of sharing: extents, addresses, and snippets for authors. */

import { expect, test } from "vitest";
import type { GameDocument } from "../../../www/engine/types.ts";
import { type EmbedChoices, extentsOf, partOf, USUAL_EMBED } from "../../../www/model/sharing.ts";
import { fragmentOf, pageAddress, readFragment, siteOf } from "../../../www/share/address.ts";
import { embedAddress, snippetOf } from "../../../www/share/snippets.ts";
import { lengthWords } from "../../../www/words/share.ts";

const SITE = "https://example.org/go/";
const PLAIN: EmbedChoices = { ...USUAL_EMBED, height: 400 };

function game(...turns: number[]): GameDocument {
  return {
    gospace: 1,
    board: { kind: "grid", columns: 5, rows: 5 },
    turns: turns.map((play) => ({ play })),
  };
}

test("a fragment is a link and perhaps a number of turns", () => {
  expect(readFragment("")).toBeNull();
  expect(readFragment("#")).toBeNull();
  expect(readFragment("#1abc-_")).toEqual({ link: "1abc-_", turns: null });
  expect(readFragment("#1abc.12")).toEqual({ link: "1abc", turns: 12 });
  expect(readFragment("#1abc.0")).toEqual({ link: "1abc", turns: 0 });
});

test("last stands who is invited, and to which game by link", () => {
  const invitation = { side: "second", game: "k3x9" } as const;
  const detours = [{ choice: 2, turns: 3 }];
  const addresses = [
    { link: "1a-b", turns: null, invitation },
    { link: "1a-b", turns: 7, detours, invitation },
    { link: "1a-b", turns: 0, invitation: { side: "first", game: "0" } },
    { link: "1a-b", turns: 2, invitation: { ...invitation, live: "AB-c_9" } },
  ] as const;
  const fragments = [
    "#1a-b~second.k3x9",
    "#1a-b.7-2.3~second.k3x9",
    "#1a-b.0~first.0",
    "#1a-b.2~second.k3x9~AB-c_9",
  ];
  addresses.forEach((address, index) => {
    expect(fragmentOf(address)).toBe(fragments[index]);
    expect(readFragment(fragmentOf(address))).toEqual(address);
  });
  // An invalid invitation makes the link invalid, which the core reports.
  for (const broken of [
    "1abc~second",
    "1abc~third.k3x9",
    "1abc.7~first.",
    "1abc~first.K",
    "1abc~first.k~",
    "1abc~~A",
  ])
    expect(readFragment(`#${broken}`)).toEqual({ link: broken, turns: null });
});

test("a number of turns may go on with detours: which alternative, and how many turns of it", () => {
  const detours = [
    { choice: 2, turns: 3 },
    { choice: 4, turns: 1 },
  ];
  expect(readFragment("#1abc.7-2.3-4.1")).toEqual({ link: "1abc", turns: 7, detours });
  expect(fragmentOf({ link: "1a-b", turns: 7, detours })).toBe("#1a-b.7-2.3-4.1");
  const far = [{ choice: 12, turns: 345 }];
  expect(readFragment("#1abc.70-12.345")).toEqual({ link: "1abc", turns: 70, detours: far });
  for (const broken of ["1abc.7-2", "1abc.7-2.3-", "1abc.-2.3", "1abc.7-2.x"])
    expect(readFragment(`#${broken}`)).toEqual({ link: broken, turns: null });
});

test("what is no address is left whole for the core to refuse", () => {
  for (const broken of ["1abc.", "1abc.x", "1abc.-1", "a.b.c", ".", "1abc.9999999"])
    expect(readFragment(`#${broken}`)).toEqual({ link: broken, turns: null });
});

test("an address comes back from its fragment", () => {
  for (const address of [
    { link: "1abc", turns: null },
    { link: "1-_9", turns: 0 },
    { link: "1Z", turns: 100_000 },
  ])
    expect(readFragment(fragmentOf(address))).toEqual(address);
});

test("a page's address does not depend on which of its files is shown", () => {
  const address = { link: "1a", turns: 3 };
  for (const page of [SITE, `${SITE}index.html`, `${SITE}?x=1#old`, `${SITE}index.html#old`])
    expect(pageAddress(siteOf(page), address)).toBe("https://example.org/go/#1a.3");
});

test("the board has no turns, the moment those that stand, the game all", () => {
  const shared = { whole: game(3, 4, 5), turns: 2 };
  const { turns: _, ...board } = game();
  expect(partOf(shared, "board")).toStrictEqual(board);
  expect(partOf(shared, "moment").turns).toEqual([{ play: 3 }, { play: 4 }]);
  expect(partOf(shared, "game")).toEqual(shared.whole);
  expect(partOf({ ...shared, turns: 0 }, "moment")).toStrictEqual(board);
});

test("only extents that differ are offered", () => {
  expect(extentsOf({ whole: game(), turns: 0 })).toEqual(["board"]);
  expect(extentsOf({ whole: game(3), turns: 1 })).toEqual(["board", "moment"]);
  expect(extentsOf({ whole: game(3), turns: 0 })).toEqual(["board", "game"]);
  expect(extentsOf({ whole: game(3, 4), turns: 1 })).toEqual(["board", "moment", "game"]);
});

/** A problem: the shown moment is Black's wrong try, after a first turn that had an alternative too. */
const PROBLEM: GameDocument = {
  ...game(),
  turns: [
    { play: 3, comment: "Black lives?", variations: [[{ play: 9 }]] },
    { play: 4, marks: { triangle: [3] }, variations: [[{ play: 7, comment: "The solution." }]] },
    { play: 5, variations: [[{ play: 6 }, "pass"]] },
    "pass",
  ],
};

test("the moment holds the way to it, and gives no solution away", () => {
  expect(partOf({ whole: PROBLEM, turns: 2 }, "moment").turns).toEqual([
    { play: 3, comment: "Black lives?" },
    { play: 4, marks: { triangle: [3] } },
  ]);
  expect(partOf({ whole: PROBLEM, turns: 4 }, "moment").turns?.at(-1)).toBe("pass");
});

test("from the moment on, a link holds what follows, and nothing beside the way; so does a problem", () => {
  for (const extent of ["onward", "problem"] as const)
    expect(partOf({ whole: PROBLEM, turns: 2 }, extent).turns).toEqual([
      { play: 3, comment: "Black lives?" },
      { play: 4, marks: { triangle: [3] } },
      { play: 5, variations: [[{ play: 6 }, "pass"]] },
      "pass",
    ]);
});

test("alternatives to the way make the whole game more than what follows", () => {
  const offered = (turns: number) => extentsOf({ whole: PROBLEM, turns });
  expect(offered(0)).toEqual(["board", "game"]);
  expect(offered(2)).toEqual(["board", "moment", "onward", "game"]);
  expect(offered(4)).toEqual(["board", "moment", "game"]);
});

test("an embed's query says only what is not usual", () => {
  const embedded = { site: SITE, link: "1a", title: "", choices: PLAIN };
  expect(embedAddress(embedded)).toBe(`${SITE}embed.html#1a`);
  const choices = { ...PLAIN, theme: "dark", turns: 0, play: false, steps: false } as const;
  expect(embedAddress({ ...embedded, choices })).toBe(
    `${SITE}embed.html?theme=dark&turn=0&readonly&steps=no#1a`,
  );
});

test("an embed that opens in a variation names it behind its link, in a frame, an element and a page", () => {
  const detours = [{ choice: 2, turns: 3 }];
  const choices = { ...PLAIN, turns: 1 };
  const embedded = { site: SITE, link: "1a", title: "", detours, choices };
  expect(embedAddress(embedded)).toBe(`${SITE}embed.html#1a.1-2.3`);
  const picture = { width: 1, height: 1 };
  const element = snippetOf("element", { ...embedded, picture });
  expect(element).toContain('<go-space game="1a.1-2.3" style');
  expect(element).toContain(`<a href="${SITE}#1a.1-2.3">`);
});

test("an embed carries its title, numbers, coordinates and the part to show", () => {
  const choices = {
    ...PLAIN,
    caption: true,
    numbers: true,
    coordinates: "none",
    crop: "A1:F6",
  } as const;
  const embedded = { site: SITE, link: "1a", title: "", choices, picture: { width: 1, height: 1 } };
  expect(embedAddress(embedded)).toBe(
    `${SITE}embed.html?caption&numbers&coordinates=no&crop=A1:F6#1a`,
  );
  expect(snippetOf("element", embedded)).toContain(
    '<go-space game="1a" caption numbers coordinates="no" crop="A1:F6" style',
  );
  const named = {
    ...embedded,
    choices: { ...PLAIN, coordinates: "all", crop: 'a&b:"<i>' } as const,
  };
  expect(embedAddress(named)).toBe(`${SITE}embed.html?coordinates=yes&crop=a%26b:%22%3Ci%3E#1a`);
  expect(snippetOf("element", named)).toContain(' crop="a&amp;b:&quot;&lt;i&gt;" ');
});

test("a length is shown with the shortest medium that it fits", () => {
  expect(lengthWords(200)).toBe("200 characters: fits in a short post.");
  expect(lengthWords(1_999)).toContain("any chat message");
  expect(lengthWords(40_000)).toContain("a file is better");
});
