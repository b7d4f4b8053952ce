/** Entry point of the page. */
import { FEATURES } from "./features.ts";
import { startPage } from "./page.ts";
import { byId } from "./panels/dom.ts";
import { translatePage } from "./words/html.ts";
import { cannotStartWords } from "./words/notice-answers.ts";

translatePage();
startPage(FEATURES).catch((error: unknown) => {
  byId("notice").hidden = false;
  byId("notice").textContent = cannotStartWords(
    error instanceof Error ? error.message : String(error),
  );
});
