/** Erklärungen, in ein, zwei Sätzen. */
import { has } from "../../engine/features.ts";
import type { Player, Site } from "../../engine/types.ts";
import type { Bar, Reached, Taken, Tally } from "../../engine/why.ts";
import { unreachable } from "../../model/actions.ts";
import type { ExplainTarget } from "../../model/explain-target.ts";
import { type Answer, type Explanation, onlyArrow, ownerOf } from "../../model/explanation.ts";
import { type BoardView, isStone, playerOf, type State } from "../../model/state.ts";
import { otherPlayer, placeIn } from "../../model/turns.ts";
import { capitalised, counted } from "./counts.ts";
import { amountWords, methodWord, scoreNowWords } from "./game-status.ts";
import { momentDative } from "./grammar.ts";
import { listed, placeWord, playerWord } from "./names.ts";
import { gapsWords } from "./plane.ts";
import { boardWords, momentWords } from "./turns.ts";

/** Mehr Steine als diese werden gezählt statt genannt. */
const MAX_NAMED = 3;

export function whyWords(explanation: Explanation, state: State): string {
  return whySentences(explanation, state).join(" ");
}

/** Zu einem Schlag drei Sätze, einer für jeden Teil seiner Wiederholung. */
export function whySentences({ answer }: Explanation, state: State): readonly string[] {
  switch (answer.kind) {
    case "taken":
      return takenWords(answer, state);
    case "barred":
      return [barredWords(answer, state)];
    case "owned":
      return [ownedWords(answer, state.board)];
    case "score":
      return scoreSentences(answer.tally, state);
    case "nothing":
      return [
        answer.at === null
          ? "Diese Regeln haben keine Wertung."
          : `${placeWord(placeIn(answer.at), state.board.names)}: Hier gibt es nichts zu erklären.`,
      ];
    default:
      return unreachable(answer);
  }
}

/** Teile der Wertung, Gefangene, und beim Teilen und Wählen die Farben beider Spieler. */
function scoreSentences(tally: Tally, state: State): readonly string[] {
  const { board, game } = state;
  const counted = game.result === null ? scoreNowWords(board) : capitalised(methodWord(board));
  const { black, white } = game.captures;
  return [
    `${counted}: ${tallyWords(tally, state)}`,
    ...(black + white > 0 ? [`Geschlagen: ${black} von Schwarz, ${white} von Weiß.`] : []),
    ...(game.standing.first === null
      ? []
      : [
          `Spieler 1 hat ${playerWord(game.standing.first)}, Spieler 2 ${playerWord(otherPlayer(game.standing.first))}.`,
        ]),
  ];
}

/** Aufschrift der Taste für eine Erklärung. */
export function explainTargetWords(explainTarget: ExplainTarget, { names }: BoardView): string {
  const place = placeWord(placeIn(explainTarget.at), names);
  switch (explainTarget.kind) {
    case "barred":
      return `Warum nicht ${place}?`;
    case "taken":
      return `Warum wurde ${place} geschlagen?`;
    case "owned":
      return `Wem gehört ${place}, und warum?`;
    default:
      return unreachable(explainTarget);
  }
}

/** Aufschrift der Taste, die das Brett einer Erklärung zeigt. */
export function jumpWords({ answer, jump }: Explanation, { names }: BoardView): string {
  if (jump === 0 || jump === null) return "Zum Anfang gehen";
  return answer.kind === "taken"
    ? `Vor ${momentDative(jump + 1, names)} gehen`
    : `Zu ${momentDative(jump, names)} gehen`;
}

/** Hinweis der Tasten, die nach einer Erklärung fragen. */
export const WHY_TIP = "Auf dem Brett erklären (Y)";

/** Ende des Namens, den der Stand hat. */
export const WHY_SCORE = "Warum dieser Stand?";

function ownStones(count: number): string {
  return counted(count, "eigenen Stein", "eigene Steine");
}

function colouredStones(count: number, owner: Player): string {
  const colour = owner === "black" ? "schwarze" : "weiße";
  return counted(count, `${colour}n Stein`, `${colour} Steine`);
}

function at(site: Site, { names }: BoardView): string {
  return `auf ${placeWord(placeIn(site), names)}`;
}

