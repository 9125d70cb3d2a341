import { readStored, writeStored } from "./storage.ts";

/** A database whose entries are encrypted, and where it is stored whose they are. */
export type SealedPlace = { database: string; ownerKey: string };

/** An unfinished import: its files, its choices and the key that encrypts them. */
export const keptImport: SealedPlace = {
  database: "fundbook-import",
  ownerKey: "fundbook.importOwner",
};
/** The passwords of statements that their owner let this device remember. */
export const keptPasswords: SealedPlace = {
  database: "fundbook-passwords",
  ownerKey: "fundbook.passwordsOwner",
};
/**
 * Caches of the service worker, which cannot import the names: files that another app shares, what reads files, and the
 * list of schemes that they are compared with.
 */
export const sharedFilesCache = "fundbook-shared";
export const readersCache = "fundbook-readers";
export const schemesCache = "fundbook-schemes";

export const sealedOwner = ({ ownerKey }: SealedPlace): string | null => readStored(ownerKey);

/** Deletes what another user left. Call it before anything is kept: after a deletion nothing more is kept. */
export function keepFor(userId: string, place: SealedPlace): void {
  if (sealedOwner(place) === userId) return;
  deleteSealed(place);
  writeStored(place.ownerKey, userId);
}

/** The key goes with it. */
export function deleteSealed(place: SealedPlace): void {
  if (sealedOwner(place) === null) return;
  writeStored(place.ownerKey, null);
  indexedDB.deleteDatabase(place.database);
}

export const deleteKeptImport = (): void => deleteSealed(keptImport);

export function deleteKeptOfOthers(userId: string): void {
  for (const place of [keptImport, keptPasswords])
    if (sealedOwner(place) !== userId) deleteSealed(place);
}

export function deleteKeptFiles(): void {
  deleteKeptImport();
  deleteSealed(keptPasswords);
  if ("caches" in globalThis) void caches.delete(sharedFilesCache);
}
