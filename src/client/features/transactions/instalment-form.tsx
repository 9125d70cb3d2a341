import type { SubmitEvent } from "react";
import { toFieldErrors } from "../../../shared/contract.ts";
import { latestDate } from "../../../shared/dates.ts";
import { parseAmount } from "../../../shared/number-format.ts";
import { addSipInput } from "../../../shared/sips/schema.ts";
import { rowsOfPlan, type InstalmentRow } from "../../../shared/sips/instalment-rows.ts";
import { useFieldErrors } from "../../components/form/use-field-errors.ts";
import { AmountInput } from "../../components/ui/amount-input.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { counted } from "../../language/counted.ts";
import { t } from "../../language/text.ts";
import form from "./transaction-form.module.css";

const maxInstalments = 500;
const exampleMonth = "2024-01";

export type InstalmentDraft = typeof blankInstalments;
export const blankInstalments = { amount: "", day: "5", month: "", count: "12", stepUp: "" };

type InstalmentFormProps = {
  units: number;
  draft: InstalmentDraft;
  onChange: (draft: InstalmentDraft) => void;
  onRows: (rows: InstalmentRow[]) => void;
};

export function InstalmentForm({ units, draft, onChange, onRows }: InstalmentFormProps) {
  const { formRef, errors, refuse, clear, accept } = useFieldErrors();
  const change = (part: Partial<InstalmentDraft>) => {
    onChange({ ...draft, ...part });
    clear(...Object.keys(part), "from");
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const count = Number(draft.count);
    const plan = addSipInput.safeParse({
      fundId: crypto.randomUUID(),
      amount: parseAmount(draft.amount),
      day: Number(draft.day),
      from: draft.month === "" ? undefined : `${draft.month}-01`,
      stepUp: draft.stepUp === "" ? null : parseAmount(draft.stepUp),
    });
    const wrongCount =
      Number.isInteger(count) && count >= 1 && count <= maxInstalments
        ? {}
        : { count: t("1 to {most} instalments", { most: maxInstalments }) };
    if (!plan.success || "count" in wrongCount) {
      return refuse({ ...(plan.success ? {} : toFieldErrors(plan.error)), ...wrongCount });
    }
    const rows = rowsOfPlan({ ...plan.data, count }, units);
    const future = rows.findIndex(({ date }) => date > latestDate(new Date()));
    if (future !== -1) {
      return refuse({
        count: counted(future, {
          one: "Only {count} of these is due by now",
          other: "Only {count} of these are due by now",
        }),
      });
    }
    accept();
    onRows(rows);
  };
  return (
    <form ref={formRef} className={form.form} noValidate onSubmit={submit}>
      <div className={form.pair}>
        <Field label={t("Instalment (₹)")} error={errors["amount"]}>
          {(control) => (
            <AmountInput
              {...control}
              name="amount"
              value={draft.amount}
              onAmount={(amount) => change({ amount })}
            />
          )}
        </Field>
        <Field label={t("Day of the month")} error={errors["day"]}>
          {(control) => (
            <input
              {...control}
              name="day"
              inputMode="numeric"
              value={draft.day}
              onChange={({ target }) => change({ day: target.value })}
            />
          )}
        </Field>
      </div>
      <div className={form.pair}>
        <Field label={t("First month")} error={errors["from"]}>
          {(control) => (
            <input
              {...control}
              name="month"
              type="month"
              min="1964-01"
              placeholder={exampleMonth}
              value={draft.month}
              onChange={({ target }) => change({ month: target.value })}
            />
          )}
        </Field>
        <Field label={t("Instalments|how many")} error={errors["count"]}>
          {(control) => (
            <input
              {...control}
              name="count"
              inputMode="numeric"
              value={draft.count}
              onChange={({ target }) => change({ count: target.value })}
            />
          )}
        </Field>
        <Field label={t("Yearly step-up (%)")} error={errors["stepUp"]}>
          {(control) => (
            <AmountInput
              {...control}
              name="stepUp"
              value={draft.stepUp}
              onAmount={(stepUp) => change({ stepUp })}
            />
          )}
        </Field>
      </div>
      <Button type="submit" variant="quiet">
        {t("Work out the instalments")}
      </Button>
    </form>
  );
}
