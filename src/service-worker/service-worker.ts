/// <reference lib="webworker" />
import { openFromPush, showPush } from "./push.ts";
import { keepSharedFiles } from "./shared-files.ts";

declare const self: ServiceWorkerGlobalScope;

const cacheName = "fundbook-shell";
const page = "/";
const buildManifest = "/build-manifest.json";
/** Where the manifest's share_target sends files; the import page takes them from this cache. */
const shareTarget = "/api/shared-files";
/** What reads statements: large, and kept where somebody imports or has installed the app. */
const readersCache = "fundbook-readers";
const readerList = "/import-readers.json";
/** What a statement's schemes are sought in; kept beside the readers. */
const schemesCache = "fundbook-schemes";
const schemeList = "/api/schemes";
const otherFiles = ["/mark.svg", "/manifest.webmanifest", readerList];

self.addEventListener("install", (event) => {
  event.waitUntil(cacheCurrentBuild().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("message", (event) => {
  if (event.data !== "keep-import-readers") return;
  // Without a network they are kept at a later visit.
  event.waitUntil(Promise.all([keepReaders(), schemes(event, schemeList)]).catch(() => undefined));
});

self.addEventListener("push", (event) => event.waitUntil(showPush(event.data)));

self.addEventListener("notificationclick", (event) =>
  event.waitUntil(openFromPush(event.notification)),
);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === "POST" && url.origin === self.location.origin) {
    if (url.pathname === shareTarget) event.respondWith(keepSharedFiles(request));
    return;
  }
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname === schemeList) return event.respondWith(schemes(event, request));
  if (url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") {
    const response = networkFirst(request, page);
    event.respondWith(response);
    event.waitUntil(response.then(cacheCurrentBuild).catch(() => undefined));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(cacheFirst(request));
  } else if (otherFiles.includes(url.pathname)) {
    event.respondWith(networkFirst(request, request));
  }
});

/** The client is never older than the server unless there is no network. */
async function networkFirst(request: Request, cached: Request | string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const response = await caches.match(cached);
    if (response === undefined) throw error;
    return response;
  }
}

const cacheFirst = async (request: Request): Promise<Response> =>
  (await caches.match(request)) ?? fetch(request);

async function cacheCurrentBuild(): Promise<void> {
  const cache = await caches.open(cacheName);
  const files = await buildFiles();
  const cached = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll(files.filter((path) => !cached.includes(path)));
  // The page last: it must not name files that are not cached.
  await cache.addAll([...otherFiles, page]);
  const current = new Set([...files, ...otherFiles, page]);
  await Promise.all(cached.filter((path) => !current.has(path)).map((path) => cache.delete(path)));
  if (await caches.has(readersCache)) await keepReaders();
}

/** The server's list, which is kept once the readers are; without the server, the one that was kept last. */
async function schemes(event: ExtendableEvent, request: Request | string): Promise<Response> {
  const cached = () => caches.match(schemeList, { cacheName: schemesCache }).catch(() => undefined);
  try {
    const response = await fetch(request);
    // Not awaited: the list is large, and a device that cannot keep it still has this answer.
    if (response.ok && (await caches.has(readersCache).catch(() => false)))
      event.waitUntil(keepSchemes(response.clone()).catch(() => undefined));
    return response.status < leastServerError ? response : ((await cached()) ?? response);
  } catch (error) {
    const response = await cached();
    if (response === undefined) throw error;
    return response;
  }
}

const leastServerError = 500;

/** A device without room for it keeps the list that it has. */
async function keepSchemes(response: Response): Promise<void> {
  const cache = await caches.open(schemesCache);
  const last = await cache.match(schemeList);
  const isSame = last !== undefined && last.headers.get("etag") === response.headers.get("etag");
  if (!isSame) await cache.put(schemeList, response);
}

async function keepReaders(): Promise<void> {
  const cache = await caches.open(readersCache);
  const response = await fetch(readerList, { cache: "no-store" });
  const { files } = (await response.json()) as { files: string[] };
  const cached = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll(files.filter((path) => !cached.includes(path)));
  await Promise.all(
    cached.filter((path) => !files.includes(path)).map((path) => cache.delete(path)),
  );
}

/** The readers have a cache of their own. */
const isKept = (name: string): boolean => name.startsWith("assets/") && !name.includes(".worker-");

async function buildFiles(): Promise<string[]> {
  const response = await fetch(buildManifest, { cache: "no-store" });
  const chunks = Object.values(
    (await response.json()) as Record<string, { file: string; css?: string[]; assets?: string[] }>,
  );
  const files = chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  return [...new Set(files)].filter(isKept).map((name) => `/${name}`);
}
