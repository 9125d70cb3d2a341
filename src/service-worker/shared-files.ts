/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

const importPage = "/funds/import";
const sharedFiles = "fundbook-shared";
/** Of shares, and as many again of what pages of other sites send. */
const maxSharedFiles = 20;
/** Bytes. Of a larger file only the beginning is kept, which the import page calls too large. */
const maxSharedSize = 50 * 1024 * 1024 + 1;

/**
 * Keeps files on this device until the import page has read them or its user puts them away; the server never gets them.
 * Any site can send some: a page's replace what pages sent before, and never what was shared.
 */
export async function keepSharedFiles(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => new FormData());
  const files = form.getAll("files").filter((each) => each instanceof File);
  const from = senderOf(request);
  const cache = await caches.open(sharedFiles);
  const waiting = await waitingFiles(cache);
  const ofPages = waiting.filter((each) => isOfPage(each.from));
  if (isOfPage(from)) await Promise.all(ofPages.map(({ key }) => cache.delete(key)));
  const room = maxSharedFiles - (isOfPage(from) ? 0 : waiting.length - ofPages.length);
  const kept = files.slice(0, Math.max(0, room));
  const areStored = await Promise.all(kept.map((file) => store(cache, file, from))).then(
    () => kept.length === files.length,
    // The device has no room for them.
    () => false,
  );
  return Response.redirect(areStored ? importPage : `${importPage}?shared=missed`, 303);
}

const waitingFiles = async (cache: Cache) =>
  Promise.all(
    (await cache.keys()).map(async (key) => {
      const from = (await cache.match(key))?.headers.get("x-shared-from") ?? "";
      return { key, from };
    }),
  );

/**
 * The origin of the page whose form sent a request: "null" where the page hides it, "" where none is named, as when an
 * app shares. The browser adds `Sec-Fetch-Site`, which would tell more, only after the service worker.
 */
function senderOf({ headers, referrer, referrerPolicy }: Request): string {
  const origin = headers.get("origin") ?? "null";
  if (origin !== "null") return origin;
  if (referrer !== "") return new URL(referrer).origin;
  return referrerPolicy === "no-referrer" || referrerPolicy === "same-origin" ? "null" : "";
}

const isOfPage = (from: string): boolean => from !== "" && from !== self.location.origin;

function store(cache: Cache, file: File, from: string): Promise<void> {
  const headers = {
    "content-type": file.type,
    "x-file-name": encodeURIComponent(file.name),
    "x-shared-at": String(Date.now()),
    "x-shared-from": from,
  };
  const content = new Response(file.slice(0, maxSharedSize), { headers });
  return cache.put(`/shared-files/${crypto.randomUUID()}`, content);
}
