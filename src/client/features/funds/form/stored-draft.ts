import { useEffect, useState } from "react";
import { readTabJson, writeTab } from "../../../browser/tab-storage.ts";
import type { FundDraft } from "./fund-draft.ts";

/** Where a form's draft is stored; one of another `version` is outdated. */
export type DraftKey = { userId: string; form: string; version: string };

type StoredDraft = { version: string; draft: FundDraft };

const entry = (form: string): string => `fund-form.${form}`;
const versionOf = ({ version }: DraftKey): string =>
  `${version} ${import.meta.env.CONTRACTS_VERSION}`;

function readStoredDraft(key: DraftKey, initial: FundDraft): FundDraft | null {
  const stored = readTabJson(entry(key.form), key.userId) as StoredDraft | null;
  return stored?.version === versionOf(key) ? { ...initial, ...stored.draft } : null;
}

export const clearStoredDraft = ({ userId, form }: DraftKey): void =>
  writeTab(entry(form), userId, null);

export function useStoredDraft(key: DraftKey, initial: FundDraft) {
  const [restored, setRestored] = useState(() => readStoredDraft(key, initial));
  const [draft, setDraft] = useState(restored ?? initial);
  const { userId, form } = key;
  const isUnchanged = JSON.stringify(draft) === JSON.stringify(initial);
  const stored = isUnchanged ? null : JSON.stringify({ version: versionOf(key), draft });
  useEffect(() => writeTab(entry(form), userId, stored), [userId, form, stored]);
  const discard = () => {
    setDraft(initial);
    setRestored(null);
  };
  return { draft, setDraft, isRestored: restored !== null, discard };
}
