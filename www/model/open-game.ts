/** Opening a game: from the core's game to a tree of turns, and back to a document. */
import { Game, GospaceError } from "gospace/play";
import type { GameHead } from "../engine/game.ts";
import type { Board, GameDocument, Turn } from "../engine/types.ts";
import { EngineSync } from "./engine-sync.ts";
import { treeOf, turnsOf } from "./tree/document-turns.ts";
import { withComment } from "./tree/edits.ts";
import { type Moment, nodeAt } from "./tree/moment.ts";
import { type Branch, branchAt, continuation, notesOf, START, type Tree } from "./tree/tree.ts";

/** The document without its turns and their comment. */
export type DocumentHeader = Omit<GameDocument, "turns" | "comment">;

export interface OpenedGame {
  readonly header: DocumentHeader;
  readonly sync: EngineSync;
  readonly branch: Branch;
}

/** Opens a game at a moment; null: at the end of its main line. */
export function gameAt(game: Game, moment: Moment | null): OpenedGame {
  game.normalise();
  const { turns, comment, ...head } = game.head();
  const branch = branchOf({ turns, comment }, moment);
  const sync = new EngineSync(game, branch.tree, continuation(branch.tree, START));
  sync.goTo(branch.tree, branch.node);
  return { header: withBoard(head, game), sync, branch };
}

/** A board of listed points takes long to write and to read: that is done when it is first asked for, while the game is
 *  open. */
function withBoard(head: Omit<GameHead, "turns" | "comment">, game: Game): DocumentHeader {
  const { board } = head;
  if (board !== null) return { ...head, board };
  let listed: Board | null = null;
  return {
    ...head,
    get board() {
      listed ??= game.document().board;
      return listed;
    },
  };
}

/** Reads a document without a game of the core. */
export function documentOfRecord(
  { turns, comment, ...header }: GameDocument,
  moment: Moment | null,
): Omit<OpenedGame, "sync"> {
  return { header, branch: branchOf({ turns, comment }, moment) };
}

function branchOf(
  { turns = [], comment = "" }: Pick<GameDocument, "turns" | "comment">,
  moment: Moment | null,
): Branch {
  const tree = withComment(treeOf(turns), START, comment);
  const main = continuation(tree, START);
  const node = moment === null ? (main.at(-1) ?? START) : nodeAt(tree, moment);
  return branchAt(tree, node);
}

/** The document of a tree, or of some of its turns. The comment at the start becomes the
 *  document's. */
export function gameDocument(
  { gospace, title, author, ...others }: DocumentHeader,
  tree: Tree,
  turns: Turn[] = turnsOf(tree),
): GameDocument {
  const { comment } = notesOf(tree, START);
  return {
    gospace,
    ...(title !== undefined && { title }),
    ...(author !== undefined && { author }),
    ...(comment !== undefined && { comment }),
    ...others,
    ...(turns.length > 0 && { turns }),
  };
}

/** The reason that the document is not a game; null if it is one. */
export function refusalToOpen(document: GameDocument): string | null {
  const game = gameOrRefusal(document);
  if (typeof game === "string") return game;
  game.free();
  return null;
}

/** The document's game, which the caller frees; or the reason that it is not a game. */
export function gameOrRefusal(document: GameDocument): Game | string {
  try {
    return new Game(document);
  } catch (error) {
    if (!(error instanceof GospaceError) || error.code === "trap") throw error;
    return error.message;
  }
}
