/** The line under the board: the hovered point or the player to act, and the few buttons of the phase.
 *  A phase that needs more room than a player has is left to the page, and the words say so. */

import type { Player, Turn } from "../engine/types.ts";
import { canonical, isRational } from "../fractions.ts";
import { unreachable } from "../model/actions.ts";
import { whySlice } from "../model/explanation.ts";
import type { GameController } from "../model/game-controller.ts";
import type { State } from "../model/state.ts";
import { acceptance } from "../model/turns.ts";
import { possible } from "../panels/commands.ts";
import { button, element } from "../panels/dom.ts";
import { mountConfirm } from "../panels/stage.ts";
import { tipWords } from "../panels/tip.ts";
import { explainer } from "../view/explainer.ts";
import { gameNoticeWords } from "../words/events.ts";
import { gameStatusWords } from "../words/game-status.ts";
import { playerWord } from "../words/names.ts";
import * as WORDS from "../words/player.ts";

/** The reader's choices here; `restore` is null while the author's own game is shown. */
interface Foot {
  readonly reader: "plays" | "watches";
  /** True: there is a page to go on in. */
  readonly home: boolean;
  restore(): (() => void) | null;
}

export function footLine(controller: GameController, foot: Foot): HTMLElement {
  const words = element("p", { class: "words" });
  const recentMoves = element("div", { class: "turn-buttons" });
  const confirm = element("div", {
    class: "confirm",
    role: "group",
    "aria-label": WORDS.THIS_PLAY,
  });
  mountConfirm(controller, confirm);
  controller.store.subscribe((state, before) => {
    words.textContent = footWords(state, foot);
    recentMoves.hidden = state.proposal !== null;
    if (state !== before && state.game === before.game) return;
    recentMoves.replaceChildren(
      ...restoring(foot),
      ...(foot.reader === "plays" ? turnButtons(controller) : []),
    );
  });
  return element("div", { class: "foot" }, words, recentMoves, confirm);
}

function footWords(state: State, foot: Foot): string {
  if (state.notice?.kind === "broken") return gameNoticeWords(state.notice);
  const why = whySlice.of(state);
  if (why !== null) return explainer()?.words(why, state) ?? "";
  return tipWords(state) || `${gameStatusWords(state.game, state.board)}${elsewhere(state, foot)}`;
}

/** Advice on a phase that needs more room than a player has; empty: the phase can be played here. */
function elsewhere({ game }: State, { home, reader }: Foot): string {
  if (!home || reader === "watches" || game.phase !== "reset") return "";
  return WORDS.CHOOSE_IN_GOSPACE;
}

function restoring(foot: Foot): Node[] {
  const restore = foot.restore();
  return restore === null ? [] : [button(WORDS.BACK_TO_THE_GAME, restore, "turn-button")];
}

function turnButtons(controller: GameController): Node[] {
  const { state } = controller.store;
  const { phase } = state.game;
  const does = (words: string, turn: Turn) =>
    button(words, () => controller.play(turn), "turn-button");
  const eachPlayer = (words: (player: string) => string, turn: (player: Player) => Turn) =>
    (["black", "white"] as const).map((player) => does(words(playerWord(player)), turn(player)));
  switch (phase) {
    case "komi":
      return komiButtons(controller);
    case "take":
      return eachPlayer(WORDS.takeWords, (take) => ({ take }));
    case "turn":
      return possible(state, "pass") ? [does(WORDS.PASS, "pass")] : [];
    case "answer":
      return [
        does(WORDS.IGNORE, { answer: "ignore" }),
        ...eachPlayer(WORDS.winsKoWords, (answer) => ({ answer })),
      ];
    case "reset":
      return [does(WORDS.KEEP_THE_BOARD, { reset: null })];
    case "offer":
      return [does(WORDS.AGREE, acceptance(state.game)), does(WORDS.DECLINE, "decline")];
    case "over":
      return [];
    default:
      return unreachable(phase);
  }
}

function komiButtons(controller: GameController): Node[] {
  const field = element("input", {
    type: "text",
    size: "5",
    "aria-label": WORDS.KOMI,
    value: "0",
  });
  const name = button(
    WORDS.NAME_IT,
    () => controller.play({ komi: canonical(field.value) }),
    "turn-button",
  );
  field.addEventListener("input", () => {
    name.disabled = !isRational(field.value);
  });
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !name.disabled) name.click();
  });
  return [field, name];
}
