/** Tests of live play by chance, a few turns on each board; tests/deep has a thousand. */
import { load } from "gospace/play";
import { beforeAll, test } from "vitest";
import { BOARDS, playMatches } from "./live-match.ts";

beforeAll(() => load());

test.each(Object.entries(BOARDS))(
  "%s: random turns over a bad channel end in equal documents",
  (_, document) => playMatches(document, 40, 1),
);
