/** The play panel: whose turn, what can be done, the score, the rules, the result. */
import type { PlayerName, Score } from "../engine/types.ts";
import { readable } from "../fractions.ts";
import type { GameView, State } from "../model/state.ts";
import type { Table } from "../model/table.ts";
import { counted, playerWord, resultWords, rulesWords } from "../words.ts";
import { commandButton } from "./commands.ts";
import { button, byId, element, stoneIcon } from "./dom.ts";

export function mountGame(table: Table): void {
  mountTurn(table);
  byId("turn-buttons").append(
    ...(["pass", "undo", "redo", "resign"] as const).map((name) => commandButton(table, name)),
  );
  mountQuestion(table);
  mountScore(table);
  table.store.subscribe(({ board }, before) => {
    if (board === before.board && byId("rules").childElementCount > 0) return;
    const { name, details } = rulesWords(board);
    byId("rules").replaceChildren(element("p", {}, name), element("p", { class: "soft" }, details));
  });
}

function mountTurn(table: Table): void {
  const heading = byId("turn-heading");
  table.store.subscribe((state, before) => {
    if (state.game === before.game && heading.textContent !== "") return;
    heading.textContent = state.game.result === null ? "To play" : "Result";
    byId("turn").replaceChildren(...turnLine(state.game));
  });
}

/** A stone and words: "Black, turn 12", or the result. */
export function turnLine(game: GameView): Node[] {
  if (game.result !== null) {
    const { winner } = game.result;
    const words = element("span", {}, resultWords(game.result));
    return winner === "draw"
      ? [stoneIcon("black"), stoneIcon("white"), words]
      : [stoneIcon(winner), words];
  }
  if (game.actor === null) return [];
  return [
    stoneIcon(game.actor),
    element("span", {}, `${playerWord(game.actor)}, turn ${game.turnCount + 1}`),
  ];
}

/** Resigning is asked once, in its place. */
function mountQuestion(table: Table): void {
  const place = byId("question");
  const words = element("p", { id: "question-words" });
  const yes = button("Resign", () => table.play("resign"), "btn primary");
  const no = button("Play on", () => table.store.dispatch({ kind: "asked", question: "none" }));
  place.append(words, element("div", { class: "row" }, yes, no));
  table.store.subscribe(({ question, game }, before) => {
    const shown = question === "resign" && game.actor !== null;
    if (shown) words.textContent = `${playerWord(game.actor)} gives the game up?`;
    place.hidden = !shown;
    if (shown && question !== before.question) yes.focus();
  });
}

function mountScore(table: Table): void {
  const place = byId("score");
  let shown: GameView | null = null;
  table.store.subscribe(({ game }) => {
    if (game === shown) return;
    shown = game;
    place.replaceChildren(...scoreRow("black", game), ...scoreRow("white", game));
  });
}

function scoreRow(player: PlayerName, game: GameView): Node[] {
  const taken = game.captures[player];
  return [
    stoneIcon(player),
    element("span", {}, playerWord(player)),
    element("span", { class: "soft" }, taken === 0 ? "" : `${counted(taken, "capture")}`),
    element("b", {}, points(game.score, player)),
  ];
}

function points(score: Score | null, player: PlayerName): string {
  return score === null ? "–" : readable(score[player]);
}

/** "area 17 : 14", for the dock. */
export function scoreLine({ game }: State): string {
  return `area ${points(game.score, "black")} : ${points(game.score, "white")}`;
}
