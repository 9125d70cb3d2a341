import { sharedFilesCache } from "../../../browser/kept-on-device.ts";

/** Milliseconds. What was shared is for whoever opens Fundbook now. */
const longestWait = 10 * 60_000;

/** Files that another app shared with Fundbook, once. */
export async function takeSharedFiles(): Promise<File[]> {
  if (!("caches" in globalThis) || !(await caches.has(sharedFilesCache))) return [];
  const cache = await caches.open(sharedFilesCache);
  const responses = await cache.matchAll();
  const files = await Promise.all(responses.map(fileOf));
  await caches.delete(sharedFilesCache);
  return files.filter((file) => Math.abs(Date.now() - file.lastModified) < longestWait);
}

async function fileOf(response: Response): Promise<File> {
  const name = decodeURIComponent(response.headers.get("x-file-name") ?? "");
  const lastModified = Number(response.headers.get("x-shared-at"));
  const blob = await response.blob();
  return new File([blob], name, { type: blob.type, lastModified });
}
