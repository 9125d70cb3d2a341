import { useMutation } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { getQueryKey } from "@trpc/react-query";
import type { Fund, FundList, RefreshResult } from "../../../shared/funds/schema.ts";
import { findScheme } from "../../../shared/schemes/matching.ts";
import { schemeTitle } from "../../../shared/schemes/scheme-title.ts";
import { notify } from "../../components/ui/notify.ts";
import { failureOf } from "../../failure.ts";
import { counted } from "../../language/counted.ts";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { retryPassing } from "../../query-client.ts";
import { trpc } from "../../trpc.ts";
import { schemeListQuery } from "../schemes/scheme-list.ts";
import { editedFund } from "./edit/edited-fund.ts";
import { withFund, withoutFund } from "./held-list.ts";

const fundsKey = getQueryKey(trpc.funds.list, undefined, "query");

/** The user's list as this tab has it, to be changed before the server has answered. */
function useHeldList() {
  const { api, queryClient } = useRouteContext({ from: "__root__" });
  const change = (by: (list: FundList) => FundList) => {
    // The figures are as old as the answer that they came with.
    const updatedAt = queryClient.getQueryState(fundsKey)?.dataUpdatedAt;
    api.funds.list.setData(undefined, (list) => list && by(list), updatedAt ? { updatedAt } : {});
  };
  return {
    queryClient,
    held: (id: string) => api.funds.list.getData()?.funds.find((fund) => fund.id === id),
    put: (fund: Fund) => change((list) => withFund(list, fund)),
    take: (id: string) => change((list) => withoutFund(list, id)),
    /** An answer on its way would bring back what has just been changed. */
    settle: () => api.funds.list.cancel(),
    /** What the server says counts in the end. */
    reload: () => {
      void api.funds.list.invalidate();
      void api.categories.list.invalidate();
    },
  };
}

const addToast = "add-fund";

export function useAddFund() {
  const { put, reload } = useHeldList();
  return trpc.funds.add.useMutation({
    meta: {
      describeFailure: ({ message }) => t("Failed to add fund: {message}", { message }),
      toastId: addToast,
    },
    // Its id is made here, so sending it again never adds it twice.
    retry: retryPassing,
    onMutate: () => notify.loading(t("Adding fund..."), addToast),
    onSuccess: (fund) => {
      notify.success(t("Fund added successfully"), addToast);
      put(fund);
      reload();
    },
  });
}

/** An edit shows at once, and is taken back where it fails. */
export function useUpdateFund() {
  const { held, put, settle, reload, queryClient } = useHeldList();
  return trpc.funds.update.useMutation({
    meta: { describeFailure: ({ message }) => t("Failed to update fund: {message}", { message }) },
    // It sets what it names, so sending it again changes nothing more.
    retry: retryPassing,
    onMutate: async ({ id, data }) => {
      await settle();
      const before = held(id);
      const schemes = queryClient.getQueryData(schemeListQuery.queryKey);
      if (before !== undefined) {
        put(
          editedFund(before, data, (named) => (schemes ? findScheme(named, schemes.finder) : null)),
        );
      }
      return { before };
    },
    onSuccess: (fund) => {
      notify.success(t("Fund updated successfully"));
      put(fund);
    },
    onError: (_error, _input, context) => {
      if (context?.before !== undefined) put(context.before);
    },
    onSettled: reload,
  });
}

/** A deletion shows at once, and is taken back where it fails. */
export function useDeleteFund() {
  const { client } = trpc.useUtils();
  const { put, take, settle, reload } = useHeldList();
  return useMutation({
    mutationFn: ({ id }: Fund) => client.funds.delete.mutate({ id }).catch(goneIsGone),
    retry: retryPassing,
    onMutate: async ({ id }) => {
      await settle();
      take(id);
    },
    onSuccess: (_answer, fund) =>
      notify.success(t("Deleted {scheme}.", { scheme: schemeTitle(fund.schemeName) })),
    onError: (_error, fund) => {
      put(fund);
      notify.error(t("Failed to delete {scheme}.", { scheme: schemeTitle(fund.schemeName) }));
    },
    meta: { describeFailure: () => undefined },
    onSettled: reload,
  });
}

/** A deletion whose answer was lost finds no fund when it is sent again: what was wanted is done. */
function goneIsGone(error: unknown): void {
  if (failureOf(error).appCode !== "funds/not-found") throw error;
}

export function useRefreshNavs() {
  const { reload } = useHeldList();
  return trpc.funds.refreshNav.useMutation({
    meta: { describeFailure: ({ message }) => t("Failed to refresh NAVs: {message}", { message }) },
    retry: retryPassing,
    onSuccess: (result) => {
      notify.success(describeRefresh(result));
      reload();
    },
  });
}

function describeRefresh({ updated, navAsOf }: RefreshResult): string {
  if (navAsOf === null) {
    return updated === 0
      ? t("All NAVs are up to date.")
      : counted(updated, { one: "{count} fund updated.", other: "{count} funds updated." });
  }
  const day = dateText(navAsOf);
  return updated === 0
    ? t("All NAVs are up to date, as of {day}.", { day })
    : counted(
        updated,
        {
          one: "{count} fund updated, as of {day}.",
          other: "{count} funds updated, as of {day}.",
        },
        { day },
      );
}
