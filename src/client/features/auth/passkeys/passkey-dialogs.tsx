import { useId } from "react";
import type { Passkey } from "../../../../shared/auth/passkeys/schema.ts";
import { FormActions } from "../../../components/form/form-actions.tsx";
import { typedFields } from "../../../components/form/typed-fields.ts";
import { useForm } from "../../../components/form/use-form.ts";
import { Dialog } from "../../../components/ui/dialog/dialog.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { t } from "../../../language/text.ts";
import layout from "../../../styles/layout.module.css";
import styles from "../../../components/ui/dialog/confirm-dialog.module.css";
import { DialogActions } from "../dialog-actions.tsx";
import { useRemovePasskey, useRenamePasskey } from "./passkey-mutations.ts";

const typed = typedFields(
  async () => (await import("../../../../shared/auth/passkeys/schema.ts")).passkeyNameForm,
  "name",
);

type PasskeyDialogProps = { passkey: Passkey; onClose: () => void };

export function RenamePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const { id, name } = passkey;
  const rename = useRenamePasskey();
  const form = useForm({
    read: typed.read,
    send: ({ name: newName }, settled) => rename.mutate({ id, name: newName }, settled),
    isPending: rename.isPending,
    onSaved: onClose,
  });
  return (
    <Dialog title={t("Rename the passkey")} closeButton onClose={onClose}>
      <form {...form.props} className={layout.stack3}>
        <Field label={t("Name")} error={form.errors["name"]}>
          {(control) => <input {...control} name="name" autoComplete="off" defaultValue={name} />}
        </Field>
        <FormActions form={form} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

export function RemovePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const { id, name } = passkey;
  const textId = useId();
  const remove = useRemovePasskey();
  return (
    <Dialog title={t("Remove {name}?", { name })} describedBy={textId} onClose={onClose}>
      <p id={textId} className={`${layout.stack2} ${styles.text}`}>
        {t(
          "You can no longer sign in with it, and other devices that signed in with a passkey are signed out. Delete it on the device too.",
        )}
      </p>
      <DialogActions
        action={remove}
        button={{ idle: t("Remove"), busy: t("Removing...") }}
        onConfirm={() => remove.mutate({ id }, { onSuccess: onClose })}
        onCancel={onClose}
      />
    </Dialog>
  );
}
