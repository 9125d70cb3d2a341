/** Milliseconds. The page's own requests come first. */
const registrationDelay = 3_000;

export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const register = () => {
    // Without it, as in a private window, the client works too.
    navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  };
  const registerLater = () => setTimeout(register, registrationDelay);
  if (document.readyState === "complete") registerLater();
  else addEventListener("load", registerLater);
}
