/** The element `<go-space>` in other pages. */

import type { GoSpaceElement } from "../../../pkg/element.js";
import { element, FIVE, heard, listen, PAIR, write } from "../both/element.ts";
import { linkOf } from "../players.ts";
import { expect, test } from "./app.ts";

test("attributes, properties, methods and events in the page itself", async ({ page, blog }) => {
  await listen(page);
  await write(page, blog, element(`game="${linkOf(FIVE)}" start="1" theme="light"`));
  const board = page.locator("go-space");
  await expect(board.locator(".count")).toHaveText("1 / 3");
  await expect(board.getByText("A picture of the board")).toBeHidden();
  const read = () =>
    board.evaluate((found) => {
      const { theme, start, mode, readonly, steps, moment } = found as GoSpaceElement;
      return { theme, start, mode, readonly, steps, turns: moment?.turns, total: moment?.total };
    });
  const first = { theme: "light", start: 1, mode: "inline", readonly: false, steps: true };
  expect(await read()).toEqual({ ...first, turns: 1, total: 3 });
  const answers = await board.evaluate(async (found) => {
    const it = found as GoSpaceElement;
    it.next();
    it.next();
    it.back();
    it.play({ play: 18 });
    it.play({ play: 12 });
    it.setAttribute("theme", "dark");
    const { turns } = await it.document();
    return { turns, link: it.link(), theme: it.theme };
  });
  const played = { ...FIVE, turns: [{ play: 6 }, { play: 18 }, { play: 12 }] };
  expect(answers).toEqual({ turns: played.turns, link: linkOf(played), theme: "dark" });
  expect(await heard(page)).toEqual([
    "ready 1",
    "turn 2",
    "turn 3",
    "turn 2",
    "refused a stone is there already",
    "turn 3",
  ]);
  await expect(board.locator(".player")).toHaveAttribute("data-theme", "dark");
  await board.evaluate((found, game) => Object.assign(found, { game, start: null }), linkOf(PAIR));
  await expect(board.getByRole("application", { name: "Pair" })).toBeVisible();
  await board.evaluate((found) => Object.assign(found, { readonly: true, label: "Two" }));
  await expect(board.getByRole("application", { name: "Two" })).toBeVisible();
  await expect(board.getByRole("button", { name: "Pass" })).toHaveCount(0);
});
