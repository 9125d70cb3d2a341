import { useEffect, useState } from "react";
import { readTabJson, writeTab } from "../../browser/tab-storage.ts";

/** Where a form's draft is stored; one of another `version` is outdated. */
export type DraftKey = { userId: string; form: string; version: string };

type StoredDraft = { version: string; draft: object };

const entry = (form: string): string => `form.${form}`;
const versionOf = ({ version }: DraftKey): string =>
  `${version} ${import.meta.env.CONTRACTS_VERSION}`;

function readStoredDraft<Draft extends object>(key: DraftKey, initial: Draft): Draft | null {
  const stored = readTabJson(entry(key.form), key.userId) as StoredDraft | null;
  return stored?.version === versionOf(key) ? { ...initial, ...stored.draft } : null;
}

export const clearStoredDraft = ({ userId, form }: DraftKey): void =>
  writeTab(entry(form), userId, null);

export function useStoredDraft<Draft extends object>(key: DraftKey, initial: Draft) {
  const [restored, setRestored] = useState(() => readStoredDraft(key, initial));
  const [draft, setDraft] = useState(restored ?? initial);
  const { userId, form } = key;
  const isUnchanged = JSON.stringify(draft) === JSON.stringify(initial);
  const stored = isUnchanged ? null : JSON.stringify({ version: versionOf(key), draft });
  useEffect(() => writeTab(entry(form), userId, stored), [userId, form, stored]);
  const discard = () => {
    // At once, since the form may disappear in the same update.
    clearStoredDraft(key);
    setDraft(initial);
    setRestored(null);
  };
  return { draft, setDraft, isRestored: restored !== null, discard };
}
