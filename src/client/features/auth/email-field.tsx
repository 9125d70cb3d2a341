import { Field } from "../../components/ui/field.tsx";
import { t } from "../../language/text.ts";
import { typedText } from "./typed-text.ts";

type EmailFieldProps = {
  error: string | undefined;
  /** With `webauthn`, the browser offers passkeys as well. */
  autoComplete?: "username" | "username webauthn";
};

/** As text: browsers rewrite the domain in a field for e-mail, and an old account may be stored as it was typed. */
export const EmailField = ({ error, autoComplete = "username" }: EmailFieldProps) => (
  <Field label={t("Email")} error={error}>
    {(control) => (
      <input
        {...control}
        {...typedText("email")}
        type="text"
        inputMode="email"
        spellCheck={false}
        autoComplete={autoComplete}
        autoCapitalize="none"
      />
    )}
  </Field>
);