function takenWords(
  { stone, taken }: Extract<Answer, { kind: "taken" }>,
  state: State,
): readonly string[] {
  const { board } = state;
  const { by, owner } = taken;
  if (by === null || taken.at === null)
    return [
      `${momentWords(taken.turn, board.names)} ging auf ein früheres Brett zurück, auf dem dieser Stein nicht steht.`,
    ];
  const turn = momentDative(taken.turn, board.names);
  const lost = lostWords(taken, stone, board);
  const arrow = arrowWords(stone, owner, state);
  if (by !== owner)
    return [
      `${lost} ${libertiesWords(taken, board)}.`,
      `${playerWord(by)} ${closedWords(taken, board)} mit ${turn} ${at(taken.at, board)}.`,
      board.facts.directed
        ? `${arrow === null ? "Dann erreichte er keinen mehr" : arrow}, und er wurde geschlagen.`
        : "Ohne Freiheit wurde geschlagen.",
    ];
  return [
    `${lost} fiel durch den eigenen ${momentWords(taken.turn, board.names)} ${at(taken.at, board)}: ${arrow ?? suicideWords(taken, board)}.`,
  ];
}

/** „Sein einziger Pfeil führt nach B8, wo Schwarz steht“, wo das so ist und der Gegner dort steht. */
function arrowWords(stone: Site, owner: Player, { board, game }: State): string | null {
  const target = typeof stone === "number" ? onlyArrow(stone, board.drawing) : null;
  const colour = target === null ? undefined : game.colours[target];
  if (target === null || !isStone(colour) || playerOf(colour) === owner) return null;
  const place = placeWord(placeIn(target), board.names);
  return `Sein einziger Pfeil führt nach ${place}, wo ${playerWord(playerOf(colour))} steht`;
}

function lostWords({ owner, chain }: Taken, stone: Site, board: BoardView): string {
  const colour = owner === "black" ? "schwarze" : "weiße";
  if (chain.length === 1 || board.facts.directed) return `Der ${colour} Stein ${at(stone, board)}`;
  return `Die ${colour} Kette aus ${chain.length} Steinen`;
}

/** Freiheiten vor dem Zug, der die Steine schlug. */
function libertiesWords({ chain, liberties, arcs }: Taken, { facts }: BoardView): string {
  if (has(facts, "centres")) return `hatte noch ${gapsWords(arcs)}`;
  const count = liberties.length;
  if (!facts.directed) return `hatte noch ${count === 1 ? "eine Freiheit" : `${count} Freiheiten`}`;
  // Auf einem gerichteten Graphen lebt jeder Stein allein.
  const others = chain.length - 1;
  const through =
    others === 0 ? "" : `, über ${counted(others, "weiteren Stein", "weitere Steine")}`;
  return `erreichte ${count === 1 ? "einen leeren Punkt" : `${count} leere Punkte`} entlang der Pfeile${through}`;
}

/** Wie der Zug sie schloss. */
function closedWords({ chain, fills, liberties, arcs }: Taken, { facts }: BoardView): string {
  if (has(facts, "centres")) {
    const closed = `schloss ${arcs.length === 1 ? "ihn" : "sie"}`;
    const untouched = chain.length === 1 ? "den Stein" : "die Kette";
    return fills ? closed : `${closed}, ohne ${untouched} zu berühren,`;
  }
  const count = liberties.length;
  const [one, all] = facts.directed ? ["ihn", `alle ${count}`] : ["sie", `alle ${count}`];
  if (!fills) return `sperrte ${count === 1 ? one : all} durch Überlappung`;
  if (count === 1) return `füllte ${one}`;
  return `füllte ${facts.directed ? "einen" : "eine"} und sperrte ${count === 2 ? "den Rest" : "die übrigen"} durch Überlappung`;
}

function suicideWords({ chain, arcs, liberties }: Taken, { facts }: BoardView): string {
  if (facts.directed) return "Dann erreichte er keinen leeren Punkt entlang der Pfeile";
  const had = liberties.length + arcs.length > 0;
  const [of, it] = chain.length === 1 ? ["des Steins", "der Stein"] : ["der Kette", "die Kette"];
  return had ? `Er nahm die letzte Freiheit ${of}` : `Als er stand, hatte ${it} keine Freiheit`;
}

function barredWords(
  { at: site, player, bar }: Extract<Answer, { kind: "barred" }>,
  state: State,
): string {
  const place = placeWord(placeIn(site), state.board.names);
  switch (bar.code) {
    case "occupied":
      return `${capitalised(at(site, state.board))} liegt schon ein Stein.`;
    case "overlap":
      return `Ein Stein ${at(site, state.board)} würde überlappen: ${stonesWords(bar.stones, state)}.`;
    case "outside":
      return "Ein Stein hier läge nicht ganz im Brett.";
    case "repetition":
      return repetitionWords(bar, `${playerWord(player)} ${place}`, player, state.board);
    default:
      return unreachable(bar);
  }
}

