import { isInstalled } from "../../browser/install-prompt.ts";

/** Milliseconds. The page's own requests come first. */
const registrationDelay = 3_000;

export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const register = () => {
    // Without it, as in a private window, the client works too.
    navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
    if (isInstalled()) keepImportReaders();
    addEventListener("appinstalled", keepImportReaders);
  };
  const registerLater = () => setTimeout(register, registrationDelay);
  if (document.readyState === "complete") registerLater();
  else addEventListener("load", registerLater);
}

/** From now on the service worker keeps what reads statements, so that an import also starts without a network. */
export function keepImportReaders(): void {
  if (!("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) =>
    active?.postMessage("keep-import-readers", []),
  );
}
