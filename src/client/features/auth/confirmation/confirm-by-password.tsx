import { shownByCaller } from "../../../api/query-client.ts";
import { trpc } from "../../../api/trpc.ts";
import { FormFailure } from "../../../components/form/form-failure.tsx";
import { typedFields } from "../../../components/form/typed-fields.ts";
import { useForm } from "../../../components/form/use-form.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { t } from "../../../language/text.ts";
import { CodeField } from "../second-factor/code-field.tsx";
import { PasswordInput } from "../passwords/password-input.tsx";
import { UsernameField } from "../passwords/username-field.tsx";
import layout from "../../../styles/layout.module.css";
import styles from "./confirm-by-password.module.css";

type ConfirmByPasswordProps = {
  email: string;
  /** Then the password needs a code beside it. */
  hasFactor: boolean;
  onConfirmed: () => void;
  onCancel: () => void;
};

const loadContract = async () => (await import("../../../../shared/auth/schema.ts")).confirmInput;
const passwordAlone = typedFields(loadContract, "password");
const withCode = typedFields(loadContract, "password", "code");

export function ConfirmByPassword(props: ConfirmByPasswordProps) {
  const { email, hasFactor, onConfirmed, onCancel } = props;
  const confirm = trpc.auth.confirm.useMutation({
    meta: shownByCaller,
  });
  const form = useForm({
    read: hasFactor ? withCode.read : passwordAlone.read,
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
      {hasFactor && <CodeField error={form.errors["code"]} />}
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
