import { useState } from "react";
import type { Fund } from "../../../../shared/funds/schema.ts";
import { t } from "../../../language/text.ts";
import { draftFromFund } from "../form/fund-draft.ts";
import { FundForm } from "../form/fund-form.tsx";
import { clearStoredDraft } from "../form/stored-draft.ts";
import { useUpdateFund } from "../mutations.ts";
import { changedFields } from "./changed-fields.ts";

type EditFundFormProps = { userId: string; fund: Fund; onDone: () => void };

/** Compares with the fund as it was when the form was opened, not with later answers. */
export function EditFundForm({ userId, fund, onDone }: EditFundFormProps) {
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
      initial={draftFromFund(opened)}
      button={{ idle: t("Save Changes"), busy: t("Saving...") }}
      isBusy={update.isPending}
      onFund={(wanted, onError) => {
        const data = changedFields(opened, wanted);
        if (Object.keys(data).length === 0) {
          clearDraft();
          return onDone();
        }
        update.mutate({ id: opened.id, data }, { onSuccess: onDone, onError });
      }}
    />
  );
}
