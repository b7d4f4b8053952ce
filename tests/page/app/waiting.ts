/** Waiting: the page goes on, frame by frame, until what is expected holds. */

/** Machines are slow and busy: a limit only ends what would never end. */
export const PATIENCE_MS = Number(process.env.GOSPACE_PATIENCE ?? 60_000);

export interface Goes {
  /** One turn of the page. */
  turn(): Promise<void>;
}

/** The page that is open. */
let open: Goes | null = null;

export function waitsWith(page: Goes): void {
  open = page;
}

/** Tries a check again until it no longer throws. */
export async function holds(check: () => unknown | Promise<unknown>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (let turns = 0; ; turns++) {
    try {
      await check();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await open?.turn();
    await rest(turns);
  }
}

/** Frames come so seldom that timers run between them. */
export async function rest(turns: number): Promise<void> {
  if (turns > 20) await new Promise((done) => setTimeout(done, 4));
}