function repetitionWords(
  bar: Extract<Bar, { code: "repetition" }>,
  play: string,
  player: Player,
  { names }: BoardView,
): string {
  const { sinceTurn, captured, suicide, unchanged } = bar;
  if (unchanged) return `${play} würde sofort geschlagen, und das Brett wäre wie jetzt.`;
  const losses = [
    captured.length > 0 ? colouredStones(captured.length, otherPlayer(player)) : "",
    suicide.length > 0 ? ownStones(suicide.length) : "",
  ].filter((words) => words !== "");
  const takes = losses.length > 0 ? ` ${listed(losses)} schlagen und` : "";
  return `${play} würde${takes} ${boardWords(sinceTurn, names)} wiederholen.`;
}

function stonesWords(stones: readonly Site[], { board, game }: State): string {
  const named = stones.every((site) => typeof site === "number") && stones.length <= MAX_NAMED;
  if (!named) return counted(stones.length, "Stein", "Steine");
  return listed(
    stones.map((site) => {
      const colour = typeof site === "number" ? game.colours[site] : undefined;
      const owner = isStone(colour) ? `${playerWord(playerOf(colour))} ` : "";
      return owner + placeWord(placeIn(site), board.names);
    }),
  );
}

function ownedWords(
  { at: site, reached }: Extract<Answer, { kind: "owned" }>,
  board: BoardView,
): string {
  const { names, facts } = board;
  const owner = ownerOf(reached);
  const place = placeWord(placeIn(site), names);
  const count = reached.open.length;
  const stones = reachedWords(reached);
  const owned = owner === null ? "niemandem" : playerWord(owner);
  if (facts.directed) {
    const others =
      count === 1
        ? ""
        : ` ${counted(count - 1, "weiteren leeren Punkt", "weitere leere Punkte")} und`;
    return `Entlang der Pfeile erreicht ${place}${others} ${stones}: gehört ${owned}.`;
  }
  const what = counted(count, "leere Stelle", "leere Stellen");
  return count === 1
    ? `Diese leere Stelle erreicht ${stones}: Sie gehört ${owned}.`
    : `Diese ${what} erreichen ${stones}: Sie gehören ${owned}.`;
}

function reachedWords(reached: Reached): string {
  const owner = ownerOf(reached);
  if (owner !== null) return owner === "black" ? "nur schwarze Steine" : "nur weiße Steine";
  return reached.black.length > 0 ? "schwarze und weiße Steine" : "keinen Stein";
}

/** „Schwarz 20 Steine + 17 leere Punkte = 37; Weiß 9 Steine + 6½ Komi = 15½.“ */
export function tallyWords(tally: Tally, { board, game }: State): string {
  const sides = (["black", "white"] as const).map((player) => {
    const parts = partsOf(tally, player, board);
    const sum = parts.map(({ words, value }) => `${amountWords(value)} ${words}`).join(" + ");
    const total = parts.length > 1 ? ` = ${amountWords(game.score?.[player] ?? "0")}` : "";
    return `${playerWord(player)} ${sum}${total}`;
  });
  if (tally.neutral !== null && tally.neutral > 0) sides.push(neutralWords(tally.neutral));
  return `${sides.join("; ")}.`;
}

interface Part {
  readonly words: string;
  readonly value: string;
}

/** Die Summanden einer Wertung; Nullen bleiben weg, außer der ersten. */
function partsOf(tally: Tally, player: Player, board: BoardView): Part[] {
  const [stones, territory] = [tally.stones[player], tally.territory[player]];
  const parts = [
    { words: stonesCounted(board, stones === "1"), value: stones },
    { words: emptyCounted(board, territory === "1"), value: territory },
    { words: "aus Geboten", value: tally.gained[player] },
    { words: "Komi", value: player === "white" ? tally.komi : "0" },
  ];
  return parts.filter(({ value }, index) => index === 0 || value !== "0");
}

function stonesCounted({ rules, facts }: BoardView, one: boolean): string {
  const stones = one ? "Stein" : "Steine";
  const points = one ? "gefärbter Punkt" : "gefärbte Punkte";
  switch (rules.score) {
    case "measure":
      return "von Steinen bedeckt";
    case "cardinality":
      return has(facts, "continuous") ? "in Steinen" : points;
    case "area":
      return has(facts, "sets") ? points : stones;
    case "live":
    case "stones":
    case "none":
      return stones;
    default:
      return unreachable(rules.score);
  }
}

function emptyCounted({ facts }: BoardView, one: boolean): string {
  if (has(facts, "centres")) return "auf leerem Grund, gemessen am Raum eines Steins";
  return one ? "leere Stelle" : "leere Stellen";
}

function neutralWords(count: number): string {
  const verb = count === 1 ? "gehört" : "gehören";
  return `${counted(count, "leere Stelle", "leere Stellen")} ${verb} niemandem`;
}

/** Tasten der Erklärungen. */
export const EXPLAIN = {
  closeAnswer: "Antwort schließen",
} as const;
