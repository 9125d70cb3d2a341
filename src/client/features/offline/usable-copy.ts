import { readStored } from "../../browser/storage.ts";
import { isRecent, offlineOwnerKey } from "./view-context.ts";

type Copy = { version: string; savedAt: number; userId: string | undefined };

/** Whether a copy on this device is the user's, recent, and of a release with these contracts. */
export const isUsableCopy = ({ version, savedAt, userId }: Copy): boolean =>
  version === import.meta.env.CONTRACTS_VERSION &&
  userId !== undefined &&
  userId === readStored(offlineOwnerKey) &&
  isRecent(savedAt);
