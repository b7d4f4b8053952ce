/** Preferences of the reader, in the browser's storage; where it is blocked they last as long as the page. */

const PREFIX = "gospace.";

/** Name of the preference of a language. */
export const LANGUAGE_CHOICE = "language";

const unstored = new Map<string, string | null>();

/** Value of a preference; null: none was chosen. */
export function preference(name: string): string | null {
  const here = unstored.get(name);
  if (here !== undefined) return here;
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Stores a choice; null removes it. */
export function prefer(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
    unstored.delete(name);
  } catch {
    unstored.set(name, value);
  }
}

/** False where the browser's storage is blocked, so that no visit is known to be a later one. */
export function arePreferencesKept(): boolean {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}
