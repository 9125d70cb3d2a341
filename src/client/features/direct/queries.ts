import type { HolderFilter } from "../../../shared/holders/holder.ts";
import { pollPause } from "../../api/poll-pause.ts";
import { trpc } from "../../api/trpc.ts";
import { holderInput } from "../holders/holder-input.ts";

/** The query replays all ledgers, and NAVs change once a day. */
const longStaleTime = 600_000;

type Asking = { enabled?: boolean; staleTime?: number };

export const useDirectPortfolio = (
  holder: HolderFilter,
  { enabled = true, staleTime = longStaleTime }: Asking = {},
) =>
  trpc.direct.portfolio.useQuery(holderInput(holder), {
    enabled,
    staleTime,
    refetchInterval: ({ state }) =>
      state.data?.isFilling === true && pollPause(state.dataUpdateCount),
  });

export const useDirectFund = (fundId: string) =>
  trpc.direct.fund.useQuery(
    { fundId },
    {
      refetchInterval: ({ state }) =>
        state.data?.isFilling === true && pollPause(state.dataUpdateCount),
    },
  );
