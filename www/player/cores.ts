/** The addresses of the core's parts, which the build knows. */

declare const GOSPACE_CORE: string;
declare const GOSPACE_LINKS_CORE: string;
declare const GOSPACE_LIGHT_CORE: string;
declare const GOSPACE_SOLVER_CORE: string;

/** From the script of the frame or the element. */
export const CORES = {
  links: GOSPACE_LINKS_CORE,
  light: GOSPACE_LIGHT_CORE,
  solver: GOSPACE_SOLVER_CORE,
  whole: GOSPACE_CORE,
};
