import { useRouteContext } from "@tanstack/react-router";
import { getQueryKey } from "@trpc/react-query";
import type { Fund, FundList } from "../../../shared/funds/schema.ts";
import { trpc } from "../../api/trpc.ts";
import { putFund, removeFund } from "./fund-list-updates.ts";

const fundsKey = getQueryKey(trpc.funds.list, undefined, "query");

export function useFundListCache() {
  const { api, queryClient } = useRouteContext({ from: "__root__" });
  const change = (by: (list: FundList) => FundList) => {
    // Keeps the time of the answer: the offline notice shows it.
    const updatedAt = queryClient.getQueryState(fundsKey)?.dataUpdatedAt;
    api.funds.list.setData(undefined, (list) => list && by(list), updatedAt ? { updatedAt } : {});
  };
  const all = () => api.funds.list.getData()?.funds ?? [];
  return {
    queryClient,
    all,
    find: (id: string) => all().find((fund) => fund.id === id),
    put: (fund: Fund) => change((list) => putFund(list, fund)),
    remove: (id: string) => change((list) => removeFund(list, id)),
    /** A fetch in flight would overwrite the change on screen. */
    cancel: () => api.funds.list.cancel(),
    reload: () => {
      void api.funds.list.invalidate();
      void api.categories.list.invalidate();
      void api.portfolio.invalidate();
      void api.sips.invalidate();
      void api.imports.invalidate();
    },
  };
}
