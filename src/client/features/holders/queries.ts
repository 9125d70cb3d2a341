import { trpc } from "../../api/trpc.ts";

/** By name, without the account's owner. */
export const useHolders = () => trpc.holders.list.useQuery();
