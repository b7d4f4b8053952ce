/** The screen in place of a board that cannot be shown. */

import { element } from "../panels/dom.ts";
import * as WORDS from "../words/player.ts";
import type { Theme } from "./messages.ts";
import { dress } from "./style.ts";
import { PlayerTheme } from "./theme.ts";

/** The words, and the way to a board that works. */
export function showBroken(root: ShadowRoot, words: string, theme: Theme, home: URL | null): void {
  const message = element("p", {}, words);
  const frame = element("div", { class: "player broken", role: "alert" }, message);
  if (home !== null) {
    const address = { href: home.href, target: "_blank", rel: "noopener" };
    frame.append(element("p", {}, element("a", address, WORDS.OPEN_GOSPACE)));
  }
  dress(root);
  root.replaceChildren(frame);
  new PlayerTheme(frame, root.host, theme);
}
