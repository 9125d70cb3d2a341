import { onlineManager } from "@tanstack/react-query";
import {
  isSignOutPending,
  pendingSignOutKey,
  sendPendingSignOut,
  signOutTimeout,
} from "./pending-sign-out.ts";
import { handleExpiredSession, type SessionParts } from "./session.ts";

/** Sends a pending sign-out as soon as the server can be reached, and signs out the browser's other tabs. */
export function watchPendingSignOut(parts: SessionParts): void {
  const send = () => {
    if (!isSignOutPending()) return;
    sendPendingSignOut()
      .then(() => parts.api.auth.me.fetch(undefined, { staleTime: 0 }))
      // The next call or the next `online` event tries again.
      .catch(() => undefined);
  };
  const signOutIfPending = () => {
    const isSignedIn = parts.api.auth.me.getData()?.user != null;
    if (isSignedIn && isSignOutPending()) void handleExpiredSession(parts);
  };
  send();
  addEventListener("online", send);
  addEventListener("storage", ({ key, newValue }) => {
    if (key !== pendingSignOutKey || newValue === null) return;
    // Online, the tab that signs out first gets the time to inform the server.
    setTimeout(signOutIfPending, onlineManager.isOnline() ? signOutTimeout : 0);
  });
  // A page restored from the back/forward cache missed the event.
  addEventListener("pageshow", signOutIfPending);
}
