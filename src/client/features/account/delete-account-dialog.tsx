import { useId } from "react";
import type { User } from "../../../shared/auth/schema.ts";
import { LoadFailure } from "../../components/load-failure.tsx";
import { Dialog } from "../../components/ui/dialog/dialog.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { Sentence } from "../../language/sentence.tsx";
import { t } from "../../language/text.ts";
import styles from "./delete-account-dialog.module.css";
import { DeleteByGoogle } from "./delete-by-google.tsx";
import { useSecurity } from "./queries.ts";
import { deleteAccountInput } from "../../../shared/account/schema.ts";
import { ConfirmByPassword } from "../passwords/confirm-by-password.tsx";
import { useDeleteAccount } from "./mutations.ts";

type DeleteAccountDialogProps = { user: User; onClose: () => void };

export function DeleteAccountDialog({ user, onClose }: DeleteAccountDialogProps) {
  const textId = useId();
  const security = useSecurity();
  return (
    <Dialog title={t("Delete your account?")} describedBy={textId} onClose={onClose}>
      <div id={textId} className={styles.text}>
        <p>
          <Sentence
            of="This deletes the account {email} with all its funds and categories and everything that others shared with you, and signs you out on all devices. This cannot be undone."
            values={{ email: <strong>{user.email}</strong> }}
          />
        </p>
        <p>{t("People keep the copies of funds that you shared with them.")}</p>
      </div>
      {security.data !== undefined ? (
        security.data.hasPassword ? (
          <DeleteByPassword user={user} onCancel={onClose} />
        ) : (
          <DeleteByGoogle onCancel={onClose} />
        )
      ) : security.error !== null ? (
        <LoadFailure
          title={t("Your sign-in methods could not be loaded")}
          error={security.error}
          isRetrying={security.isFetching}
          onRetry={() => void security.refetch()}
        />
      ) : (
        <Skeleton width="100%" height="9rem" />
      )}
    </Dialog>
  );
}

type DeleteByPasswordProps = { user: User; onCancel: () => void };

const DeleteByPassword = ({ user, onCancel }: DeleteByPasswordProps) => (
  <ConfirmByPassword
    email={user.email}
    contract={deleteAccountInput}
    action={useDeleteAccount()}
    button={{ idle: t("Delete account"), busy: t("Deleting...") }}
    onCancel={onCancel}
  />
);
