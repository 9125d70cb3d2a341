import { minPasswordLength } from "../../../../shared/auth/password-length.ts";
import type { FieldErrors } from "../../../../shared/errors.ts";
import { Field } from "../../../components/ui/field.tsx";
import { t } from "../../../language/text.ts";
import { PasswordInput } from "./password-input.tsx";

type NewPasswordFieldsProps = {
  errors: FieldErrors;
  labels?: { password: string; confirmPassword: string };
};

export const NewPasswordFields = ({
  errors,
  labels = { password: t("New password"), confirmPassword: t("Confirm new password") },
}: NewPasswordFieldsProps) => (
  <>
    <Field
      label={labels.password}
      error={errors["password"]}
      hint={t("At least {count} characters", { count: minPasswordLength })}
    >
      {(control) => (
        <PasswordInput {...control} name="password" autoComplete="new-password" required />
      )}
    </Field>
    <Field label={labels.confirmPassword} error={errors["confirmPassword"]}>
      {(control) => (
        <PasswordInput {...control} name="confirmPassword" autoComplete="new-password" required />
      )}
    </Field>
  </>
);
