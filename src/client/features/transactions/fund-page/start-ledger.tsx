import { lazy, Suspense, useState } from "react";
import type { IsoDate } from "../../../../shared/dates.ts";
import type { Fund } from "../../../../shared/funds/schema.ts";
import { doubtsOfTotals } from "../../../../shared/funds/doubt.ts";
import { inceptionDoubt, schemeInception } from "../../../../shared/transactions/doubts.ts";
import { startLedgerInput } from "../../../../shared/transactions/schema.ts";
import { askedInception } from "../../../components/form/asked-inception.ts";
import { checked } from "../../../components/form/checked.ts";
import { DoubtNotice } from "../../../components/form/doubt-notice.tsx";
import { FormFailure } from "../../../components/form/form-failure.tsx";
import { useForm } from "../../../components/form/use-form.ts";
import { Section } from "../../../components/section.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { t } from "../../../language/text.ts";
import { DateInput } from "../date-input.tsx";
import { askedDoubts } from "../doubt-context.ts";
import { useStartLedger } from "../mutations.ts";
import layout from "../../../styles/layout.module.css";
import styles from "./start-ledger.module.css";

const BulkDialog = lazy(async () => ({
  default: (await import("../bulk-dialog.tsx")).BulkDialog,
}));

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
        <div className={`${layout.column2} ${styles.way}`}>
          <h3 className={styles.title}>{t("In several instalments")}</h3>
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
  const start = useStartLedger();
  const form = useForm({
    read: () => checked(startLedgerInput.safeParse({ id: fund.id, date })),
    send: start.mutate,
    isPending: start.isPending,
    doubtsAbout: () => [
      ...askedInception(
        inceptionDoubt(date, schemeInception(fund.schemeName, null)),
        "date",
        changeDate,
      ),
      ...askedDoubts(doubtsOfTotals(fund, fund.nav), { money: "date" }),
    ],
  });
  const changeDate = (day: IsoDate) => {
    setDate(day);
    form.clear("date");
  };
  return (
    <form {...form.props} className={`${layout.column2} ${styles.way}`}>
      <h3 className={styles.title}>{t("In one purchase")}</h3>
      <Field
        label={t("Date")}
        error={form.errors["date"]}
        hint={t("The fund's units and amount become an opening balance of this day.")}
      >
        {(control) => <DateInput {...control} value={date} onDate={changeDate} />}
      </Field>
      <FormFailure message={form.message} />
      {form.question !== null ? (
        <DoubtNotice {...form.question} />
      ) : (
        <Button type="submit" variant="quiet" busy={form.isBusy}>
          {start.isPending ? t("Saving...") : t("Use this date")}
        </Button>
      )}
    </form>
  );
}
