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

/** @returns null where a part is missing, was changed, or was sealed by another key */
export async function openFile(
  keys: readonly SecretsKey[],
  file: FileKey & { bytes: number; chunks: number },
  chunks: readonly SealedChunk[],
): Promise<Uint8Array<ArrayBuffer> | null> {
  const opened = new Uint8Array(file.bytes);
  let size = 0;
  for (let place = 0; place < file.chunks; place += 1) {
    const chunk = chunks.find((each) => each.place === place);
    if (chunk === undefined) return null;
    const sealed = { text: chunk.sealed, keyId: chunk.keyId };
    const part = await openBytes(keys, sealed, chunkContext(file, place, file.chunks));
    if (part === null || size + part.length > file.bytes) return null;
    opened.set(part, size);
    size += part.length;
    await nextTurn();
  }
  return size === file.bytes ? opened : null;
}
