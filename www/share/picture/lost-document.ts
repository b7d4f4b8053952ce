/** The error for a picture that has lost its game. */
import { GospaceError } from "gospace/play";
import { DAMAGED } from "../../words/picture.ts";

export function damaged(): GospaceError {
  return new GospaceError("format", DAMAGED);
}

/** The text itself, if it is JSON. The core checks the document in it. */
export function checkedJson(text: string): string {
  try {
    JSON.parse(text);
  } catch {
    throw damaged();
  }
  return text;
}
