/** Replay on a changed board: turns that are still legal are kept, a play that is not becomes a
 *  pass; on every line. */
import { Game } from "gospace/play";
import type { GameDocument, Marks, Site, Turn } from "../engine/types.ts";
import { EngineSync } from "./engine-sync.ts";
import { turnsOf } from "./tree/document-turns.ts";
import { addTurn } from "./tree/edits.ts";
import { linearise } from "./tree/linearise.ts";
import { markList, marksOf } from "./tree/marks.ts";
import { type Moment, momentOf } from "./tree/moment.ts";
import { type Branch, type NodeId, type Notes, nodeOf, notesOf, ROOT, START } from "./tree/tree.ts";
import { playedAt } from "./turns.ts";

export interface Replay {
  readonly document: GameDocument;
  /** The moment that the game showed, or the nearest one that is left. */
  readonly moment: Moment;
  /** Turns that are unchanged. */
  readonly kept: number;
  /** Plays that became passes. */
  readonly passed: number;
  /** Turns left out: the first illegal one of a line that cannot pass, and all after it. */
  readonly dropped: number;
}

/** Maps a site to the changed board; null where it is gone. */
type SiteMap = (before: Site) => Site | null;

export function replayed(document: GameDocument, { tree, node }: Branch, site: SiteMap): Replay {
  const game = new Game(document);
  const sync = new EngineSync(game, tree, []);
  const copy = { nodes: [ROOT], notes: new Map<NodeId, Notes>() };
  const copies = new Map([[START, START]]);
  const { steps } = linearise(tree);
  let [kept, passed] = [0, 0];
  for (const { id } of steps) {
    const { turn, parent } = nodeOf(tree, id);
    const after = copies.get(parent);
    if (turn === null || after === undefined) continue;
    sync.goTo(copy, after);
    const moved = movedTurn(turn, site);
    const follows = moved !== null && game.refusal(moved) === null;
    if (!follows && (playedAt(turn) === null || !mayPass(sync))) continue;
    const next = addTurn(copy.nodes, after, follows ? moved : "pass");
    copies.set(id, next);
    const notes = movedNotes(notesOf(tree, id), site);
    if (Object.keys(notes).length > 0) copy.notes.set(next, notes);
    if (follows) kept += 1;
    else passed += 1;
  }
  game.free();
  const moment = momentOf(copy, nearestCopy(copies, tree, node));
  const { comment } = kept === 0 ? document : notesOf(tree, START);
  const result = { ...document, ...(comment !== undefined && { comment }), turns: turnsOf(copy) };
  return { document: result, moment, kept, passed, dropped: steps.length - kept - passed };
}

/** The node's copy, or that of its last copied ancestor. */
function nearestCopy(
  copies: ReadonlyMap<NodeId, NodeId>,
  tree: Branch["tree"],
  node: NodeId,
): NodeId {
  let at = node;
  while (!copies.has(at)) at = nodeOf(tree, at).parent;
  return copies.get(at) ?? START;
}

/** True unless the pass is refused or would end the game. */
function mayPass(sync: EngineSync): boolean {
  const { game } = sync;
  if (sync.tryPlay("pass", game.turnCount).refusal !== null) return false;
  const ends = game.phase === "over";
  game.undo();
  return !ends;
}

function movedTurn(turn: Turn, site: SiteMap): Turn | null {
  if (typeof turn === "string" || !("play" in turn)) return turn;
  const play = site(turn.play);
  return play === null ? null : { ...turn, play };
}

/** Keeps comments, and marks of places that still exist. */
function movedNotes({ comment, marks }: Notes, site: SiteMap): Notes {
  const moved = movedMarks(marks, site);
  return { ...(comment !== undefined && { comment }), ...(moved !== null && { marks: moved }) };
}

function movedMarks(marks: Marks | undefined, site: SiteMap): Marks | null {
  const moved = markList(marks).flatMap((mark) => {
    const at = site(mark.at);
    return at === null ? [] : [{ ...mark, at }];
  });
  return marksOf(moved);
}
