import { useRef, useState } from "react";
import type {
  FileProblem,
  SourceLocation,
  Statement,
} from "../../../../shared/imports/statement.ts";
import { UnknownLayoutError, UnreadableFileError } from "../../../../shared/imports/statement.ts";
import { visibleLine } from "../../../../shared/visible-text.ts";
import {
  UnknownDatesError,
  type DateReading,
} from "../../../../shared/imports/read/tables/date-order.ts";
import type { DateOrder } from "../../../../shared/imports/read/tables/numeric-dates.ts";
import type { ColumnMapping } from "../../../../shared/imports/read/tables/column-mapping.ts";
import { UnknownColumnsError, type Table } from "../../../../shared/imports/read/tables/table.ts";
import { ReaderUnreachableError } from "./reader-unreachable.ts";
import type { ReadProgress } from "./worker-messages.ts";

const loadReader = () =>
  import("./read-file.ts").catch((cause: unknown) => {
    throw new ReaderUnreachableError("", { cause });
  });
const loadStoredMappings = () => import("./stored-mapping.ts").catch(() => null);

export type ReadStatement = {
  fileName: string;
  importId: string;
  statement: Statement;
  file: File;
};
export type UnreadFile = {
  fileName: string;
  problem: FileProblem;
  /** The line at which a layout turned out to be unknown. */
  location: SourceLocation | null;
};

export type Reading =
  | { step: "idle" }
  | { step: "reading"; fileName: string; progress: ReadProgress | null }
  | { step: "unreachable"; fileName: string; access: Access }
  | { step: "password"; fileName: string; isWrong: boolean }
  | { step: "mapping"; fileName: string; table: Table; known: ColumnMapping | null }
  | { step: "dates"; fileName: string; readings: readonly DateReading[]; access: Access };

type Access = {
  password?: string | undefined;
  mapping?: ColumnMapping | undefined;
  dateOrder?: DateOrder | undefined;
  /** The table of a remembered mapping, which is shown again if the mapping does not fit. */
  table?: Table | undefined;
};

/** A later statement goes on from an earlier one, in whatever order they were chosen. */
const byPeriod = ({ statement: one }: ReadStatement, { statement: other }: ReadStatement): number =>
  compare(one.from ?? "", other.from ?? "") || compare(one.to ?? "", other.to ?? "");
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/**
 * Reads files one after the other, and waits where one needs a password or the meaning of its columns. No password
 * outlives the page.
 * @param kept statements that were read before the page was closed
 * @param onPutAway is given files that will not become statements: refused ones, and those that the user leaves out
 */
export function useFiles(
  kept: readonly ReadStatement[],
  onPutAway: (files: readonly File[]) => void,
) {
  const [reading, setReading] = useState<Reading>({ step: "idle" });
  const [statements, setStatements] = useState(kept);
  const [unread, setUnread] = useState<UnreadFile[]>([]);
  const queue = useRef<File[]>([]);
  const lastPassword = useRef<string>(undefined);
  const cancelling = useRef<AbortController>(undefined);
  const changing = useRef<File>(undefined);

  const readNext = async (access: Access = {}): Promise<void> => {
    const file = queue.current[0];
    if (file === undefined) return setReading({ step: "idle" });
    const fileName = visibleLine(file.name);
    const abort = new AbortController();
    cancelling.current = abort;
    setReading({ step: "reading", fileName, progress: null });
    try {
      const { readFile } = await loadReader();
      const statement = await readFile(file, {
        password: access.password,
        mapping: access.mapping,
        dateOrder: access.dateOrder,
        signal: abort.signal,
        onProgress: (progress) => setReading({ step: "reading", fileName, progress }),
      });
      if (access.table !== undefined && statement.unreadable.length > 0) {
        const { table, mapping = null } = access;
        return setReading({ step: "mapping", fileName, table, known: mapping });
      }
      lastPassword.current = access.password ?? lastPassword.current;
      const importId = crypto.randomUUID();
      setStatements((all) => [...all, { fileName, importId, statement, file }].toSorted(byPeriod));
    } catch (error) {
      if (abort.signal.aborted) return;
      if (error instanceof ReaderUnreachableError) {
        return setReading({ step: "unreachable", fileName, access });
      }
      const problem = error instanceof UnreadableFileError ? error.problem : "not-readable";
      if (error instanceof UnknownColumnsError && access.mapping === undefined) {
        return askForMapping(fileName, error.table, abort.signal);
      }
      if (error instanceof UnknownDatesError) {
        return setReading({ step: "dates", fileName, readings: error.readings, access });
      }
      if (problem === "password-needed" || problem === "password-wrong") {
        return askForPassword(fileName, problem, access);
      }
      const location = error instanceof UnknownLayoutError ? error.location : null;
      setUnread((all) => [...all, { fileName, problem, location }]);
      onPutAway([file]);
    }
    queue.current = queue.current.slice(1);
    await readNext();
  };

  const askForPassword = async (fileName: string, problem: FileProblem, tried: Access) => {
    if (tried.password === undefined && lastPassword.current !== undefined) {
      return readNext({ password: lastPassword.current });
    }
    const isWrong = problem === "password-wrong" && tried.password !== lastPassword.current;
    setReading({ step: "password", fileName, isWrong });
  };

  const askForMapping = async (fileName: string, table: Table, signal: AbortSignal) => {
    const known = (await loadStoredMappings())?.storedMapping(table) ?? null;
    if (signal.aborted) return;
    const isChanging = changing.current === queue.current[0];
    // "All of these are purchases" was said of another file's rows.
    const isSafe = known !== null && known.kindBy !== "all-purchases";
    if (isSafe && !isChanging) return readNext({ mapping: known, table });
    setReading({ step: "mapping", fileName, table, known });
  };

  return {
    reading,
    statements,
    unread,
    add: (files: readonly File[]) => {
      const isIdle = queue.current.length === 0;
      queue.current = [...queue.current, ...files];
      if (isIdle) void readNext();
    },
    unlock: (password: string) => void readNext({ password }),
    map: async (mapping: ColumnMapping, table: Table) => {
      (await loadStoredMappings())?.storeMapping(table, mapping);
      await readNext({ mapping });
    },
    tryAgain: (access: Access) => void readNext(access),
    readDates: (access: Access, dateOrder: DateOrder) => void readNext({ ...access, dateOrder }),
    changeColumns: ({ importId, file }: ReadStatement) => {
      changing.current = file;
      setStatements((all) => all.filter((each) => each.importId !== importId));
      queue.current = [file, ...queue.current];
      void readNext();
    },
    skip: () => {
      cancelling.current?.abort();
      onPutAway(queue.current.slice(0, 1));
      queue.current = queue.current.slice(1);
      void readNext();
    },
    reset: () => {
      cancelling.current?.abort();
      onPutAway(queue.current);
      queue.current = [];
      lastPassword.current = undefined;
      setStatements([]);
      setUnread([]);
      setReading({ step: "idle" });
    },
  };
}
