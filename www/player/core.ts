/** The core of a page or a frame: of it what the games need that are opened. */
import { load, loadLight, type WasmSource } from "gospace/play";
import type { Turn } from "../engine/types.ts";
import type { Given } from "./messages.ts";
import { isPlain, type Part, partFor } from "./part.ts";
import type { MountProblem, ProblemModule } from "./problem.ts";

/** Gives a part's module; undefined: the file beside the core's own. */
type Take = (part: Part) => Promise<WasmSource | undefined>;

type PartOfGames = Exclude<Part, "solver">;

/** Parts that do all that a part does, itself first. */
function enoughFor(part: PartOfGames): readonly PartOfGames[] {
  if (part === "whole") return [part];
  return part === "links" ? [part, "light", "whole"] : [part, "whole"];
}

export class Core {
  readonly #take: Take;
  readonly #coming: Partial<Record<Part, Promise<void>>> = {};
  #there: PartOfGames | null = null;
  /** The part that solves, where games are played in it. */
  #solver: WasmSource | undefined;

  constructor(take: Take) {
    this.#take = take;
  }

  /** Loads what a game needs, as a problem where it is one; null if it is there. A failed load can be retried. */
  ready(game: Given, isProblem = false): Promise<void> | null {
    return this.#ready(partFor(game, isProblem), isProblem);
  }

  /** Loads what a turn needs of the shown game; null if it is there. */
  readyFor(turn: Turn): Promise<void> | null {
    const there = this.#there;
    const isTaken =
      there === null || there === "light" || there === "whole" || isPlain(turn, there);
    return isTaken ? null : this.#ready("light", false);
  }

  /** Loads what explains; null if it is there. */
  explaining(): Promise<void> | null {
    return this.#ready("light", false);
  }

  /** Mounts problems, which are solved in the module of the games if that can. */
  async problem(coming: Promise<ProblemModule>): Promise<MountProblem> {
    const { mountProblem } = await coming;
    return (controller, frame) => mountProblem(controller, frame, this.#solver);
  }

  #ready(part: PartOfGames, isProblem: boolean): Promise<void> | null {
    const enough = enoughFor(part);
    if (this.#there !== null && enough.includes(this.#there)) return null;
    const coming = enough.map((each) => this.#coming[each]).findLast((each) => each !== undefined);
    if (coming !== undefined) return coming;
    // The core goes on in no other part than the whole.
    const hasBegun = this.#there !== null || Object.keys(this.#coming).length > 0;
    const next = hasBegun ? "whole" : part;
    const loading = this.#load(next, isProblem);
    this.#coming[next] = loading;
    return loading;
  }

  async #load(part: PartOfGames, isProblem: boolean): Promise<void> {
    try {
      const there = await this.#loadPart(part, isProblem);
      if (there === "whole") this.#there = there;
      else this.#there ??= there;
    } finally {
      delete this.#coming[part];
    }
  }

  /** Gives what has been loaded. */
  async #loadPart(part: PartOfGames, isProblem: boolean): Promise<PartOfGames> {
    const isLight = part === "links" || part === "light";
    if (isLight && isProblem) this.#solver = await this.#take("solver").catch(() => undefined);
    const module = this.#solver ?? (await this.#take(part));
    // The files beside the core's own read documents, as the solver's part does.
    const isRead = this.#solver !== undefined || module === undefined;
    const loaded = isRead ? (isLight ? "light" : "whole") : part;
    await (loaded === "whole" ? load(module) : loadLight(module));
    return loaded;
  }
}
