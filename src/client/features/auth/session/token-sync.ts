import type { ApiCache } from "../../../api/trpc.ts";

/**
 * Hands another service of this site a fresh token, or takes the user away after a sign-out. A token that has expired
 * by this browser's clock is not sent.
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
