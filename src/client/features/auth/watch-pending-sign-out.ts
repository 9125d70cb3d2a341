import { onlineManager } from "@tanstack/react-query";
import {
  isSignOutPending,
  longestWait,
  pendingSignOutKey,
  sendPendingSignOut,
} from "./pending-sign-out.ts";
import { leaveEnded, type SessionParts } from "./session.ts";

/** Tells the server of a pending sign-out as soon as it can be reached, and clears the browser's other windows. */
export function watchPendingSignOut(parts: SessionParts): void {
  const send = () => {
    if (!isSignOutPending()) return;
    sendPendingSignOut()
      .then(() => parts.api.auth.me.fetch(undefined, { staleTime: 0 }))
      // The next call or the next network tries again.
      .catch(() => undefined);
  };
  const leaveIfPending = () => {
    const isSignedIn = parts.api.auth.me.getData()?.user != null;
    if (isSignedIn && isSignOutPending()) void leaveEnded(parts);
  };
  send();
  addEventListener("online", send);
  addEventListener("storage", ({ key, newValue }) => {
    if (key !== pendingSignOutKey || newValue === null) return;
    // With a network the window that signs out tells the server; one that is looked at again asks who the user is.
    setTimeout(leaveIfPending, onlineManager.isOnline() ? longestWait : 0);
  });
  // A page that the browser brings back from its own cache has heard nothing.
  addEventListener("pageshow", leaveIfPending);
}
