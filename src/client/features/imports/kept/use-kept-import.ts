import { use, useEffect, useState } from "react";
import { keepFor, keptImport, sealedOwner } from "../../../browser/kept-on-device.ts";
import type { DraftKey } from "../../../components/form/stored-draft.ts";
import { putAway } from "./shared-files.ts";
import type { ReadStatement } from "../read/file-queue.ts";

const loadKept = () => import("./kept-import.ts").catch(() => null);

const none: readonly ReadStatement[] = [];

/** The unfinished import of a closed tab; null if nothing is kept for this user. */
export const useKeptImport = (draftKey: DraftKey): Promise<readonly ReadStatement[]> | null =>
  useState(() => (sealedOwner(keptImport) === draftKey.userId ? restored(draftKey) : null))[0];

const restored = async (draftKey: DraftKey) =>
  (await (await loadKept())?.restoreImport(draftKey)) ?? none;

/** Suspends until they are there. */
export const useRestored = (kept: Promise<readonly ReadStatement[]> | null) =>
  kept === null ? none : use(kept);

/** Keeps the files of a check on this device. */
export function useKeptStatements(userId: string, statements: readonly ReadStatement[]): void {
  useEffect(() => {
    if (statements.length === 0) return;
    keepFor(userId, keptImport);
    const files = statements.map(({ file }) => file);
    // What is kept here need not wait among the shared files any longer.
    void loadKept().then((kept) =>
      kept?.keepStatements(userId, statements).then(() => putAway(files)),
    );
  }, [userId, statements]);
}
