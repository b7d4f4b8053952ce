/** Offline: a service worker caches the whole site in the languages that are read, and asks before it activates a new version.
 *  Does nothing if service workers are refused (sandboxed frames, file:, blocked storage). */

/** Calls `ready` when a new version waits. The function returned activates it and reloads the page. */
export function keepOffline(ready: () => void): () => void {
  if (!hasServiceWorkers()) return () => {};
  const { serviceWorker } = navigator;
  let waiting: ServiceWorker | null = null;
  const offer = (worker: ServiceWorker | null) => {
    // Without a controller this is the first version, which no page has yet.
    if (worker === null || serviceWorker.controller === null) return;
    waiting = worker;
    ready();
  };
  const register = async () => {
    const registration = await serviceWorker.register("sw.js");
    const { lang } = document.documentElement;
    void serviceWorker.ready.then(({ active }) => active?.postMessage({ type: "HOLD", lang }));
    offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const { installing } = registration;
      installing?.addEventListener("statechange", () => {
        if (installing.state === "installed") offer(installing);
      });
    });
  };
  void register().catch(() => undefined);
  return () => {
    serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting?.postMessage({ type: "SKIP_WAITING" });
  };
}

/** Reading the property throws in a sandboxed frame. */
function hasServiceWorkers(): boolean {
  try {
    return navigator.serviceWorker !== undefined;
  } catch {
    return false;
  }
}
