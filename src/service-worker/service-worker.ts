/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

const cacheName = "fundbook-shell";
const page = "/";
const otherFiles = ["/mark.svg", "/manifest.webmanifest"];
const buildManifest = "/build-manifest.json";
/** Where the manifest's share_target sends files; the import page takes them from this cache. */
const shareTarget = "/api/shared-files";
const importPage = "/funds/import";
const sharedFiles = "fundbook-shared";
const maxSharedFiles = 20;
/** Bytes. Of a larger file only the beginning is kept, which the import page calls too large. */
const maxSharedSize = 50 * 1024 * 1024 + 1;

self.addEventListener("install", (event) => {
  event.waitUntil(cacheCurrentBuild().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === "POST" && url.origin === self.location.origin) {
    if (url.pathname === shareTarget) event.respondWith(keepSharedFiles(request));
    return;
  }
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
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

/** On this device: the server never gets the files. Any site can send some, so that only so much and the last is kept. */
async function keepSharedFiles(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => new FormData());
  const files = form
    .getAll("files")
    .filter((each) => each instanceof File)
    .slice(0, maxSharedFiles);
  await caches.delete(sharedFiles);
  const cache = await caches.open(sharedFiles);
  await Promise.all(
    files.map((file, place) => {
      const headers = {
        "content-type": file.type,
        "x-file-name": encodeURIComponent(file.name),
        "x-shared-at": String(Date.now()),
      };
      return cache.put(
        `/shared-files/${place}`,
        new Response(file.slice(0, maxSharedSize), { headers }),
      );
    }),
  );
  return Response.redirect(importPage, 303);
}

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
}

/** What reads statements is large, and an import needs the server anyway. */
const isKept = (name: string): boolean => name.startsWith("assets/") && !name.includes(".worker-");

async function buildFiles(): Promise<string[]> {
  const response = await fetch(buildManifest, { cache: "no-store" });
  const chunks = Object.values(
    (await response.json()) as Record<string, { file: string; css?: string[]; assets?: string[] }>,
  );
  const files = chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  return [...new Set(files)].filter(isKept).map((name) => `/${name}`);
}
