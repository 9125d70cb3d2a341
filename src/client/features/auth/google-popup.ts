/** How a sign-in ended: with a failure's code, or with proof to be given that an account is the person's own. */
export type GoogleOutcome = { failureCode: string | null; isProofNeeded: boolean };

type Listener = {
  onEnd: (outcome: GoogleOutcome) => void;
  /** The window is gone, and nothing was heard. It may still end well where the provider cut the two windows apart. */
  onClosed: () => void;
};

export type GooglePurpose = "sign-in" | "confirm";

/** Where Google's sign-in begins on the server. */
export const googleAddress = (purpose: GooglePurpose, { inPopup }: { inPopup: boolean }): string =>
  `/api/auth/google?${new URLSearchParams({
    ...(purpose === "confirm" && { confirm: "1" }),
    ...(inPopup && { popup: "1" }),
  })}`;

/** Milliseconds between two looks at whether the window is still open. */
const lookEvery = 400;

/**
 * Signs in with Google in a small window. Call it from the click itself: browsers allow no popup later.
 * @returns ends the waiting; null where the browser allows no popup at all
 */
export function openGooglePopup(
  purpose: GooglePurpose,
  { onEnd, onClosed }: Listener,
): (() => void) | null {
  const address = googleAddress(purpose, { inPopup: true });
  const popup = window.open(address, "fundbook-google", centred(480, 640));
  if (popup === null || popup.closed) return null;
  // google-sign-in.js, in the popup, speaks on the same channel.
  const channel = new BroadcastChannel("fundbook.google");
  let wasClosed = false;
  const watch = setInterval(() => {
    if (!popup.closed) return;
    // Its last word may still be on the way.
    if (wasClosed) {
      clearInterval(watch);
      onClosed();
    }
    wasClosed = true;
  }, lookEvery);
  const stop = () => {
    clearInterval(watch);
    channel.close();
  };
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    stop();
    onEnd(outcomeIn(data));
  });
  return stop;
}

function outcomeIn(message: unknown): GoogleOutcome {
  const isOutcome = typeof message === "object" && message !== null && "error" in message;
  if (!isOutcome) return { failureCode: "unknown", isProofNeeded: false };
  return {
    failureCode: message.error === null ? null : String(message.error),
    isProofNeeded: "next" in message && message.next === "link",
  };
}

function centred(width: number, height: number): string {
  const left = Math.round(screenX + Math.max(0, (outerWidth - width) / 2));
  const top = Math.round(screenY + Math.max(0, (outerHeight - height) / 2));
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}
