import { useMutation } from "@tanstack/react-query";
import type { ValuedFund } from "../../../../shared/funds/schema.ts";
import { schemeTitle } from "../../../../shared/schemes/scheme-title.ts";
import { ignoreCode } from "../../../api/failure.ts";
import { retryTransient, shownByCaller } from "../../../api/query-client.ts";
import { trpc } from "../../../api/trpc.ts";
import { notify } from "../../../components/ui/feedback/notify.ts";
import { t } from "../../../language/text.ts";
import { useFundListCache } from "../fund-list-cache.ts";
import { useNotifyDeleted } from "../../removals/undo.ts";

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
    meta: shownByCaller,
    onSettled: reload,
  });
}
