import { readStored } from "./storage.ts";

/** The version that Home has said something of, or that it was first opened with. */
export const seenVersionKey = "fundbook.seen-version";

/** Whether nobody has been signed in here yet. */
export const isNewDevice = (): boolean => readStored(seenVersionKey) === null;
