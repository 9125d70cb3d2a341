import { unusedDays } from "../../../shared/auth/session-length.ts";
import { dayInMilliseconds } from "../../../shared/day-length.ts";
import { languageKey, readStored, userKey } from "../../browser/storage.ts";

/** Cache Storage holds more than local storage and is asynchronous. */
export const offlineCacheName = "fundbook-offline";
/** The user that the server named last. Nobody else's figures are shown. */
export const offlineOwnerKey = "fundbook.offlineOwner";
/** Local storage is read at once, so that the first paint has the view. */
export const lastViewKey = userKey("lastView");

export type LastView = {
  userId: string;
  build: string;
  context: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  markup: string;
};

/** A view is shown as long as an unused session lasts. One from the future was saved by a wrong clock. */
export function isRecent(savedAt: number): boolean {
  const age = Date.now() - savedAt;
  return age < unusedDays * dayInMilliseconds && age > -dayInMilliseconds;
}

/** If this differs, a kept page would look different from the client's. */
export const viewContext = (): string =>
  JSON.stringify([
    location.search,
    innerWidth,
    devicePixelRatio,
    readStored(languageKey) ?? navigator.language,
    document.documentElement.dataset["theme"] ?? matchMedia("(prefers-color-scheme: dark)").matches,
  ]);
