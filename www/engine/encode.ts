/** Encoding: values as the text that the core reads. */
import { NO_LINK, notThis, notWritten } from "../words/core/module.ts";
import { GospaceError } from "./errors.ts";
import type { GameDocument } from "./types.ts";

/** A document as JSON; a string is passed through. */
export function documentText(document: GameDocument | string): string {
  return typeof document === "string" ? document : json(document, "a document");
}

/** A link as the core reads it. Throws GospaceError: `type` for anything but a string. */
export function linkText(link: string): string {
  if (typeof link !== "string") throw new GospaceError("type", NO_LINK);
  return link;
}

export function json(value: unknown, what: string): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch (error) {
    throw new GospaceError("json", notWritten(what, String(error)));
  }
  if (text === undefined) throw new GospaceError("type", notThis(what));
  return text;
}
