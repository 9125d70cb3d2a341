import { useNavigate } from "@tanstack/react-router";
import { t } from "../../../language/text.ts";
import { emptyDraft } from "../form/fund-draft.ts";
import { FundForm } from "../form/fund-form.tsx";
import { clearStoredDraft } from "../../../components/form/stored-draft.ts";
import { useAddFund } from "../mutations.ts";

export function AddFundForm({ userId }: { userId: string }) {
  const draftKey = { userId, form: "add", version: "" };
  const add = useAddFund(() => clearStoredDraft(draftKey));
  const navigate = useNavigate();
  return (
    <FundForm
      label={t("Add fund")}
      draftKey={draftKey}
      initial={emptyDraft}
      button={{ idle: t("Add Fund"), busy: t("Adding fund...") }}
      isBusy={add.isPending}
      onFund={(fund, onError) =>
        add.mutate(fund, {
          onSuccess: () => void navigate({ to: "/funds/view-funds" }),
          onError,
        })
      }
    />
  );
}
