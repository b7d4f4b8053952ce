/** Tests of the store: listeners are called in the order of the actions. */
import { expect, test } from "vitest";
import { Store } from "../../../www/model/store.ts";

const sum = (state: number, action: number) => state + action;

test("no listener hears states out of order when a listener dispatches", () => {
  const store = new Store(0, sum);
  const heard: [number, number][] = [];
  store.subscribe((state) => {
    if (state === 1) store.dispatch(10);
  });
  store.subscribe((state, before) => heard.push([before, state]));
  store.dispatch(1);
  expect(heard).toEqual([
    [0, 0],
    [0, 1],
    [1, 11],
  ]);
});

test("a dispatch made by a listener is reduced at once", () => {
  const store = new Store(0, sum);
  let seen = 0;
  store.subscribe((state) => {
    if (state !== 1) return;
    store.dispatch(10);
    seen = store.state;
  });
  store.dispatch(1);
  expect(seen).toBe(11);
});

test("the store goes on after a listener that throws", () => {
  const store = new Store(0, sum);
  const heard: number[] = [];
  store.subscribe((state) => {
    if (state === 1) throw new Error("a listener failed");
  });
  store.subscribe((state) => heard.push(state));
  expect(() => store.dispatch(1)).toThrow("a listener failed");
  store.dispatch(1);
  expect(heard).toEqual([0, 2]);
});

test("a listener that subscribes within a notice hears each later state once, in order", () => {
  const store = new Store(0, sum);
  const heard: [number, number][] = [];
  store.subscribe((state) => {
    if (state !== 1) return;
    store.dispatch(10);
    store.subscribe((state, before) => heard.push([before, state]));
    store.dispatch(100);
  });
  store.dispatch(1);
  store.dispatch(1000);
  expect(heard).toEqual([
    [11, 11],
    [11, 111],
    [111, 1111],
  ]);
});

test("a listener that subscribed within a notice that failed hears the next state", () => {
  const store = new Store(0, sum);
  const heard: number[] = [];
  store.subscribe((state) => {
    if (state !== 1) return;
    store.dispatch(10);
    store.subscribe((state) => heard.push(state));
    throw new Error("a listener failed");
  });
  expect(() => store.dispatch(1)).toThrow("a listener failed");
  store.dispatch(100);
  expect(heard).toEqual([11, 111]);
});
