/** Opening a game: from the core's game to a tree of turns, and back to a document. */
import { Game, GospaceError } from "gospace/play";
import type { GameDocument, Turn } from "../engine/types.ts";
import { EngineSync } from "./engine-sync.ts";
import { treeOf, turnsOf } from "./tree/document-turns.ts";
import { withComment } from "./tree/edits.ts";
import { type Moment, nodeAt } from "./tree/moment.ts";
import { type Branch, branchAt, continuation, notesOf, START, type Tree } from "./tree/tree.ts";

/** The document without its turns and their comment. */
export type DocumentHeader = Omit<GameDocument, "turns" | "comment">;

interface OpenedGame {
  readonly header: DocumentHeader;
  readonly sync: EngineSync;
  readonly branch: Branch;
}

/** Opens a game at a moment; null: at the end of its main line. */
export function gameAt(game: Game, moment: Moment | null): OpenedGame {
  game.normalise();
  const { header, branch } = documentOfRecord(game.document(), moment);
  const sync = new EngineSync(game, branch.tree, continuation(branch.tree, START));
  sync.goTo(branch.tree, branch.node);
  return { header, sync, branch };
}

/** Reads a document without a game of the core. */
export function documentOfRecord(
  document: GameDocument,
  moment: Moment | null,
): Omit<OpenedGame, "sync"> {
  const { turns = [], comment = "", ...header } = document;
  const tree = withComment(treeOf(turns), START, comment);
  const main = continuation(tree, START);
  const node = moment === null ? (main.at(-1) ?? START) : nodeAt(tree, moment);
  return { header, branch: branchAt(tree, node) };
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
