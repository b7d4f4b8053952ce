/** Two people, each with a browser of their own, play live: their pages are connected with each other, on this machine
 *  only, and by nothing but an invitation and its answer. */
import { networkInterfaces } from "node:os";
import { byLink, card, follow, press, someone } from "./live-pages.ts";
import { expect, JOURNEY, type Page, test } from "./shared-page.ts";
import {
  axeFinds,
  click,
  expectSaid,
  expectSeen,
  ONE_WAY,
  openGame,
  savedGame,
  tap,
  visit,
} from "./stage.ts";

const addresses = Object.values(networkInterfaces()).flat();
// biome-ignore lint/suspicious/noSkippedTests: without a network a browser has no address to connect by.
test.skip(!addresses.some((each) => each?.internal === false), "needs a network interface");

/** The invitation of a game that is open. */
async function invitation(host: Page): Promise<string> {
  await host.getByRole("button", { name: "Play live…" }).click();
  await press(host, "Make an invitation");
  return card(host).getByRole("textbox", { name: "Invitation to send" }).inputValue();
}

/** The answer of a guest, which joins. */
async function answer(guest: Page, address: string): Promise<string> {
  await follow(guest, address);
  await press(guest, "Join");
  return card(guest).getByRole("textbox", { name: "Answer to send" }).inputValue();
}

async function paste(host: Page, text: string): Promise<void> {
  await card(host).getByRole("textbox", { name: "Their answer" }).fill(text);
  await press(host, "Connect");
}

async function connect(host: Page, guest: Page): Promise<void> {
  await paste(host, await answer(guest, await invitation(host)));
  await expect(card(host)).toContainText("White is here.");
  await expect(card(guest)).toContainText("Black is here.");
}

test(
  "an invitation and its answer connect two pages, and a reload leaves a game that goes on",
  JOURNEY,
  async ({ page: host, browser, baseURL }) => {
    const guest = await someone(browser, baseURL);
    await visit(host);
    await byLink(host);
    await host.getByRole("button", { name: "Play live…" }).click();
    await expect(card(host)).toContainText("learn each other's network address. Nobody else does");
    await press(host, "Make an invitation");
    const link = await card(host).getByRole("textbox", { name: "Invitation to send" }).inputValue();
    const [game = "", side = "", code = ""] = link.split("~");
    expect(side).toMatch(/^second\./);
    expect(code.length + 1).toBeLessThanOrEqual(300);

    await follow(guest, link);
    await expect(guest).not.toHaveURL(/~/);
    await expect(card(guest)).toContainText("Black invites you to play live");
    await expect(card(guest)).toContainText("Grid 9×9. You are White; Black to play.");
    await press(guest, "Join");
    const reply = await card(guest).getByRole("textbox", { name: "Answer to send" }).inputValue();
    expect(reply.length - game.length).toBeLessThanOrEqual(320);
    await paste(host, reply);
    await expect(card(host)).toContainText("White is here.");
    await expectSaid(guest, "Black is here.");

    await click(host, 4, 4);
    await expectSeen(guest, 4, 4, "black");
    await expectSaid(guest, /^Black E5\./);
    await expect(host.locator("#by-link")).toBeHidden();
    await click(guest, 2, 2);
    await expectSeen(host, 2, 2, "white");
    await card(guest).getByRole("textbox", { name: "Message" }).fill("Hello!");
    await press(guest, "Say");
    await expect(card(host)).toContainText("White: Hello!");
    await expectSaid(host, /White: Hello!/);

    await press(guest, "Ask to take back");
    await expect(card(host)).toContainText("White asks to take back 1 turn.");
    await press(host, "Agree");
    await expectSaid(guest, "Black agrees: taken back.");
    await expectSeen(guest, 2, 2, "neither");
    await click(guest, 6, 6);
    await expectSeen(host, 6, 6, "white");
    await click(host, 5, 5);
    await expectSeen(guest, 5, 5, "black");

    await guest.reload();
    await expectSaid(host, "The connection with White is lost. The game is all here.");
    await expectSeen(guest, 5, 5, "black");
    await press(host, "Go on by link");
    await expect(host.locator("#by-link")).toContainText("Send this to White");
    await click(guest, 7, 7);
    const letter = guest.locator("#by-link").getByRole("textbox", { name: "Link to send" });
    await follow(host, await letter.inputValue());
    await expectSeen(host, 7, 7, "white");
    // And the guest invites.
    await paste(guest, await answer(host, await invitation(guest)));
    await expect(card(guest)).toContainText("Black is here.");
    await click(host, 8, 8);
    await expectSeen(guest, 8, 8, "black");
    const played = (await savedGame(guest)).turns;
    expect((await savedGame(host)).turns).toEqual(played);
    expect(JSON.stringify(played).match(/"play"/g)).toHaveLength(6);
  },
);

test("an answer is read from its QR code by the camera, and without one the page says so", async ({
  page: host,
  browser,
  baseURL,
}) => {
  const guest = await someone(browser, baseURL);
  await host.addInitScript(() => {
    const seen: { rawValue: string }[] = [];
    const detect = async () => seen;
    Object.assign(window, {
      codesSeen: seen,
      BarcodeDetector: class {
        detect = detect;
      },
    });
    let asked = 0;
    navigator.mediaDevices.getUserMedia = async () => {
      asked += 1;
      if (asked === 1) throw new DOMException("none", "NotFoundError");
      const canvas = document.createElement("canvas");
      const paint = () => canvas.getContext("2d")?.fillRect(0, 0, 9, 9);
      setInterval(paint, 50);
      return canvas.captureStream();
    };
  });
  await visit(host);
  await byLink(host);
  const reply = await answer(guest, await invitation(host));
  await card(host).getByText("Scan their QR code").click();
  await expect(card(host)).toContainText("No camera can be used here.");
  await expect(card(host).locator("video")).toHaveCount(0);

  await card(host).getByText("Scan their QR code").click();
  await expect(card(host).locator("video")).toHaveAttribute("aria-label", "Camera");
  await host.evaluate((rawValue) => {
    (window as unknown as { codesSeen: object[] }).codesSeen.push({ rawValue });
  }, reply);
  await expect(card(host)).toContainText("White is here.");
});

