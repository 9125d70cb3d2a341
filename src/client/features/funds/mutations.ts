import { findScheme } from "../../../shared/schemes/matching.ts";
import { retryTransient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { notify } from "../../components/ui/feedback/notify.ts";
import { t } from "../../language/text.ts";
import { useFundListCache } from "./fund-list-cache.ts";
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
