import { useEffect } from "react";
import type { ImportDraft } from "../propose/import-draft.ts";
import { keepDraft } from "./kept-import.ts";

/** What was said about the files outlives the tab too. */
export function useKeptDraft(userId: string, draft: ImportDraft): void {
  useEffect(() => void keepDraft(userId, draft), [userId, draft]);
}
