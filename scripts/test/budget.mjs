// Budgets of sizes: whole kilobytes of 1,000 bytes, the first number that leaves what was measured room for another machine,
// whose module differs by some bytes. A smaller one would be red there; a larger one would hide growth.

/** The greatest difference between builds of one state on two machines, in kilobytes. */
const MACHINES = 0.5;

/** @param {number} measured */
export function budgetFor(measured) {
  return Math.ceil(measured + MACHINES);
}

/**
 * The excesses over a budget, in sentences.
 * @param {string} name @param {Record<string, number>} measured
 * @param {Record<string, number> | undefined} budget @param {string} file of the budgets
 * @returns {string[]}
 */
export function excess(name, measured, budget, file) {
  const proper = JSON.stringify(
    Object.fromEntries(Object.entries(measured).map(([way, size]) => [way, budgetFor(size)])),
  );
  if (budget === undefined) return [`${name} has no budget in ${file}: ${proper}`];
  return Object.entries(measured)
    .filter(([way, size]) => size > (budget[way] ?? 0))
    .map(([way, size]) => {
      const allowed = `${budget[way]} KB are allowed`;
      return `${name} is ${size.toFixed(1)} KB ${way}; ${allowed}. Its budget would be ${proper}`;
    });
}

/**
 * Budgets that allow more than the rule does.
 * @param {string} name @param {Record<string, number>} measured
 * @param {Record<string, number> | undefined} budget
 * @returns {string[]}
 */
export function slack(name, measured, budget) {
  return Object.entries(measured)
    .filter(([way, size]) => (budget?.[way] ?? 0) > size + 1 + 2 * MACHINES)
    .map(
      ([way, size]) =>
        `${name} is ${size.toFixed(1)} KB ${way}; lower its budget of ${budget?.[way]} KB to ${budgetFor(size)}.`,
    );
}
