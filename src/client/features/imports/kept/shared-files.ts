import { isInstalled } from "../../../browser/install-prompt.ts";
import { sharedFilesCache } from "../../../browser/kept-on-device.ts";

/** Milliseconds. */
const longestWait = 30 * 86_400_000;
/** Milliseconds. What nobody has opened since is not read without a press: somebody else may have shared it. */
const longestUnasked = 10 * 60_000;

export type SharedFile = {
  file: File;
  /** Where it waits in the cache. */
  address: string;
  /** The origin of the site whose page sent it, "null" where that is hidden, "" for what an app shared. */
  from: string;
  /** Whether it is read only after a press. */
  isAsked: boolean;
};

/** The addresses in the cache of the files that wait there. */
const addresses = new WeakMap<File, string>();

/** Files that were shared with Fundbook and wait for this user. They go on waiting until `putAway`. */
export async function waitingFiles(userId: string): Promise<SharedFile[]> {
  if (!("caches" in globalThis) || !(await caches.has(sharedFilesCache))) return [];
  const cache = await caches.open(sharedFilesCache);
  const requests = await cache.keys();
  const files = await Promise.all(requests.map(({ url }) => waitingFile(cache, url, userId)));
  return files.filter((each) => each !== null);
}

/**
 * What was shared is for whoever opens Fundbook next, and for nobody else after that. Whether it is asked about is settled
 * then, and only an answer changes it.
 */
async function waitingFile(cache: Cache, url: string, userId: string): Promise<SharedFile | null> {
  const response = await cache.match(url);
  if (response === undefined) return null;
  const { headers } = response;
  const lastModified = Number(headers.get("x-shared-at"));
  const owner = headers.get("x-shared-with");
  const age = Math.abs(Date.now() - lastModified);
  if ((owner ?? userId) !== userId || age > longestWait) {
    await cache.delete(url);
    return null;
  }
  const blob = await response.blob();
  const from = headers.get("x-shared-from") ?? "null";
  const isNew = owner === null || !headers.has("x-shared-asked");
  const isAsked = isNew
    ? !isOfAnApp(from) || age > longestUnasked
    : headers.get("x-shared-asked") === "true";
  if (isNew) await keepWith(cache, url, new Response(blob, { headers }), { userId, isAsked });
  const name = decodeURIComponent(headers.get("x-file-name") ?? "");
  const file = new File([blob], name, { type: blob.type, lastModified });
  addresses.set(file, url);
  return { file, address: url, from, isAsked };
}

function keepWith(
  cache: Cache,
  url: string,
  { headers, body }: Response,
  { userId, isAsked }: { userId: string; isAsked: boolean },
): Promise<void> {
  const owned = new Headers(headers);
  owned.set("x-shared-with", userId);
  owned.set("x-shared-asked", String(isAsked));
  return cache.put(url, new Response(body, { headers: owned }));
}

/** After its user has said that a file is to be read, it is not asked about again. */
export async function allowReading({ address }: SharedFile, userId: string): Promise<void> {
  const cache = await caches.open(sharedFilesCache);
  const response = await cache.match(address);
  if (response === undefined) return;
  await keepWith(cache, address, response, { userId, isAsked: false });
}

/** A form can hide where it is, but has no page in the installed app's window, in which a share opens. */
const isOfAnApp = (from: string): boolean =>
  from === location.origin || (from === "" && isInstalled());

/** Forgets those of the files that were shared: they were read, refused, or are not wanted. */
export async function putAway(files: readonly File[]): Promise<void> {
  const shared = files.flatMap((file) => addresses.get(file) ?? []);
  if (shared.length === 0) return;
  const cache = await caches.open(sharedFilesCache);
  await Promise.all(shared.map((url) => cache.delete(url)));
  if ((await cache.keys()).length === 0) await caches.delete(sharedFilesCache);
}
