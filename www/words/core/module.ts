/** English of the module's own errors: the fault, then the remedy. */

export const NOT_LOADED = "Call load() first, and wait for it.";

/** Of a load that failed; the module stands for an address that is not known. */
export const FAILED_LOAD = {
  module: "The wasm module of Gospace",
  words: (address: string, reason: string) => `${address} could not be loaded: ${reason}`,
  remedy: ". Next needs serverExternalPackages.",
} as const;

export function freed(noun: string): string {
  return `This ${noun} was freed. Make another with "new".`;
}

export const INDEX = "a whole number from 0 to 4,294,967,295";
export const TICKS = "a whole number of ticks up to 2,147,483,647 either way";
export const FINITE = "a finite number";

export const A_STRING = "a string";
export const A_NUMBER = "a number";
export const A_FUNCTION = "a function";
export const A_LIST = "a list";
export const AN_OBJECT = "an object";
export const NUMBERS = "a list of two numbers";

export function oneOf(words: string): string {
  return `one of: ${words}`;
}

/** Any other value than a string or a number. */
export function ofType(type: string): string {
  return `this ${type}`;
}

/** `name`: of the argument. */
export function wrongArgument(name: string, value: string, expected: string): string {
  return `${name} cannot be ${value}. Give ${expected}.`;
}

export function noSuchPlacement(placement: number): string {
  return `There is no placement ${placement}. The placements of a board are numbered from 0 on.`;
}

export const RESTARTED = "The core stopped and was restarted; nothing was changed by this call.";
export const SOLVER_GONE = "The core was restarted, and the solver is gone. Begin another.";
export const SEARCH_GONE = "The core was restarted, and the search is gone. Begin another.";
export const NO_LINK = "A link is a string.";
/** For the module that drawing, importing and exporting need. */
export const NOT_FETCHED =
  "This part of Gospace could not be fetched. Try again once the network is back.";
export const NO_WORKER = "The worker could not be started.";
export const WORKER_SILENT = "It has stopped answering. Ask it again.";

/** Of a function of the package. */
export function oldName(name: string, successor: string): string {
  return `Gospace: ${name}() is an old name, which goes with the next major version. Call ${successor}().`;
}

export function noSuchTurn(turn: number): string {
  return `There is no turn ${turn}. The property turnCount tells how many there are.`;
}

export function noSuchBoard(id: string): string {
  return `The gallery has no board "${id}". Take an id of gallery().`;
}

/** `what`: "a document", "a turn". */
export function notThis(what: string): string {
  return `This is not ${what}.`;
}

export function notWritten(what: string, reason: string): string {
  return `This is not ${what}: ${reason}`;
}
