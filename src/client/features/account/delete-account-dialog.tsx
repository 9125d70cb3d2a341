import { useId } from "react";
import type { User } from "../../../shared/auth/schema.ts";
import { Dialog } from "../../components/ui/dialog/dialog.tsx";
import { Sentence } from "../../language/sentence.tsx";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import styles from "../../components/ui/dialog/confirm-dialog.module.css";
import { DialogActions } from "../auth/dialog-actions.tsx";
import { useDeleteAccount } from "./mutations.ts";

type DeleteAccountDialogProps = { user: User; onClose: () => void };

export function DeleteAccountDialog({ user, onClose }: DeleteAccountDialogProps) {
  const textId = useId();
  const deletion = useDeleteAccount();
  return (
    <Dialog title={t("Delete your account?")} describedBy={textId} onClose={onClose}>
      <div id={textId} className={`${layout.stack2} ${styles.text}`}>
        <p>
          <Sentence
            of="This deletes the account {email} with all its funds and categories and everything that others shared with you, and signs you out on all devices. This cannot be undone."
            values={{ email: <strong>{user.email}</strong> }}
          />
        </p>
        <p>{t("People keep the copies of funds that you shared with them.")}</p>
      </div>
      <DialogActions
        action={deletion}
        button={{ idle: t("Delete account"), busy: t("Deleting...") }}
        onConfirm={() => deletion.mutate()}
        onCancel={onClose}
      />
    </Dialog>
  );
}
