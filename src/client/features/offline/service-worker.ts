/** Milliseconds. The page's own requests come first. */
const registrationDelay = 3_000;

export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const register = () => {
    // A browser that refuses, as in a private window, works without it.
    navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  };
  const registerLater = () => setTimeout(register, registrationDelay);
  if (document.readyState === "complete") registerLater();
  else addEventListener("load", registerLater);
}
