import { useNavigate } from "@tanstack/react-router";
import { t } from "../../../language/text.ts";
import { useAddFund } from "../mutations.ts";
import { emptyDraft } from "../form/fund-draft.ts";
import { FundForm } from "../form/fund-form.tsx";
import { useSubmissionId } from "./use-submission-id.ts";

export function AddFundForm() {
  const add = useAddFund();
  const submissionIdOf = useSubmissionId();
  const navigate = useNavigate();
  return (
    <FundForm
      label={t("Add fund")}
      initial={emptyDraft}
      button={{ idle: t("Add Fund"), busy: t("Adding fund...") }}
      isBusy={add.isPending}
      onFund={(fund, onError) =>
        add.mutate(
          { ...fund, id: submissionIdOf(fund) },
          { onSuccess: () => void navigate({ to: "/funds/view-funds" }), onError },
        )
      }
    />
  );
}
