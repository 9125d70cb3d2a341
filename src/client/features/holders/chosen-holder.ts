import { readStored, userKey, writeStored } from "../../browser/storage.ts";

const key = userKey("holder");

/** Whose funds were shown last on this device: "me" or a person's id; null for everyone's. */
export const readChosenHolder = (): string | null => readStored(key);

export const writeChosenHolder = (holder: string | null): void => writeStored(key, holder);
