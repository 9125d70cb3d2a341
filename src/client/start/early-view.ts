/**
 * Shows a view over the page, inert, until the client has rendered its own.
 * @returns null where the client has rendered already
 */
export function showEarlyView(markup: string): HTMLElement | null {
  const root = document.getElementById("root");
  if (root?.firstChild !== null) return null;
  const view = document.createElement("div");
  // Hidden from assistive technology too, also where "inert" is not known: all would be read twice.
  Object.assign(view, {
    className: "early-view",
    inert: true,
    ariaHidden: "true",
    innerHTML: markup,
  });
  document.body.append(view);
  const remove = () => {
    view.remove();
    observer.disconnect();
  };
  const leave = () => {
    // Offline, the data that the client waits for may never come.
    const isWaiting = navigator.onLine && root.querySelector("[data-waiting]") !== null;
    if (root.querySelector("h1") !== null && !isWaiting) remove();
  };
  const observer = new MutationObserver(leave);
  observer.observe(root, { childList: true, subtree: true });
  addEventListener("offline", leave);
  // If the client's code fails to load too: the view would stay and answer nothing.
  addEventListener("error", remove, true);
  return view;
}
