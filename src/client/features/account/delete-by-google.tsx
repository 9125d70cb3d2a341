import type { User } from "../../../shared/auth/schema.ts";
import { Button } from "../../components/ui/button.tsx";
import { notify } from "../../components/ui/notify.ts";
import { failureOf } from "../../failure.ts";
import { t } from "../../language/text.ts";
import { FormFailure } from "../auth/form-failure.tsx";
import { useGoogleSignIn } from "../auth/google-sign-in.ts";
import styles from "./delete-account-dialog.module.css";
import { useDeleteAccount } from "./queries.ts";

type DeleteByGoogleProps = { user: User; onCancel: () => void };

/** For accounts without a password: the server takes a sign-in that has just been made, and asks for one otherwise. */
export function DeleteByGoogle({ user, onCancel }: DeleteByGoogleProps) {
  const deletion = useDeleteAccount();
  const google = useConfirmation(user, () => deletion.mutate({}));
  const failure = deletion.error && failureOf(deletion.error);
  const needsSignIn = failure?.appCode === "auth/requires-recent-login";
  return (
    <div className={styles.form}>
      <FormFailure message={failure?.message} />
      <div className={styles.actions}>
        <Button look="quiet" onClick={onCancel}>
          {t("Cancel")}
        </Button>
        {needsSignIn && !deletion.isPending ? (
          <Button look="danger" busy={google.isBusy} onClick={google.start}>
            {google.isBusy ? t("Waiting for Google...") : t("Confirm with Google")}
          </Button>
        ) : (
          <Button look="danger" busy={deletion.isPending} onClick={() => deletion.mutate({})}>
            {deletion.isPending ? t("Deleting...") : t("Delete account")}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A sign-in with Google that confirms something only where it was with the same account. */
const useConfirmation = (user: User, onConfirmed: () => void) =>
  useGoogleSignIn((signedIn) => {
    if (signedIn.user.id === user.id) onConfirmed();
    else notify.warning(t("You are now signed in with another account. Nothing was deleted."));
  });
