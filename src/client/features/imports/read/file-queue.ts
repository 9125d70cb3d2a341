import type {
  FileProblem,
  SourceLocation,
  Statement,
} from "../../../../shared/imports/statement.ts";
import { visibleLine } from "../../../../shared/visible-text.ts";
import type { DateReading } from "../../../../shared/imports/read/tables/date-order.ts";
import type { ColumnMapping } from "../../../../shared/imports/read/tables/column-mapping.ts";
import type { Table } from "../../../../shared/imports/read/tables/table.ts";
import { readWith, type Access } from "./read-outcome.ts";
import type { ReadProgress } from "./worker-messages.ts";

const loadStoredMappings = () => import("./stored-mapping.ts").catch(() => null);

export type ReadStatement = {
  fileName: string;
  importId: string;
  statement: Statement;
  file: File;
  /** Of the inbox, where it came by mail. */
  inboxId: string | null;
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
  | { step: "password"; fileName: string; isWrong: boolean; canRemember: boolean }
  | { step: "mapping"; fileName: string; table: Table; known: ColumnMapping | null }
  | { step: "dates"; fileName: string; readings: readonly DateReading[]; access: Access };

type Listener = {
  onReading: (reading: Reading) => void;
  onRead: (read: ReadStatement) => void;
  onUnread: (file: File, unread: UnreadFile) => void;
  onPassword: (password: string, statement: Statement) => void;
};

/** A file of the inbox, and the remembered passwords that are still to be tried: null where none may be. */
type Mailed = { inboxId: string; passwords: readonly string[] | null };

/** Files that wait to be read; the first one is being read, or waits for an answer. */
export class FileQueue {
  readonly #listener: Listener;
  #files: readonly File[] = [];
  #lastPassword: string | undefined;
  #cancelling: AbortController | undefined;
  #changing: File | undefined;
  readonly #mailed = new WeakMap<File, Mailed>();

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  add(files: readonly File[]): void {
    const isIdle = this.#files.length === 0;
    this.#files = [...this.#files, ...files];
    if (isIdle) void this.readNext();
  }

  /** Tries these passwords before it asks for one. */
  addMailed(file: File, mailed: Mailed): void {
    this.#mailed.set(file, mailed);
    this.add([file]);
  }

  /** Leaves out a file of the inbox that waits or is being read. @returns whether others wait */
  leaveOut(inboxId: string): boolean {
    const [first] = this.#files;
    const isIt = (file: File) => this.#mailed.get(file)?.inboxId === inboxId;
    this.#files = this.#files.filter((file) => !isIt(file));
    if (first !== undefined && isIt(first)) {
      this.#cancelling?.abort();
      void this.readNext();
    }
    return this.#files.length > 0;
  }

  async readNext(access: Access = {}): Promise<void> {
    const { onReading, onRead, onUnread, onPassword } = this.#listener;
    const file = this.#files[0];
    if (file === undefined) return onReading({ step: "idle" });
    const fileName = visibleLine(file.name);
    const abort = new AbortController();
    this.#cancelling = abort;
    const onProgress = (progress: ReadProgress | null) =>
      onReading({ step: "reading", fileName, progress });
    onProgress(null);
    const outcome = await readWith(file, access, { signal: abort.signal, onProgress });
    if (abort.signal.aborted) return;
    switch (outcome.kind) {
      case "misfit":
        return onReading({ step: "mapping", fileName, table: outcome.table, known: outcome.known });
      case "columns":
        return this.#askForMapping(fileName, outcome.table, abort.signal);
      case "password":
        return this.#askForPassword(file, access);
      case "dates":
        return onReading({ step: "dates", fileName, readings: outcome.readings, access });
      case "unreachable":
        return onReading({ step: "unreachable", fileName, access });
      case "unreadable":
        onUnread(file, { fileName, problem: outcome.problem, location: outcome.location });
        break;
      case "read":
        this.#lastPassword = access.password ?? this.#lastPassword;
        if (access.isRemembered === true && access.password !== undefined)
          onPassword(access.password, outcome.statement);
        onRead({
          fileName,
          importId: crypto.randomUUID(),
          statement: outcome.statement,
          file,
          inboxId: this.#mailed.get(file)?.inboxId ?? null,
        });
    }
    this.#files = this.#files.slice(1);
    await this.readNext();
  }

  async map(mapping: ColumnMapping, table: Table): Promise<void> {
    (await loadStoredMappings())?.storeMapping(table, mapping);
    await this.readNext({ mapping });
  }

  /** Reads a file once more, whose columns then mean something else. */
  readAgain(file: File): void {
    this.#changing = file;
    this.#files = [file, ...this.#files];
    void this.readNext();
  }

  /** @returns the file that is left out */
  skip(): readonly File[] {
    this.#cancelling?.abort();
    const skipped = this.#files.slice(0, 1);
    this.#files = this.#files.slice(1);
    void this.readNext();
    return skipped;
  }

  /** @returns the files that waited */
  clear(): readonly File[] {
    this.#cancelling?.abort();
    const waiting = this.#files;
    this.#files = [];
    this.#lastPassword = undefined;
    this.#listener.onReading({ step: "idle" });
    return waiting;
  }

  async #askForPassword(file: File, { password: tried, isTyped = false }: Access): Promise<void> {
    const last = this.#lastPassword;
    if (tried === undefined && last !== undefined) return this.readNext({ password: last });
    const mailed = this.#mailed.get(file);
    const [password, ...passwords] = mailed?.passwords ?? [];
    if (mailed !== undefined && password !== undefined) {
      this.#mailed.set(file, { ...mailed, passwords });
      return this.readNext({ password });
    }
    this.#listener.onReading({
      step: "password",
      fileName: visibleLine(file.name),
      isWrong: isTyped,
      canRemember: mailed !== undefined && mailed.passwords !== null,
    });
  }

  async #askForMapping(fileName: string, table: Table, signal: AbortSignal): Promise<void> {
    const known = (await loadStoredMappings())?.storedMapping(table) ?? null;
    if (signal.aborted) return;
    const isChanging = this.#changing === this.#files[0];
    // "All of these are purchases" was said of another file's rows.
    const isSafe = known !== null && known.kindBy !== "all-purchases";
    if (isSafe && !isChanging) return this.readNext({ mapping: known, table });
    this.#listener.onReading({ step: "mapping", fileName, table, known });
  }
}
