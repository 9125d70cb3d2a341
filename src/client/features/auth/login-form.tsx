import { Link } from "@tanstack/react-router";
import type { SubmitEvent } from "react";
import { failureOf } from "../../api/failure.ts";
import { FormFailure } from "../../components/form/form-failure.tsx";
import { formMessage } from "../../components/form/form-message.ts";
import { useFieldErrors } from "../../components/form/use-field-errors.ts";
import { useFormContract } from "../../components/form/use-form-contract.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { t } from "../../language/text.ts";
import { PasswordInput } from "../passwords/password-input.tsx";
import styles from "./auth-form.module.css";
import { EmailField } from "./email-field.tsx";
import { loginFailure } from "./failures.ts";
import { useLogin } from "./mutations.ts";

const loadContract = async () => (await import("../../../shared/auth/schema.ts")).loginInput;

export function LoginForm() {
  const { formRef, errors, refuse, clearTyped, accept } = useFieldErrors();
  const typed = useFormContract(loadContract, "email", "password");
  const login = useLogin();
  const isBusy = typed.isReading || login.isPending;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const read = await typed.read(event.currentTarget);
    if (read.errors) return refuse(read.errors);
    accept();
    login.mutate(read.typed, { onError: (error) => refuse(failureOf(error).fieldErrors) });
  };

  return (
    <form
      ref={formRef}
      className={styles.form}
      noValidate
      onFocus={typed.onFocus}
      onSubmit={(event) => void submit(event)}
      onInput={clearTyped}
    >
      <EmailField error={errors["email"]} />
      <Field label={t("Password")} error={errors["password"]}>
        {(control) => (
          <PasswordInput {...control} name="password" autoComplete="current-password" />
        )}
      </Field>
      <Link to="/reset-password" className={styles.forgot}>
        {t("Forgot password?")}
      </Link>
      <FormFailure
        message={login.error ? formMessage(loginFailure(failureOf(login.error))) : undefined}
      />
      <Button type="submit" busy={isBusy}>
        {login.isPending ? t("Signing in...") : t("Sign in")}
      </Button>
    </form>
  );
}
