import type { Failure } from "../../api/failure.ts";
import { FormFailure } from "../../components/form/form-failure.tsx";
import { typedFields } from "../../components/form/typed-fields.ts";
import { useForm } from "../../components/form/use-form.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { t } from "../../language/text.ts";
import { NewPasswordFields } from "../auth/passwords/new-password-fields.tsx";
import { PasswordInput } from "../auth/passwords/password-input.tsx";
import { UsernameField } from "../auth/passwords/username-field.tsx";
import layout from "../../styles/layout.module.css";
import styles from "../auth/change-form.module.css";
import { useChangePassword } from "./mutations.ts";
import { ResetLinkButton } from "../auth/second-factor/reset-link-button.tsx";

const typed = typedFields(
  async () => (await import("../../../shared/account/schema.ts")).changePasswordInput,
  "currentPassword",
  "password",
  "confirmPassword",
);

export type PasswordOwner = { email: string; hasPassword: boolean; hasFactor: boolean };
type ChangePasswordFormProps = PasswordOwner & { onClose: () => void };

export function ChangePasswordForm({
  email,
  hasPassword,
  hasFactor,
  onClose,
}: ChangePasswordFormProps) {
  const change = useChangePassword({ hasFactor });
  const form = useForm({
    read: typed.read,
    send: change.mutate,
    isPending: change.isPending,
    explain: nameCurrentPassword,
    onSaved: onClose,
  });

  return (
    <form {...form.props} className={`${layout.column3} ${styles.form}`} onFocus={typed.load}>
      <UsernameField email={email} />
      {hasPassword && (
        <Field label={t("Current password")} error={form.errors["currentPassword"]}>
          {(control) => (
            <PasswordInput
              {...control}
              name="currentPassword"
              autoComplete="current-password"
              required
            />
          )}
        </Field>
      )}
      <NewPasswordFields errors={form.errors} />
      <FormFailure message={form.message} />
      <div className={layout.wrap3}>
        <Button type="submit" busy={form.isBusy}>
          {change.isPending
            ? t("Updating...")
            : hasPassword
              ? t("Change password")
              : t("Set a password")}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t("Cancel")}
        </Button>
        {hasPassword && (
          <ResetLinkButton email={email}>{t("Forgot it? Send a link")}</ResetLinkButton>
        )}
      </div>
    </form>
  );
}

/** The confirmation knows the field by its own name. */
const nameCurrentPassword = (failure: Failure): Failure => {
  const { password = failure.message } = failure.fieldErrors;
  return failure.appCode === "auth/wrong-password"
    ? { ...failure, fieldErrors: { currentPassword: password } }
    : failure;
};
