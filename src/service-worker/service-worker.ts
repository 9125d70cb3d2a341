/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

/** Everything that the client is built of; the browser's cache decides when a file has to be asked for again. */
const cacheName = "fundbook-shell";
const shell = "/";
const besides = ["/mark.svg", "/manifest.webmanifest"];
/** The build's own list of its files. */
const manifest = "/build-manifest.json";

self.addEventListener("install", (event) => {
  event.waitUntil(keepBuild().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") {
    event.respondWith(page(request, (work) => event.waitUntil(work)));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(file(request));
  } else if (besides.includes(url.pathname)) {
    event.respondWith(freshOrKept(request, request));
  }
});

async function page(
  request: Request,
  afterwards: (work: Promise<void>) => void,
): Promise<Response> {
  const response = await freshOrKept(request, shell);
  // A new build may be there; what is kept follows it.
  afterwards(keepBuild().catch(() => undefined));
  return response;
}

/** From the network, so that code is never older than the server's; what is kept only where there is no network. */
async function freshOrKept(request: Request, kept: Request | string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const response = await caches.match(kept);
    if (response === undefined) throw error;
    return response;
  }
}

/** A file's name holds its content's hash, so a kept one is never out of date. */
const file = async (request: Request): Promise<Response> =>
  (await caches.match(request)) ?? fetch(request);

/** Keeps the files of the server's present build, and drops those of the build before. */
async function keepBuild(): Promise<void> {
  const cache = await caches.open(cacheName);
  const files = await buildFiles();
  const keptUrls = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll(files.filter((path) => !keptUrls.includes(path)));
  // Last, so that the page which is kept never names a file that is not.
  await cache.addAll([...besides, shell]);
  const wanted = new Set([...files, ...besides, shell]);
  const old = keptUrls.filter((path) => !wanted.has(path));
  await Promise.all(old.map((path) => cache.delete(path)));
}

async function buildFiles(): Promise<string[]> {
  const response = await fetch(manifest, { cache: "no-store" });
  const chunks = Object.values(
    (await response.json()) as Record<string, { file: string; css?: string[]; assets?: string[] }>,
  );
  const files = chunks.flatMap(({ file: script, css = [], assets = [] }) => [
    script,
    ...css,
    ...assets,
  ]);
  return [...new Set(files)].filter((name) => name.startsWith("assets/")).map((name) => `/${name}`);
}
