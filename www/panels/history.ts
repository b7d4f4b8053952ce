/** History chooser: the boards of the history as small pictures, to walk through and to choose one from. */

import type { GameController } from "../model/game-controller.ts";
import { previewSlice } from "../model/preview.ts";
import type { Names, State } from "../model/state.ts";
import { capitalised } from "../words/counts.ts";
import { HISTORY_WORDS } from "../words/phases.ts";
import { boardWord, boardWords } from "../words/turns.ts";
import { paintPicture } from "./board-picture.ts";
import { rovingTabindex } from "./roving-tabindex.ts";
import { button, html, line, type Markup, type On, once, row } from "./template.ts";

const SIZE = { width: 84, height: 64 };

/** Pictures and, under them, the buttons for the current one, or for none. */
export function historyChooser(
  controller: GameController,
  state: State,
  otherwise: Markup,
): Markup {
  const { game, board } = state;
  const preview = previewSlice.of(state);
  const moments = [...game.standing.history];
  if (moments.length === 0) return html`${line(HISTORY_WORDS.deleted)}${row(otherwise)}`;
  const set = button(
    HISTORY_WORDS.reset,
    () => preview !== null && controller.play({ reset: preview.turns }),
    "btn",
    { disabled: preview === null },
  );
  return html`
    <div class="history" role="group" aria-label=${HISTORY_WORDS.boardsHistory} ${once(startAtLast)}>
      ${moments.map((turns, i) => {
        const pressed = turns === preview?.turns;
        return card(controller, { turns, names: board.names }, pressed, i === moments.length - 1);
      })}
    </div>
    ${row(set, otherwise)}`;
}

function startAtLast(strip: HTMLElement): void {
  rovingTabindex(strip);
  requestAnimationFrame(() =>
    strip.lastElementChild?.scrollIntoView({ block: "nearest", inline: "end" }),
  );
}

/** A board of the history: after so many turns. */
interface Moment {
  readonly turns: number;
  readonly names: Names;
}

function card(
  controller: GameController,
  { turns, names }: Moment,
  pressed: boolean,
  isLast: boolean,
): Markup {
  const look = () => controller.preview(turns);
  const focus = ({ currentTarget }: On<HTMLElement>) => {
    if (currentTarget.matches(":focus-visible")) look();
  };
  return html`<button type="button" class="moment" tabindex=${isLast ? 0 : -1}
    aria-label=${capitalised(boardWords(turns, names))} aria-pressed=${pressed} @click=${look} @focus=${focus}>
    <canvas aria-hidden="true" ${once((canvas) => paintWhenSeen(canvas, controller, turns))}></canvas>
    <span>${boardWord(turns, names)}</span>
  </button>`;
}

function paintWhenSeen(canvas: HTMLElement, controller: GameController, turns: number): void {
  if (!(canvas instanceof HTMLCanvasElement)) return;
  const { drawing } = controller.store.state.board;
  const observer = new IntersectionObserver((sights) => {
    if (!sights.some((sight) => sight.isIntersecting)) return;
    observer.disconnect();
    const colouring = controller.colouringAfter(turns);
    paintPicture(canvas, SIZE, { kind: "game", drawing, colouring });
  });
  observer.observe(canvas);
}
