import { failureOf } from "../../api/failure.ts";
import { FormFailure } from "../../components/form/form-failure.tsx";
import { Button } from "../../components/ui/button.tsx";
import { t } from "../../language/text.ts";
import { useGoogleConfirmation } from "../google/use-google-sign-in.ts";
import styles from "../passwords/confirm-by-password.module.css";
import { useDeleteAccount } from "./mutations.ts";

type DeleteWithoutPasswordProps = { onCancel: () => void };

/** The server requires a fresh sign-in with Google, and nothing for a demo account. */
export function DeleteWithoutPassword({ onCancel }: DeleteWithoutPasswordProps) {
  const deletion = useDeleteAccount();
  const google = useGoogleConfirmation(() => deletion.mutate({}));
  const failure = deletion.error && failureOf(deletion.error);
  const needsSignIn = failure?.appCode === "auth/requires-recent-login";
  return (
    <div className={styles.form}>
      <FormFailure message={failure?.message} />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onCancel}>
          {t("Cancel")}
        </Button>
        {needsSignIn && !deletion.isPending ? (
          <Button variant="danger" busy={google.isBusy} onClick={google.start}>
            {google.isBusy ? t("Waiting for Google...") : t("Confirm with Google")}
          </Button>
        ) : (
          <Button variant="danger" busy={deletion.isPending} onClick={() => deletion.mutate({})}>
            {deletion.isPending ? t("Deleting...") : t("Delete account")}
          </Button>
        )}
      </div>
    </div>
  );
}
