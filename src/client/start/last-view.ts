import { readStored } from "../browser/storage.ts";
import { isSignOutPending } from "../features/session/pending-sign-out.ts";
import {
  isRecent,
  lastViewEntry,
  offlineCacheName,
  offlineOwnerKey,
  viewContext,
} from "../features/offline/view-context.ts";
import type { LastView } from "../features/offline/view-context.ts";

/**
 * Paints Home as it was left, with the time of its figures, until the client shows its own. It lies over the page and
 * cannot be used.
 */
export async function paintLastView(build: string): Promise<void> {
  if (location.pathname !== "/" || isSignOutPending() || !("caches" in globalThis)) return;
  const owner = readStored(offlineOwnerKey);
  const response = await caches.match(lastViewEntry, { cacheName: offlineCacheName });
  const kept = (await response?.json()) as LastView | undefined;
  await parsed();
  const root = document.getElementById("root");
  if (kept === undefined || root === null || root.firstChild !== null) return;
  const isOfNow = kept.userId === owner && kept.build === build && kept.context === viewContext();
  if (!isOfNow || !isRecent(kept.savedAt)) return;
  const view = document.createElement("div");
  view.className = "last-view";
  view.inert = true;
  view.innerHTML = kept.markup;
  document.body.append(view);
  const observer = new MutationObserver(() => {
    if (root.querySelector("h1") === null || root.querySelector("[data-waiting]") !== null) return;
    view.remove();
    observer.disconnect();
  });
  observer.observe(root, { childList: true, subtree: true });
}

const parsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState !== "loading") resolve();
    else addEventListener("DOMContentLoaded", () => resolve());
  });
