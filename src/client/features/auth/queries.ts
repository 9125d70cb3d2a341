import { useQuery } from "@tanstack/react-query";
import { trpc } from "../../api/trpc.ts";

/**
 * The account of a reset link. A mutation on the server, because every check of a code is counted, so it is asked once.
 */
export function useResetCode(code: string) {
  const { client } = trpc.useUtils();
  return useQuery({
    queryKey: ["reset-code", code],
    queryFn: () => client.auth.verifyResetCode.mutate({ code }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retryOnMount: false,
  });
}

/** Whether an invitation lets somebody sign up: that of the link, else the one that the browser keeps. */
export function useInvitation(token: string | null) {
  const { client } = trpc.useUtils();
  return useQuery({
    queryKey: ["invitation", token],
    queryFn: () => client.auth.checkInvitation.mutate(token === null ? {} : { token }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retryOnMount: false,
  });
}

export const usePendingLink = () => trpc.auth.pendingLink.useQuery();
