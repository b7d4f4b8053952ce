// The tests' imports from vitest, for a process that holds all of them at once: the same functions of its packages,
// without its workers. Tests that replace modules or clocks need more, and are not tried here.
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  customMatchers,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from "@vitest/expect";

export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } from "@vitest/runner";

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);

/** @type {import("vitest").ExpectStatic} */
export const expect = Object.assign(
  (/** @type {unknown} */ value, /** @type {string | undefined} */ message) =>
    chai.expect(value, message),
  chai.expect,
  Reflect.get(globalThis, ASYMMETRIC_MATCHERS_OBJECT),
);
Reflect.set(globalThis, GLOBAL_EXPECT, expect);
setState({ assertionCalls: 0 }, expect);
Reflect.apply(Reflect.get(chai.expect, "extend"), chai.expect, [expect, customMatchers]);

/** The globals that tests have replaced. @type {Map<string, PropertyDescriptor | undefined>} */
const replaced = new Map();

export const vi = {
  /** @param {string} name @param {unknown} value */
  stubGlobal(name, value) {
    if (!replaced.has(name)) replaced.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  },
  unstubAllGlobals() {
    for (const [name, before] of replaced)
      if (before === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, before);
    replaced.clear();
  },
};
