import type { SubmitEvent } from "react";
import { failureOf } from "../../api/failure.ts";
import { FormFailure } from "../../components/form/form-failure.tsx";
import { formMessage } from "../../components/form/form-message.ts";
import { useFieldErrors } from "../../components/form/use-field-errors.ts";
import { useFormContract } from "../../components/form/use-form-contract.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { t } from "../../language/text.ts";
import { NewPasswordFields } from "../passwords/new-password-fields.tsx";
import { PasswordInput } from "../passwords/password-input.tsx";
import { UsernameField } from "../passwords/username-field.tsx";
import styles from "./change-password-form.module.css";
import { useChangePassword } from "./mutations.ts";
import { ResetLinkButton } from "./reset-link-button.tsx";

const loadContract = async () =>
  (await import("../../../shared/account/schema.ts")).changePasswordInput;

export function ChangePasswordForm({ email }: { email: string }) {
  const { formRef, errors, refuse, clearTyped, accept } = useFieldErrors();
  const typed = useFormContract(loadContract, "currentPassword", "password", "confirmPassword");
  const change = useChangePassword();
  const isBusy = typed.isReading || change.isPending;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const read = await typed.read(event.currentTarget);
    if (read.errors) return refuse(read.errors);
    accept();
    change.mutate(read.typed, {
      onSuccess: () => formRef.current?.reset(),
      onError: (error) => refuse(failureOf(error).fieldErrors),
    });
  };

  return (
    <form
      ref={formRef}
      className={styles.form}
      noValidate
      onFocus={typed.onFocus}
      onSubmit={(event) => void submit(event)}
      onInput={clearTyped}
    >
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
        <Button type="submit" busy={isBusy}>
          {change.isPending ? t("Updating...") : t("Change password")}
        </Button>
        <ResetLinkButton email={email}>{t("Forgot it? Send a link")}</ResetLinkButton>
      </div>
    </form>
  );
}
