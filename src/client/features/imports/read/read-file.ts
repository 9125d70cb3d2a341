import { fileKind } from "../../../../shared/imports/read/file-kind.ts";
import {
  UnknownLayoutError,
  UnreadableFileError,
  type FileProblem,
  type LineProblem,
  type SourceLocation,
  type Statement,
  type StatementScheme,
} from "../../../../shared/imports/statement.ts";
import {
  UnknownDatesError,
  type DateReading,
} from "../../../../shared/imports/read/tables/date-order.ts";
import { UnknownColumnsError, type Table } from "../../../../shared/imports/read/tables/table.ts";
import type { ColumnMapping } from "../../../../shared/imports/read/tables/column-mapping.ts";
import type { DateOrder } from "../../../../shared/imports/read/tables/numeric-dates.ts";
import { latestDate } from "../../../../shared/dates.ts";
import { isLoadFailure, ReaderUnreachableError } from "./reader-unreachable.ts";
import type { ReadResponse, ReadProgress, ReadRequest } from "./worker-messages.ts";

const maxBytes = 50 * 1024 * 1024;
/** All that reading one file may take; the longest statements take a few seconds. */
const maxMilliseconds = 20_000;

type ReadOptions = {
  password?: string | undefined;
  mapping?: ColumnMapping | undefined;
  dateOrder?: DateOrder | undefined;
  signal: AbortSignal;
  onProgress: (progress: ReadProgress) => void;
};

/**
 * Reads a statement in a worker; the file is sent nowhere. Aborting ends the worker.
 * @throws ReaderUnreachableError; UnreadableFileError, such as too-much-work where it takes too long; UnknownColumnsError for a table that
 * needs a mapping, UnknownDatesError for one that needs the order of its dates
 */
export async function readFile(file: Blob, options: ReadOptions): Promise<Statement> {
  if (file.size > maxBytes) throw new UnreadableFileError("too-large");
  if (file.size === 0) throw new UnreadableFileError("empty");
  const bytes = await file.arrayBuffer();
  options.signal.throwIfAborted();
  const worker = fileKind(new Uint8Array(bytes)) === "pdf" ? pdfWorker() : tableWorker();
  const { password, mapping, dateOrder } = options;
  const dates = { order: dateOrder, latest: latestDate(new Date()) };
  return responseOf(worker, { bytes, password, mapping, dates }, options);
}

const pdfWorker = () =>
  new Worker(new URL("./pdf/read-pdf.worker.ts", import.meta.url), { type: "module" });
const tableWorker = () =>
  new Worker(new URL("./tables/read-table.worker.ts", import.meta.url), { type: "module" });

function responseOf(
  worker: Worker,
  request: ReadRequest,
  { signal, onProgress }: ReadOptions,
): Promise<Statement> {
  const { promise, resolve, reject } = Promise.withResolvers<Statement>();
  const schemes: StatementScheme[] = [];
  worker.addEventListener("message", ({ data }: MessageEvent<ReadResponse>) => {
    if (data.kind === "progress") onProgress(data.progress);
    else if (data.kind === "scheme") schemes.push(data.scheme);
    else if (data.kind === "statement") resolve({ ...data.statement, schemes });
    else reject(errorOf(data));
  });
  worker.addEventListener("error", (event) => {
    reject(
      isLoadFailure(event) ? new ReaderUnreachableError() : new UnreadableFileError("not-readable"),
    );
  });
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  const tooLong = () => reject(new UnreadableFileError("too-much-work"));
  const timer = setTimeout(tooLong, maxMilliseconds);
  worker.postMessage(request, [request.bytes]);
  return promise.finally(() => {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
    worker.terminate();
  });
}

function errorOf(
  response:
    | { kind: "failed" | "unreachable" }
    | {
        problem: FileProblem;
        table?: Table;
        readings?: readonly DateReading[];
        location?: undefined;
      }
    | {
        problem: LineProblem;
        table?: undefined;
        readings?: undefined;
        location: SourceLocation;
      },
) {
  if (!("problem" in response)) {
    return response.kind === "unreachable"
      ? new ReaderUnreachableError()
      : new UnreadableFileError("not-readable");
  }
  if (response.table !== undefined) return new UnknownColumnsError(response.table);
  if (response.readings !== undefined) return new UnknownDatesError(response.readings);
  return response.location === undefined
    ? new UnreadableFileError(response.problem)
    : new UnknownLayoutError(response.location, response.problem);
}
