import type { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import type { ApiCache } from "../../trpc.ts";

type Parts = { api: ApiCache; queryClient: QueryClient; router: AnyRouter };

/**
 * What follows the end of a session: to the sign-in page first, so that nothing on screen asks for data again, and
 * then everything of the user is forgotten.
 */
export async function leave({ api, queryClient, router }: Parts): Promise<void> {
  const me = api.auth.me.getData();
  const nobody = me && { ...me, user: null };
  api.auth.me.setData(undefined, nobody);
  await router.navigate({ to: "/login", replace: true });
  queryClient.clear();
  api.auth.me.setData(undefined, nobody);
}
