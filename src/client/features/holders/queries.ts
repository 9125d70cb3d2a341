import { useQuery } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import type { RecipientPage } from "../../../shared/sharing/schema.ts";
import { trpc } from "../../api/trpc.ts";

/** By name, without the account's owner. */
export const useHolders = () => trpc.holders.list.useQuery();

/** The names of those who get this person's funds but not everyone's. */
export function useSharesLimitedTo(id: string) {
  const { client } = trpc.useUtils();
  return useQuery({
    queryKey: [...getQueryKey(trpc.sharing.recipients), "limited-to", id],
    queryFn: async () => {
      const names: string[] = [];
      for (let cursor: string | null = null; ;) {
        const page: RecipientPage = await client.sharing.recipients.query({ cursor });
        const shared = page.recipients.filter(({ sharedAt }) => sharedAt !== null);
        names.push(...shared.flatMap(({ name, holders }) => (holders?.includes(id) ? [name] : [])));
        cursor = page.nextCursor;
        // People with whom nothing is shared come last.
        if (cursor === null || shared.length < page.recipients.length) return names;
      }
    },
  });
}
