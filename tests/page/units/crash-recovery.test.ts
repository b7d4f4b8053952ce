/** Tests of the writes at once: slow ones are left out, unless the page could not make up for them. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CrashRecovery } from "../../../www/features/saved-games/crash-recovery.ts";
import { HERE } from "../../../www/model/opponent.ts";

const SESSION = {
  fragment: "#x",
  unsaved: true,
  game: null,
  drawing: null,
  galleryId: null,
  opponent: HERE,
  times: null,
  trying: null,
  handicap: null,
  room: "play",
  overlays: {},
  stage: null,
  editorState: null,
  snapping: null,
  arrangement: null,
} as const;

const setItem = vi.fn();
const settleAddress = vi.fn();

/** Three turns, where each look at the clock comes 50 milliseconds after the last one. */
function playSlowly(): void {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => {
    now += 50;
    return now;
  });
  const crashRecovery = new CrashRecovery({
    fragment: () => "#x",
    session: () => SESSION,
    settleAddress,
  });
  for (let turn = 0; turn < 3; turn++) crashRecovery.writeTurn();
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal("sessionStorage", { setItem });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("slow writes of turns are left out where the tab keeps them", () => {
  playSlowly();
  expect(setItem).toHaveBeenCalledTimes(1);
  expect(settleAddress).not.toHaveBeenCalled();
});

test("where storage is blocked, every turn is in the address at once, however long that takes", () => {
  setItem.mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  playSlowly();
  expect(settleAddress).toHaveBeenCalledTimes(3);
});
