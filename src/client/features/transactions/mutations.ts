import { useMutation } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import type { Fund } from "../../../shared/funds/schema.ts";
import type { DeleteTransactionInput } from "../../../shared/transactions/schema.ts";
import { ignoreCode } from "../../api/failure.ts";
import { retryTransient, shownByCaller } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { notify } from "../../components/ui/feedback/notify.ts";
import { t } from "../../language/text.ts";
import { useFundListCache } from "../funds/fund-list-cache.ts";
import { useNotifyDeleted } from "../removals/undo.ts";

/** Safe to send again: the forms make the ids. Each calls `onSaved` even when its form has been left. */
const form = { meta: shownByCaller, retry: retryTransient } as const;

function useLedgerChanged() {
  const { api } = useRouteContext({ from: "__root__" });
  const { put, reload } = useFundListCache();
  return async (funds: readonly Fund[]) => {
    for (const fund of funds) put(fund);
    reload();
    await api.transactions.invalidate();
  };
}

export function useAddTransaction(onSaved: () => void) {
  const changed = useLedgerChanged();
  return trpc.transactions.add.useMutation({
    ...form,
    onSuccess: ({ fund }) => {
      onSaved();
      notify.success(t("Transaction added"));
      return changed([fund]);
    },
  });
}

export function useUpdateTransaction(onSaved: () => void = () => {}) {
  const changed = useLedgerChanged();
  return trpc.transactions.update.useMutation({
    ...form,
    onSuccess: ({ fund }) => {
      onSaved();
      notify.success(t("Transaction saved"));
      return changed([fund]);
    },
  });
}

/** Another fund can have the transactions of the chosen scheme and folio already. */
export function useChooseScheme() {
  const changed = useLedgerChanged();
  return trpc.funds.update.useMutation({
    meta: { describeFailure: ({ message }) => t("Failed to update fund: {message}", { message }) },
    retry: retryTransient,
    onSuccess: (fund) => {
      notify.success(t("Fund updated successfully"));
      return changed([fund]);
    },
  });
}

export function useDeleteTransaction() {
  const changed = useLedgerChanged();
  const notifyDeleted = useNotifyDeleted();
  const { client } = trpc.useUtils();
  return useMutation({
    mutationFn: (input: DeleteTransactionInput) =>
      client.transactions.delete.mutate(input).catch(ignoreCode("transactions/not-found")),
    retry: retryTransient,
    onSuccess: (result) => {
      notifyDeleted(t("Transaction deleted."), { removalId: result?.removalId });
      return changed(result === undefined ? [] : [result.fund]);
    },
    // Deleted elsewhere, or before a lost response: the list shows it no longer.
    onError: () => changed([]),
  });
}

export function useSwitchFunds(onSaved: () => void) {
  const changed = useLedgerChanged();
  return trpc.transactions.switch.useMutation({
    ...form,
    onSuccess: ({ funds }) => {
      onSaved();
      notify.success(t("Switch added"));
      return changed(funds);
    },
  });
}

export function useStartLedger(onSaved: () => void = () => {}) {
  const changed = useLedgerChanged();
  return trpc.funds.startLedger.useMutation({
    ...form,
    onSuccess: (fund) => {
      onSaved();
      notify.success(t("Transactions added"));
      return changed([fund]);
    },
  });
}
