import { useRouteContext } from "@tanstack/react-router";
import { failureOf } from "../../api/failure.ts";
import { retryTransient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { notify } from "../../components/ui/notify.ts";
import { counted } from "../../language/counted.ts";
import { useFundListCache } from "../holdings/fund-list-cache.ts";

/** Asks again for what follows from an import. */
export function useImportChanged() {
  const { api } = useRouteContext({ from: "__root__" });
  const { reload } = useFundListCache();
  return async () => {
    reload();
    await Promise.all([api.transactions.invalidate(), api.imports.invalidate()]);
  };
}

/** The page shows its failures itself, and sends the same part again. */
export function useCommitPart() {
  return trpc.imports.commit.useMutation({
    meta: { describeFailure: () => undefined },
    retry: retryTransient,
  });
}

export function useUndoImport() {
  const changed = useImportChanged();
  return trpc.imports.undo.useMutation({
    retry: retryTransient,
    onSuccess: ({ removed }) => {
      notify.success(
        counted(removed, {
          one: "{count} transaction was taken back",
          other: "{count} transactions were taken back",
        }),
      );
      return changed();
    },
    onError: (error) => void notify.error(failureOf(error).message),
  });
}
