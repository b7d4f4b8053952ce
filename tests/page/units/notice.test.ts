/** Notices: which of them end by themselves, and which wait for their answers. */
import { expect, test } from "vitest";
import type { Notice } from "../../../www/model/state.ts";
import { noticeTime } from "../../../www/panels/notice.ts";

const ends = (notice: Partial<Notice>) => noticeTime(notice as Notice) !== null;

test("a notice of a deletion ends by itself, as all that only report do", () => {
  for (const kind of ["deleted", "board-deleted", "full", "broken", "too-large"] as const)
    expect(ends({ kind })).toBe(true);
  expect(ends({ kind: "opened", dropped: [], previous: null })).toBe(true);
  expect(ends({ kind: "opened", dropped: ["2 loops"], previous: null })).toBe(true);
  expect(ends({ kind: "resume" })).toBe(true);
});

test("a notice stands while it asks, and while something goes on being wrong", () => {
  for (const kind of ["guess", "alike", "diverged", "newer", "reading"] as const)
    expect(ends({ kind })).toBe(false);
  for (const kind of ["no-storage", "storage-full", "broken-link"] as const)
    expect(ends({ kind })).toBe(false);
});
