import { readStored, store } from "../../browser-storage.ts";

/**
 * A sign-out that the server has not heard of yet: the id of the session that it ends. The session's cookie is out of a
 * script's reach, so until the server has ended that session nothing may be asked with it. start.js knows the key too.
 */
export const pendingSignOutKey = "fundbook.pendingSignOut";

/** Milliseconds after which the server counts as out of reach. */
export const longestWait = 4_000;

/** The server answered, and did not end the session. */
export class SignOutFailed extends Error {
  override readonly name = "SignOutFailed";
}

/** For a sign-out that follows so soon on a sign-in that the session's id has not been heard yet. */
const unknownSession = "unknown";

export const isSignOutPending = (): boolean => readStored(pendingSignOutKey) !== null;

export const notePendingSignOut = (sessionId: string | null): void =>
  store(pendingSignOutKey, sessionId ?? unknownSession);

export const dropPendingSignOut = (): void => store(pendingSignOutKey, null);

let sending: Promise<void> | undefined;

/**
 * Ends the session of a pending sign-out; does nothing where none is pending. The server leaves any other session
 * alone, such as one that was started meanwhile.
 * @throws SignOutFailed, or another error where the server cannot be reached
 */
export function sendPendingSignOut(): Promise<void> {
  const noted = readStored(pendingSignOutKey);
  if (noted === null) return Promise.resolve();
  sending ??= send(/^[0-9a-f]{64}$/.test(noted) ? { sessionId: noted } : {}).finally(
    () => (sending = undefined),
  );
  return sending;
}

async function send(input: { sessionId?: string }): Promise<void> {
  const { ok, status } = await fetch("/api/trpc/auth.logout", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(longestWait),
  });
  if (ok) return dropPendingSignOut();
  if (status === 429 || status > 500) throw new Error(`sign-out: status ${status}`);
  throw new SignOutFailed();
}
