/** Record: the list of turns, ways to walk through it, and the notes beside a turn. */
import type { GameController } from "../../model/game-controller.ts";
import { mountClaims } from "./claims.ts";
import { mountComment } from "./comment.ts";
import { mountList } from "./list.ts";
import { mountMarks } from "./marks.ts";
import { mountMenu } from "./menu.ts";
import { mountWalk } from "./walk.ts";

/** Ways to write beside the turn that stands last. */
export interface Notes {
  /** Opens its comment. */
  comment(): void;
  /** Opens the menu of its options. */
  options(): void;
}

export function mountRecord(controller: GameController): Notes {
  const menu = mountMenu(controller);
  mountWalk(controller);
  const comment = mountComment(controller);
  mountMarks(controller);
  mountClaims(controller);
  // The list comes last: the others leave it more room or less.
  mountList(controller, menu.ask);
  return { comment, options: menu.options };
}
