/** Cache Storage holds more than local storage and is asynchronous. */
export const offlineCacheName = "fundbook-offline";
/** The user that the server named last. Nobody else's figures are shown. */
export const offlineOwnerKey = "fundbook.offlineOwner";
export const lastViewEntry = "/offline-view";

export type LastView = { userId: string; build: string; context: string; markup: string };

/** Where this differs, a kept page would look otherwise than the client's. */
export const viewContext = (): string =>
  JSON.stringify([
    location.search,
    innerWidth,
    devicePixelRatio,
    document.documentElement.dataset["theme"] ?? matchMedia("(prefers-color-scheme: dark)").matches,
  ]);
