/** Service worker: holds all files of one release, of languages beside English those that are read, so that the page works without a network and is never of two
 *  releases; a newer one waits until the page asks for it. Addresses that stay the same lead into some release:
 *  the host is asked for them first, and without it they lead into the release that is held. */

interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface SiteFile {
  readonly url: string;
  /** Null where the name differs from release to release. */
  readonly revision: string | null;
  /** The only one for which the file is; null: all readers need it. */
  readonly language: string | null;
}

/** Written by the build. */
declare const SITE_FILES: readonly SiteFile[];

declare const self: {
  readonly registration: { readonly scope: string };
  readonly clients: {
    matchAll(which: { includeUncontrolled: true }): Promise<readonly { readonly url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", listener: (event: LifeEvent) => void): void;
  addEventListener(name: "fetch", listener: (event: RequestEvent) => void): void;
  addEventListener(name: "message", listener: (event: MessageEvent & LifeEvent) => void): void;
};

interface HeldFile {
  /** Its address in the cache, where several releases can lie. */
  readonly key: string;
  readonly source: "cache" | "host first";
  readonly language: string | null;
}

/** The name and the keys are those of the first releases' workers, whose files are taken over. */
const CACHE = `workbox-precache-v2-${self.registration.scope}`;
const REVISION = "__WB_REVISION__";
/** In milliseconds: a network that is slower counts as none. */
const PATIENCE = 3000;
/** It comes from the cache as its files do: a reader agrees to a newer one. */
const PAGE = addressOf("index.html");

const files = new Map<string, HeldFile>(
  SITE_FILES.map(({ url, revision, language }) => {
    const address = addressOf(url);
    if (revision === null) return [address, { key: address, source: "cache", language }];
    const leads = address !== PAGE && /\.(html|js|css)$/.test(url);
    const key = `${address}?${REVISION}=${revision}`;
    return [address, { key, source: leads ? "host first" : "cache", language }];
  }),
);

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([holdWhatIsRead(), replaceFirstRelease()]));
});
self.addEventListener("activate", (event) => event.waitUntil(dropOthers()));
self.addEventListener("message", (event) => {
  const { type, lang } = Object(event.data);
  if (type === "SKIP_WAITING") void self.skipWaiting();
  // Without a network the next visit asks again.
  if (type === "HOLD") event.waitUntil(hold([lang]).catch(() => undefined));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const file = fileAt(new URL(request.url));
  if (request.method === "GET" && file !== undefined) event.respondWith(answer(request, file));
});

function addressOf(file: string): string {
  return new URL(file, self.registration.scope).href;
}

/** The text after the question mark is for the page to read. A folder stands for its page. */
function fileAt({ origin, pathname }: URL): HeldFile | undefined {
  const address = origin + pathname;
  return files.get(address.endsWith("/") ? `${address}index.html` : address);
}

async function answer(request: Request, { key, source }: HeldFile): Promise<Response> {
  const fresh = source === "cache" ? null : await fromHost(request);
  if (fresh !== null && fresh.status < 400) return fresh;
  const cache = await caches.open(CACHE);
  return (await cache.match(key)) ?? fresh ?? fetch(request);
}

function fromHost(request: Request): Promise<Response | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  return Promise.race([fetch(request, { cache: "no-cache" }), late]).catch(() => null);
}

/** Holds all that every reader needs, and the languages of which an older release is held. */
async function holdWhatIsRead(): Promise<void> {
  const cache = await caches.open(CACHE);
  const held = (await cache.keys()).map(({ url }) => url);
  const languages = new Set(Array.from(files.values(), ({ language }) => language));
  await hold([...languages].filter((name) => held.some((url) => url.includes(`/${name}/`))));
  await hold([null]);
}

/** One after another, since the page is loading too. */
async function hold(languages: readonly (string | null)[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const [address, { key, language }] of files) {
    if (!languages.includes(language) || (await cache.match(key)) !== undefined) continue;
    const found = await fetch(address, { cache: key === address ? "default" : "reload" });
    if (!found.ok) throw new Error(`${address}: ${found.status}`);
    // A page is not shown from a response that was redirected.
    await cache.put(key, found.redirected ? new Response(found.body, found) : found);
  }
}

async function dropOthers(): Promise<void> {
  const cache = await caches.open(CACHE);
  const kept = new Set(Array.from(files.values(), ({ key }) => key));
  for (const request of await cache.keys()) {
    if (!kept.has(request.url)) await cache.delete(request);
  }
}

/** Workers of the first releases held the embeds without their cores. They end at once, unless the page is open,
 *  whose files they hold. */
async function replaceFirstRelease(): Promise<void> {
  const frame = await caches.match(addressOf("embed.html"), { ignoreSearch: true });
  if (frame === undefined || (await frame.text()).includes("releases/")) return;
  const open = await self.clients.matchAll({ includeUncontrolled: true });
  const page = fileAt(new URL(PAGE));
  if (!open.some(({ url }) => fileAt(new URL(url)) === page)) await self.skipWaiting();
}

export {};
