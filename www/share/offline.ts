/** Offline: a service worker caches the whole site, and asks before it activates a new version.
 *  Where service workers are refused (sandboxed frames, file:, blocked storage) it does nothing. */
import { registerSW } from "virtual:pwa-register";

/** Calls `ready` when a new version waits. The function returned activates it and reloads the page. */
export function keepOffline(ready: () => void): () => void {
  if (!hasServiceWorkers()) return () => {};
  const activate = registerSW({
    immediate: true,
    // Registering names the first version new as well, where an earlier load of the page has begun to install it; then
    // no version has this page yet.
    onNeedRefresh: () => {
      if (navigator.serviceWorker.controller !== null) ready();
    },
    onRegisterError: () => undefined,
  });
  return () => void activate();
}

/** Reading the property throws in a sandboxed frame. */
function hasServiceWorkers(): boolean {
  try {
    return navigator.serviceWorker !== undefined;
  } catch {
    return false;
  }
}
