/** Runs in a page: whether the browser has stored the client and, with this text in it, the last data. */
export const hasOfflineCopy = async (text: string): Promise<boolean> => {
  const copy = await caches.match("/offline-snapshot", { cacheName: "fundbook-offline" });
  return (
    navigator.serviceWorker.controller !== null && (await copy?.text())?.includes(text) === true
  );
};
