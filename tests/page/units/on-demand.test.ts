/** Parts that are fetched when they are first needed. */
import { load } from "gospace/play";
import { expect, test, vi } from "vitest";
import { GameController } from "../../../www/model/game-controller.ts";
import { hintSlice } from "../../../www/model/hint.ts";
import { OnDemand } from "../../../www/model/on-demand.ts";
import { onDemand, whenFirst } from "../../../www/panels/on-demand.ts";

test("a part is fetched once, by the first who needs it, and told to all who wait", async () => {
  const fetch = vi.fn(async () => "part");
  const part = new OnDemand(fetch);
  const heard: string[] = [];
  part.whenLoaded((loaded) => heard.push(`before ${loaded}`));
  expect([part.loaded, fetch.mock.calls.length]).toEqual([null, 0]);
  expect(await Promise.all([part.load(), part.load()])).toEqual(["part", "part"]);
  part.whenLoaded((loaded) => heard.push(`after ${loaded}`));
  expect([part.loaded, fetch.mock.calls.length]).toEqual(["part", 1]);
  expect(heard).toEqual(["before part", "after part"]);
});

test("who waits for a part has it before the one who asked for it goes on", async () => {
  const part = new OnDemand(async () => "part");
  const order: string[] = [];
  part.whenLoaded(() => order.push("waits"));
  await part.load().then(() => order.push("asked"));
  expect(order).toEqual(["waits", "asked"]);
});

test("a part that cannot be fetched is asked for again by the next who needs it", async () => {
  const fetch = vi.fn<() => Promise<string>>();
  fetch.mockRejectedValueOnce(new Error("offline")).mockResolvedValueOnce("part");
  const part = new OnDemand(fetch);
  await expect(part.load()).rejects.toThrow("offline");
  expect(part.loaded).toBeNull();
  expect(await part.load()).toBe("part");
});

test("a part that the state asks for is fetched again when it asks again, not with each change", async () => {
  await load();
  const controller = new GameController({
    gospace: 1,
    board: { kind: "grid", columns: 3, rows: 3 },
  });
  const { store } = controller;
  const hint = (words: string | null) => store.dispatch(hintSlice.with(words));
  const fetch = vi.fn<() => Promise<string>>();
  fetch.mockRejectedValueOnce(new Error("offline")).mockResolvedValue("part");
  const use = vi.fn();
  whenFirst(
    controller,
    (state) => hintSlice.of(state) !== null,
    () => onDemand(controller, fetch(), use),
  );
  hint("asked");
  await vi.waitFor(() => expect(store.state.notice).toEqual({ kind: "not-loaded" }));
  hint("asked still");
  expect(fetch).toHaveBeenCalledOnce();
  for (const words of [null, "asked again", null, "asked once more"]) hint(words);
  await vi.waitFor(() => expect(use).toHaveBeenCalledExactlyOnceWith("part"));
  expect(fetch).toHaveBeenCalledTimes(2);
});
