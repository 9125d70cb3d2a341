import type { QueryClient } from "@tanstack/react-query";
import type { ApiCache } from "../../trpc.ts";

type Parts = { api: ApiCache; queryClient: QueryClient };

/**
 * Keeps a service of this site in step with who is signed in, where the installation has one: however that changes,
 * the cache hears of it. What tells the service is loaded only when there is something to tell.
 */
export function watchTokenSync({ api, queryClient }: Parts): void {
  let told: string | null = null;
  // One after the other, so that the last word is the newest.
  let telling = Promise.resolve();
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type !== "updated") return;
    const me = api.auth.me.getData();
    if (me === undefined || me.tokenSyncPath === null) return;
    const { tokenSyncPath } = me;
    const userId = me.user?.id ?? null;
    if (userId === told) return;
    told = userId;
    telling = telling
      .then(() => import("./token-sync.ts"))
      .then(({ syncToken }) => syncToken(tokenSyncPath, api, userId !== null))
      // The other service is out of step until the next sign-in or load; nothing here depends on it.
      .catch(() => undefined);
  });
}
