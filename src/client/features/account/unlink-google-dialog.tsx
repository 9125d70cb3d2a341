import { useId, type SubmitEvent } from "react";
import { unlinkGoogleInput } from "../../../shared/account/schema.ts";
import type { User } from "../../../shared/auth/schema.ts";
import { toFieldErrors } from "../../../shared/contract.ts";
import { failureOf } from "../../api/failure.ts";
import { FormFailure } from "../../components/form/form-failure.tsx";
import { formMessage } from "../../components/form/form-message.ts";
import { useFieldErrors } from "../../components/form/use-field-errors.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { Field } from "../../components/ui/field.tsx";
import { t } from "../../language/text.ts";
import { PasswordInput } from "../passwords/password-input.tsx";
import { UsernameField } from "../passwords/username-field.tsx";
import styles from "./delete-account-dialog.module.css";
import { useUnlinkGoogle } from "./mutations.ts";

type UnlinkGoogleDialogProps = { user: User; onClose: () => void };

/** Asks for the password, which is the only way to sign in afterwards. */
export function UnlinkGoogleDialog({ user, onClose }: UnlinkGoogleDialogProps) {
  const textId = useId();
  const { formRef, errors, refuse, clearTyped, accept } = useFieldErrors();
  const unlink = useUnlinkGoogle();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (unlink.isPending) return;
    const password = new FormData(event.currentTarget).get("password");
    const typed = unlinkGoogleInput.safeParse({ password });
    if (!typed.success) return refuse(toFieldErrors(typed.error));
    accept();
    unlink.mutate(typed.data, {
      onSuccess: onClose,
      onError: (error) => refuse(failureOf(error).fieldErrors),
    });
  };

  return (
    <Dialog title={t("Unlink Google?")} describedBy={textId} onClose={onClose}>
      <p id={textId} className={styles.text}>
        {t(
          "You can no longer sign in with Google, and devices that signed in with it are signed out.",
        )}
      </p>
      <form ref={formRef} className={styles.form} noValidate onSubmit={submit} onInput={clearTyped}>
        <UsernameField email={user.email} />
        <Field label={t("Your password")} error={errors["password"]}>
          {(control) => (
            <PasswordInput {...control} name="password" autoComplete="current-password" required />
          )}
        </Field>
        <FormFailure message={unlink.error ? formMessage(failureOf(unlink.error)) : undefined} />
        <div className={styles.actions}>
          <Button variant="quiet" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button type="submit" variant="danger" busy={unlink.isPending}>
            {unlink.isPending ? t("Unlinking...") : t("Unlink Google")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
