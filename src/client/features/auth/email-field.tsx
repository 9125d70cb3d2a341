import { Field } from "../../components/ui/field.tsx";
import { t } from "../../language/text.ts";

type EmailFieldProps = {
  error: string | undefined;
  /** What stands in it at first. */
  initial?: string | undefined;
};

/** The address that an account goes by; a password manager takes it for the user's name. */
export const EmailField = ({ error, initial }: EmailFieldProps) => (
  <Field label={t("Email")} error={error}>
    {(control) => (
      <input
        {...control}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        defaultValue={initial}
      />
    )}
  </Field>
);
