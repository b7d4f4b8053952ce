/** The core of a page or a frame: of it what the games need that are opened. */
import { load, loadLight, type WasmSource } from "gospace/play";
import type { Given } from "./messages.ts";
import { type Part, partFor } from "./part.ts";
import type { MountProblem, ProblemModule } from "./problem.ts";

/** Gives a part's module; undefined: the file beside the core's own. */
type Take = (part: Part) => Promise<WasmSource | undefined>;

export class Core {
  readonly #take: Take;
  readonly #coming: Partial<Record<Part, Promise<void>>> = {};
  #there: Part | null = null;
  /** The part that solves, where games are played in it. */
  #solver: WasmSource | undefined;

  constructor(take: Take) {
    this.#take = take;
  }

  /** Loads what a game needs, as a problem where it is one; null if it is there. A failed load can be retried. */
  ready(game: Given, isProblem = false): Promise<void> | null {
    const part = partFor(game);
    if (this.#there === "whole" || this.#there === part) return null;
    const coming = this.#coming.whole ?? this.#coming[part];
    if (coming !== undefined) return coming;
    const loading = this.#load(part, isProblem);
    this.#coming[part] = loading;
    return loading;
  }

  /** Mounts problems, which are solved in the module of the games if that can. */
  async problem(coming: Promise<ProblemModule>): Promise<MountProblem> {
    const { mountProblem } = await coming;
    return (controller, frame) => mountProblem(controller, frame, this.#solver);
  }

  async #load(part: Part, isProblem: boolean): Promise<void> {
    try {
      await (part === "whole" ? load(await this.#take(part)) : this.#loadLight(isProblem));
      if (this.#there === null || part === "whole") this.#there = part;
    } finally {
      delete this.#coming[part];
    }
  }

  async #loadLight(isProblem: boolean): Promise<void> {
    if (isProblem) this.#solver = await this.#take("solver").catch(() => undefined);
    await loadLight(this.#solver ?? (await this.#take("light")));
  }
}
