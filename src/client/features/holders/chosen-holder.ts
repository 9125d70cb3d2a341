import { readStored, userKey, writeStored } from "../../browser/storage.ts";

const key = userKey("holder");

/** The person whose funds were shown last on this device: "me" or a person's id; null for everyone. */
export const readChosenHolder = (): string | null => readStored(key);

export const writeChosenHolder = (holder: string | null): void => writeStored(key, holder);
