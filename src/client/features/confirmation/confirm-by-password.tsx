import { confirmInput } from "../../../shared/auth/schema.ts";
import { trpc } from "../../api/trpc.ts";
import { FormFailure } from "../../components/form/form-failure.tsx";
import { typedFields } from "../../components/form/typed-fields.ts";
import { formMessage, useForm } from "../../components/form/use-form.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { t } from "../../language/text.ts";
import { PasswordInput } from "../passwords/password-input.tsx";
import { UsernameField } from "../passwords/username-field.tsx";
import layout from "../../styles/layout.module.css";
import styles from "./confirm-by-password.module.css";

type ConfirmByPasswordProps = { email: string; onConfirmed: () => void; onCancel: () => void };

export function ConfirmByPassword({ email, onConfirmed, onCancel }: ConfirmByPasswordProps) {
  const confirm = trpc.auth.confirm.useMutation({
    meta: { describeFailure: formMessage, isForm: true },
  });
  const form = useForm({
    read: typedFields(async () => confirmInput, "password").read,
    send: confirm.mutate,
    isPending: confirm.isPending,
    onSaved: onConfirmed,
  });
  return (
    <form {...form.props} className={`${layout.stack2} ${styles.form}`}>
      <UsernameField email={email} />
      <Field label={t("Your password")} error={form.errors["password"]}>
        {(control) => (
          <PasswordInput {...control} name="password" autoComplete="current-password" required />
        )}
      </Field>
      <FormFailure message={form.message} />
      <div className={`${layout.answers} ${styles.actions}`}>
        <Button variant="quiet" onClick={onCancel}>
          {t("Cancel")}
        </Button>
        <Button type="submit" busy={form.isBusy}>
          {confirm.isPending ? t("Checking...") : t("Confirm")}
        </Button>
      </div>
    </form>
  );
}
