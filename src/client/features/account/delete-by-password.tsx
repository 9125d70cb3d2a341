import type { SubmitEvent } from "react";
import { deleteAccountInput } from "../../../shared/account/schema.ts";
import type { User } from "../../../shared/auth/schema.ts";
import { toFieldErrors } from "../../../shared/contract.ts";
import { failureOf } from "../../api/failure.ts";
import { FormFailure } from "../../components/form/form-failure.tsx";
import { formMessage } from "../../components/form/form-message.ts";
import { useFieldErrors } from "../../components/form/use-field-errors.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { t } from "../../language/text.ts";
import { PasswordInput } from "../passwords/password-input.tsx";
import { UsernameField } from "../passwords/username-field.tsx";
import styles from "./delete-account-dialog.module.css";
import { useDeleteAccount } from "./mutations.ts";

type DeleteByPasswordProps = { user: User; onCancel: () => void };

export function DeleteByPassword({ user, onCancel }: DeleteByPasswordProps) {
  const { formRef, errors, refuse, clearTyped, accept } = useFieldErrors();
  const deletion = useDeleteAccount();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (deletion.isPending) return;
    const password = new FormData(event.currentTarget).get("password");
    const typed = deleteAccountInput.safeParse({ password });
    if (!typed.success) return refuse(toFieldErrors(typed.error));
    accept();
    deletion.mutate(typed.data, { onError: (error) => refuse(failureOf(error).fieldErrors) });
  };

  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={submit} onInput={clearTyped}>
      <UsernameField email={user.email} />
      <Field label={t("Your password")} error={errors["password"]}>
        {(control) => (
          <PasswordInput {...control} name="password" autoComplete="current-password" required />
        )}
      </Field>
      <FormFailure message={deletion.error ? formMessage(failureOf(deletion.error)) : undefined} />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onCancel}>
          {t("Cancel")}
        </Button>
        <Button type="submit" variant="danger" busy={deletion.isPending}>
          {deletion.isPending ? t("Deleting...") : t("Delete account")}
        </Button>
      </div>
    </form>
  );
}
