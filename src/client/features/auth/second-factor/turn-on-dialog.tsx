import { useState } from "react";
import type { User } from "../../../../shared/auth/schema.ts";
import { inGroups } from "../../../../shared/auth/second-factor/code.ts";
import { otpauthAddress } from "../../../../shared/auth/second-factor/otpauth.ts";
import { FormActions } from "../../../components/form/form-actions.tsx";
import { typedFields } from "../../../components/form/typed-fields.ts";
import { useForm } from "../../../components/form/use-form.ts";
import { copyText } from "../../../components/copy-text.ts";
import { Button, buttonClass } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog/dialog.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { t } from "../../../language/text.ts";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import { useTurnOnFactor } from "./factor-mutations.ts";
import { QrCode } from "./qr-code.tsx";
import { RecoveryCodesDialog } from "./recovery-codes.tsx";
import styles from "./turn-on-dialog.module.css";

const typed = typedFields(
  async () => (await import("../../../../shared/auth/second-factor/schema.ts")).turnOnInput,
  "code",
);

type TurnOnDialogProps = { user: User; secret: string; onClose: () => void };

/** Three steps: the picture for the app, its first code, the recovery codes. */
export function TurnOnDialog({ user, secret, onClose }: TurnOnDialogProps) {
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes !== null) {
    return (
      <RecoveryCodesDialog
        title={t("The second factor is on")}
        codes={codes}
        user={user}
        onDone={onClose}
      />
    );
  }
  return (
    <Dialog title={t("Turn on a second factor")} closeButton onClose={onClose}>
      <FirstCode user={user} secret={secret} onOn={setCodes} onClose={onClose} />
    </Dialog>
  );
}

type FirstCodeProps = TurnOnDialogProps & { onOn: (codes: string[]) => void };

function FirstCode({ user, secret, onOn, onClose }: FirstCodeProps) {
  const turnOn = useTurnOnFactor();
  const form = useForm({
    read: typed.read,
    send: (input, settled) =>
      turnOn.mutate(input, {
        onError: settled.onError,
        onSuccess: ({ recoveryCodes }) => onOn(recoveryCodes),
      }),
    isPending: turnOn.isPending,
  });
  const address = otpauthAddress(secret, user.email);
  return (
    <form {...form.props} className={layout.stack3}>
      <p>
        {t("Scan this with an authenticator app. On the same phone, open the app or copy the key:")}
      </p>
      <QrCode text={address} label={t("QR code of the key")} />
      <p className={`${look.figures} ${look.breaks} ${styles.key}`}>{inGroups(secret)}</p>
      <div className={`${layout.wrap3} ${styles.byHand}`}>
        <a className={buttonClass("quiet")} href={address}>
          {t("Open the authenticator")}
        </a>
        <Button variant="quiet" onClick={() => void copyText(secret)}>
          {t("Copy the key")}
        </Button>
      </div>
      <p className={look.note}>
        {t("Other devices on which you signed in with your password are signed out.")}
      </p>
      <Field label={t("Code that the app shows")} error={form.errors["code"]}>
        {(control) => (
          <input
            {...control}
            name="code"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={60}
            required
          />
        )}
      </Field>
      <FormActions form={form} save={t("Turn on")} onCancel={onClose} />
    </form>
  );
}
