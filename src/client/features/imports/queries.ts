import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { RecordedLedgers } from "../../../shared/imports/schema.ts";
import { trpc } from "../../api/trpc.ts";

export const useImports = () => trpc.imports.list.useQuery();

/** Why this account can get no letters; undefined while it is asked. */
export const useLetterObstacle = () => trpc.letters.settings.useQuery().data?.obstacle;

/** The route's loader has just asked: its response or refusal is taken as it is. */
export const useBalances = () =>
  trpc.imports.balances.useQuery(undefined, {
    staleTime: 5_000,
    retryOnMount: false,
    refetchOnWindowFocus: "always",
  });

/** All of the user's transactions. Most people's come with the first response. */
export function useRecordedLedgers() {
  const { client } = trpc.useUtils();
  const first = trpc.imports.ledgers.useQuery({});
  const next = first.data?.next ?? null;
  const following = useQuery({
    queryKey: ["imports.ledgers", "following", first.dataUpdatedAt],
    enabled: next !== null,
    queryFn: async ({ signal }) => {
      const transactions: RecordedLedgers["transactions"] = [];
      for (let after = next; after !== null;) {
        const page = await client.imports.ledgers.query({ after }, { signal });
        if (page.version !== first.data?.version) {
          await first.refetch();
          break;
        }
        transactions.push(...page.transactions);
        after = page.next;
      }
      return transactions;
    },
  });
  const data = useMemo(() => joined(first.data, following.data), [first.data, following.data]);
  return {
    data,
    error: first.error ?? following.error,
    isFetching: first.isFetching || following.isFetching,
    refetch: async () => {
      await first.refetch();
    },
    /** Asks once more. @returns whether they are no longer what a file was compared with */
    haveChanged: async () => {
      const { data: now } = await first.refetch();
      return now?.version !== first.data?.version;
    },
  };
}

function joined(
  first: RecordedLedgers | undefined,
  following: RecordedLedgers["transactions"] | undefined,
): RecordedLedgers | undefined {
  if (first === undefined || first.next === null) return first;
  return following && { ...first, transactions: [...first.transactions, ...following], next: null };
}
