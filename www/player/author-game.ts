/** The game that an author gave, and a mark once the reader has played on in another way. */
import { toLink } from "gospace/play";
import type { GameDocument, Turn } from "../engine/types.ts";

export class Given {
  readonly document: GameDocument;
  /** True: the game that is shown is no longer the author's. */
  left = false;
  #link: string | null = null;

  constructor(document: GameDocument) {
    this.document = document;
  }

  /** Its fragment; made when it is first asked for. */
  get link(): string {
    this.#link ??= toLink(this.document);
    return this.#link;
  }

  /** The number of turns at the start of a record that are the author's own. */
  shared(record: readonly Turn[]): number {
    const turns = this.document.turns ?? [];
    const parting = record.findIndex((turn, at) => plain(turn) !== plain(turns[at]));
    return parting < 0 ? record.length : parting;
  }
}

/** A turn as text, without its comment and its marks. */
function plain(turn: Turn | undefined): string {
  if (typeof turn !== "object") return JSON.stringify(turn) ?? "";
  const { comment: _, marks: __, variations: ___, ...rest } = turn;
  return JSON.stringify(rest);
}
