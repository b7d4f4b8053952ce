/** The library over a database that the browser closes under the page, as Safari does on a phone that has slept. */

import * as database from "fake-indexeddb";
import { forceCloseDatabase, IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, test } from "vitest";
import { openLibrary } from "../../../www/features/saved-games/library.ts";
import type { SavedDocument } from "../../../www/model/saved.ts";

/** Databases that were opened. */
const opened: unknown[] = [];

beforeEach(() => {
  Object.assign(globalThis, database, { indexedDB: new IDBFactory() });
  const open = indexedDB.open.bind(indexedDB);
  indexedDB.open = (...words) => {
    const request = open(...words);
    request.addEventListener("success", () => opened.push(request.result));
    return request;
  };
});

const ENTRY = { key: "a", from: null, document: { gospace: 1 } } as unknown as SavedDocument;

test("a database that the browser has closed is opened again, and the next save succeeds", async () => {
  const { library } = await openLibrary();
  await library.put(ENTRY);
  const close = forceCloseDatabase as (connection: unknown) => void;
  close(opened.at(-1));
  const saves = () =>
    library.put({ ...ENTRY, key: "b" }).then(
      () => true,
      () => false,
    );
  await expect.poll(saves).toBe(true);
  expect(opened).toHaveLength(2);
  for (const key of ["a", "b"]) expect(await library.text(key)).toContain("gospace");
});
