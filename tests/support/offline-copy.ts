/** Runs in a page: whether the browser has stored the client and the last data. */
export const hasOfflineCopy = async (): Promise<boolean> =>
  navigator.serviceWorker.controller !== null &&
  (await caches.match("/offline-snapshot", { cacheName: "fundbook-offline" })) !== undefined;
