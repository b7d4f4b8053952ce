// The page tests that npm run firefox leaves out unless it is given names, each with what differs in Firefox or in the
// protocol that drives it. None of them shows a fault of the page.

/** By the whole title of a test. @type {{ title: string, why: string }[]} */
export const DIFFERENCES = [
  {
    title: "a region with a hole and disks that touch, by finger",
    why: "The protocol's fingers come in whole pixels, and a disk is pulled by parts of one.",
  },
  {
    title: "a tap proposes and a second one plays; a swipe scrolls the page",
    why: "The protocol's fingers do not scroll.",
  },
  {
    title: "the keyboard alone finds a board and draws on it",
    why: "Tab also stops at the list of boards, as at all that scrolls.",
  },
  {
    title: "Tab walks through Draw and leaves the page, and Shift Tab walks back",
    why: "Without a window around the page Shift Tab begins before the last stop.",
  },
  {
    title: "an isolated page shows an element, and a frame that is let in",
    why: "Frames without credentials are unknown, and an isolated page lets no other in.",
  },
  {
    title: "ten boards print ten boards",
    why: "The page is copied to paper before boards that were never near can begin: these print their pictures.",
  },
  {
    title: "the browser draws the SVG of every kind of board as the page draws it",
    why: "A picture that is made smaller leaves pixels out, so that this comparison says nothing.",
  },
  {
    title:
      "a random walk loses no turn and leaves no error uncaught, and a long one holds its heap",
    why: "The walk fills the storage by Chromium's own protocol.",
  },
];

/** The words for Playwright that leave these tests out. */
export function withoutDifferences() {
  const titles = DIFFERENCES.map(({ title }) => title.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  return [`--grep-invert=${titles.join("|")}`];
}
