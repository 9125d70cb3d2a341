import type { SubmitEvent } from "react";
import { changePasswordInput } from "../../../shared/account/schema.ts";
import { toFieldErrors } from "../../../shared/contract.ts";
import { failureOf } from "../../api/failure.ts";
import { FormFailure } from "../../components/form/form-failure.tsx";
import { formMessage } from "../../components/form/form-message.ts";
import { useFieldErrors } from "../../components/form/use-field-errors.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { t } from "../../language/text.ts";
import { NewPasswordFields } from "../passwords/new-password-fields.tsx";
import { PasswordInput } from "../passwords/password-input.tsx";
import { UsernameField } from "../passwords/username-field.tsx";
import styles from "./change-password-form.module.css";
import { useChangePassword } from "./mutations.ts";
import { ResetLinkButton } from "./reset-link-button.tsx";

export function ChangePasswordForm({ email }: { email: string }) {
  const { formRef, errors, refuse, clearTyped, accept } = useFieldErrors();
  const change = useChangePassword();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isPending) return;
    const { username: _, ...form } = Object.fromEntries(new FormData(event.currentTarget));
    const typed = changePasswordInput.safeParse(form);
    if (!typed.success) return refuse(toFieldErrors(typed.error));
    accept();
    change.mutate(typed.data, {
      onSuccess: () => formRef.current?.reset(),
      onError: (error) => refuse(failureOf(error).fieldErrors),
    });
  };

  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={submit} onInput={clearTyped}>
      <UsernameField email={email} />
      <Field label={t("Current password")} error={errors["currentPassword"]}>
        {(control) => (
          <PasswordInput
            {...control}
            name="currentPassword"
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      <NewPasswordFields errors={errors} />
      <FormFailure message={change.error ? formMessage(failureOf(change.error)) : undefined} />
      <div className={styles.actions}>
        <Button type="submit" busy={change.isPending}>
          {change.isPending ? t("Updating...") : t("Change password")}
        </Button>
        <ResetLinkButton email={email}>{t("Forgot it? Send a link")}</ResetLinkButton>
      </div>
    </form>
  );
}
