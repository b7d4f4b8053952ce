/** What takes orders for a board and reports: in a frame of its own, or in the page itself. */
import type { Order, Report } from "./messages.ts";

export interface BoardPort {
  obey(order: Order): void;
  /** Ends it; nothing is reported afterwards. */
  close(): void;
}

export type Tell = (report: Report) => void;
