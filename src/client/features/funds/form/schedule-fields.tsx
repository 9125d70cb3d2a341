import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { FieldErrors } from "../../../../shared/errors.ts";
import { formatShortRupees } from "../../../../shared/number-format.ts";
import type { DueInstalment } from "../../../../shared/sips/due-dates.ts";
import { maxTransactionsPerAdd } from "../../../../shared/transactions/schema.ts";
import { AmountField } from "../../../components/ui/amount-field.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { counted } from "../../../language/counted.ts";
import { dateText } from "../../../language/dates.ts";
import { Sentence } from "../../../language/sentence.tsx";
import { t } from "../../../language/text.ts";
import look from "../../../styles/look.module.css";
import { instalmentsDue, paidIn, readSchedule } from "./read-schedule.ts";
import type { ScheduleDraft } from "./schedule-draft.ts";
import styles from "./schedule-fields.module.css";

const exampleMonth = "2024-01";

type ScheduleFieldsProps = {
  draft: ScheduleDraft;
  errors: FieldErrors;
  onChange: (part: Partial<ScheduleDraft>) => void;
};

/** What a SIP's past instalments are worked out from, and which these are. */
export function ScheduleFields({ draft, errors, onChange }: ScheduleFieldsProps) {
  const [now] = useState(() => new Date());
  const due = instalmentsDue(draft, now);
  const { input: instalments = [] } = { input: undefined, ...readSchedule(draft, now) };
  return (
    <>
      <div className={styles.fields}>
        <AmountField
          label={t("Instalment (₹)")}
          error={errors["amount"]}
          name="amount"
          value={draft.amount}
          onAmount={(amount) => onChange({ amount })}
        />
        <Field label={t("Day of the month")} error={errors["day"]}>
          {(control) => (
            <input
              {...control}
              name="day"
              inputMode="numeric"
              autoComplete="off"
              value={draft.day}
              onChange={({ target }) => onChange({ day: target.value })}
            />
          )}
        </Field>
        <Field label={t("First month")} error={errors["month"]}>
          {(control) => (
            <input
              {...control}
              name="month"
              type="month"
              min="1964-01"
              placeholder={exampleMonth}
              value={draft.month}
              onChange={({ target }) => onChange({ month: target.value })}
            />
          )}
        </Field>
        <AmountField
          label={t("Yearly step-up (%)")}
          error={errors["stepUp"]}
          hint={t("optional")}
          name="stepUp"
          value={draft.stepUp}
          onAmount={(stepUp) => onChange({ stepUp })}
        />
        <Field
          label={t("Instalments|how many")}
          error={errors["count"]}
          hint={t("blank: all that are due by now")}
        >
          {(control) => (
            <input
              {...control}
              name="count"
              inputMode="numeric"
              autoComplete="off"
              placeholder={due.length === 0 ? undefined : String(due.length)}
              value={draft.count}
              onChange={({ target }) => onChange({ count: target.value })}
            />
          )}
        </Field>
      </div>
      {due.length > maxTransactionsPerAdd && <TooMany count={due.length} />}
      <p className={look.note}>{instalmentsText(instalments)}</p>
    </>
  );
}

const TooMany = ({ count }: { count: number }) => (
  <p className={look.note}>
    <Sentence
      of="These are {count} instalments, of which {most} can be added at once. {statement}"
      values={{
        count,
        most: maxTransactionsPerAdd,
        statement: <Link to="/funds/import">{t("Import your statement")}</Link>,
      }}
    />
  </p>
);

function instalmentsText(instalments: readonly DueInstalment[]): string {
  const last = instalments.at(-1);
  if (last === undefined) return "";
  return counted(
    instalments.length,
    {
      one: "{count} instalment on {day}, {amount}",
      other: "{count} instalments until {day}, {amount} in all",
    },
    { day: dateText(last.dueDate), amount: formatShortRupees(paidIn(instalments)) },
  );
}
