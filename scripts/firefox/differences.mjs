// The page tests that npm run firefox leaves out unless it is given names, each with what differs in Firefox or in the
// protocol that drives it. None of them is a fault of the page.

/** By the whole title of a test. @type {{ title: string, why: string }[]} */
export const DIFFERENCES = [];
