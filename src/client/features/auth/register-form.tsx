import { typedFields } from "../../components/form/typed-fields.ts";
import { useForm } from "../../components/form/use-form.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { t } from "../../language/text.ts";
import { NewPasswordFields } from "./passwords/new-password-fields.tsx";
import layout from "../../styles/layout.module.css";
import styles from "./auth-form.module.css";
import { EmailField } from "./email-field.tsx";
import { typedText } from "./typed-text.ts";
import { registerFailure, useRegister } from "./mutations.ts";

const typed = typedFields(
  async () => (await import("../../../shared/auth/schema.ts")).registerInput,
  "name",
  "email",
  "password",
  "confirmPassword",
);

export function RegisterForm() {
  const register = useRegister();
  const form = useForm({
    read: typed.read,
    send: register.mutate,
    isPending: register.isPending,
    explain: registerFailure,
    onRefused: (errors) => {
      if (Object.keys(errors).length > 0) shake(form.props.ref.current);
    },
  });

  return (
    <form {...form.props} className={`${layout.column3} ${styles.form}`} onFocus={typed.load}>
      <Field label={t("Name")} error={form.errors["name"]}>
        {(control) => <input {...control} {...typedText("name")} autoComplete="name" />}
      </Field>
      <EmailField error={form.errors["email"]} />
      <NewPasswordFields
        errors={form.errors}
        labels={{ password: t("Password"), confirmPassword: t("Confirm password") }}
      />
      <Button type="submit" busy={form.isBusy}>
        {register.isPending ? t("Creating account...") : t("Create account")}
      </Button>
    </form>
  );
}

const shakeKeyframes = [0, -8, 8, -6, 6, -3, 3, 0].map((offset) => ({ translate: `${offset}px` }));

function shake(element: HTMLElement | null): void {
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
    element?.animate(shakeKeyframes, { duration: 400, easing: "ease-out" });
  }
}
