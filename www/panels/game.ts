/** The play panel: whose turn, what can be done, the score, the result. */
import type { PlayerName } from "../engine/types.ts";
import type { GameController } from "../model/game-controller.ts";
import type { GameView, State } from "../model/state.ts";
import { amountWords, methodWord, turnHeading } from "../words/game-status.ts";
import { counted, playerWord } from "../words/names.ts";
import { mountAnalysis } from "./analysis.ts";
import { commandButton } from "./commands.ts";
import { button, byId, element, leaveFor, stoneIcon } from "./dom.ts";
import { mountPhase } from "./phase.ts";

export function mountGame(controller: GameController): void {
  mountTurn(controller);
  mountAnalysis(controller, byId("thinking"));
  mountPhase(controller, byId("phase"), "panel");
  byId("turn-buttons").append(
    ...(["pass", "undo", "redo", "suggest", "resign"] as const).map((name) =>
      commandButton(controller, name),
    ),
  );
  mountQuestion(controller);
  mountScore(controller);
}

function mountTurn(controller: GameController): void {
  const heading = byId("turn-heading");
  controller.store.subscribe((state, before) => {
    if (state.game === before.game && heading.textContent !== "") return;
    heading.textContent = state.game.result === null ? "To play" : "Result";
    byId("turn").replaceChildren(...turnLine(state));
  });
}

/** Stones and words: "Black, turn 12", who is to do what, or the result. */
export function turnLine({ game, board }: State): Node[] {
  const words = element("span", {}, turnHeading(game, board));
  if (game.result !== null) {
    const { winner } = game.result;
    return winner === "draw"
      ? [stoneIcon("black"), stoneIcon("white"), words]
      : [stoneIcon(winner), words];
  }
  const { actor } = game;
  return actor === "black" || actor === "white" ? [stoneIcon(actor), words] : [words];
}

/** Resigning is asked once, in its place. */
function mountQuestion(controller: GameController): void {
  const place = byId("question");
  const words = element("p", { id: "question-words" });
  const yes = button("Resign", () => controller.play("resign"), "btn primary");
  const no = button("Play on", () =>
    controller.store.dispatch({ kind: "asked", question: "none" }),
  );
  place.append(words, element("div", { class: "row" }, yes, no));
  controller.store.subscribe(({ question, game }, before) => {
    const shown = question === "resign" && game.actor !== null && game.mayResign;
    if (shown) words.textContent = `${playerWord(game.actor)} gives the game up?`;
    if (!shown && !place.hidden) leaveFor(place);
    place.hidden = !shown;
    if (shown && question !== before.question) yes.focus();
  });
}

function mountScore(controller: GameController): void {
  const place = byId("score");
  const heading = byId("score-heading");
  let shown: GameView | null = null;
  controller.store.subscribe(({ game, board }) => {
    if (game === shown) return;
    shown = game;
    const method = methodWord(board);
    heading.replaceChildren(
      ...(method === "" ? ["Captures"] : ["Score now ", element("small", {}, `(${method})`)]),
    );
    place.replaceChildren(...scoreRow("black", game), ...scoreRow("white", game));
  });
}

function scoreRow(player: PlayerName, game: GameView): Node[] {
  const taken = game.captures[player];
  const captures = taken === 0 ? "" : counted(taken, "capture");
  const person = personOf(player, game);
  return [
    stoneIcon(player),
    element("span", {}, playerWord(player)),
    element(
      "span",
      { class: "soft" },
      [person, captures].filter((words) => words !== "").join(", "),
    ),
    element("b", {}, game.score === null ? "" : points(game, player)),
  ];
}

/** Under divide-and-choose, which of the two people has the colour. */
function personOf(player: PlayerName, { standing }: GameView): string {
  if (standing.first === null) return "";
  return standing.first === player ? "First" : "Second";
}

/** The final score once there is one: under divide-and-choose it is not that of the last board. */
function points({ result, score }: GameView, player: PlayerName): string {
  const value = result?.[player] ?? score?.[player];
  return value === undefined ? "–" : amountWords(value);
}

/** "area 17 : 14", for the dock. */
export function scoreLine({ game, board }: State): string {
  if (game.score === null) return "";
  const method = methodWord(board);
  const short = board.rules.score === "live" ? "live" : method;
  return `${short} ${points(game, "black")} : ${points(game, "white")}`;
}
