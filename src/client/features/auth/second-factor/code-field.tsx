import { useState } from "react";
import { TextButton } from "../../../components/text-button.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { t } from "../../../language/text.ts";

type CodeFieldProps = { error: string | undefined; hasFocus?: boolean };

/** A code of an app, for which a phone shows digits alone, or a recovery code. */
export function CodeField({ error, hasFocus = false }: CodeFieldProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <>
      <Field label={isRecovery ? t("Recovery code") : t("Code from your app")} error={error}>
        {(control) => (
          <input
            // Another keyboard shows only where the field is another.
            key={String(isRecovery)}
            {...control}
            name="code"
            type="text"
            inputMode={isRecovery ? "text" : "numeric"}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            required
            autoFocus={hasFocus || isRecovery}
          />
        )}
      </Field>
      <div>
        <TextButton onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? t("Use a code of the app") : t("Use a recovery code")}
        </TextButton>
      </div>
    </>
  );
}
