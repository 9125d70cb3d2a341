import { lazy, Suspense, useState, type SubmitEvent } from "react";
import { toFieldErrors } from "../../../shared/contract.ts";
import type { Fund } from "../../../shared/funds/schema.ts";
import { startLedgerInput } from "../../../shared/transactions/schema.ts";
import { failureOf } from "../../api/failure.ts";
import { FormFailure } from "../../components/form/form-failure.tsx";
import { formMessage } from "../../components/form/form-message.ts";
import { useFieldErrors } from "../../components/form/use-field-errors.ts";
import { Section } from "../../components/section.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { t } from "../../language/text.ts";
import { DateInput } from "./date-input.tsx";
import { useStartLedger } from "./mutations.ts";
import styles from "./start-ledger.module.css";

const BulkDialog = lazy(async () => ({ default: (await import("./bulk-dialog.tsx")).BulkDialog }));

export function StartLedger({ userId, fund }: { userId: string; fund: Fund }) {
  const [isBulkOpen, setIsBulkOpen] = useState(false);
  return (
    <Section
      title={t("When did you invest?")}
      text={t(
        "With dates Fundbook works out XIRR, lots and realised gains, and can record SIPs. Units and amount then follow from the transactions.",
      )}
    >
      <div className={styles.ways}>
        <div className={styles.way}>
          <h3 className={styles.title}>{t("In several instalments")}</h3>
          <p className={styles.text}>
            {t(
              "For example 12 instalments of ₹5,000 on the 5th from January 2024, or rows of a spreadsheet.",
            )}
          </p>
          <Button onClick={() => setIsBulkOpen(true)}>{t("Enter past instalments")}</Button>
        </div>
        <OpeningForm fund={fund} />
      </div>
      <Suspense>
        {isBulkOpen && (
          <BulkDialog userId={userId} fund={fund} onClose={() => setIsBulkOpen(false)} />
        )}
      </Suspense>
    </Section>
  );
}

function OpeningForm({ fund }: { fund: Fund }) {
  const [date, setDate] = useState("");
  const [message, setMessage] = useState<string>();
  const { formRef, errors, refuse, clear, accept } = useFieldErrors();
  const { mutate, isPending } = useStartLedger();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    setMessage(undefined);
    const input = startLedgerInput.safeParse({ id: fund.id, date });
    if (!input.success) return refuse(toFieldErrors(input.error));
    accept();
    mutate(input.data, {
      onError: (error) => {
        const failure = failureOf(error);
        setMessage(formMessage(failure));
        refuse(failure.fieldErrors);
      },
    });
  };
  return (
    <form ref={formRef} className={styles.way} noValidate onSubmit={submit}>
      <h3 className={styles.title}>{t("In one purchase")}</h3>
      <p className={styles.text}>
        {t("The fund's units and amount become an opening balance of this day.")}
      </p>
      <Field label={t("Date")} error={errors["date"]}>
        {(control) => (
          <DateInput
            {...control}
            value={date}
            onDate={(day) => {
              setDate(day);
              clear("date");
            }}
          />
        )}
      </Field>
      <FormFailure message={message} />
      <Button type="submit" variant="quiet" busy={isPending}>
        {isPending ? t("Saving...") : t("Use this date")}
      </Button>
    </form>
  );
}
