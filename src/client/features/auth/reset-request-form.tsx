import { useLocation } from "@tanstack/react-router";
import type { SubmitEvent } from "react";
import { Button } from "../../components/ui/button.tsx";
import { useFieldErrors } from "../../components/ui/use-field-errors.ts";
import { failureOf } from "../../failure.ts";
import { t } from "../../language/text.ts";
import styles from "./auth-form.module.css";
import { EmailField } from "./email-field.tsx";
import { formMessage } from "./failures.ts";
import { FormFailure } from "./form-failure.tsx";
import { useRequestReset } from "./queries.ts";
import { useTyped } from "./use-typed.ts";

/** Asks for a link to set a new password, for whatever address. */
export function ResetRequestForm({ onSent }: { onSent: () => Promise<void> }) {
  const { formRef, errors, refuse, clearTyped, accept } = useFieldErrors();
  const typed = useTyped("requestResetInput", "email");
  const request = useRequestReset(onSent);
  const isBusy = typed.isReading || request.isPending;
  const typedEmail = useLocation({ select: ({ state }) => state.typedEmail });

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const read = await typed.read(event.currentTarget);
    if (read.faults) return refuse(read.faults);
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
      <EmailField error={errors["email"]} initial={typedEmail} />
      <FormFailure message={request.error ? formMessage(failureOf(request.error)) : undefined} />
      <Button type="submit" busy={isBusy}>
        {request.isPending ? t("Sending...") : t("Send reset link")}
      </Button>
    </form>
  );
}
