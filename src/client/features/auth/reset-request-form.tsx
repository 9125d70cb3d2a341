import { typedFields } from "../../components/form/typed-fields.ts";
import { useForm } from "../../components/form/use-form.ts";
import { Button } from "../../components/ui/button.tsx";
import { t } from "../../language/text.ts";
import { useRequestReset } from "./passwords/mutations.ts";
import layout from "../../styles/layout.module.css";
import styles from "./auth-form.module.css";
import { EmailField } from "./email-field.tsx";

const typed = typedFields(
  async () => (await import("../../../shared/auth/schema.ts")).requestResetInput,
  "email",
);

export function ResetRequestForm({ onSent }: { onSent: () => Promise<void> }) {
  const request = useRequestReset(onSent);
  const form = useForm({ read: typed.read, send: request.mutate, isPending: request.isPending });

  return (
    <form {...form.props} className={`${layout.column3} ${styles.form}`} onFocus={typed.load}>
      <EmailField error={form.errors["email"]} />
      <Button type="submit" busy={form.isBusy}>
        {request.isPending ? t("Sending...") : t("Send reset link")}
      </Button>
    </form>
  );
}
