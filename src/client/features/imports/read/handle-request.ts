import {
  UnknownLayoutError,
  UnreadableFileError,
  type Statement,
} from "../../../../shared/imports/statement.ts";
import { UnknownDatesError } from "../../../../shared/imports/read/tables/date-order.ts";
import { UnknownColumnsError } from "../../../../shared/imports/read/tables/table.ts";
import type { ReadResponse, ReadProgress, ReadRequest } from "./worker-messages.ts";

type Read = (
  request: ReadRequest,
  onProgress: (progress: ReadProgress) => void,
) => Promise<Statement>;

export function handleRequest(read: Read): void {
  addEventListener("message", ({ data }: MessageEvent<ReadRequest>) => void respondTo(data, read));
}

async function respondTo(request: ReadRequest, read: Read): Promise<void> {
  const respond = (message: ReadResponse) => postMessage(message);
  try {
    const { schemes, ...statement } = await read(request, (progress) =>
      respond({ kind: "progress", progress }),
    );
    for (const scheme of schemes) respond({ kind: "scheme", scheme });
    respond({ kind: "statement", statement });
  } catch (error) {
    respond(problemOf(error));
  }
}

function problemOf(error: unknown): ReadResponse {
  if (error instanceof UnknownColumnsError) {
    return { kind: "problem", problem: error.problem, table: error.table };
  }
  if (error instanceof UnknownDatesError) {
    return { kind: "problem", problem: error.problem, readings: error.readings };
  }
  if (error instanceof UnknownLayoutError) {
    return { kind: "problem", problem: error.problem, location: error.location };
  }
  if (error instanceof UnreadableFileError) return { kind: "problem", problem: error.problem };
  return { kind: "failed" };
}
