/** The game that an author gave, as a document or as a link. The reader's own turns are the nodes that its tree gains later. */
import { Game, toLink } from "gospace/play";
import type { GameDocument } from "../engine/types.ts";
import { type Branch, type NodeId, nodeOf, pathTo, START, type Tree } from "../model/tree/tree.ts";

export class Given {
  readonly document: GameDocument;
  /** The link that it came in; null: it came as a document. The core of a link's game may not read documents. */
  readonly #source: string | null;
  /** Number of the author's nodes: their ids are below it. */
  #count = Infinity;
  #link: string | null = null;

  constructor(document: GameDocument, source: string | null = null) {
    this.document = document;
    this.#source = source;
  }

  /** The core's game, which the caller frees. */
  game(): Game {
    return this.#source === null ? new Game(this.document) : Game.fromLink(this.#source);
  }

  /** Takes the tree as it was opened. */
  opened({ nodes }: Tree): void {
    this.#count = nodes.length;
  }

  /** Its fragment; made when it is first asked for. */
  get link(): string {
    if (this.#link !== null) return this.#link;
    const game = this.game();
    try {
      this.#link = game.link();
    } finally {
      game.free();
    }
    return this.#link;
  }

  /** The fragment of the line to a branch's node; `document` has that line. */
  linkTo({ tree, node }: Branch, document: () => GameDocument): string {
    if (this.#source === null) return toLink(document());
    const path = pathTo(tree, node);
    const own = path.filter((id) => id < this.#count).map((id) => id - 1);
    const further = path.slice(own.length).map((id) => nodeOf(tree, id).turn ?? "pass");
    return Game.linkOfLine(this.#source, own, further) ?? toLink(document());
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
