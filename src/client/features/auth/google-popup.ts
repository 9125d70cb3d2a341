type Listener = {
  /** The sign-in has ended: with the failure's code, or with null where it went well. */
  onEnd: (failureCode: string | null) => void;
  /** The window is gone, and nothing was heard. It may still end well where the provider cut the two windows apart. */
  onClosed: () => void;
};

/** Where Google's sign-in begins on the server. */
export const googleAddress = "/api/auth/google";

/** Milliseconds between two looks at whether the window is still open. */
const lookEvery = 400;

/**
 * Signs in with Google in a small window. Call it from the click itself: browsers allow no popup later.
 * @returns ends the waiting; null where the browser allows no popup at all
 */
export function openGooglePopup({ onEnd, onClosed }: Listener): (() => void) | null {
  const popup = window.open(`${googleAddress}?popup=1`, "fundbook-google", centred(480, 640));
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
    onEnd(errorIn(data));
  });
  return stop;
}

function errorIn(message: unknown): string | null {
  const isOutcome = typeof message === "object" && message !== null && "error" in message;
  if (!isOutcome) return "unknown";
  return message.error === null ? null : String(message.error);
}

function centred(width: number, height: number): string {
  const left = Math.round(screenX + Math.max(0, (outerWidth - width) / 2));
  const top = Math.round(screenY + Math.max(0, (outerHeight - height) / 2));
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}
