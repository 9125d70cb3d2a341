import type { LibsqlError } from "@libsql/client/web";

const diskFailure = /^SQLITE_(FULL|IOERR)/;
let hasFailed = false;

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
