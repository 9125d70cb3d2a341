import { useMutation } from "@tanstack/react-query";
import type { ValuedFund, RefreshResult } from "../../../shared/funds/schema.ts";
import { findScheme } from "../../../shared/schemes/matching.ts";
import { schemeTitle } from "../../../shared/schemes/scheme-title.ts";
import { ignoreCode } from "../../api/failure.ts";
import { retryTransient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { notify } from "../../components/ui/feedback/notify.ts";
import { counted } from "../../language/counted.ts";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { useFundListCache } from "../fund-list/fund-list-cache.ts";
import { useNotifyDeleted } from "../removals/undo.ts";
import { schemeListQuery } from "../schemes/queries.ts";
import { applyChange } from "./apply-change.ts";

const addToast = "add-fund";

/** @param onSaved called also when the form has been left meanwhile */
export function useAddFund(onSaved: () => void) {
  const { put, reload } = useFundListCache();
  return trpc.funds.add.useMutation({
    meta: {
      describeFailure: ({ message }) => t("Failed to add fund: {message}", { message }),
      toastId: addToast,
    },
    // Safe: the fund's id is made here, so it is never added twice.
    retry: retryTransient,
    onMutate: () => notify.loading(t("Adding fund..."), addToast),
    onSuccess: (fund) => {
      onSaved();
      notify.success(t("Fund added successfully"), addToast);
      put(fund);
      reload();
    },
  });
}

export function useUpdateFund(onSaved: () => void) {
  const { find, put, cancel, reload, queryClient } = useFundListCache();
  return trpc.funds.update.useMutation({
    meta: { describeFailure: ({ message }) => t("Failed to update fund: {message}", { message }) },
    retry: retryTransient,
    onMutate: async ({ id, data }) => {
      await cancel();
      const before = find(id);
      const schemes = queryClient.getQueryData(schemeListQuery.queryKey);
      if (before !== undefined) {
        put(
          applyChange(before, data, (named) =>
            schemes ? findScheme(named, schemes.finder) : null,
          ),
        );
      }
      return { before };
    },
    onSuccess: (fund) => {
      onSaved();
      notify.success(t("Fund updated successfully"));
      put(fund);
    },
    onError: (_error, _input, context) => {
      if (context?.before !== undefined) put(context.before);
    },
    onSettled: reload,
  });
}

export function useDeleteFund() {
  const { client } = trpc.useUtils();
  const { find, put, remove, cancel, reload } = useFundListCache();
  const notifyDeleted = useNotifyDeleted();
  return useMutation({
    mutationFn: ({ id }: ValuedFund) =>
      client.funds.delete.mutate({ id }).catch(ignoreCode("funds/not-found")),
    retry: retryTransient,
    onMutate: async ({ id }) => {
      await cancel();
      const before = find(id);
      remove(id);
      return { before };
    },
    onSuccess: (result, { id, schemeName }, { before }) =>
      notifyDeleted(t("Deleted {scheme}.", { scheme: schemeTitle(schemeName) }), {
        removalId: result?.removalId,
        show: () => {
          if (before !== undefined) put(before);
          return () => remove(id);
        },
      }),
    onError: (_error, fund, context) => {
      if (context?.before !== undefined) put(context.before);
      notify.error(t("Failed to delete {scheme}.", { scheme: schemeTitle(fund.schemeName) }));
    },
    meta: { describeFailure: () => undefined },
    onSettled: reload,
  });
}

export function useRefreshNavs() {
  const { reload } = useFundListCache();
  return trpc.funds.refreshNav.useMutation({
    meta: { describeFailure: ({ message }) => t("Failed to refresh NAVs: {message}", { message }) },
    retry: retryTransient,
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
