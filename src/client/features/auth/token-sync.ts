import type { ApiCache } from "../../trpc.ts";

/**
 * Tells a service of this site who is signed in: hands it a fresh token at sign-in, and takes the user away at
 * sign-out. A token that is too old by this browser's clock is not sent, because the service would refuse it.
 * @param path where the service listens
 */
export async function syncToken(path: string, api: ApiCache, isSignedIn: boolean): Promise<void> {
  if (!isSignedIn) {
    await fetch(path, { method: "DELETE" });
    return;
  }
  const { token, expiresAt } = await api.auth.syncToken.fetch(undefined, {
    staleTime: 0,
    gcTime: 0,
  });
  if (Date.parse(expiresAt) <= Date.now()) return;
  await fetch(path, { method: "POST", headers: { authorization: `Bearer ${token}` } });
}
