import { ConfirmDialog } from "../../../components/ui/dialog/confirm-dialog.tsx";
import { t } from "../../../language/text.ts";

type LeaveDemoDialogProps = { onConfirm: () => void; onClose: () => void };

export const LeaveDemoDialog = (props: LeaveDemoDialogProps) => (
  <ConfirmDialog title={t("Leave the demo?")} confirmLabel={t("Leave")} isDestructive {...props}>
    <p>
      {t(
        "This demo account has no password, so you cannot come back to it. What you have entered in it is lost.",
      )}
    </p>
  </ConfirmDialog>
);
