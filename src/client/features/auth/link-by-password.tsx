import type { SubmitEvent } from "react";
import { linkGoogleByPasswordInput } from "../../../shared/auth/schema.ts";
import { toFieldErrors } from "../../../shared/contract.ts";
import { failureOf } from "../../api/failure.ts";
import { FormFailure } from "../../components/form/form-failure.tsx";
import { formMessage } from "../../components/form/form-message.ts";
import { useFieldErrors } from "../../components/form/use-field-errors.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { t } from "../../language/text.ts";
import { PasswordInput } from "../passwords/password-input.tsx";
import { UsernameField } from "../passwords/username-field.tsx";
import styles from "./auth-form.module.css";
import entryStyles from "./google-button.module.css";
import { useLinkByPassword, useSendLinkMail } from "./mutations.ts";

export function LinkByPassword({ email }: { email: string }) {
  const { formRef, errors, refuse, clearTyped, accept } = useFieldErrors();
  const link = useLinkByPassword();
  const mail = useSendLinkMail();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (link.isPending) return;
    const password = new FormData(event.currentTarget).get("password");
    const typed = linkGoogleByPasswordInput.safeParse({ password });
    if (!typed.success) return refuse(toFieldErrors(typed.error));
    accept();
    link.mutate(typed.data, { onError: (error) => refuse(failureOf(error).fieldErrors) });
  };

  return (
    <>
      <form ref={formRef} className={styles.form} noValidate onSubmit={submit} onInput={clearTyped}>
        <UsernameField email={email} />
        <Field label={t("Your password")} error={errors["password"]}>
          {(control) => (
            <PasswordInput {...control} name="password" autoComplete="current-password" required />
          )}
        </Field>
        <FormFailure message={link.error ? formMessage(failureOf(link.error)) : undefined} />
        <Button type="submit" busy={link.isPending}>
          {link.isPending ? t("Linking...") : t("Link and sign in")}
        </Button>
      </form>
      <div className={entryStyles.entry}>
        <p className={entryStyles.or}>{t("or")}</p>
        <Button variant="quiet" busy={mail.isPending} onClick={() => mail.mutate()}>
          {mail.isPending ? t("Sending...") : t("Send a link to this address")}
        </Button>
      </div>
    </>
  );
}
