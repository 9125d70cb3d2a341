import type { QueryClient } from "@tanstack/react-query";
import type { ApiCache } from "../../../api/trpc.ts";
import { isSignOutPending } from "./pending-sign-out.ts";

/** Milliseconds. The network can return before a failure is noticed, and a signed-out page gets no further response. */
const retryAfter = 15_000;

type Parts = { api: ApiCache; queryClient: QueryClient };

export function watchTokenSync({ api, queryClient }: Parts): void {
  // undefined: the service may not have received the last sign-out.
  let syncedUserId: string | null | undefined = isSignOutPending() ? undefined : null;
  let queue = Promise.resolve();
  const sync = (): void => {
    const me = api.auth.me.getData();
    if (me === undefined || me.tokenSyncPath === null) return;
    const { tokenSyncPath } = me;
    const userId = me.user?.id ?? null;
    if (userId === syncedUserId) return;
    syncedUserId = userId;
    queue = queue
      .then(() => import("./token-sync.ts"))
      .then(({ syncToken }) => syncToken(tokenSyncPath, api, userId !== null))
      // A failed sign-out is sent again, a failed sign-in with the next load.
      .catch(() => {
        if (userId !== null) return;
        syncedUserId = undefined;
        setTimeout(sync, retryAfter);
      });
  };
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === "updated") sync();
  });
}
