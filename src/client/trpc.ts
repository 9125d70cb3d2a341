import {
  createTRPCQueryUtils,
  createTRPCReact,
  httpBatchLink,
  TRPCClientError,
} from "@trpc/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { fetchWithEarlyAnswer } from "./early-answer.ts";
import { sendPendingSignOut } from "./features/auth/pending-sign-out.ts";
import type { AppRouter } from "../server/router.ts";

export const trpc = createTRPCReact<AppRouter>();

/** A session that the user has ended is ended on the server before anything else is asked. */
async function fetchAfterSignOut(...call: Parameters<typeof fetchWithEarlyAnswer>) {
  await sendPendingSignOut();
  return fetchWithEarlyAnswer(...call);
}

/** Calls made in the same moment travel together; the server takes at most 20 at once. */
export const createApiClient = () =>
  trpc.createClient({
    links: [httpBatchLink({ url: "/api/trpc", maxItems: 20, fetch: fetchAfterSignOut })],
  });

/** The calls and their cache for code outside of components: loaders and guards. */
export const createApiCache = (
  queryClient: QueryClient,
  client: ReturnType<typeof createApiClient>,
) => createTRPCQueryUtils<AppRouter>({ queryClient, client });
export type ApiCache = ReturnType<typeof createApiCache>;

export const isApiError = (error: unknown): error is TRPCClientError<AppRouter> =>
  error instanceof TRPCClientError;
