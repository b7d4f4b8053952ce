/** Result of a game: its count in words, and ways on. */
import { ArrowLeftRight, Eye, type IconNode, RotateCw, Share2 } from "lucide";
import type { QuotientedDisks, SampledPlane } from "../model/discretizer.ts";
import type { GameController } from "../model/game-controller.ts";
import { otherSide } from "../model/opponent.ts";
import type { State } from "../model/state.ts";
import type { EditorController } from "../sketch/editor-controller.ts";
import { RESULT_WORDS } from "../words/result.ts";
import type { Item } from "./button-menu.ts";
import { button, html, icon, type Markup, nothing, once } from "./template.ts";
import { verdictSteps } from "./verdict.ts";

/** Makes a finite board of a plane or of disks: of the open game's, or of drawn ones for their editor. */
export type MakeFinite = (drawn?: {
  readonly source: SampledPlane | QuotientedDisks;
  readonly editor: EditorController;
}) => void;

/** Ways on from a game, of features that may be left out. */
export interface WaysOn {
  /** Opens the ways to send it. */
  share?(): void;
  /** Reviews the shown line. */
  review?(): void;
  /** Writes how the game was decided. */
  count?(host: HTMLElement, state: State): void;
  /** Asks for the value of the shown position, or puts the answer away. */
  value?(): void;
  /** Shows the terms of the score, or puts them away. */
  score?(): void;
  /** Opens the form of the rules. */
  rules?(): void;
  readonly makeFinite?: MakeFinite;
  /** The overlays that fit the board. */
  overlays?(): readonly Item[];
  /** Shows the board as a body, or flat again, by keyboard. */
  switchBody?(): void;
  /** Moves the focus to the card of a game by link. */
  toLetter?(): void;
  /** Moves the focus to the agreement on dead stones. */
  toAgreement?(): void;
  /** Says the times of both players. */
  tellClock?(): void;
}

export function resultCard(controller: GameController, state: State, ways: WaysOn): Markup {
  const { again, swap, review, share: send } = RESULT_WORDS;
  return html`<div class="result">
    <div class="counted" role="status" ${once((host) => ways.count?.(host, state))}></div>
    ${verdictSteps(controller) ?? nothing}
    <div class="row ways-on">
      ${way(RotateCw, again, () => controller.startAgain())}
      ${state.opponent.kind === "computer" ? way(ArrowLeftRight, swap, () => swapColours(controller)) : nothing}
      ${ways.review === undefined ? nothing : way(Eye, review, ways.review)}
      ${ways.share === undefined ? nothing : way(Share2, send, ways.share)}
    </div>
  </div>`;
}

function way(
  picture: IconNode,
  { name, tip }: { readonly name: string; readonly tip: string },
  press: () => void,
): Markup {
  return button(html`${icon(picture)}<span>${name}</span>`, press, "btn", { tip });
}

/** Opens the same board, with the computer on the other side. */
function swapColours(controller: GameController): void {
  controller.startAgain();
  const { opponent } = controller.store.state;
  if (opponent.kind !== "computer") return;
  const swapped = { ...opponent, side: otherSide(opponent.side) };
  controller.store.dispatch({ kind: "opponent", opponent: swapped });
}
