import { useState } from "react";
import { estimatesOf } from "../../../shared/sips/estimates-of.ts";
import type { Sip } from "../../../shared/sips/schema.ts";
import type { Transaction } from "../../../shared/transactions/schema.ts";
import { ConfirmDialog } from "../../components/ui/dialog/confirm-dialog.tsx";
import { Switch } from "../../components/ui/switch.tsx";
import { counted } from "../../language/counted.ts";
import { t } from "../../language/text.ts";
import { useDeleteSip } from "./mutations.ts";
import { scheduleText } from "./sip-text.ts";

type DeleteSipDialogProps = {
  sip: Sip;
  transactions: readonly Transaction[];
  onClose: () => void;
};

export function DeleteSipDialog({ sip, transactions, onClose }: DeleteSipDialogProps) {
  const { mutate: deleteSip } = useDeleteSip();
  const [withEstimates, setWithEstimates] = useState(false);
  const estimates = estimatesOf(sip.id, transactions).length;
  return (
    <ConfirmDialog
      title={t("Delete SIP?")}
      confirmLabel={t("Delete")}
      isDestructive
      onClose={onClose}
      onConfirm={() => deleteSip({ id: sip.id, withEstimates })}
    >
      <p>{scheduleText(sip)}</p>
      {estimates > 0 && (
        <Switch
          label={counted(estimates, {
            one: "Also delete its {count} estimated instalment",
            other: "Also delete its {count} estimated instalments",
          })}
          hint={t("They were worked out, and never confirmed.")}
          checked={withEstimates}
          onChange={setWithEstimates}
        />
      )}
      <p>
        {withEstimates
          ? t("You can restore the SIP and these instalments together for 30 days.")
          : t("The instalments already recorded stay. You can restore the SIP for 30 days.")}
      </p>
    </ConfirmDialog>
  );
}
