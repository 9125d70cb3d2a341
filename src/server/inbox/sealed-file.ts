import { AppError } from "../../shared/errors.ts";
import { nextTurn } from "../platform/queue/run-in-turns.ts";
import { openBytes, sealBytes, type SecretsKey } from "../auth/second-factor/seal.ts";

/** Of a file before sealing: a row of the database holds no more. */
const chunkBytes = 500_000;

type FileKey = { userId: string; id: string };
export type SealedChunk = { place: number; sealed: string; keyId: string };

/** Binds a chunk to its user, its file and its place: elsewhere it does not open. */
export const chunkContext = ({ userId, id }: FileKey, place: number, count: number): string =>
  `statement ${id} of ${userId}, part ${place + 1} of ${count}`;

/** Seals a file part by part, so that others get turns. */
export async function sealFile(
  key: SecretsKey,
  file: FileKey,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<SealedChunk[]> {
  const count = Math.max(1, Math.ceil(bytes.length / chunkBytes));
  const chunks: SealedChunk[] = [];
  for (let place = 0; place < count; place += 1) {
    const part = bytes.slice(place * chunkBytes, (place + 1) * chunkBytes);
    const { text, keyId } = await sealBytes(key, part, chunkContext(file, place, count));
    chunks.push({ place, sealed: text, keyId });
    await nextTurn();
  }
  return chunks;
}

/**
 * Opens a file part by part, so that many that are sent at once are never held whole.
 * @throws AppError inbox/not-found where a part is missing, was changed, or was sealed by another key
 */
export async function* openFile(
  keys: readonly SecretsKey[],
  file: FileKey & { chunks: number },
  chunkAt: (place: number) => Promise<SealedChunk | undefined>,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  for (let place = 0; place < file.chunks; place += 1) {
    const chunk = await chunkAt(place);
    if (chunk === undefined) throw new AppError("inbox/not-found");
    const sealed = { text: chunk.sealed, keyId: chunk.keyId };
    const part = await openBytes(keys, sealed, chunkContext(file, place, file.chunks));
    if (part === null) throw new AppError("inbox/not-found");
    yield part;
    await nextTurn();
  }
}
