import type { SubmitEvent } from "react";
import { failureOf } from "../../api/failure.ts";
import { FormFailure } from "../../components/form/form-failure.tsx";
import { formMessage } from "../../components/form/form-message.ts";
import { useFieldErrors } from "../../components/form/use-field-errors.ts";
import { useFormContract } from "../../components/form/use-form-contract.ts";
import { Button } from "../../components/ui/button.tsx";
import { t } from "../../language/text.ts";
import { useRequestReset } from "../passwords/mutations.ts";
import styles from "./auth-form.module.css";
import { EmailField } from "./email-field.tsx";

const loadContract = async () => (await import("../../../shared/auth/schema.ts")).requestResetInput;

export function ResetRequestForm({ onSent }: { onSent: () => Promise<void> }) {
  const { formRef, errors, refuse, clearTyped, accept } = useFieldErrors();
  const typed = useFormContract(loadContract, "email");
  const request = useRequestReset(onSent);
  const isBusy = typed.isReading || request.isPending;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const read = await typed.read(event.currentTarget);
    if (read.errors) return refuse(read.errors);
    accept();
    request.mutate(read.typed, { onError: (error) => refuse(failureOf(error).fieldErrors) });
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
      <FormFailure message={request.error ? formMessage(failureOf(request.error)) : undefined} />
      <Button type="submit" busy={isBusy}>
        {request.isPending ? t("Sending...") : t("Send reset link")}
      </Button>
    </form>
  );
}
