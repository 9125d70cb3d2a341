import { UnreadableFile, type Statement } from "../../../shared/imports/statement.ts";
import { UnknownColumns } from "../../../shared/imports/tables/table.ts";
import type { ReadAnswer, ReadProgress, ReadRequest } from "./worker-messages.ts";

type Read = (
  request: ReadRequest,
  onProgress: (progress: ReadProgress) => void,
) => Promise<Statement>;

export function answerRequest(read: Read): void {
  addEventListener("message", ({ data }: MessageEvent<ReadRequest>) => void answerTo(data, read));
}

async function answerTo(request: ReadRequest, read: Read): Promise<void> {
  const answer = (message: ReadAnswer) => postMessage(message);
  try {
    const { schemes, ...statement } = await read(request, (progress) =>
      answer({ kind: "progress", progress }),
    );
    for (const scheme of schemes) answer({ kind: "scheme", scheme });
    answer({ kind: "statement", statement });
  } catch (error) {
    answer(problemOf(error));
  }
}

function problemOf(error: unknown): ReadAnswer {
  if (error instanceof UnknownColumns) {
    return { kind: "problem", problem: error.problem, table: error.table };
  }
  if (error instanceof UnreadableFile) return { kind: "problem", problem: error.problem };
  return { kind: "failed" };
}
