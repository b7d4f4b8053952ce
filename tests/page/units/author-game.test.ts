/** Tests of the game that an author gave: its links are those of its documents, whichever it came as. */
import { fromLink, load, toLink } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import type { GameDocument, Turn } from "../../../www/engine/types.ts";
import { GameController } from "../../../www/model/game-controller.ts";
import { Given } from "../../../www/player/author-game.ts";
import { FORKED, PAIR } from "./controlled.ts";

beforeAll(() => load());

const ANNOTATED: GameDocument = {
  ...FORKED,
  title: "Forks",
  comment: "Two ways.",
  turns: [
    { play: 6, comment: "first", marks: { circle: [6], label: [[7, "a"]] } },
    {
      play: 7,
      variations: [
        [
          { play: 11, comment: "here", variations: [[{ play: 2 }, "pass"], []] },
          { pass: true, variations: [[{ play: 3 }]] },
          { play: 12, variations: [[{ play: 22 }, "pass"], [{ pass: true }]] },
        ],
        [{ play: 1 }],
      ],
    },
    { play: 8, comment: "last", variations: [[{ play: 24 }]] },
  ],
};

const PLANE: GameDocument = {
  gospace: 1,
  board: {
    kind: "plane",
    region: {
      outer: [
        [0, 0],
        [20000, 0],
        [20000, 20000],
        [0, 20000],
      ],
      wrap: "torus",
    },
  },
  turns: [{ play: [20000, 3000], variations: [[{ play: [-3, 9000] }]] }],
};

/** All links of a walk through each node, and from there by turns of the reader's. */
function linksOf(given: Given, turns: readonly Turn[]) {
  const controller = new GameController(given.game());
  const { tree } = controller.store.state.branch;
  given.opened(tree);
  const links = [given.link];
  for (const id of tree.nodes.keys()) {
    controller.goTo(id as Parameters<typeof controller.goTo>[0]);
    for (const turn of turns) {
      controller.play(turn);
      const { branch } = controller.store.state;
      const document = controller.documentToHere();
      const link = given.linkTo(branch, () => document);
      expect(link).toBe(toLink(document));
      links.push(link);
    }
  }
  controller.close();
  return links;
}

test.each<[string, GameDocument, readonly Turn[]]>([
  ["with variations and notes", ANNOTATED, [{ play: 20 }, "pass", { play: 21 }]],
  ["with bids", PAIR, [{ komi: "1/2" }, { take: "white" }, { play: 0, bid: "0" }]],
  ["without turns", { gospace: 1, board: FORKED.board, turns: [] }, [{ play: 0 }, "resign"]],
  ["on a plane that is glued", PLANE, [{ play: [15000, 15000] }]],
])("a game %s has the links of its documents", (_, document, turns) => {
  const link = toLink(document);
  const asDocument = linksOf(new Given(fromLink(link)), turns);
  expect(linksOf(new Given(fromLink(link), link), turns)).toEqual(asDocument);
  expect(asDocument[0]).toBe(link);
});
