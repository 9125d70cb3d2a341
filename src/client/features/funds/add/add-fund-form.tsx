import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { findFundInFolio } from "../../../../shared/funds/folio.ts";
import type { Fund } from "../../../../shared/funds/schema.ts";
import { clearStoredDraft } from "../../../components/form/stored-draft.ts";
import { t } from "../../../language/text.ts";
import { useFundListCache } from "../fund-list-cache.ts";
import { readChosenHolder } from "../../holders/chosen-holder.ts";
import { useHolders } from "../../holders/queries.ts";
import { emptyDraft } from "../form/fund-draft.ts";
import { FundForm } from "../form/fund-form.tsx";
import type { FundFormOptions } from "../form/use-fund-form.ts";
import { withTransactions } from "../form/with-transactions.ts";
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

  const onFund: FundFormOptions["onFund"] = (fund, onError, { transactions, since }) => {
    const save = () =>
      add.mutate(transactions.length === 0 ? fund : withTransactions(fund, transactions), {
        onSuccess: ({ id: fundId }) =>
          void navigate(
            since === "sip"
              ? { to: "/funds/$fundId", params: { fundId }, replace: true }
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
