/** Two people play live by one link, over a relay on this machine: connected with each other, or by the relay alone. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { withRelay } from "../../scripts/build/relay.mjs";
import { byLink, card, follow, press, someone } from "./live-pages.ts";
import { type Browser, expect, type Page, test } from "./shared-page.ts";
import { axeFinds, click, expectSaid, expectSeen, listen, savedGame, visit } from "./stage.ts";

const PROGRAM = process.env.GOSPACE_RELAY_PROGRAM ?? "";
// biome-ignore lint/suspicious/noSkippedTests: npm run check builds the relay.
test.skip(PROGRAM === "", "needs the relay, which npm run check builds");

interface Relay {
  readonly address: string;
  readonly process: ChildProcess;
}

async function relayOn(listen: string): Promise<Relay> {
  const process = spawn(PROGRAM, ["--listen", listen], { stdio: ["ignore", "pipe", "ignore"] });
  const [address] = await once(createInterface({ input: process.stdout }), "line");
  return { address, process };
}

async function stop({ process }: Relay): Promise<void> {
  process.kill("SIGTERM");
  if (process.exitCode === null) await once(process, "exit");
}

/** A browser whose page was built with this relay. */
async function readerOf(
  { address }: Relay,
  browser: Browser,
  baseURL: string | undefined,
): Promise<Page> {
  const page = await someone(browser, baseURL, { serviceWorkers: "block" });
  // A page that the test hands out counts as one of the wide world.
  await page.context().grantPermissions(["microphone", "camera", "local-network-access"]);
  await page.route(
    (url) => url.pathname === new URL(baseURL ?? "").pathname,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: withRelay(await response.text(), `ws://${address}`),
      });
    },
  );
  return page;
}

/** A browser without connections between pages. */
async function withoutPeers(page: Page): Promise<Page> {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "RTCPeerConnection"));
  return page;
}

/** The invitation of a game that is open. */
async function invitation(host: Page): Promise<string> {
  await host.getByRole("button", { name: "Play live…" }).click();
  await press(host, "Make an invitation");
  return card(host).getByRole("textbox", { name: "Invitation to send" }).inputValue();
}

async function expectBothHere(host: Page, guest: Page): Promise<void> {
  await expect(card(host)).toContainText("White is here.");
  await expect(card(guest)).toContainText("Black is here.");
}

test("by one link and the relay alone two pages play, through its restart and a reload", async ({
  browser,
  baseURL,
}) => {
  let relay = await relayOn("127.0.0.1:0");
  const host = await withoutPeers(await readerOf(relay, browser, baseURL));
  const guest = await withoutPeers(await readerOf(relay, browser, baseURL));
  await visit(host);
  await byLink(host);
  await host.getByRole("button", { name: "Play live…" }).click();
  await expect(card(host)).toContainText("nothing has to be sent back");
  await expect(card(host)).toContainText(`The relay ws://${relay.address} learns both`);
  expect(await axeFinds(host)).toEqual([]);
  await press(host, "Make an invitation");
  const link = await card(host).getByRole("textbox", { name: "Invitation to send" }).inputValue();
  expect(link).toMatch(/~second\.\w+~[\w-]{48}$/);
  await expect(card(host).getByRole("textbox", { name: "Their answer" })).toHaveCount(0);
  expect(await axeFinds(host)).toEqual([]);

  await follow(guest, link);
  await expect(card(guest)).toContainText(`The relay ws://${relay.address} learns both`);
  await press(guest, "Join");
  await expectBothHere(host, guest);
  await click(host, 4, 4);
  await expectSeen(guest, 4, 4, "black");
  await click(guest, 2, 2);
  await expectSeen(host, 2, 2, "white");

  // Whoever opens the link now watches, and changes nothing.
  const watcher = await withoutPeers(await readerOf(relay, browser, baseURL));
  await follow(watcher, link);
  const said = await listen(watcher);
  await press(watcher, "Join");
  await expect(card(watcher)).toContainText("You are watching Black and White.");
  expect(await said()).toContain("You are watching Black and White.");
  await expect(card(host)).toContainText("1 person is watching.");
  await expect(card(guest)).toContainText("1 person is watching.");
  await expectSeen(watcher, 2, 2, "white");
  expect(await axeFinds(watcher)).toEqual([]);
  await click(watcher, 6, 2);
  await watcher.getByRole("button", { name: "Play here anyway" }).click();
  await expectSeen(watcher, 6, 2, "black");
  await press(watcher, "Leave");
  await expectSaid(host, "Nobody is watching.");

  await stop(relay);
  await expect(card(host)).toContainText("The relay cannot be reached.");
  await expectSaid(guest, /The relay cannot be reached\./);
  await click(host, 5, 5);
  relay = await relayOn(relay.address);
  await expectSeen(guest, 5, 5, "black");
  await expect(card(host)).not.toContainText("The relay cannot be reached.");

  // A reload finds the room again, the guest's and the host's.
  await guest.reload();
  await expectSaid(host, "The connection with White is lost. The game is all here.");
  await expectBothHere(host, guest);
  await host.reload();
  await expectSaid(guest, "The connection with Black is lost. The game is all here.");
  await expectBothHere(host, guest);
  // So does the invitation.
  await follow(guest, link);
  await expectBothHere(host, guest);
  await click(guest, 6, 6);
  await expectSeen(host, 6, 6, "white");
  expect((await savedGame(guest)).turns).toEqual((await savedGame(host)).turns);
  await press(guest, "Leave");
  await expect(card(host)).toContainText("White has left.");
  await stop(relay);
});

test("pages that can reach each other play on without the relay", async ({ browser, baseURL }) => {
  const relay = await relayOn("127.0.0.1:0");
  const [host, guest] = [
    await readerOf(relay, browser, baseURL),
    await readerOf(relay, browser, baseURL),
  ];
  for (const page of [host, guest])
    await page.addInitScript(() => {
      const connected = new Promise((resolve) => {
        const Own = RTCPeerConnection;
        globalThis.RTCPeerConnection = class extends Own {
          override createDataChannel(...words: Parameters<RTCPeerConnection["createDataChannel"]>) {
            const channel = super.createDataChannel(...words);
            channel.addEventListener("open", resolve);
            return channel;
          }
        };
      });
      Object.assign(globalThis, { connected });
    });
  await visit(host);
  await byLink(host);
  await follow(guest, await invitation(host));
  await press(guest, "Join");
  await expectBothHere(host, guest);
  for (const page of [host, guest]) await page.evaluate("connected.then(() => null)");
  await stop(relay);
  await click(host, 4, 4);
  await expectSeen(guest, 4, 4, "black");
  await click(guest, 2, 2);
  await expectSeen(host, 2, 2, "white");
  await expect(card(host)).not.toContainText("The relay cannot be reached.");
});

test("a page of a site without a relay says so, and opens the game of the invitation", async ({
  page,
  browser,
  baseURL,
}) => {
  const relay = await relayOn("127.0.0.1:0");
  const host = await readerOf(relay, browser, baseURL);
  await visit(host);
  await byLink(host);
  await follow(page, await invitation(host));
  await press(page, "Join");
  await expect(card(page)).toContainText("This invitation needs a relay, and this page has none.");
  await click(page, 2, 2);
  await stop(relay);
});
