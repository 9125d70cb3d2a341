import { keepPreviousData } from "@tanstack/react-query";
import { failureOf } from "../../api/failure.ts";
import { trpc } from "../../api/trpc.ts";
import { useNavStatus } from "../schemes/queries.ts";

/** The route's loader has just asked: its response or refusal is taken as it is. */
const afterLoader = {
  staleTime: 5_000,
  retryOnMount: false,
  refetchOnWindowFocus: "always",
} as const;

export const useSenders = () => trpc.sharing.senders.useQuery(undefined, afterLoader);

export const useEndedShares = () => trpc.sharing.ended.useQuery(undefined, afterLoader);

/** A sender's funds with the NAVs' status; no funds once nothing is shared any more. */
export function useSenderFunds(senderId: string) {
  const list = trpc.sharing.senderFunds.useQuery({ senderId }, afterLoader);
  const status = useNavStatus();
  const isUnshared = failureOf(list.error).appCode === "sharing/not-shared";
  return {
    shared: isUnshared || status.isPending ? undefined : list.data,
    /** Stays known after sharing has ended. */
    senderName: list.data?.sender.senderName,
    isUnshared,
    navAsOf: status.data?.asOf ?? null,
    error: list.error,
    isFetching: list.isFetching,
    refetch: () => void list.refetch(),
  };
}

export const useBlockedSenders = () => trpc.sharing.blocked.useQuery();

export const useRecipients = (query: string) =>
  trpc.sharing.recipients.useInfiniteQuery(
    { ...(query !== "" && { query }) },
    {
      initialCursor: null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      placeholderData: keepPreviousData,
    },
  );
