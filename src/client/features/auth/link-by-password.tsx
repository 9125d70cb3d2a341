import { useState } from "react";
import { linkByPasswordInput, type PendingLink } from "../../../shared/auth/schema.ts";
import { FormFailure } from "../../components/form/form-failure.tsx";
import { typedFields } from "../../components/form/typed-fields.ts";
import { useForm } from "../../components/form/use-form.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { t } from "../../language/text.ts";
import { hasPasskeys } from "./passkeys/support.ts";
import { useCeremony } from "./passkeys/use-ceremony.ts";
import { PasswordInput } from "./passwords/password-input.tsx";
import { UsernameField } from "./passwords/username-field.tsx";
import { useMe } from "./session/queries.ts";
import layout from "../../styles/layout.module.css";
import styles from "./auth-form.module.css";
import look from "../../styles/look.module.css";
import entryStyles from "./provider-buttons.module.css";
import { CodeForm } from "./code-form.tsx";
import { useLinkByPassword, useLinkSignedIn, useSendLinkMail } from "./link-mutations.ts";

const typed = typedFields(async () => linkByPasswordInput, "password");

export function LinkByPassword({ email, provider }: PendingLink) {
  const [isCodeAsked, setIsCodeAsked] = useState(false);
  const linkSignedIn = useLinkSignedIn(provider);
  const link = async () => {
    await linkSignedIn.mutateAsync();
  };
  if (isCodeAsked) return <CodeForm onSignedIn={link} />;
  return (
    <>
      <Password email={email} provider={provider} onCodeNeeded={() => setIsCodeAsked(true)} />
      {hasPasskeys() && <ByPasskey onSignedIn={link} />}
    </>
  );
}

function ByPasskey({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const { start, isBusy } = useCeremony(({ signIn }, calls) => signIn(calls), onSignedIn);
  const isOn = useMe().data?.passkeysEnabled === true;
  return (
    isOn && (
      <div className={`${layout.stack4} ${entryStyles.entry}`}>
        <Button variant="quiet" busy={isBusy} onClick={start}>
          {isBusy ? t("Waiting for a passkey...") : t("Continue with a passkey")}
        </Button>
      </div>
    )
  );
}

type PasswordProps = PendingLink & { onCodeNeeded: () => void };

function Password({ email, provider, onCodeNeeded }: PasswordProps) {
  const link = useLinkByPassword(provider, onCodeNeeded);
  const mail = useSendLinkMail();
  const form = useForm({ read: typed.read, send: link.mutate, isPending: link.isPending });

  return (
    <>
      <form {...form.props} className={`${layout.column3} ${styles.form}`}>
        <UsernameField email={email} />
        <Field label={t("Your password")} error={form.errors["password"]}>
          {(control) => (
            <PasswordInput {...control} name="password" autoComplete="current-password" required />
          )}
        </Field>
        <FormFailure message={form.message} />
        <Button type="submit" busy={form.isBusy}>
          {link.isPending ? t("Linking...") : t("Link and sign in")}
        </Button>
      </form>
      <div className={`${layout.stack4} ${entryStyles.entry}`}>
        <p className={`${look.note} ${layout.stack3} ${entryStyles.or}`}>{t("or")}</p>
        <Button variant="quiet" busy={mail.isPending} onClick={() => mail.mutate()}>
          {mail.isPending ? t("Sending...") : t("Send a link to this address")}
        </Button>
      </div>
    </>
  );
}
