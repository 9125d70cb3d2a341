import type { ZodMiniType } from "zod/mini";
import { FormFailure } from "../../components/form/form-failure.tsx";
import { typedFields } from "../../components/form/typed-fields.ts";
import { useForm } from "../../components/form/use-form.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import styles from "./confirm-by-password.module.css";
import { PasswordInput } from "./password-input.tsx";
import { UsernameField } from "./username-field.tsx";

type Settled = { onSuccess: () => void; onError: (error: unknown) => void };

type ConfirmByPasswordProps = {
  email: string;
  contract: ZodMiniType;
  action: { mutate: (input: { password: string }, settled: Settled) => void; isPending: boolean };
  button: { idle: string; busy: string };
  onDone?: () => void;
  onCancel: () => void;
};

export function ConfirmByPassword(props: ConfirmByPasswordProps) {
  const { email, contract, action, button, onDone, onCancel } = props;
  const form = useForm({
    read: typedFields(async () => contract, "password").read,
    send: action.mutate,
    isPending: action.isPending,
    ...(onDone !== undefined && { onSaved: onDone }),
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
        <Button type="submit" variant="danger" busy={form.isBusy}>
          {action.isPending ? button.busy : button.idle}
        </Button>
      </div>
    </form>
  );
}
