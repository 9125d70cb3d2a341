import { trpc } from "../../api/trpc.ts";
import { useNavStatus } from "../schemes/queries.ts";

/** Milliseconds. */
const retryInterval = 15_000;

/** The user's funds with the NAVs' source. Both load together, so that nothing moves when the second arrives. */
export function useFunds() {
  const list = trpc.funds.list.useQuery(undefined, {
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
    refetchInterval: ({ state }) => state.status === "error" && retryInterval,
  });
  const status = useNavStatus();
  return {
    fundList: status.isPending ? undefined : list.data,
    source: status.data?.source ?? null,
    error: list.error,
    isFetching: list.isFetching,
    refetch: () => void list.refetch(),
  };
}
