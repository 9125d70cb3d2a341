import type { Statement } from "../../../../shared/imports/statement.ts";
import { deleteKeptImport, keptImport } from "../../../browser/kept-on-device.ts";
import { seal, unseal } from "../../../browser/sealed-store.ts";
import { restoreDraft, type DraftKey } from "../../../components/form/stored-draft.ts";
import type { ImportDraft } from "../propose/import-draft.ts";
import type { ReadStatement } from "../read/file-queue.ts";

type KeptFile = {
  fileName: string;
  statement: Statement;
  name: string;
  type: string;
  lastModified: number;
  size: number;
  /** Missing in what an earlier version kept. */
  inboxId?: string | null;
};
type KeptImport = { version: string; files: readonly KeptFile[] };

const version = import.meta.env.CONTRACTS_VERSION;

/** Keeps the files of a check on this device, as they were read; no password is among it. */
export async function keepStatements(
  userId: string,
  statements: readonly ReadStatement[],
): Promise<void> {
  const files = statements.map(
    ({ fileName, statement, file: { name, type, lastModified, size }, inboxId }): KeptFile => ({
      fileName,
      statement,
      name,
      type,
      lastModified,
      size,
      inboxId,
    }),
  );
  const kept = new TextEncoder().encode(JSON.stringify({ version, files } satisfies KeptImport));
  const length = new Uint32Array([kept.length]);
  const blob = new Blob([length, kept, ...statements.map(({ file }) => file)]);
  await seal("statements", { userId, place: keptImport }, blob);
}

export const keepDraft = (userId: string, draft: ImportDraft): Promise<void> =>
  seal("draft", { userId, place: keptImport }, new Blob([JSON.stringify(draft)]));

/**
 * The files of a check that was not finished, and in the tab again what was said about them. Each statement becomes
 * a new import: parts of the old one may be stored, and would be taken for stored again.
 */
export async function restoreImport(key: DraftKey): Promise<ReadStatement[]> {
  const kept = { userId: key.userId, place: keptImport };
  const bytes = await unseal("statements", kept);
  if (bytes === null) {
    deleteKeptImport();
    return [];
  }
  const [length = 0] = new Uint32Array(bytes, 0, 1);
  const text = new TextDecoder().decode(new Uint8Array(bytes, 4, length));
  const { version: keptVersion, files } = JSON.parse(text) as KeptImport;
  if (keptVersion !== version) {
    deleteKeptImport();
    return [];
  }
  const draft = await unseal("draft", kept);
  if (draft !== null) restoreDraft(key, JSON.parse(new TextDecoder().decode(draft)) as ImportDraft);
  let start = 4 + length;
  return files.map(({ fileName, statement, name, size, inboxId = null, ...options }) => {
    const content = bytes.slice(start, start + size);
    start += size;
    const importId = crypto.randomUUID();
    return { fileName, importId, statement, file: new File([content], name, options), inboxId };
  });
}
