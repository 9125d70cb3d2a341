import { useId } from "react";
import type { User } from "../../../shared/auth/schema.ts";
import { LoadFailure } from "../../components/load-failure.tsx";
import { Dialog } from "../../components/ui/dialog/dialog.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { Sentence } from "../../language/sentence.tsx";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import styles from "../../components/ui/dialog/confirm-dialog.module.css";
import { DeleteWithoutPassword } from "./delete-without-password.tsx";
import { linkedProviders, useSecurity } from "./queries.ts";
import { deleteAccountInput } from "../../../shared/account/schema.ts";
import { ConfirmByPassword } from "../passwords/confirm-by-password.tsx";
import { useDeleteAccount } from "./mutations.ts";

type DeleteAccountDialogProps = { user: User; onClose: () => void };

export function DeleteAccountDialog({ user, onClose }: DeleteAccountDialogProps) {
  const textId = useId();
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
      {user.demoUntil === null ? (
        <DeleteConfirmed user={user} onCancel={onClose} />
      ) : (
        <DeleteWithoutPassword providers={[]} onCancel={onClose} />
      )}
    </Dialog>
  );
}

type ConfirmationProps = { user: User; onCancel: () => void };

function DeleteConfirmed({ user, onCancel }: ConfirmationProps) {
  const { data, error, isFetching, refetch } = useSecurity();
  if (data?.hasPassword === true) return <DeleteByPassword user={user} onCancel={onCancel} />;
  if (data !== undefined)
    return <DeleteWithoutPassword providers={linkedProviders(data)} onCancel={onCancel} />;
  if (error === null) return <Skeleton width="100%" height="9rem" />;
  return (
    <LoadFailure
      title={t("Your sign-in methods could not be loaded")}
      error={error}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

const DeleteByPassword = ({ user, onCancel }: ConfirmationProps) => (
  <ConfirmByPassword
    email={user.email}
    contract={deleteAccountInput}
    action={useDeleteAccount()}
    button={{ idle: t("Delete account"), busy: t("Deleting...") }}
    onCancel={onCancel}
  />
);
