/** The module `gospace/think`: the search and the solver alone, for problems in embeds. */
export { load } from "./instance.ts";
export { Search } from "./search.ts";
export { Solver } from "./solver.ts";
