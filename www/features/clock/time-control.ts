/** Time controls: the time left, the cost of a turn, and its gain. Pure, in milliseconds. */
import type { TimeControl, TimeLeft } from "../../model/times.ts";

export function timeAtStart(control: TimeControl): TimeLeft {
  const periods = control.kind === "byo-yomi" ? control.periods : 0;
  const isShort = control.main === 0 && control.kind === "byo-yomi";
  if (isShort) return { left: control.period, periods, inPeriod: true };
  return { left: control.main, periods, inPeriod: false };
}

/** Time left after so long at one turn; null: time is up. */
export function spent(control: TimeControl, time: TimeLeft, elapsed: number): TimeLeft | null {
  if (elapsed < time.left) return { ...time, left: time.left - elapsed };
  if (control.kind !== "byo-yomi") return null;
  let { periods } = time;
  let over = elapsed - time.left;
  if (time.inPeriod) periods -= 1;
  const used = Math.floor(over / control.period);
  periods -= used;
  over -= used * control.period;
  return periods <= 0 ? null : { left: control.period - over, periods, inPeriod: true };
}

/** Time for the next turn once this one is taken. */
export function afterTurn(control: TimeControl, time: TimeLeft): TimeLeft {
  switch (control.kind) {
    case "absolute":
      return time;
    case "fischer":
      return { ...time, left: time.left + control.increment };
    case "byo-yomi":
      return time.inPeriod ? { ...time, left: control.period } : time;
  }
}
