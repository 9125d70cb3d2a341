import type { QueryClient } from "@tanstack/react-query";
import type { ApiCache } from "../../trpc.ts";
import { isSignOutPending } from "./pending-sign-out.ts";

type Parts = { api: ApiCache; queryClient: QueryClient };

/**
 * Keeps a service of this site in step with who is signed in, where the installation has one: however that changes,
 * the cache hears of it. What tells the service is loaded only when there is something to tell.
 */
export function watchTokenSync({ api, queryClient }: Parts): void {
  // undefined where the service may still know somebody whose sign-out it has not heard of.
  let told: string | null | undefined = isSignOutPending() ? undefined : null;
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
      // A sign-out is told with the next answer, a sign-in with the next sign-in or load; nothing here depends on it.
      .catch(() => {
        if (userId === null) told = undefined;
      });
  });
}
