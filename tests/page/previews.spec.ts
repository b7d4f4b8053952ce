/** Previews that messengers and social networks show beside a link to the page. */

import { previewTags, siteAddress } from "../../scripts/build/previews.mjs";
import { expect, test } from "./shared-page.ts";

test("a link to the page has a title, a sentence and a picture of 1200 × 630 pixels", async ({
  page,
}) => {
  await page.goto("./");
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

test("the build names the site where it is known, and only there", () => {
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
