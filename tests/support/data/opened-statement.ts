import type { SecretsKey } from "../../../src/server/auth/second-factor/seal.ts";
import { openFile } from "../../../src/server/inbox/sealed-file.ts";

type File = { userId: string; id: string; chunks: number };

/** A statement of an inbox, by the rows of its chunks. */
export async function openedStatement(
  key: SecretsKey,
  file: File,
  chunks: readonly Record<string, unknown>[],
): Promise<Uint8Array> {
  const parts = openFile([key], file, async (place) => {
    const row = chunks.find((chunk) => chunk["place"] === place);
    return row && { place, sealed: String(row["sealed"]), keyId: String(row["key_id"]) };
  });
  const opened: Uint8Array[] = [];
  for await (const part of parts) opened.push(part);
  return Buffer.concat(opened);
}
