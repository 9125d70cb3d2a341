import { Field } from "../../components/ui/field.tsx";
import { t } from "../../language/text.ts";

type EmailFieldProps = {
  error: string | undefined;
  initial?: string | undefined;
};

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
