import { Field } from "../../components/ui/field.tsx";
import { t } from "../../language/text.ts";
import { typedText } from "./typed-text.ts";

export const EmailField = ({ error }: { error: string | undefined }) => (
  <Field label={t("Email")} error={error}>
    {(control) => (
      <input
        {...control}
        {...typedText("email")}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
      />
    )}
  </Field>
);
