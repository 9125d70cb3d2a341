import { FormFailure } from "../../../components/form/form-failure.tsx";
import { typedFields } from "../../../components/form/typed-fields.ts";
import { useForm } from "../../../components/form/use-form.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { t } from "../../../language/text.ts";
import layout from "../../../styles/layout.module.css";
import { useChangeAddress } from "./address-mutations.ts";
import styles from "../change-form.module.css";

const typed = typedFields(
  async () => (await import("../../../../shared/auth/addresses/schema.ts")).changeAddressInput,
  "email",
);

export function ChangeAddressForm() {
  const change = useChangeAddress();
  const form = useForm({
    read: typed.read,
    send: change.mutate,
    isPending: change.isPending,
    onSaved: () => form.props.ref.current?.reset(),
  });
  return (
    <form {...form.props} className={`${layout.column3} ${styles.form}`} onFocus={typed.load}>
      <Field label={t("New email address")} error={form.errors["email"]}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            required
          />
        )}
      </Field>
      <FormFailure message={form.message} />
      <div className={layout.wrap3}>
        <Button type="submit" variant="quiet" busy={form.isBusy}>
          {t("Change address")}
        </Button>
      </div>
    </form>
  );
}
