import { readStored } from "../browser/storage.ts";
import { isSignOutPending } from "../features/session/pending-sign-out.ts";
import {
  isRecent,
  lastViewKey,
  offlineOwnerKey,
  viewContext,
} from "../features/offline/view-context.ts";
import type { LastView } from "../features/offline/view-context.ts";

/**
 * Paints Home as it was left, with the time of its figures, until the client shows its own. It lies over the page and
 * cannot be used.
 */
export function paintLastView(build: string): void {
  const stored = readStored(lastViewKey);
  if (location.pathname !== "/" || stored === null || isSignOutPending()) return;
  const kept = JSON.parse(stored) as LastView;
  const isOwn = kept.userId === readStored(offlineOwnerKey);
  const isOfNow = kept.build === build && kept.context === viewContext();
  if (isOwn && isOfNow && isRecent(kept.savedAt)) whenParsed(() => show(kept.markup));
}

function show(markup: string): void {
  const root = document.getElementById("root");
  if (root === null || root.firstChild !== null) return;
  const view = document.createElement("div");
  view.className = "last-view";
  view.inert = true;
  view.innerHTML = markup;
  document.body.append(view);
  const leave = () => {
    // What waits for a connection would wait for as long as there is none.
    const isWaiting = navigator.onLine && root.querySelector("[data-waiting]") !== null;
    if (root.querySelector("h1") === null || isWaiting) return;
    view.remove();
    observer.disconnect();
    removeEventListener("offline", leave);
  };
  const observer = new MutationObserver(leave);
  observer.observe(root, { childList: true, subtree: true });
  addEventListener("offline", leave);
}

export function whenParsed(act: () => void): void {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", act);
  else act();
}
