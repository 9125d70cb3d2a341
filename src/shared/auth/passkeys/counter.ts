/**
 * Whether an authenticator's counter shows no copy of its key: it grows with each use, or is always 0, as in passkeys that
 * are synced between devices (WebAuthn, 7.2, step 22).
 */
export const isCounterValid = (stored: number, sent: number): boolean =>
  sent > stored || (sent === 0 && stored === 0);
