/** Files that the site has beside its page: previews for messengers and social networks, the serif with its licence, and the full
 *  texts that Learn leads to. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { previewTags, siteAddress } from "../../scripts/build/previews.mjs";
import { expect, test } from "./shared-page.ts";
import { visit } from "./stage.ts";

const FONTS = "www/fonts";

test("the site has the files that its page leads to", async ({ page }) => {
  await visit(page);
  await test.step("a link to the page has a title, a sentence and a picture of 1200 × 630 pixels", async () => {
    const tags = await page
      .locator('meta[property^="og:"], meta[name^="twitter:"]')
      .evaluateAll((found) =>
        found.map((tag) => [
          tag.getAttribute("property") ?? tag.getAttribute("name"),
          tag.getAttribute("content"),
        ]),
      );
    const { "og:image": picture, ...words } = Object.fromEntries(tags);
    expect(words).toMatchObject({
      "og:type": "website",
      "og:title": "Gospace",
      "og:description": "Play Go on any board that can be drawn.",
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": expect.stringContaining("Penrose"),
      "twitter:card": "summary_large_image",
    });
    const site = siteAddress();
    const file = site === null ? picture : picture.slice(site.length);
    const answer = await page.request.get(new URL(file, page.url()).href);
    expect(answer.headers()["content-type"]).toBe("image/png");
    const bytes = await answer.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThanOrEqual(100_000);
  });
  await test.step("the build names the site where it is known, and only there", () => {
    expect(siteAddress("")).toBeNull();
    expect(siteAddress("https://example.org/gospace")).toBe("https://example.org/gospace/");
    for (const wrong of ["example.org", "ftp://example.org"])
      expect(() => siteAddress(wrong)).toThrow("GOSPACE_SITE");
    expect(previewTags(null)).toContain('"og:image" content="icons/preview.png"');
    expect(previewTags(null)).not.toContain("og:url");
    const known = previewTags("https://example.org/gospace/");
    expect(known).toContain('"og:url" content="https://example.org/gospace/"');
    expect(known).toContain('"og:image" content="https://example.org/gospace/icons/preview.png"');
  });
  await test.step("both styles of the serif together weigh at most 30 kB, and bring their licence", async () => {
    const files = readdirSync(FONTS).filter((name) => name.endsWith(".woff2"));
    expect(files).toEqual(["crimson-pro-italic.woff2", "crimson-pro-normal.woff2"]);
    const bytes = files.reduce((sum, name) => sum + statSync(`${FONTS}/${name}`).size, 0);
    expect(bytes).toBeLessThanOrEqual(30_000);
    const listed = await (await page.request.get("./third-party.md")).text();
    expect(listed).toContain(readFileSync(`${FONTS}/LICENSE.txt`, "utf8").slice(0, 400));
  });
  await test.step("the full texts that Learn leads to", async () => {
    await page
      .getByRole("button", { name: "Learn", exact: true })
      .filter({ visible: true })
      .click();
    const links = page.locator('#learn .source a[href^="docs/"]');
    await expect(links).toHaveCount(9);
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => (link instanceof HTMLAnchorElement ? link.href : "")),
    );
    for (const address of new Set(addresses)) {
      const answer = await page.request.get(address);
      expect(answer.status(), address).toBe(200);
      expect(await answer.text()).toMatch(/^# /);
    }
  });
});
