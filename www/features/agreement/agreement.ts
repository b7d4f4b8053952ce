/** Agreement on dead stones: what a second pass would make of them, and the list that the other player is asked
 *  about. It stands under the buttons of the turn, and on a phone where notices stand. */
import { deadStonesSlice } from "../../model/dead-stones.ts";
import "./agreement.css";
import { WorkerClient } from "../../engine/worker-client.ts";
import type { GameController } from "../../model/game-controller.ts";
import { playerNamed, type State } from "../../model/state.ts";
import { otherPlayer } from "../../model/turns.ts";
import { byId, say } from "../../panels/dom.ts";
import { button, html, line, type Markup, mount, nothing, row } from "../../panels/template.ts";
import { isProblemAddress } from "../../share/address.ts";
import { AGREEMENT, askWords, markedWords, standingWords } from "../../words/agreement.ts";
import { gameStatusWords } from "../../words/game-status.ts";
import { AgreementController } from "./agreement-controller.ts";

export { paintDead } from "./dead-marks.ts";

const PLACES = ["agreement", "agreement-notice"] as const;

/** Mounts the agreement, and returns what moves the focus to its first button. */
export function mountAgreement(controller: GameController): () => void {
  const agreements = new AgreementController(controller, new WorkerClient(), isProblemAddress);
  const reads = ["game", deadStonesSlice, "board", "opponent"] as const;
  for (const place of PLACES) {
    const refresh = mount(controller.store, place, reads, (state) => viewOf(agreements, state));
    agreements.subscribe(refresh);
  }
  speakAgreement(controller, agreements);
  measureNotice();
  return focusFirst;
}

/** Moves the focus to the first button that is visible. */
function focusFirst(): void {
  const buttons = PLACES.flatMap((place) => [...byId(place).querySelectorAll("button")]);
  buttons.find((each) => each.checkVisibility())?.focus();
}

/** Tells the styles the height of the part over the board. */
function measureNotice(): void {
  const place = byId("agreement-notice");
  const tell = () => document.body.style.setProperty("--agreement", `${place.offsetHeight}px`);
  new ResizeObserver(tell).observe(place);
}

/** Speaks what is found, what a held pass waits for, each change of the list, and who plays on once it is put away. */
function speakAgreement(controller: GameController, agreements: AgreementController): void {
  const region = byId("live-region");
  const speak = () => {
    const words = wordsOf(agreements, controller.store.state);
    if (words !== null) say(region, words);
  };
  // While a list is made its changes alone are told.
  agreements.subscribe(() => {
    if (deadStonesSlice.of(controller.store.state) === null) speak();
  });
  controller.store.subscribe((state, before) => {
    const stones = deadStonesSlice.of(state);
    if (stones === deadStonesSlice.of(before)) return;
    if (stones !== null) speak();
    // A turn is told as one.
    else if (state.game === before.game)
      say(region, `${gameStatusWords(state.game, state.board)}.`);
  });
}

function viewOf(agreements: AgreementController, state: State): Markup | null {
  const { advice } = agreements;
  const player = playerNamed(state.game.actor);
  if (advice.kind === "none" || player === null) return null;
  const words = wordsOf(agreements, state);
  const said = words === null ? nothing : html`<p>${words}</p>`;
  if (deadStonesSlice.of(state) === null)
    return html`${said}${row(button(AGREEMENT.mark, () => agreements.mark(), "btn small"))}`;
  return html`${said}${line(AGREEMENT.tap)}${row(
    button(askWords(otherPlayer(player)), () => agreements.propose(), "btn primary"),
    button(AGREEMENT.resume, () => agreements.resume()),
  )}`;
}

function wordsOf({ advice, agreed }: AgreementController, state: State): string | null {
  const { board } = state;
  const deadStones = deadStonesSlice.of(state);
  if (deadStones !== null) return markedWords(deadStones, agreed, board.names);
  switch (advice.kind) {
    case "dead":
      return standingWords(advice.stones, advice.passed, board.names);
    case "looking":
      return advice.isHeld ? AGREEMENT.held : null;
    default:
      return null;
  }
}
