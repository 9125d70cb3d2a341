import type { QueryClient } from "@tanstack/react-query";
import {
  createTRPCQueryUtils,
  createTRPCReact,
  TRPCClientError,
  type TRPCLink,
} from "@trpc/react-query";
import type { AppRouter } from "../../server/router.ts";

export const trpc = createTRPCReact<AppRouter>();

/** The calls and their cache for code outside of components: loaders and guards. */
export const createApiCache = (
  queryClient: QueryClient,
  client: ReturnType<typeof trpc.createClient>,
) => createTRPCQueryUtils<AppRouter>({ queryClient, client });
export type ApiCache = ReturnType<typeof createApiCache>;

/** The calls without their cache. */
export type ApiCalls = ReturnType<typeof trpc.useUtils>["client"];

export type ApiLink = TRPCLink<AppRouter>;

export const isApiError = (error: unknown): error is TRPCClientError<AppRouter> =>
  error instanceof TRPCClientError;
