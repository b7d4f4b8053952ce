// npm run manual: the manual and its reference, in dist/manual of the built site.

import { buildSite } from "../build/site.mjs";
import { prepareMachine } from "../machine.mjs";
import { command, tell } from "../output.mjs";
import { buildManual } from "./book.mjs";

await command(async () => {
  await prepareMachine();
  await buildSite();
  const { folder, pages } = await buildManual({ hasReference: true });
  tell(`${folder} has the manual: ${pages} pages.`);
});
