import { useId } from "react";
import type { User } from "../../../../shared/auth/schema.ts";
import { Dialog } from "../../../components/ui/dialog/dialog.tsx";
import { t } from "../../../language/text.ts";
import layout from "../../../styles/layout.module.css";
import styles from "../../../components/ui/dialog/confirm-dialog.module.css";
import { DialogActions } from "../dialog-actions.tsx";
import { useNewCodes, useTurnOffFactor } from "./factor-mutations.ts";
import { RecoveryCodesDialog } from "./recovery-codes.tsx";

export function NewCodesDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const textId = useId();
  const make = useNewCodes();
  const codes = make.data?.recoveryCodes;
  if (codes !== undefined) {
    return (
      <RecoveryCodesDialog
        title={t("New recovery codes")}
        codes={codes}
        user={user}
        onDone={onClose}
      />
    );
  }
  return (
    <Dialog title={t("Make new recovery codes?")} describedBy={textId} onClose={onClose}>
      <p id={textId} className={`${layout.stack2} ${styles.text}`}>
        {t("The old ones no longer work then, and every device asks for a code again.")}
      </p>
      <DialogActions
        action={make}
        button={{ idle: t("Make new ones"), busy: t("Making them...") }}
        onConfirm={() => make.mutate()}
        onCancel={onClose}
      />
    </Dialog>
  );
}

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const textId = useId();
  const turnOff = useTurnOffFactor();
  return (
    <Dialog title={t("Turn off the second factor?")} describedBy={textId} onClose={onClose}>
      <p id={textId} className={`${layout.stack2} ${styles.text}`}>
        {t("You will not be asked for a code any more. Delete the entry in your app too.")}
      </p>
      <DialogActions
        action={turnOff}
        button={{ idle: t("Turn off"), busy: t("Turning off...") }}
        onConfirm={() => turnOff.mutate(undefined, { onSuccess: onClose })}
        onCancel={onClose}
      />
    </Dialog>
  );
}
