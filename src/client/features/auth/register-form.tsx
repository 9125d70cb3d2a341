import type { SubmitEvent } from "react";
import type { FieldErrors } from "../../../shared/errors.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { useFieldErrors } from "../../components/ui/use-field-errors.ts";
import { failureOf } from "../../failure.ts";
import { t } from "../../language/text.ts";
import styles from "./auth-form.module.css";
import { EmailField } from "./email-field.tsx";
import { formMessage, registerFailure } from "./failures.ts";
import { FormFailure } from "./form-failure.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { useRegister } from "./queries.ts";
import { useShake } from "./use-shake.ts";
import { useTyped } from "./use-typed.ts";

export function RegisterForm() {
  const { formRef, errors, refuse, clearTyped, accept } = useFieldErrors();
  const typed = useTyped("registerInput", "name", "email", "password", "confirmPassword");
  const shake = useShake(formRef);
  const register = useRegister();
  const isBusy = typed.isReading || register.isPending;

  const refuseTyped = (fieldErrors: FieldErrors) => {
    if (Object.keys(fieldErrors).length > 0) shake();
    refuse(fieldErrors);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const read = await typed.read(event.currentTarget);
    if (read.faults) return refuseTyped(read.faults);
    accept();
    register.mutate(read.typed, {
      onError: (error) => refuseTyped(registerFailure(failureOf(error)).fieldErrors),
    });
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
      <Field label={t("Name")} error={errors["name"]}>
        {(control) => <input {...control} name="name" autoComplete="name" />}
      </Field>
      <EmailField error={errors["email"]} />
      <NewPasswordFields
        errors={errors}
        labels={{ password: t("Password"), confirmPassword: t("Confirm password") }}
      />
      <FormFailure
        message={
          register.error ? formMessage(registerFailure(failureOf(register.error))) : undefined
        }
      />
      <Button type="submit" busy={isBusy}>
        {register.isPending ? t("Creating account...") : t("Create account")}
      </Button>
    </form>
  );
}
