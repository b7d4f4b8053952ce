import { chromium } from "playwright";
import { chromiumArguments } from "./scripts/chromium.mjs";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: chromiumArguments() });
for (const [n, w, h, scheme, touch] of [["phone",390,844,"light",true],["land",844,390,"light",true],["desk",1360,860,"light",false],["dark",1360,860,"dark",false]]) {
  const c = await b.newContext({ viewport: { width: w, height: h }, colorScheme: scheme, hasTouch: touch, serviceWorkers: "block" });
  const p = await c.newPage();
  await p.goto("http://127.0.0.1:41881/");
  await p.waitForSelector('body[data-state="ready"]');
  await p.locator("#rooms, #tabs").filter({ visible: true }).getByRole("button", { name: "Draw" }).click();
  await p.locator("#easel-start").waitFor();
  await p.waitForTimeout(400);
  await p.screenshot({ path: `/tmp/h/d2shots/${n}-start.png` });
  await p.locator("#easel-start").getByRole("button", { name: "Graph" }).click();
  const { x, y, width, height } = await p.locator("#easel").boundingBox();
  await p.mouse.click(x + width / 2, y + height / 2);
  await p.waitForTimeout(300);
  await p.screenshot({ path: `/tmp/h/d2shots/${n}-one.png` });
  await c.close();
}
await b.close();
