/** `<go-story>`, prose that plays, in other people's pages. */

import { board, count, tell, voice } from "../both/story.ts";
import { spotIn } from "../players.ts";
import { colourAt, isWood } from "../stage.ts";
import { expect, type Page, test } from "./app.ts";

async function isWoodBeside(page: Page, x: number, y: number): Promise<boolean> {
  return isWood(await colourAt(page, await spotIn(page.locator("go-space"), x + 0.2, y + 0.2)));
}

test("a place in brackets or in a link lights up on hover and on focus, and is spoken", async ({
  page,
  blog,
}) => {
  const story = `<go-story>${board('id="game"')}<p>First [B4], then <a href="#game:D2">the other corner</a>. A note [1], [sic].</p></go-story>`;
  await tell(page, blog, story);
  await expect(count(page)).toHaveText("3 / 3");
  const link = page.getByRole("link", { name: "B4" });
  await expect(link).toHaveAttribute("href", "#game:B4");
  await expect(page.locator("go-story > p")).toContainText(
    "First B4, then the other corner. A note [1], [sic].",
  );
  const cursor = page.locator("go-space .stage");
  await link.hover();
  await expect(cursor).toHaveAttribute("data-cursor", "shown");
  await expect(voice(page)).toContainText(/Black B4: a lone stone, 4 liberties/i);
  await page.mouse.move(0, 0);
  await expect(cursor).toHaveAttribute("data-cursor", "hidden");
  await page.getByRole("link", { name: "the other corner" }).focus();
  await expect(voice(page)).toContainText(/White D2: a lone stone, 4 liberties/i);
  await expect(cursor).toHaveAttribute("data-cursor", "shown");
  await link.focus();
  await expect(voice(page)).toContainText("B4");
});

test("a click or Enter goes to the moment of the place, to a number of turns, or into a variation", async ({
  page,
  blog,
}) => {
  const links = ["#game:D2", "#game:@0", "#game:@1-2.1", "#game:B4@3", "#game:C3"]
    .map((href) => `<a href="${href}">${href}</a>`)
    .join(" ");
  await tell(page, blog, `<go-story>${board('id="game"')}<p>${links} [@1]</p></go-story>`);
  await expect(count(page)).toHaveText("3 / 3");
  await page.getByRole("link", { name: "#game:D2" }).click();
  await expect(count(page)).toHaveText("2 / 3");
  await page.getByRole("link", { name: "#game:@0" }).press("Enter");
  await expect(count(page)).toHaveText("0 / 3");
  await page.getByRole("link", { name: "#game:@1-2.1" }).press("Enter");
  await expect(count(page)).toHaveText("2 / 2");
  // White's stone at B2, and beside it the bare wood of C3; both between the lines.
  expect(await isWoodBeside(page, 1, 3)).toBe(false);
  expect(await isWoodBeside(page, 2, 2)).toBe(true);
  await page.getByRole("link", { name: "#game:B4@3" }).click();
  await expect(count(page)).toHaveText("3 / 3");
  // Nobody plays at C3: the moment stays.
  await page.getByRole("link", { name: "#game:C3" }).click();
  await expect(count(page)).toHaveText("3 / 3");
  await page.getByRole("link", { name: "1", exact: true }).click();
  await expect(count(page)).toHaveText("1 / 3");
  expect(page.url()).not.toContain("#");
});
