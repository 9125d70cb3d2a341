import { FormActions } from "../../components/form/form-actions.tsx";
import { typedFields } from "../../components/form/typed-fields.ts";
import { useForm } from "../../components/form/use-form.ts";
import { Field } from "../../components/ui/field.tsx";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import styles from "../auth/change-form.module.css";
import { useChangeName } from "./mutations.ts";

const typed = typedFields(
  async () => (await import("../../../shared/account/schema.ts")).changeNameInput,
  "name",
);

type NameFormProps = { name: string; onClose: () => void };

export function NameForm({ name, onClose }: NameFormProps) {
  const change = useChangeName();
  const form = useForm({
    read: typed.read,
    send: change.mutate,
    isPending: change.isPending,
    onSaved: onClose,
  });
  return (
    <form {...form.props} className={`${layout.column3} ${styles.form}`} onFocus={typed.load}>
      <Field label={t("Name")} error={form.errors["name"]}>
        {(control) => (
          <input
            {...control}
            name="name"
            autoComplete="name"
            defaultValue={name}
            maxLength={100}
            required
          />
        )}
      </Field>
      <FormActions form={form} onCancel={onClose} />
    </form>
  );
}
