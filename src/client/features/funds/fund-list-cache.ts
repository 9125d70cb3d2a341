import { useRouteContext } from "@tanstack/react-router";
import { getQueryKey } from "@trpc/react-query";
import type { Fund, FundList } from "../../../shared/funds/schema.ts";
import { trpc } from "../../api/trpc.ts";

const fundsKey = getQueryKey(trpc.funds.list, undefined, "query");

export function useFundListCache() {
  const { api, queryClient } = useRouteContext({ from: "__root__" });
  const change = (by: (list: FundList) => FundList) => {
    // Keeps the time of the response: the offline notice shows it.
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
      void api.direct.invalidate();
      void api.goals.invalidate();
      void api.targets.invalidate();
      void api.sips.invalidate();
      void api.imports.invalidate();
      void api.tax.invalidate();
      if (api.holders.list.getData()?.length) void api.holders.list.invalidate();
    },
  };
}

export function putFund(list: FundList, fund: Fund): FundList {
  const isListed = list.funds.some(({ id }) => id === fund.id);
  const funds = isListed
    ? list.funds.map((listed) => (listed.id === fund.id ? fund : listed))
    : [...list.funds, fund].toSorted(newestFirst);
  return { ...list, funds };
}

export const removeFund = (list: FundList, id: string): FundList => ({
  ...list,
  funds: list.funds.filter((fund) => fund.id !== id),
});

const newestFirst = (a: Fund, b: Fund): number =>
  a.createdAt === b.createdAt ? compare(a.id, b.id) : compare(b.createdAt, a.createdAt);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
