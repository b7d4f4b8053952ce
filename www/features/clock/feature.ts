/** Clock for two people here, and against the computer. */
import type { Feature } from "../../feature.ts";
import { mountClock } from "./clock.ts";
import { ClockController } from "./clock-controller.ts";

/** Milliseconds between two looks at the time. */
const TICK = 200;

export const clock: Feature = {
  follow({ controller }) {
    const clocks = new ClockController(controller, {
      now: () => performance.now(),
      onTick: (listener) => setInterval(listener, TICK),
    });
    document.addEventListener("visibilitychange", () =>
      document.hidden ? clocks.pause() : clocks.resume(),
    );
    return { tellClock: mountClock(controller, clocks) };
  },
};
