import { useId } from "react";
import { unlinkGoogleInput } from "../../../shared/account/schema.ts";
import type { User } from "../../../shared/auth/schema.ts";
import { Dialog } from "../../components/ui/dialog/dialog.tsx";
import { t } from "../../language/text.ts";
import { ConfirmByPassword } from "../passwords/confirm-by-password.tsx";
import styles from "./delete-account-dialog.module.css";
import { useUnlinkGoogle } from "./mutations.ts";

type UnlinkGoogleDialogProps = { user: User; onClose: () => void };

/** Asks for the password, which is the only way to sign in afterwards. */
export function UnlinkGoogleDialog({ user, onClose }: UnlinkGoogleDialogProps) {
  const textId = useId();
  const unlink = useUnlinkGoogle();
  return (
    <Dialog title={t("Unlink Google?")} describedBy={textId} onClose={onClose}>
      <p id={textId} className={styles.text}>
        {t(
          "You can no longer sign in with Google, and devices that signed in with it are signed out.",
        )}
      </p>
      <ConfirmByPassword
        email={user.email}
        contract={unlinkGoogleInput}
        action={unlink}
        button={{ idle: t("Unlink Google"), busy: t("Unlinking...") }}
        onDone={onClose}
        onCancel={onClose}
      />
    </Dialog>
  );
}
