/** The computer as adviser and as opponent. */

import { faceComputer, GRID, press, setLevel, tip } from "../both/computer.ts";
import { click, expectSaid, expectTurn, visit } from "../stage.ts";
import { expect, test } from "./app.ts";

test("a click while the computer thinks is answered", async ({ page }) => {
  await visit(page);
  await faceComputer(page, GRID);
  await setLevel(page, "Strongest");
  await click(page, 2, 2);
  await click(page, 0, 0);
  await expect(tip(page)).toHaveText("A5: the computer is thinking: wait, or press “Move now”");
  await expectSaid(page, /^A5: the computer is thinking/);
  await press(page, "Move now");
  await expectTurn(page, "Black", 3);
});
