import { useEffect, useState } from "react";
import { readTab, readTabJson, writeTab } from "../../browser/tab-storage.ts";

/** The place of a form's draft; a draft of another `version` is outdated. */
export type DraftKey = { userId: string; form: string; version: string };

type StoredDraft<Draft> = { version: string; id: string; draft: Draft };

const entry = (form: string): string => `form.${form}`;
const versionOf = ({ version }: DraftKey): string =>
  `${version} ${import.meta.env.CONTRACTS_VERSION}`;

function readStoredDraft<Draft extends object>(key: DraftKey): StoredDraft<Partial<Draft>> | null {
  const stored = readTabJson(entry(key.form), key.userId) as StoredDraft<Partial<Draft>> | null;
  return stored?.version === versionOf(key) ? stored : null;
}

export const clearStoredDraft = ({ userId, form }: DraftKey): void =>
  writeTab(entry(form), userId, null);

export function restoreDraft(key: DraftKey, draft: object): void {
  if (readTab(entry(key.form), key.userId) !== null) return;
  const stored = { version: versionOf(key), id: crypto.randomUUID(), draft };
  writeTab(entry(key.form), key.userId, JSON.stringify(stored));
}

/**
 * A form's entries, which outlast the form. `id` is that of what the form adds: what was sent and may have been stored
 * keeps it, so that it is not stored twice when it is sent again, even after a reload.
 */
export function useStoredDraft<Draft extends object>(key: DraftKey, initial: Draft) {
  const [restored, setRestored] = useState(() => readStoredDraft<Draft>(key));
  const [draft, setDraft] = useState<Draft>(() => ({ ...initial, ...restored?.draft }));
  const [id, setId] = useState(() => restored?.id ?? crypto.randomUUID());
  const { userId, form } = key;
  const isUnchanged = JSON.stringify(draft) === JSON.stringify(initial);
  const stored = isUnchanged ? null : JSON.stringify({ version: versionOf(key), id, draft });
  const renewId = () => setId(crypto.randomUUID());
  useEffect(() => writeTab(entry(form), userId, stored), [userId, form, stored]);
  /** Called once entries were saved. Clears at once, since the form may disappear in the same update. */
  const forget = () => clearStoredDraft(key);
  const discard = () => {
    forget();
    setDraft(initial);
    setRestored(null);
    renewId();
  };
  return { draft, setDraft, id, renewId, isRestored: restored !== null, forget, discard };
}
