import { hasTabChannels, openTabChannel } from "../../../browser/tab-channel.ts";
import type { ProviderId } from "../../../../shared/auth/sign-in-provider.ts";

/** How a sign-in ended. `isLinkRequired`: the address belongs to an account that its owner has to link first. */
export type SignInOutcome = { failureCode: string | null; isLinkRequired: boolean };

type Listener = {
  onEnd: (outcome: SignInOutcome) => void;
  /** The window was closed without a message. One may still follow if the provider cut the two windows apart. */
  onClosed: () => void;
};

export type SignInPurpose = "sign-in" | "confirm";

export const signInAddress = (
  id: ProviderId,
  purpose: SignInPurpose,
  { inPopup }: { inPopup: boolean },
): string =>
  `/api/auth/${id}?${new URLSearchParams({
    ...(purpose === "confirm" && { confirm: "1" }),
    ...(inPopup && { popup: "1" }),
    // The provider leads back to APP_URL, which may be another address.
    from: location.origin,
  })}`;

const pollInterval = 400;

/**
 * Signs in with a provider in a popup. Must be called from the click itself, else browsers block the popup.
 * @returns stops waiting; null if the browser blocked the popup, or has no channel for its message
 */
export function openSignInPopup(
  id: ProviderId,
  purpose: SignInPurpose,
  { onEnd, onClosed }: Listener,
): (() => void) | null {
  // The popup could not say how it ended.
  if (!hasTabChannels()) return null;
  const address = signInAddress(id, purpose, { inPopup: true });
  const popup = window.open(address, `fundbook-${id}`, centred(480, 640));
  if (popup === null || popup.closed) return null;
  // public/google-sign-in.js, in the popup, posts to the same channel.
  const channel = openTabChannel("fundbook.sign-in");
  let wasClosed = false;
  const poll = setInterval(() => {
    if (!popup.closed) return;
    // One interval of patience for a message on its way.
    if (wasClosed) {
      clearInterval(poll);
      onClosed();
    }
    wasClosed = true;
  }, pollInterval);
  const stop = () => {
    clearInterval(poll);
    channel.close();
  };
  channel.onMessage((message) => {
    stop();
    onEnd(readOutcome(message));
  });
  return stop;
}

function readOutcome(message: unknown): SignInOutcome {
  const isOutcome = typeof message === "object" && message !== null && "error" in message;
  if (!isOutcome) return { failureCode: "unknown", isLinkRequired: false };
  return {
    failureCode: message.error === null ? null : String(message.error),
    isLinkRequired: "next" in message && message.next === "link",
  };
}

function centred(width: number, height: number): string {
  const left = Math.round(screenX + Math.max(0, (outerWidth - width) / 2));
  const top = Math.round(screenY + Math.max(0, (outerHeight - height) / 2));
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}
