import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { CheckField } from "../../../components/form/check-field.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { t } from "../../../language/text.ts";
import { PasswordInput } from "../../auth/passwords/password-input.tsx";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import styles from "../import-page.module.css";

type FilePasswordProps = {
  fileName: string;
  isWrong: boolean;
  /** Whether the device may remember it. */
  canRemember: boolean;
  onPassword: (password: string, isRemembered: boolean) => void;
  onSkip: () => void;
};

/** No form: a browser would offer to keep the password. */
export function FilePassword({
  fileName,
  isWrong,
  canRemember,
  onPassword,
  onSkip,
}: FilePasswordProps) {
  const [isRemembered, setIsRemembered] = useState(false);
  const [password, setPassword] = useState("");
  const hint = canRemember
    ? t(
        "The one that you chose when you asked for the statement. For the monthly statement of NSDL or CDSL, it is the first holder's PAN in capitals.",
      )
    : t(
        "The one that you chose when you asked for the statement. For the monthly statement of NSDL or CDSL, it is the first holder's PAN in capitals. It is not stored.",
      );
  const open = () => password !== "" && onPassword(password, isRemembered);
  return (
    <section className={`${layout.stack4} ${styles.card}`} aria-label={fileName}>
      <Field
        label={t("Password of {file}", { file: fileName })}
        error={isWrong ? t("This is not the password of this file.") : undefined}
        hint={isWrong ? undefined : hint}
      >
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="off"
            autoFocus
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            onKeyDown={({ key }) => key === "Enter" && open()}
          />
        )}
      </Field>
      {/* A field shows its error in place of its hint, which is needed most after a wrong password. */}
      {isWrong && <p className={look.note}>{hint}</p>}
      {canRemember && (
        <CheckField
          label={t("Remember the password on this device")}
          hint={t(
            "The next statement of a registrar, or that you forwarded, then opens by itself. It is encrypted here, never sent, and gone once you sign out.",
          )}
          checked={isRemembered}
          onChange={() => setIsRemembered(!isRemembered)}
        />
      )}
      <div className={`${layout.wrap3} ${styles.actions}`}>
        <Button onClick={open}>{t("Open")}</Button>
        <Button variant="quiet" onClick={onSkip}>
          {t("Leave this file out")}
        </Button>
      </div>
    </section>
  );
}
