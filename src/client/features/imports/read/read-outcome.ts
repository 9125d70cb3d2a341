import type {
  FileProblem,
  SourceLocation,
  Statement,
} from "../../../../shared/imports/statement.ts";
import { UnknownLayoutError, UnreadableFileError } from "../../../../shared/imports/statement.ts";
import {
  UnknownDatesError,
  type DateReading,
} from "../../../../shared/imports/read/tables/date-order.ts";
import type { DateOrder } from "../../../../shared/imports/read/tables/numeric-dates.ts";
import type { ColumnMapping } from "../../../../shared/imports/read/tables/column-mapping.ts";
import { UnknownColumnsError, type Table } from "../../../../shared/imports/read/tables/table.ts";
import { ReaderUnreachableError } from "./reader-unreachable.ts";
import type { ReadProgress } from "./worker-messages.ts";

/** What the user said that a file needs to be read. */
export type Access = {
  password?: string | undefined;
  /** Others are tried unasked, so that nobody is told that they are wrong. */
  isTyped?: boolean | undefined;
  /** Whether this device is to remember the password, once it has opened the file. */
  isRemembered?: boolean | undefined;
  mapping?: ColumnMapping | undefined;
  dateOrder?: DateOrder | undefined;
  /** The table of a remembered mapping, which is shown again if the mapping does not fit. */
  table?: Table | undefined;
};

export type ReadOutcome =
  | { kind: "read"; statement: Statement }
  /** The remembered mapping does not fit all rows. */
  | { kind: "misfit"; table: Table; known: ColumnMapping | null }
  | { kind: "columns"; table: Table }
  | { kind: "password" }
  | { kind: "dates"; readings: readonly DateReading[] }
  | { kind: "unreachable" }
  | { kind: "unreadable"; problem: FileProblem; location: SourceLocation | null };

type Report = { signal: AbortSignal; onProgress: (progress: ReadProgress) => void };

const loadReader = () =>
  import("./read-file.ts").catch((cause: unknown) => {
    throw new ReaderUnreachableError("", { cause });
  });

export async function readWith(file: File, access: Access, report: Report): Promise<ReadOutcome> {
  const { table, ...said } = access;
  try {
    const { readFile } = await loadReader();
    const { password, mapping, dateOrder } = said;
    const statement = await readFile(file, { password, mapping, dateOrder, ...report });
    return table !== undefined && statement.unreadable.length > 0
      ? { kind: "misfit", table, known: mapping ?? null }
      : { kind: "read", statement };
  } catch (error) {
    return failedOutcome(error, said);
  }
}

/** What a file needs that could not be read, if anything helps. */
export function failedOutcome(error: unknown, { mapping }: Pick<Access, "mapping">): ReadOutcome {
  if (error instanceof ReaderUnreachableError) return { kind: "unreachable" };
  if (error instanceof UnknownColumnsError && mapping === undefined)
    return { kind: "columns", table: error.table };
  if (error instanceof UnknownDatesError) return { kind: "dates", readings: error.readings };
  const problem = error instanceof UnreadableFileError ? error.problem : "not-readable";
  if (problem === "password-needed" || problem === "password-wrong") return { kind: "password" };
  const location = error instanceof UnknownLayoutError ? error.location : null;
  return { kind: "unreadable", problem, location };
}
