import { useState } from "react";
import type { Fund } from "../../../shared/funds/schema.ts";
import type { Sip } from "../../../shared/sips/schema.ts";
import type { Transaction } from "../../../shared/transactions/schema.ts";
import type { Correction } from "../../../shared/transactions/corrections.ts";
import type { DoubtProposal } from "../../components/form/doubt-notice.tsx";
import { correctionText } from "../../language/correction-text.ts";
import { useStoredDraft } from "../../components/form/stored-draft.ts";
import { useForm } from "../../components/form/use-form.ts";
import { useAddTransaction, useUpdateTransaction } from "./mutations.ts";
import { usePricedFund } from "./priced-fund.ts";
import { useLoadedTransactions } from "./queries.ts";
import { newDoubts, readTransaction } from "./read-transaction.ts";
import { withRefusedField } from "./refused-field.ts";
import {
  correctedFields,
  hasUnits,
  newTransactionDraft,
  transactionDraftOf,
  withDerivedFields,
  type TransactionDraft,
} from "./transaction-draft.ts";

export type TransactionFormProps = {
  userId: string;
  fund: Fund;
  transaction?: Transaction;
  sip?: Sip | undefined;
  start?: Partial<TransactionDraft>;
  onSaved: () => void;
  onCancel: () => void;
};

/** The form of a transaction with the figures that follow from those that were typed. */
export function useTransactionForm(props: Omit<TransactionFormProps, "onCancel">) {
  const { userId, fund, transaction, sip, start, onSaved } = props;
  const [initial] = useState(() =>
    transaction === undefined
      ? newTransactionDraft(fund, sip, start)
      : transactionDraftOf(transaction),
  );
  const { draft, setDraft, id, renewId, isRestored, forget, discard } = useStoredDraft(
    {
      userId,
      form: `transaction ${transaction?.id ?? `${fund.id} ${start?.type ?? ""}`}`,
      version: transaction?.updatedAt ?? "",
    },
    initial,
  );
  const [add, update] = [useAddTransaction(forget), useUpdateTransaction(forget)];
  const priced = usePricedFund(fund, draft.date);
  const { data: recorded } = useLoadedTransactions(fund.id);
  const change = (part: Partial<TransactionDraft>) => {
    setDraft((current) => ({ ...current, ...part }));
    form.clear(...Object.keys(part).map((name) => (name === "money" ? "amount" : name)));
  };
  const propose = (correction: Correction): DoubtProposal => {
    const part = correctedFields(draft, correction, priced);
    const { nav } = correction;
    const isNavMain = nav !== undefined && !("units" in part);
    return {
      text: correctionText(isNavMain ? { nav } : correction),
      field: Object.keys(part)[0] ?? "units",
      write: () => change(part),
    };
  };
  const form = useForm({
    read: () => readTransaction(draft, priced, { transaction, id }, recorded),
    send: (fields, settled) => {
      if (transaction === undefined) {
        return add.mutate({ ...fields, id, fundId: fund.id }, settled);
      }
      const { pairId: _, ...data } = fields;
      update.mutate({ id: transaction.id, data: { ...data, confirmed: true } }, settled);
    },
    isPending: add.isPending || update.isPending,
    doubtsAbout: (fields) =>
      newDoubts(fields, { fund, priced }, { transaction, id }, propose, recorded),
    explain: withRefusedField(hasUnits(draft.type) ? "units" : "type"),
    onSaved,
    renewId,
  });
  return {
    form,
    draft,
    shown: withDerivedFields(draft, priced),
    priced,
    change,
    restored: { isRestored, discard },
  };
}
