import type { SubmitEvent } from "react";
import type { FieldErrors } from "../../../shared/errors.ts";
import { failureOf } from "../../api/failure.ts";
import { FormFailure } from "../../components/form/form-failure.tsx";
import { formMessage } from "../../components/form/form-message.ts";
import { useFieldErrors } from "../../components/form/use-field-errors.ts";
import { useFormContract } from "../../components/form/use-form-contract.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { t } from "../../language/text.ts";
import { NewPasswordFields } from "../passwords/new-password-fields.tsx";
import styles from "./auth-form.module.css";
import { EmailField } from "./email-field.tsx";
import { typedText } from "./typed-text.ts";
import { registerFailure } from "./failures.ts";
import { useRegister } from "./mutations.ts";
import { useShake } from "./use-shake.ts";

const loadContract = async () => (await import("../../../shared/auth/schema.ts")).registerInput;

export function RegisterForm() {
  const { formRef, errors, refuse, clearTyped, accept } = useFieldErrors();
  const typed = useFormContract(loadContract, "name", "email", "password", "confirmPassword");
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
    if (read.errors) return refuseTyped(read.errors);
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
        {(control) => <input {...control} {...typedText("name")} autoComplete="name" />}
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