test("an answer's link that opens in another tab reaches the tab with the invitation", async ({
  page: host,
  browser,
  baseURL,
}) => {
  const guest = await someone(browser, baseURL);
  await visit(host);
  await openGame(host, ONE_WAY);
  await byLink(host);
  const reply = await answer(guest, await invitation(host));
  const other = await host.context().newPage();
  await other.goto(reply);
  await expect(card(other)).toContainText("Your other tab is connected now.");
  await expect(card(host)).toContainText("White is here.");
  await click(host, 0, 0);
  await expect(guest.locator("#turn")).toContainText("White");
  await press(guest, "Leave");
  await expect(card(host)).toContainText("White has left.");
  await expect(card(guest)).toBeHidden();
  await expect(guest.getByRole("button", { name: "Play live…" })).toBeVisible();
});

test("texts that are no answer, and an invitation that was cut, are told apart and change nothing", async ({
  page: host,
  browser,
  baseURL,
}) => {
  const guest = await someone(browser, baseURL);
  await visit(host);
  await byLink(host);
  const link = await invitation(host);
  await paste(host, "Hello");
  await expect(card(host)).toContainText("This is no answer, or part of it was lost");
  await paste(host, link);
  await expect(card(host)).toContainText("This is an invitation.");
  await paste(host, link.replace(/~second\.\w+~/, "~second.zzzzzzzz~"));
  await expect(card(host)).toContainText("This answer belongs to another game.");
  const reply = await answer(guest, link);
  await paste(host, reply.slice(0, -5));
  await expect(card(host)).toContainText("This is no answer, or part of it was lost");
  await paste(host, reply.split("~").at(-1) ?? "");
  await expect(card(host)).toContainText("White is here.");
  await card(host).getByRole("textbox", { name: "Message" }).fill("<b>bold</b>");
  await press(host, "Say");
  await expect(card(host)).toContainText("A message has up to 300 characters and no tags.");
  await follow(guest, link.slice(0, -4));
  await expect(card(guest)).toContainText("This invitation is damaged");
  await expect(guest.locator("#title")).toHaveText("Grid 9×9");
});

test("by keys alone a game is joined, and the card has no faults of access", async ({
  page: host,
  browser,
  baseURL,
}) => {
  const guest = await someone(browser, baseURL);
  await visit(host);
  await byLink(host);
  await host.getByRole("button", { name: "Play live…" }).focus();
  await host.keyboard.press("Enter");
  await expect(card(host).getByRole("button", { name: "Make an invitation" })).toBeFocused();
  expect(await axeFinds(host)).toEqual([]);
  await host.keyboard.press("Enter");
  await expect(card(host).getByRole("button", { name: "Copy link" })).toBeFocused();
  expect(await axeFinds(host)).toEqual([]);
  const link = await card(host).getByRole("textbox", { name: "Invitation to send" }).inputValue();
  await follow(guest, link);
  await card(guest).getByRole("button", { name: "Join" }).focus();
  await guest.keyboard.press("Enter");
  await expect(card(guest).getByRole("button", { name: "Copy link" })).toBeFocused();
  const reply = await card(guest).getByRole("textbox", { name: "Answer to send" }).inputValue();
  await card(host).getByRole("textbox", { name: "Their answer" }).fill(reply);
  await host.keyboard.press("Enter");
  await expect(card(host)).toContainText("White is here.");
  for (const colorScheme of ["light", "dark"] as const) {
    await host.emulateMedia({ colorScheme });
    expect(await axeFinds(host)).toEqual([]);
  }
});

test("another game or another side ends the connection", async ({
  page: host,
  browser,
  baseURL,
}) => {
  const guest = await someone(browser, baseURL);
  await visit(host);
  await byLink(host);
  await connect(host, guest);
  await host.locator("#gallery").getByRole("button", { name: "Torus" }).click();
  await expect(card(guest)).toContainText("Black has left.");
  await expect(card(host)).toBeHidden();
});

const DESK = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false };

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("an invitation is joined and played from the dock", async ({
    page: guest,
    browser,
    baseURL,
  }) => {
    const host = await someone(browser, baseURL, DESK);
    await visit(host);
    await byLink(host);
    await click(host, 4, 4);
    const link = await invitation(host);
    await follow(guest, link);
    const dock = guest.locator("#dock-live");
    await expect(dock).toContainText("Black invites you to play live");
    const { height = 0 } = (await dock.getByRole("button", { name: "Join" }).boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
    await dock.getByRole("button", { name: "Join" }).tap();
    const reply = dock.getByRole("textbox", { name: "Answer to send", includeHidden: true });
    await paste(host, await reply.inputValue());
    await expect(dock).toContainText("Black is here.");
    await tap(guest, 2, 2);
    await tap(guest, 2, 2);
    await expectSeen(host, 2, 2, "white");
    expect(await axeFinds(guest)).toEqual([]);
  });
});
