/** The boards of the walk: those of the gallery in a shuffled order, and between them boards of random generators
 *  with random parameters. Boards are small enough for a link. */
import { readFileSync } from "node:fs";
import { generate, generators, toLink } from "../../../pkg/gospace.js";
import type { GameDocument } from "../../../www/engine/types.ts";
import type { Chance } from "../../chance.ts";

/** A link of more letters is none that a walk shares at every turn. */
const LONGEST_LINK = 4_000;
/** Parameters are drawn from the least one to this many times the usual one. */
const LARGEST = 1.5;

export interface SoakBoard {
  readonly title: string;
  readonly document: GameDocument;
  readonly link: string;
  /** True: the atlas has it. */
  readonly inAtlas: boolean;
}

interface GalleryBoard {
  readonly name: string;
  readonly document: GameDocument;
}

export class SoakBoards {
  readonly #chance: Chance;
  readonly #gallery: readonly GalleryBoard[] = JSON.parse(
    readFileSync("build/gallery.json", "utf8"),
  );
  readonly #families = generators();
  #waiting: GalleryBoard[] = [];
  #count = 0;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  next(): SoakBoard {
    this.#count += 1;
    for (;;) {
      const found = this.#chance(3) === 0 ? this.#ofGallery() : this.#generated();
      if (found !== null && found.link.length <= LONGEST_LINK) return found;
    }
  }

  #ofGallery(): SoakBoard {
    if (this.#waiting.length === 0) this.#waiting = shuffled(this.#gallery, this.#chance);
    const { name, document } = this.#waiting.pop() ?? this.#gallery[0] ?? NONE;
    return { title: name, document, link: toLink(document), inAtlas: true };
  }

  /** Null for parameters without a board. */
  #generated(): SoakBoard | null {
    const family = this.#families[this.#chance(this.#families.length)];
    if (family === undefined) return null;
    const values = Object.fromEntries(
      family.parameters.map(({ id, least, most, usual, step, choices }) => {
        const highest = choices ? most : Math.min(most, Math.max(LARGEST * usual, least));
        return [id, least + step * this.#chance(Math.floor((highest - least) / step) + 1)];
      }),
    );
    try {
      const made = generate(family.id, values, this.#chance(1_000_000));
      const title = `${family.name} ${this.#count}`;
      const document = { ...made, title };
      return { title, document, link: toLink(document), inAtlas: false };
    } catch {
      return null;
    }
  }
}

const NONE: GalleryBoard = {
  name: "One point",
  document: { gospace: 1, title: "One point", board: { kind: "grid", columns: 1, rows: 1 } },
};

export function shuffled<T>(all: readonly T[], chance: Chance): T[] {
  const order = [...all];
  for (let i = order.length - 1; i > 0; i--) {
    const other = chance(i + 1);
    const [a, b] = [order[i], order[other]];
    if (a !== undefined && b !== undefined) [order[i], order[other]] = [b, a];
  }
  return order;
}
