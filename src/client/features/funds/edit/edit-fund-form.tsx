import { useState } from "react";
import type { Fund } from "../../../../shared/funds/schema.ts";
import { t } from "../../../language/text.ts";
import { useUpdateFund } from "../mutations.ts";
import { FundForm } from "../form/fund-form.tsx";
import { changedFields, draftFromFund } from "./fund-changes.ts";

/** Compares with the fund as it was when the form was opened, not with later answers. */
export function EditFundForm({ fund, onDone }: { fund: Fund; onDone: () => void }) {
  const [opened] = useState(fund);
  const update = useUpdateFund();
  return (
    <FundForm
      label={t("Edit fund")}
      initial={draftFromFund(opened)}
      button={{ idle: t("Save Changes"), busy: t("Saving...") }}
      isBusy={update.isPending}
      onFund={(wanted, onError) => {
        const data = changedFields(opened, wanted);
        if (Object.keys(data).length === 0) return onDone();
        update.mutate({ id: opened.id, data }, { onSuccess: onDone, onError });
      }}
    />
  );
}
