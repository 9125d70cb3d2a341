import { useEffect, useRef, useState } from "react";
import type { DateOrder } from "../../../../shared/imports/read/tables/numeric-dates.ts";
import type { ColumnMapping } from "../../../../shared/imports/read/tables/column-mapping.ts";
import type { Table } from "../../../../shared/imports/read/tables/table.ts";
import type { InboxFile } from "../../../../shared/inbox/schema.ts";
import { keepFor, keptPasswords } from "../../../browser/kept-on-device.ts";
import { putAway } from "../kept/shared-files.ts";
import { FileQueue, type Reading, type ReadStatement, type UnreadFile } from "./file-queue.ts";
import type { Access } from "./read-outcome.ts";

/** A later statement goes on from an earlier one, in whatever order they were chosen. */
const byPeriod = ({ statement: one }: ReadStatement, { statement: other }: ReadStatement): number =>
  compare(one.from ?? "", other.from ?? "") || compare(one.to ?? "", other.to ?? "");
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const loadPasswords = () => import("../../inbox/remembered-passwords.ts");

/**
 * Reads files one after the other, and waits where one needs a password or the meaning of its columns. No password
 * outlives the page, unless the device is asked to remember it.
 * @param kept statements that were read before the page was closed
 */
export function useFiles(userId: string, kept: readonly ReadStatement[]) {
  const [reading, setReading] = useState<Reading>({ step: "idle" });
  const [statements, setStatements] = useState(kept);
  // A file can be read between a press and what it leads to.
  const latest = useRef(statements);
  useEffect(() => {
    latest.current = statements;
  }, [statements]);
  const [unread, setUnread] = useState<UnreadFile[]>([]);
  const [queue] = useState(
    () =>
      new FileQueue({
        onReading: setReading,
        onRead: (read) => setStatements((all) => [...all, read].toSorted(byPeriod)),
        onUnread: (file, refused) => {
          setUnread((all) => [...all, refused]);
          void putAway([file]);
        },
        onPassword: (password, statement) =>
          void loadPasswords().then(({ rememberPassword }) =>
            rememberPassword(userId, password, statement),
          ),
      }),
  );
  return {
    reading,
    statements,
    unread,
    add: (files: readonly File[]) => queue.add(files),
    /** Remembered passwords are not tried on a file of an unknown sender. */
    addMailed: async (file: File, { id: inboxId, kind }: InboxFile) => {
      const passwords =
        kind === "unknown"
          ? null
          : await loadPasswords()
              .then(({ rememberedPasswords }) => rememberedPasswords(userId))
              .catch(() => []);
      queue.addMailed(file, { inboxId, passwords });
    },
    /** Leaves out a file of the inbox, read or not. @returns whether there are others */
    leaveOut: (inboxId: string): boolean => {
      const isOther = (each: ReadStatement) => each.inboxId !== inboxId;
      setStatements((all) => all.filter(isOther));
      return queue.leaveOut(inboxId) || latest.current.some(isOther);
    },
    unlock: (password: string, isRemembered: boolean) => {
      if (isRemembered) keepFor(userId, keptPasswords);
      void queue.readNext({ password, isTyped: true, isRemembered });
    },
    map: (mapping: ColumnMapping, table: Table) => queue.map(mapping, table),
    tryAgain: (access: Access) => void queue.readNext(access),
    readDates: (access: Access, dateOrder: DateOrder) =>
      void queue.readNext({ ...access, dateOrder }),
    changeColumns: ({ importId, file }: ReadStatement) => {
      setStatements((all) => all.filter((each) => each.importId !== importId));
      queue.readAgain(file);
    },
    skip: () => void putAway(queue.skip()),
    reset: () => {
      void putAway(queue.clear());
      setStatements([]);
      setUnread([]);
    },
  };
}
