import { readStored, writeStored } from "../../../browser/storage.ts";

/**
 * A sign-out that the server has not confirmed: the id of the session to end. Scripts cannot delete the session's
 * cookie, so no other call may be sent until the server has ended that session.
 */
export const pendingSignOutKey = "fundbook.pendingSignOut";

/** Milliseconds after which the server counts as unreachable. */
export const signOutTimeout = 4_000;

/** The server answered and did not end the session. */
export class SignOutRefusedError extends Error {
  override readonly name = "SignOutRefusedError";
}

/** Stored when the user signs out before the client has learnt the session's id. */
const unknownSession = "unknown";

export const isSignOutPending = (): boolean => readStored(pendingSignOutKey) !== null;

export const storePendingSignOut = (sessionId: string | null): void =>
  writeStored(pendingSignOutKey, sessionId ?? unknownSession);

export const deletePendingSignOut = (): void => writeStored(pendingSignOutKey, null);

let sending: Promise<void> | undefined;

/**
 * Ends the session of a pending sign-out, and no other session; does nothing when none is pending.
 * @throws SignOutRefusedError, or another error when the server cannot be reached
 */
export function sendPendingSignOut(): Promise<void> {
  const stored = readStored(pendingSignOutKey);
  if (stored === null) return Promise.resolve();
  sending ??= send(/^[0-9a-f]{64}$/.test(stored) ? { sessionId: stored } : {}).finally(
    () => (sending = undefined),
  );
  return sending;
}

async function send(input: { sessionId?: string }): Promise<void> {
  const { ok, status } = await fetch("/api/trpc/auth.logout", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(signOutTimeout),
  });
  if (ok) return deletePendingSignOut();
  if (status === 429 || status > 500) throw new Error(`sign-out: status ${status}`);
  throw new SignOutRefusedError();
}
