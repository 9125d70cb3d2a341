import type { LibsqlError } from "@libsql/client/web";

const diskFailure = /^SQLITE_(FULL|IOERR)/;
let hasFailed = false;

/** Whether the last write failed because the database's disk is full or broken. */
export const diskFailed = (): boolean => hasFailed;

/** @returns whether the disk is what failed */
export function noteDiskFailure({ code }: LibsqlError): boolean {
  const isOfDisk = diskFailure.test(code);
  if (isOfDisk) hasFailed = true;
  return isOfDisk;
}

export const noteDiskWrite = (): void => {
  hasFailed = false;
};
