/** The game that an author gave. The reader's own turns are the nodes that its tree gains later. */
import { toLink } from "gospace/play";
import type { GameDocument } from "../engine/types.ts";
import { type Branch, type NodeId, nodeOf, START, type Tree } from "../model/tree/tree.ts";

export class Given {
  readonly document: GameDocument;
  /** Number of the author's nodes: their ids are below it. */
  #count = Infinity;
  #link: string | null = null;

  constructor(document: GameDocument) {
    this.document = document;
  }

  /** Takes the tree as it was opened. */
  opened({ nodes }: Tree): void {
    this.#count = nodes.length;
  }

  /** Its fragment; made when it is first asked for. */
  get link(): string {
    this.#link ??= toLink(this.document);
    return this.#link;
  }

  /** True for a line on which the reader has played in another way. */
  isLeft({ line }: Branch): boolean {
    return (line.at(-1) ?? START) >= this.#count;
  }

  /** The author's last turn on the way to a branch's node. */
  parting({ tree, node }: Branch): NodeId {
    let at = node;
    while (at >= this.#count) at = nodeOf(tree, at).parent;
    return at;
  }
}
