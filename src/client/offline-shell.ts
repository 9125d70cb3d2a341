/** Milliseconds in which a page that has just come has the processor and the network to itself. */
const pause = 3_000;

/** Has the client's files kept for times without a network, once the page has what it needs itself. */
export function keepForOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  const keep = () => {
    // A browser that keeps nothing (a private window, say) works as before.
    navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  };
  const keepSoon = () => setTimeout(keep, pause);
  if (document.readyState === "complete") keepSoon();
  else addEventListener("load", keepSoon);
}

const reloadedAt = "fundbook.reloaded-at";

/**
 * A page that was open while a new build came may look for a file of the old one. Loading it anew helps, but not more
 * than once a minute: then the file is missing for another reason. What somebody has typed is never lost by it: such a
 * page goes on without the file.
 */
export function reloadForNewBuild(): void {
  addEventListener("vite:preloadError", (event) => {
    const last = Number(sessionStorage.getItem(reloadedAt));
    if (!navigator.onLine || isTypedInto() || Date.now() - last < 60_000) return;
    event.preventDefault();
    sessionStorage.setItem(reloadedAt, String(Date.now()));
    location.reload();
  });
}

const isTypedInto = () =>
  [...document.querySelectorAll("input")].some(
    ({ type, value }) => type !== "checkbox" && type !== "radio" && value !== "",
  );
