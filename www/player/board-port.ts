/** The port to a board: orders go in, reports come out. The board is in a frame of its own, or in the page. */
import type { Order, Report } from "./messages.ts";

export interface BoardPort {
  obey(order: Order): void;
  /** Ends it; nothing is reported afterwards. */
  close(): void;
}

export type Tell = (report: Report) => void;
