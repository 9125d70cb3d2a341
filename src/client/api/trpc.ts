import type { QueryClient } from "@tanstack/react-query";
import {
  createTRPCQueryUtils,
  createTRPCReact,
  httpBatchLink,
  TRPCClientError,
} from "@trpc/react-query";
import type { AppRouter } from "../../server/router.ts";
import { fetchWithEarlyResponses } from "./early-responses.ts";

export const trpc = createTRPCReact<AppRouter>();

/**
 * Calls made in the same moment travel as one batch; the server takes at most 20.
 * @param beforeEach awaited before each request
 */
export const createApiClient = (beforeEach: () => Promise<void>) =>
  trpc.createClient({
    links: [
      httpBatchLink({
        url: "/api/trpc",
        maxItems: 20,
        fetch: async (...request) => {
          await beforeEach();
          return fetchWithEarlyResponses(...request);
        },
      }),
    ],
  });

/** The calls and their cache for code outside of components: loaders and guards. */
export const createApiCache = (
  queryClient: QueryClient,
  client: ReturnType<typeof createApiClient>,
) => createTRPCQueryUtils<AppRouter>({ queryClient, client });
export type ApiCache = ReturnType<typeof createApiCache>;

export const isApiError = (error: unknown): error is TRPCClientError<AppRouter> =>
  error instanceof TRPCClientError;
