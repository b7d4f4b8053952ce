/** Offline: a service worker caches the whole site, and asks before it activates a new version.
 *  Where service workers are refused (sandboxed frames, file:, blocked storage) it does nothing. */
import { registerSW } from "virtual:pwa-register";

/** Calls `ready` when a new version waits, with a function that activates it and reloads. */
export function keepOffline(ready: (reload: () => void) => void): void {
  if (!hasServiceWorkers()) return;
  const activate = registerSW({
    immediate: true,
    onNeedRefresh: () => ready(() => void activate()),
    onRegisterError: () => undefined,
  });
}

/** Reading the property throws in a sandboxed frame. */
function hasServiceWorkers(): boolean {
  try {
    return navigator.serviceWorker !== undefined;
  } catch {
    return false;
  }
}
