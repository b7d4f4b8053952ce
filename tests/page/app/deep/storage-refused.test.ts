/** A browser that refuses to keep anything, keeps no more or opens its database late: the page plays on, says so once,
 *  and the game stays in the address and as a file. A tab that is closed keeps its last turn. */
import { block, playTwice } from "../../both/storage-refused.ts";
import { click, savedGame, visit } from "../../stage.ts";
import { expect, type Page, test } from "../app.ts";

/** No room: every write to the database fails as in a full browser. */
function fillUp(): void {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException("no room", "QuotaExceededError");
  };
}

/** A write that begins and never ends, as where the browser is killed in the middle of it. */
function breakOff(): void {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...given: Parameters<typeof put>) {
    const request = put.apply(this, given);
    this.transaction.abort();
    return request;
  };
}

const REFUSALS = [
  { name: "full", refuse: fillUp, says: "Browser storage is full" },
  { name: "blocked", refuse: block, says: "does not let the page keep boards" },
  {
    name: "broken off in every write",
    refuse: breakOff,
    says: "does not let the page keep boards",
  },
];

/** A database opens later than the page waits for it. */
function openLate(): void {
  const { prototype } = IDBOpenDBRequest;
  const listen = prototype.addEventListener;
  prototype.addEventListener = function (kind: string, heard: EventListener) {
    const late: EventListener = (event) => setTimeout(() => heard.call(this, event), 4_000);
    listen.call(this, kind, kind === "success" ? late : heard);
  };
}

for (const { name, refuse, says } of REFUSALS) {
  test(`where storage is ${name}, the page says so and plays on`, async ({ page }) => {
    const faults: Error[] = [];
    page.on("pageerror", (error) => faults.push(error));
    await page.addInitScript(refuse);
    await visit(page);
    await playTwice(page);
    await expect(page.locator("#notice")).toContainText(says);
    expect((await savedGame(page)).turns).toHaveLength(2);
    await page.reload();
    await expect(page.locator("body")).toHaveAttribute("data-state", "ready");
    expect((await savedGame(page)).turns).toHaveLength(2);
    expect(faults).toEqual([]);
  });
}

test("where storage is blocked, a page loaded anew right after a turn keeps it", async ({
  page,
}) => {
  await page.addInitScript(block);
  await visit(page);
  await playTwice(page);
  await page.reload();
  await expect(page.locator("body")).toHaveAttribute("data-state", "ready");
  await expect(page.locator("#record [aria-current]")).toHaveText(/^2/);
});

test("a write that is broken off leaves the entry as it was", async ({ page, context }) => {
  await visit(page);
  await playTwice(page);
  await expect(page.locator("#mine .card")).toHaveText([/2 turns/]);
  await page.evaluate(breakOff);
  await click(page, 1, 1);
  await expect(page.locator("#notice")).toContainText("does not let the page keep boards");
  await page.close();
  const other = await context.newPage();
  await visit(other);
  await expect(other.locator("#mine .card")).toHaveText([/2 turns/]);
});

test("a database that opens late gets the games that were played meanwhile, and shows its own", async ({
  page,
  context,
}) => {
  const cards = (of: Page) => of.locator("#mine .card");
  await visit(page);
  await click(page, 2, 2);
  await expect(cards(page)).toHaveText([/1 turn/]);
  await page.close();
  const late = await context.newPage();
  await late.addInitScript(openLate);
  await visit(late);
  await click(late, 4, 4);
  await click(late, 5, 5);
  await expect(cards(late)).toHaveText([/2 turns/, /1 turn/]);
  await late.close();
  const other = await context.newPage();
  await visit(other);
  await expect(cards(other)).toHaveText([/2 turns/, /1 turn/]);
});
