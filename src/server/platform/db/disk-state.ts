import type { LibsqlError } from "@libsql/client/web";

const diskFailure = /^SQLITE_(FULL|IOERR)/;
let hasFailed = false;

/** Whether the last write failed because the database's disk is full or broken. */
export const diskFailed = (): boolean => hasFailed;

export function noteDiskFailure({ code }: LibsqlError): void {
  if (diskFailure.test(code)) hasFailed = true;
}

export const noteDiskWrite = (): void => {
  hasFailed = false;
};
