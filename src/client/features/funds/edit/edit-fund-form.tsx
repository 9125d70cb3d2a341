import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { totalsFollow } from "../../../../shared/funds/fund-fields.ts";
import type { Fund } from "../../../../shared/funds/schema.ts";
import { Switch } from "../../../components/ui/switch.tsx";
import { Notice } from "../../../components/ui/feedback/notice.tsx";
import { counted } from "../../../language/counted.ts";
import { t, translate } from "../../../language/text.ts";
import { draftFromFund, type FundDraft } from "../form/fund-draft.ts";
import { FundForm } from "../form/fund-form.tsx";
import { clearStoredDraft } from "../../../components/form/stored-draft.ts";
import { useUpdateFund } from "../mutations.ts";
import { askedScheme } from "./asked-scheme.ts";
import { changedFields } from "./changed-fields.ts";

type EditFundFormProps = {
  userId: string;
  fund: Fund;
  othersInFolio: number;
  onDone: () => void;
};

export function EditFundForm({ userId, fund, othersInFolio, onDone }: EditFundFormProps) {
  const [movesFolio, setMovesFolio] = useState(true);
  const [opened] = useState(fund);
  const draftKey = {
    userId,
    form: `edit ${opened.id}`,
    version: opened.updatedAt ?? opened.createdAt,
  };
  const clearDraft = () => clearStoredDraft(draftKey);
  const update = useUpdateFund(clearDraft);
  return (
    <FundForm
      label={t("Edit fund")}
      draftKey={draftKey}
      initial={opened.hasTransactions ? withoutTotals(opened) : draftFromFund(opened)}
      {...(opened.hasTransactions && { derived: <FollowsFromTransactions fundId={opened.id} /> })}
      button={{ idle: t("Save Changes"), busy: t("Saving...") }}
      isPending={update.isPending}
      asks={(wanted) => askedScheme(opened, wanted)}
      aboutHolder={
        othersInFolio > 0 && (
          <Switch
            label={t("Move the whole folio")}
            hint={counted(othersInFolio, {
              one: "The folio has {count} other fund.",
              other: "The folio has {count} other funds.",
            })}
            checked={movesFolio}
            onChange={setMovesFolio}
          />
        )
      }
      onFund={(wanted, onError) => {
        const data = changedFields(opened, wanted);
        if (opened.hasTransactions) {
          delete data.investedAmount;
          delete data.units;
        }
        if (Object.keys(data).length === 0) {
          clearDraft();
          return onDone();
        }
        const wholeFolio =
          data.holderId !== undefined &&
          data.folioNumber === undefined &&
          othersInFolio > 0 &&
          movesFolio;
        update.mutate(
          { id: opened.id, data, ...(wholeFolio && { wholeFolio }) },
          { onSuccess: onDone, onError },
        );
      }}
    />
  );
}

/** Totals that are not on screen must not be refused: a fund whose units are all sold has none. */
const withoutTotals = (fund: Fund): FundDraft => ({
  ...draftFromFund(fund),
  investedAmount: "0",
  units: "1",
});

const FollowsFromTransactions = ({ fundId }: { fundId: string }) => (
  <Notice>
    {translate(totalsFollow)}{" "}
    <Link to="/funds/$fundId" params={{ fundId }}>
      {t("Transactions")}
    </Link>
  </Notice>
);
