import { Link } from "@tanstack/react-router";
import { typedFields } from "../../components/form/typed-fields.ts";
import { useForm } from "../../components/form/use-form.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { t } from "../../language/text.ts";
import { PasswordInput } from "./passwords/password-input.tsx";
import layout from "../../styles/layout.module.css";
import styles from "./auth-form.module.css";
import { EmailField } from "./email-field.tsx";
import { useLogin } from "./mutations.ts";

const typed = typedFields(
  async () => (await import("../../../shared/auth/schema.ts")).loginInput,
  "email",
  "password",
);

export function LoginForm({ onCodeNeeded }: { onCodeNeeded: () => void }) {
  const login = useLogin(onCodeNeeded);
  const form = useForm({
    read: typed.read,
    send: login.mutate,
    isPending: login.isPending,
  });

  return (
    <form {...form.props} className={`${layout.column3} ${styles.form}`} onFocus={typed.load}>
      <EmailField error={form.errors["email"]} autoComplete="username webauthn" />
      <Field label={t("Password")} error={form.errors["password"]}>
        {(control) => (
          <PasswordInput {...control} name="password" autoComplete="current-password" />
        )}
      </Field>
      <Link to="/reset-password" className={styles.forgot}>
        {t("Forgot password?")}
      </Link>
      <Button type="submit" busy={form.isBusy}>
        {login.isPending ? t("Signing in...") : t("Sign in")}
      </Button>
    </form>
  );
}
