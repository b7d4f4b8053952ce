/**
 * The page without a network: a service worker that holds the whole site, and asks before a new version
 * takes its place. Where service workers are refused (sandboxed frames, file:, blocked storage) nothing
 * happens, and nothing is said: the page works as it is.
 */
import { registerSW } from "virtual:pwa-register";

/** `ready` hears that a newer version waits; what it is given loads the page anew with it. */
export function keepOffline(ready: (reload: () => void) => void): void {
  if (!hasServiceWorkers()) return;
  const takeOver = registerSW({
    immediate: true,
    onNeedRefresh: () => ready(() => void takeOver()),
    onRegisterError: () => undefined,
  });
}

/** In a sandboxed frame the very question throws. */
function hasServiceWorkers(): boolean {
  try {
    return navigator.serviceWorker !== undefined;
  } catch {
    return false;
  }
}
