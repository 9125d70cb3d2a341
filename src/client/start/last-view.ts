import { readStored } from "../browser/storage.ts";
import {
  isRecent,
  lastViewKey,
  offlineOwnerKey,
  viewContext,
} from "../features/offline/view-context.ts";
import type { LastView } from "../features/offline/view-context.ts";
import { showEarlyView } from "./early-view.ts";

/**
 * Paints Home as it was left, with the time of its figures, until the client shows its own.
 * @returns whether there is such a view
 */
export function paintLastView(build: string): boolean {
  const stored = readStored(lastViewKey);
  if (stored === null) return false;
  const kept = JSON.parse(stored) as LastView;
  const isOwn = kept.userId === readStored(offlineOwnerKey);
  const isOfNow = kept.build === build && kept.context === viewContext();
  const isShown = isOwn && isOfNow && isRecent(kept.savedAt);
  if (isShown) whenParsed(() => showEarlyView(kept.markup));
  return isShown;
}

export function whenParsed(act: () => void): void {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", act);
  else act();
}
