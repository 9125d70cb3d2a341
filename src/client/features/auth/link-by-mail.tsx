import { failureOf } from "../../api/failure.ts";
import { FormFailure } from "../../components/form/form-failure.tsx";
import { Button } from "../../components/ui/button.tsx";
import { t } from "../../language/text.ts";
import styles from "./auth-form.module.css";
import { useLinkByMail } from "./mutations.ts";

/** A mailed link has been opened; what it does is done by a button, never by opening it. */
export function LinkByMail({ code }: { code: string }) {
  const link = useLinkByMail();
  return (
    <div className={styles.form}>
      <p>
        {t(
          "If this address was never confirmed before, the old password is removed and other devices are signed out.",
        )}
      </p>
      <FormFailure message={link.error ? failureOf(link.error).message : undefined} />
      <Button busy={link.isPending} onClick={() => link.mutate({ code })}>
        {link.isPending ? t("Linking...") : t("Link and sign in")}
      </Button>
    </div>
  );
}
