/** Parts that are fetched when they are first needed. */
import { expect, test, vi } from "vitest";
import { OnDemand } from "../../../www/model/on-demand.ts";

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
