import { useState } from "react";
import { CheckField } from "../../../components/form/check-field.tsx";
import { ConfirmDialog } from "../../../components/ui/dialog/confirm-dialog.tsx";
import { t } from "../../../language/text.ts";
import type { FirstPage } from "./mutations.ts";

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

type SignUpFromDemoDialogProps = {
  onConfirm: (firstPage: FirstPage | undefined) => void;
  onClose: () => void;
};

/** Says what becomes of the demo, and offers to begin with a statement. */
export function SignUpFromDemoDialog({ onConfirm, onClose }: SignUpFromDemoDialogProps) {
  const [bringsStatement, setBringsStatement] = useState(true);
  return (
    <ConfirmDialog
      title={t("Sign up for your own account?")}
      confirmLabel={t("Sign up")}
      onConfirm={() => onConfirm(bringsStatement ? "/funds/import" : undefined)}
      onClose={onClose}
    >
      <p>
        {t(
          "It starts empty. The demo, with what you have entered in it, can't be opened again and is deleted within a day.",
        )}
      </p>
      <CheckField
        label={t("Start with my statement")}
        hint={t("After signing up you choose its file, which stays on your device.")}
        checked={bringsStatement}
        onChange={() => setBringsStatement(!bringsStatement)}
      />
    </ConfirmDialog>
  );
}
