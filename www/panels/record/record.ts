/** The record: the list of turns, ways to walk through it, and what is written beside a turn. */
import type { Table } from "../../model/game-controller.ts";
import { mountClaims } from "./claims.ts";
import { mountComment } from "./comment.ts";
import { RecordList } from "./list.ts";
import { mountMarks } from "./marks.ts";
import { mountMenu } from "./menu.ts";
import { mountWalk } from "./walk.ts";

export function mountRecord(table: Table): void {
  const ask = mountMenu(table);
  mountWalk(table);
  mountComment(table);
  mountMarks(table);
  mountClaims(table);
  // Last, for the others leave it more room or less.
  new RecordList(table, ask);
}
