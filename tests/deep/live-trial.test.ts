/** Trial of live play: a thousand random turns on each of several boards. */
import { load } from "gospace/play";
import { beforeAll, test } from "vitest";
import { BOARDS, playMatches } from "../page/units/live-match.ts";

beforeAll(() => load());

test.each(Object.entries(BOARDS))(
  "%s: a thousand random turns over a bad channel end in equal documents",
  (_, document) => playMatches(document, 1000, 7919),
);
