/** Ways to send a game or a drawing, as the page knows them: a feature has them. */
import type { GameController } from "../model/game-controller.ts";
import type { Shared } from "../model/sharing.ts";

/** "none": a drawing, which has no moment to begin at. */
export type ProblemChoice = "none" | "offered" | "chosen";

export interface Sharing {
  /** Offers a whole game, of which `shared.turns` turns stand. */
  open(shared: Shared): void;
  /** Offers the shown line. `name` is the page shown first; "chosen": as a problem that begins at the shown moment. */
  openFor(controller: GameController, name?: string, problem?: ProblemChoice): void;
}
