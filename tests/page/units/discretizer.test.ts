/** Tests of the way to the discretizer while its dialog is fetched. */
import { load } from "gospace/play";
import { beforeAll, expect, test, vi } from "vitest";
import type { GameDocument } from "../../../www/engine/types.ts";
import type { Table } from "../../../www/feature.ts";
import { discretizer } from "../../../www/features/discretizer/feature.ts";
import { GameController } from "../../../www/model/game-controller.ts";

const open = vi.fn();
vi.mock("../../../www/features/discretizer/discretizer.ts", () => ({
  mountDiscretizer: () => open,
}));

const PLANE: GameDocument = {
  gospace: 1,
  board: { kind: "plane", region: { circle: [0, 0, 8192] } },
};

beforeAll(() => load());

test("a dialog that comes after another board was opened stays closed", async () => {
  const controller = new GameController(PLANE);
  const ways = discretizer.follow?.({ controller } as unknown as Table);
  ways?.makeFinite?.();
  controller.open(PLANE);
  await vi.dynamicImportSettled();
  expect(open).not.toHaveBeenCalled();

  ways?.makeFinite?.();
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
});
