/** Soundness of a stored drawing, of any kind of board: only the types of its parts, since a drawing may
 *  have errors. */
import { isArrangement } from "../../model/arrangement.ts";
import { documentOf } from "../../sketch/document.ts";
import { restoredSketch, type StoredDrawing } from "../../sketch/stored.ts";

/** Fields of a board that are texts, or lists of them. */
const TEXTS: ReadonlySet<string> = new Set(["kind", "wrap", "labels"]);

/** True for a document of which a sketch can be made that has a place for everything. */
export function isDrawing(value: unknown): value is StoredDrawing {
  if (!isObject(value)) return false;
  const { title = "", author = "", comment = "", arrangement } = value as Partial<StoredDrawing>;
  if (![title, author, comment].every((text) => typeof text === "string")) return false;
  if (arrangement !== undefined && !isArrangement(arrangement)) return false;
  try {
    const { board } = documentOf(restoredSketch(value as StoredDrawing, 0));
    return isObject(board) && isSound(board, "board");
  } catch {
    return false;
  }
}

/** True if all of a value's leaves are finite numbers, or texts where texts are due. */
function isSound(value: unknown, field: string): boolean {
  if (Array.isArray(value)) return value.every((each) => isSound(each, field));
  if (isObject(value)) return Object.entries(value).every(([name, each]) => isSound(each, name));
  return TEXTS.has(field) ? typeof value === "string" : Number.isFinite(value);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
