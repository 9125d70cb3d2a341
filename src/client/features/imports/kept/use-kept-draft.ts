import { useEffect } from "react";
import type { ImportDraft } from "../propose/import-draft.ts";
import { keepDraft } from "./kept-import.ts";

/** Keeps the answers about the files, so that they outlive the tab. */
export function useKeptDraft(userId: string, draft: ImportDraft): void {
  useEffect(() => void keepDraft(userId, draft), [userId, draft]);
}
