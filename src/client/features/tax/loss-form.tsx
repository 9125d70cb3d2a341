import { useState } from "react";
import { me } from "../../../shared/holders/holder.ts";
import { missing } from "../../../shared/missing.ts";
import { parseAmount } from "../../../shared/number-format.ts";
import type { TaxReport } from "../../../shared/tax/report/report-types.ts";
import { taxRules } from "../../../shared/tax/rules/tax-rules.ts";
import { financialYearText, firstYearOf } from "../../../shared/transactions/financial-year.ts";
import { FormFailure } from "../../components/form/form-failure.tsx";
import { useForm } from "../../components/form/use-form.ts";
import { AmountField } from "../../components/ui/amount-field.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { t } from "../../language/text.ts";
import { useSetCarriedLosses } from "./mutations.ts";
import layout from "../../styles/layout.module.css";
import styles from "./tax-page.module.css";

/**
 * One year's losses as in its return; entering 0 and 0 deletes them. A year without an entry starts with the loss of its
 * report, if all its sales are known.
 */
export function LossForm({ report }: { report: TaxReport }) {
  const { unfiled, financialYear, holderId } = report;
  const first = firstYearOf(financialYear);
  const years = Array.from({ length: taxRules.lossesCarried.years }, (_, index) =>
    financialYearText(first - 1 - index),
  );
  const [draft, setDraft] = useState(() =>
    draftOf(unfiled.at(-1)?.year ?? years[0] ?? missing(), report),
  );
  const { mutate, isPending } = useSetCarriedLosses();
  const form = useForm({
    read: () => {
      const [short, long] = [amountOf(draft.short), amountOf(draft.long)];
      if (short === null) return { errors: { short: "The short-term loss must be a number" } };
      if (long === null) return { errors: { long: "The long-term loss must be a number" } };
      return { input: { holderId: holderId ?? me, year: draft.year, short, long } };
    },
    send: mutate,
    isPending,
  });
  return (
    <form {...form.props} className={`${layout.wrap} ${styles.line}`}>
      <Field label={t("Year of the loss")} error={form.errors["year"]}>
        {(control) => (
          <select
            {...control}
            name="year"
            value={draft.year}
            onChange={({ target }) => setDraft(draftOf(target.value, report))}
          >
            {years.map((year) => (
              <option key={year} value={year}>
                {year}
              </option>
            ))}
          </select>
        )}
      </Field>
      <AmountField
        label={t("Short-term loss as filed")}
        error={form.errors["short"]}
        name="short"
        value={draft.short}
        onAmount={(short) => setDraft((current) => ({ ...current, short }))}
      />
      <AmountField
        label={t("Long-term loss as filed")}
        error={form.errors["long"]}
        name="long"
        value={draft.long}
        onAmount={(long) => setDraft((current) => ({ ...current, long }))}
      />
      <Button type="submit" variant="quiet" busy={form.isBusy}>
        {t("Save")}
      </Button>
      <FormFailure message={form.message} />
    </form>
  );
}

const amountOf = (text: string): number | null => (text.trim() === "" ? 0 : parseAmount(text));

function draftOf(year: string, { filed, unfiled }: TaxReport) {
  const complete = unfiled.filter(({ hasAllSales }) => hasAllSales);
  const known = [...filed, ...complete].find((loss) => loss.year === year);
  const textOf = (amount: number | undefined) => (amount === undefined ? "" : String(amount));
  return { year, short: textOf(known?.short), long: textOf(known?.long) };
}
