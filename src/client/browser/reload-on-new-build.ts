const reloadedAtKey = "fundbook.reloaded-at";
const minReloadInterval = 60_000;

/**
 * Reloads a page of an old build whose next file is gone: at most once a minute, and never while somebody has typed
 * something.
 */
export function reloadOnNewBuild(): void {
  addEventListener("vite:preloadError", (event) => {
    // The router would reload too, also offline and over typed input; this is the mark of its own reload.
    sessionStorage.setItem(`tanstack_router_reload:${event.payload.message}`, "1");
    const last = Number(sessionStorage.getItem(reloadedAtKey));
    if (!navigator.onLine || hasTypedInput() || Date.now() - last < minReloadInterval) return;
    event.preventDefault();
    sessionStorage.setItem(reloadedAtKey, String(Date.now()));
    location.reload();
  });
}

const hasTypedInput = () =>
  [...document.querySelectorAll("input")].some(
    ({ type, value }) => type !== "checkbox" && type !== "radio" && value !== "",
  );
