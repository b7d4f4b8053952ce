/** The module `gospace/light-solver`: the solver of grids and graphs, in a core that frames play in, too. */
export { load } from "./instance.ts";
export { Solver } from "./solver.ts";
