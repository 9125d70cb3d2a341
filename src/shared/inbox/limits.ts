import type { SenderKind } from "./sender.ts";

export const maxFileBytes = 5_000_000;
export const maxFilesPerMail = 3;
export const maxMailBytes = 8_000_000;
export const keptDays = 90;

/** For one user: all files, and of these the ones that nobody vouches for. */
const most = { files: 10, bytes: 20_000_000 };
const mostUnknown = { files: 3, bytes: 6_000_000 };

/** Mails a day to one address, of these from senders that nobody vouches for, and questions that anyone can have Google mail. */
export const mostMailsADay = { all: 20, unknown: 5, questions: 5 };

export type WaitingFile = { id: string; kind: SenderKind; bytes: number; receivedAt: Date };
type NewFile = Pick<WaitingFile, "kind" | "bytes">;

/**
 * Whether an inbox has a place for a file. A registrar's pushes out files of unknown senders, the oldest first.
 * @returns the ids of the files that go for it, or null where it is full
 */
export function placeFor(file: NewFile, waiting: readonly WaitingFile[]): string[] | null {
  const isUnknown = ({ kind }: NewFile) => kind === "unknown";
  if (isUnknown(file) && !fits([...waiting.filter(isUnknown), file], mostUnknown)) return null;
  const mayGo =
    file.kind === "registrar"
      ? waiting
          .filter(isUnknown)
          .toSorted((one, other) => one.receivedAt.getTime() - other.receivedAt.getTime())
      : [];
  for (let count = 0; count <= mayGo.length; count += 1) {
    const gone = mayGo.slice(0, count).map(({ id }) => id);
    if (fits([...waiting.filter(({ id }) => !gone.includes(id)), file], most)) return gone;
  }
  return null;
}

/**
 * The hidden files that go for what waits: together they fill no more than an inbox.
 * @param hidden the longest hidden first
 * @returns their ids
 */
export function hiddenToGo(
  waiting: readonly NewFile[],
  hidden: readonly Pick<WaitingFile, "id" | "kind" | "bytes">[],
): string[] {
  for (let count = 0; count < hidden.length; count += 1)
    if (fits([...waiting, ...hidden.slice(count)], most))
      return hidden.slice(0, count).map(({ id }) => id);
  return hidden.map(({ id }) => id);
}

const fits = (files: readonly NewFile[], limit: typeof most): boolean =>
  files.length <= limit.files && files.reduce((sum, { bytes }) => sum + bytes, 0) <= limit.bytes;
