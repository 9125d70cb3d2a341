import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { IsoDate } from "../../../../shared/dates.ts";
import { findFundInFolio } from "../../../../shared/funds/folio.ts";
import type { AddFundInput, Fund } from "../../../../shared/funds/schema.ts";
import type { AddFundWithTransactionsInput } from "../../../../shared/transactions/schema.ts";
import { clearStoredDraft } from "../../../components/form/stored-draft.ts";
import { t } from "../../../language/text.ts";
import { useFundListCache } from "../fund-list-cache.ts";
import { readChosenHolder } from "../../holders/chosen-holder.ts";
import { useHolders } from "../../holders/queries.ts";
import { emptyDraft, type FundDraft } from "../form/fund-draft.ts";
import { FundForm } from "../form/fund-form.tsx";
import { useAddFund } from "../mutations.ts";
import { DuplicateFundDialog } from "./duplicate-fund-dialog.tsx";

type Question = { existing: Fund; add: () => void };

export function AddFundForm({ userId }: { userId: string }) {
  const { data: holders = [] } = useHolders();
  const [initial] = useState(() => ({
    ...emptyDraft,
    holderId: holders.find(({ id }) => id === readChosenHolder())?.id ?? "",
  }));
  const draftKey = { userId, form: "add", version: "since" };
  const add = useAddFund(() => clearStoredDraft(draftKey));
  const navigate = useNavigate();
  const funds = useFundListCache();
  const [question, setQuestion] = useState<Question | null>(null);

  const onFund = (
    fund: AddFundInput,
    onError: (error: unknown) => void,
    { since, sinceDate }: Pick<FundDraft, "since" | "sinceDate">,
  ) => {
    const save = () =>
      add.mutate(since === "date" ? heldSince(fund, sinceDate) : fund, {
        onSuccess: ({ id: fundId }) =>
          void navigate(
            since === "sip"
              ? { to: "/funds/$fundId", params: { fundId }, hash: "instalments", replace: true }
              : { to: "/funds/view-funds", replace: true },
          ),
        onError,
      });
    // A fund that was sent before, and whose response was lost, may be in the list.
    const others = funds.all().filter(({ id }) => id !== fund.id);
    const existing = findFundInFolio(others, fund);
    if (existing === null) save();
    else setQuestion({ existing, add: save });
  };

  return (
    <>
      <FundForm
        label={t("Add fund")}
        draftKey={draftKey}
        initial={initial}
        button={{ idle: t("Add Fund"), busy: t("Adding fund...") }}
        isPending={add.isPending}
        asksSince
        onFund={onFund}
      />
      {question !== null && (
        <DuplicateFundDialog
          fund={question.existing}
          onOpen={(fundId) => void navigate({ to: "/funds/$fundId", params: { fundId } })}
          onAdd={question.add}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );
}

/** Its units and amount are an opening balance of that day. */
function heldSince(
  { investedAmount: amount, units, ...fund }: AddFundInput,
  date: IsoDate,
): AddFundWithTransactionsInput {
  return { ...fund, transactions: [{ ...nothingElse, type: "opening", date, units, amount }] };
}

const nothingElse = {
  nav: null,
  stampDuty: 0,
  charges: { exitLoad: 0, stt: 0, tds: 0 },
  note: null,
  pairId: null,
  cost: null,
  acquiredOn: null,
  confirmed: true,
} as const;
