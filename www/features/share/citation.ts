/** A citation of a moment: the game, its address, the day, and the published text that its board and rules come
 *  from. */
import { has } from "../../engine/features.ts";
import type { GameDocument } from "../../engine/types.ts";
import { isolated } from "../../isolate.ts";
import { CITED, citedOn, citedSource } from "../../words/citation.ts";
import {
  DIRECTED_GRAPHS,
  type Source,
  TOPOLOGICAL_GO,
  TROMP_TAYLOR,
} from "../../words/learn/sources.ts";
import { UNNAMED } from "../../words/share.ts";
import { shortTitle } from "../../words/titles.ts";

export function citationOf(
  document: GameDocument,
  title: string,
  address: string,
  day: Date,
): string {
  const author = isolated(plain(document.author ?? ""));
  const turns = document.turns?.length ?? 0;
  const game = [
    CITED.title(isolated(plain(title) || UNNAMED)),
    ...(author === "" ? [] : [CITED.by(author)]),
    ...(turns === 0 ? [] : [CITED.after(turns)]),
  ];
  const parts = [game.join(""), citedOn(day), ...sourcesOf(document).map(citedSource), address];
  return parts.join(". ");
}

/** Texts that define the board and its rules. */
function sourcesOf({ board, rules }: GameDocument): readonly Source[] {
  const isDirected = has(board, "links") && (board.arcs ?? []).length > 0;
  const { preset, repetition, end, komi } = rules ?? {};
  const isDivided =
    preset === "divide-and-choose" ||
    repetition === "bids" ||
    end === "forever" ||
    komi === "divide-and-choose";
  const ofBoard = has(board, "sets") ? [TOPOLOGICAL_GO] : isDirected ? [DIRECTED_GRAPHS] : [];
  const ofRules = isDivided ? DIRECTED_GRAPHS : TROMP_TAYLOR;
  return [...new Set([...ofBoard, ofRules])];
}

/** Signs by which HTML or Markdown would begin a tag or a link, as others that look like them: a citation is pasted into
 *  either, and into text. */
const DEAD: Readonly<Record<string, string>> = { "<": "‹", ">": "›", "[": "(", "]": ")" };

function plain(text: string): string {
  return shortTitle(text).replace(/[<>[\]]/g, (sign) => DEAD[sign] ?? sign);
}
