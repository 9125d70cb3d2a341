import { factorContext } from "../../../src/server/auth/second-factor/secret.ts";
import { keyIdOf, openBytes, sealBytes } from "../../../src/server/auth/second-factor/seal.ts";
import {
  factorsOfOtherKeys,
  formerFactorsOfOtherKeys,
  resealFactor,
  resealFormerFactor,
} from "../../../src/server/auth/second-factor/queries/reseal.ts";
import {
  firstPlace,
  nextChunkOfOtherKeys,
  resealChunk,
  type StoredChunk,
} from "../../../src/server/inbox/queries/reseal.ts";
import { chunkContext } from "../../../src/server/inbox/sealed-file.ts";
import { openDatabase, type Database } from "../../../src/server/platform/db/client.ts";
import { checkedUserId } from "../../../src/server/platform/user-id.ts";
import { CliError } from "../cli-error.ts";
import type { DatabaseAddress } from "./database-client.ts";

/** Milliseconds. */
const timeout = 30_000;

type Keys = { current: string; old: string };

/**
 * Seals every secret of a second factor, and each statement that waits, by the current key. Each row is a write of its own, and one that is sealed by it
 * already is left alone: cut off anywhere, it goes on from there.
 * @returns what was done
 */
export async function rotateSecrets(database: DatabaseAddress, keys: Keys): Promise<string> {
  const db = openDatabase({ ...database, timeout });
  const keyId = await keyIdOf(keys.current);
  const now = await reseal(await factorsOfOtherKeys(db, keyId), keys, (row, sealed) =>
    resealFactor(db, checkedUserId(row.userId), row, sealed),
  );
  const former = await reseal(await formerFactorsOfOtherKeys(db, keyId), keys, (row, sealed) =>
    resealFormerFactor(db, checkedUserId(row.userId), row, sealed),
  );
  const mailed = await resealMailed(db, keys, keyId);
  const sealed = now.sealed + former.sealed + mailed.sealed;
  const lost = now.lost + former.lost + mailed.lost;
  if (lost > 0) {
    throw new CliError(
      `${lost} of ${sealed + lost} secrets ${lost === 1 ? "was" : "were"} sealed by neither key. Set the key that sealed them as SECRETS_KEY_OLD, and run this again.`,
    );
  }
  return `${sealed === 1 ? "1 secret was" : `${sealed} secrets were`} sealed by the new key. SECRETS_KEY_OLD can go now.`;
}

/** Statements that came by mail, part by part. */
async function resealMailed(
  db: Database,
  { current, old }: Keys,
  keyId: string,
): Promise<{ sealed: number; lost: number }> {
  const done = { sealed: 0, lost: 0 };
  for (let after: StoredChunk | typeof firstPlace = firstPlace; ;) {
    const [chunk] = await nextChunkOfOtherKeys(db, keyId, after);
    if (chunk === undefined) return done;
    after = chunk;
    const context = chunkContext(
      { userId: chunk.userId, id: chunk.fileId },
      chunk.place,
      chunk.count,
    );
    const bytes = await openBytes([old], { text: chunk.sealed, keyId: chunk.keyId }, context);
    if (bytes === null) done.lost += 1;
    else {
      const { text, keyId: by } = await sealBytes(current, bytes, context);
      await resealChunk(db, checkedUserId(chunk.userId), chunk, { sealed: text, keyId: by });
      done.sealed += 1;
    }
  }
}

type Row = Awaited<ReturnType<typeof factorsOfOtherKeys>>[number];
type Sealed = Pick<Row, "secret" | "keyId">;

async function reseal(
  rows: readonly Row[],
  { current, old }: Keys,
  write: (row: Row, sealed: Sealed) => Promise<unknown>,
): Promise<{ sealed: number; lost: number }> {
  let sealed = 0;
  for (const row of rows) {
    const context = factorContext(row.userId);
    const secret = await openBytes([old], { text: row.secret, keyId: row.keyId }, context);
    if (secret === null) continue;
    const { text, keyId } = await sealBytes(current, secret, context);
    await write(row, { secret: text, keyId });
    sealed += 1;
  }
  return { sealed, lost: rows.length - sealed };
}
