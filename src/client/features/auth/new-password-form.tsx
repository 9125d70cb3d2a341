import type { SubmitEvent } from "react";
import { newPasswordForm } from "../../../shared/auth/schema.ts";
import { toFieldErrors } from "../../../shared/contract.ts";
import { failureOf } from "../../api/failure.ts";
import { FormFailure } from "../../components/form/form-failure.tsx";
import { formMessage } from "../../components/form/form-message.ts";
import { useFieldErrors } from "../../components/form/use-field-errors.ts";
import { Button } from "../../components/ui/button.tsx";
import { notify } from "../../components/ui/notify.ts";
import { t } from "../../language/text.ts";
import { NewPasswordFields } from "../passwords/new-password-fields.tsx";
import { UsernameField } from "../passwords/username-field.tsx";
import styles from "./auth-form.module.css";
import { useResetPassword } from "./mutations.ts";

export function NewPasswordForm({ code, email }: { code: string; email: string }) {
  const { formRef, errors, refuse, clearTyped, accept } = useFieldErrors();
  const reset = useResetPassword(email);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (reset.isPending) return;
    const form = new FormData(event.currentTarget);
    const typed = newPasswordForm.safeParse({
      password: form.get("password"),
      confirmPassword: form.get("confirmPassword"),
    });
    if (!typed.success) {
      const isSame = form.get("password") === form.get("confirmPassword");
      if (!isSame) notify.error(t("Passwords do not match!"), toastId);
      return refuse(toFieldErrors(typed.error));
    }
    accept();
    notify.dismiss(toastId);
    reset.mutate(
      { code, password: typed.data.password },
      { onError: (error) => refuse(failureOf(error).fieldErrors) },
    );
  };

  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={submit} onInput={clearTyped}>
      <UsernameField email={email} />
      <NewPasswordFields errors={errors} />
      <FormFailure message={reset.error ? formMessage(failureOf(reset.error)) : undefined} />
      <Button type="submit" busy={reset.isPending}>
        {reset.isPending ? t("Updating...") : t("Set new password")}
      </Button>
    </form>
  );
}

const toastId = "new-password";
