import { readStored, writeStored } from "./storage.ts";

/** The database of an unfinished import: its files, its choices and the key that encrypts them. */
export const sealedDatabase = "fundbook-import";
/**
 * Caches of the service worker, which cannot import the names: files that another app shares, what reads files, and the
 * list of schemes that they are compared with.
 */
export const sharedFilesCache = "fundbook-shared";
export const readersCache = "fundbook-readers";
export const schemesCache = "fundbook-schemes";
const ownerKey = "fundbook.importOwner";

export const sealedOwner = (): string | null => readStored(ownerKey);

/** Deletes what another user left. Call it before anything is kept: after a deletion nothing more is kept. */
export function keepImportOf(userId: string): void {
  if (sealedOwner() === userId) return;
  deleteKeptImport();
  writeStored(ownerKey, userId);
}

/** The key goes with it. */
export function deleteKeptImport(): void {
  if (sealedOwner() === null) return;
  writeStored(ownerKey, null);
  indexedDB.deleteDatabase(sealedDatabase);
}

export function deleteKeptOfOthers(userId: string): void {
  if (sealedOwner() !== userId) deleteKeptImport();
}

export function deleteKeptFiles(): void {
  deleteKeptImport();
  if ("caches" in globalThis) void caches.delete(sharedFilesCache);
}
