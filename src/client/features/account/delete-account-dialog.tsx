import { useId } from "react";
import type { User } from "../../../shared/auth/schema.ts";
import { Dialog } from "../../components/ui/dialog.tsx";
import { LoadFailure } from "../../components/ui/load-failure.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { trpc } from "../../trpc.ts";
import styles from "./delete-account-dialog.module.css";
import { DeleteByGoogle } from "./delete-by-google.tsx";
import { DeleteByPassword } from "./delete-by-password.tsx";

type DeleteAccountDialogProps = { user: User; onClose: () => void };

/** Names what is destroyed, and makes sure that it is the account's owner who wants it. */
export function DeleteAccountDialog({ user, onClose }: DeleteAccountDialogProps) {
  const textId = useId();
  const security = trpc.account.security.useQuery();
  return (
    <Dialog title="Delete your account?" describedBy={textId} onClose={onClose}>
      <div id={textId} className={styles.text}>
        <p>
          This deletes the account of <strong>{user.email}</strong> with every fund and category in
          it and whatever others shared with you, and signs you out on every device. It cannot be
          undone.
        </p>
        <p>Copies of funds that you shared stay with the people who have them.</p>
      </div>
      {security.data !== undefined ? (
        security.data.hasPassword ? (
          <DeleteByPassword user={user} onCancel={onClose} />
        ) : (
          <DeleteByGoogle user={user} onCancel={onClose} />
        )
      ) : security.error !== null ? (
        <LoadFailure
          what="How you sign in"
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
