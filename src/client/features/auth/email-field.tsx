import { Field } from "../../components/ui/field.tsx";
import { t } from "../../language/text.ts";

/** The address that an account goes by; a password manager takes it for the user's name. */
export const EmailField = ({ error }: { error: string | undefined }) => (
  <Field label={t("Email")} error={error}>
    {(control) => (
      <input {...control} name="email" type="email" autoComplete="username" autoCapitalize="none" />
    )}
  </Field>
);
