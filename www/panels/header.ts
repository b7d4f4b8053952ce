/** Top line: the site's name, the board's title, and ways in and out for documents. It has the few buttons
 *  that fit beside one another at every width; the rest is in a menu. */
import { Ellipsis } from "lucide";
import type { GameDocument } from "../engine/types.ts";
import type { GameController } from "../model/game-controller.ts";
import { partOf } from "../model/sharing.ts";
import { offersValue } from "../model/value.ts";
import {
  acceptDrops,
  acceptPastes,
  chooseFile,
  type Incoming,
  saveDocument,
} from "../share/files.ts";
import { COMMAND_WORDS } from "../words/commands.ts";
import { VALUE_ASK } from "../words/game-panel.ts";
import { HEADER, HEADER_TIPS, MENU } from "../words/header.ts";
import { RESULT_WORDS } from "../words/result.ts";
import { toggleTheme } from "./appearance.ts";
import { type Item, openMenu } from "./button-menu.ts";
import { possible, run } from "./commands.ts";
import { byId, nameTab } from "./dom.ts";
import { languageItems } from "./language.ts";
import { type Exporter, openHelp } from "./on-demand.ts";
import type { WaysOn } from "./result.ts";
import type { Sharing } from "./sharing.ts";
import { button, html, iconButton, type Markup, mount, nothing, render } from "./template.ts";

/** The game with the turns up to the shown moment. */
function shownIn(controller: GameController): GameDocument {
  const { turnCount } = controller.store.state.game;
  return partOf({ whole: controller.documentOfShownLine(), turns: turnCount }, "moment");
}

export function mountHeader(
  controller: GameController,
  take: (incoming: Incoming) => void,
  exporter: Exporter,
  share: Sharing | null,
  ways: Pick<WaysOn, "review" | "value">,
): void {
  const open = () => chooseFile(take);
  const items = () => [
    ...(byId("open").checkVisibility() ? [] : [{ words: HEADER.open, press: open }]),
    ...newGame(controller),
    ...reviewed(controller, ways.review),
    ...valued(controller, ways.value),
    { words: HEADER.save, press: () => save(controller) },
    {
      words: HEADER.export,
      press: () => exporter.open(controller.document(), shownIn(controller)),
    },
    ...embedded(controller, share),
    { words: HEADER.theme, press: () => toggleTheme(controller) },
    { words: HEADER.keys, press: () => openHelp(controller) },
    ...languageItems(),
  ];
  render(
    html`<button type="button" class="btn bare" id="open" title=${HEADER_TIPS.open} @click=${open}>${HEADER.open}</button>
      ${share === null ? nothing : shareButton(() => share.openFor(controller))}${menuButton(items)}`,
    byId("file-buttons"),
  );
  const hint = byId("drop-hint");
  acceptDrops(document.documentElement, take, (over) => {
    hint.hidden = !over;
  });
  acceptPastes(document, take);
  mount(controller.store, "title", ["board"], ({ board }) => board.title, {
    after: ({ board }) => {
      nameTab(board.title);
    },
  });
}

/** Its whole name says what is shared, its face is short. */
export function shareButton(press: () => void): Markup {
  const words = html`${HEADER.share}<span class="unseen">${HEADER.link}</span>`;
  return button(words, press, "btn", { tip: HEADER_TIPS.share });
}

/** Button of the top line's menu. */
export function menuButton(items: () => readonly Item[]): Markup {
  return iconButton(
    Ellipsis,
    MENU,
    ({ currentTarget }) => openMenu(currentTarget, items()),
    "tool",
    {
      popup: "menu",
      expanded: false,
    },
  );
}

function newGame(controller: GameController): readonly Item[] {
  if (!possible(controller.store.state, "new")) return [];
  return [{ words: COMMAND_WORDS.new, press: () => run(controller, "new") }];
}

function reviewed(controller: GameController, review: WaysOn["review"]): readonly Item[] {
  if (review === undefined || controller.store.state.game.record.length === 0) return [];
  return [{ words: RESULT_WORDS.review.name, press: review }];
}

function embedded(controller: GameController, share: Sharing | null): readonly Item[] {
  if (share === null) return [];
  return [{ words: HEADER.embed, press: () => share.openFor(controller, HEADER.embed) }];
}

function valued(controller: GameController, value: WaysOn["value"]): readonly Item[] {
  if (value === undefined || !offersValue(controller.store.state)) return [];
  return [{ words: VALUE_ASK.name, press: value }];
}

function save(controller: GameController): void {
  saveDocument(controller.document(), controller.store.state.board.title);
}
