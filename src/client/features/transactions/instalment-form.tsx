import { toFieldErrors } from "../../../shared/contract.ts";
import { latestDate } from "../../../shared/dates.ts";
import { parseAmount } from "../../../shared/number-format.ts";
import { addSipInput } from "../../../shared/sips/schema.ts";
import { rowsOfSchedule, type InstalmentRow } from "../../../shared/sips/instalment-rows.ts";
import { useForm, type Read } from "../../components/form/use-form.ts";
import { AmountField } from "../../components/ui/amount-field.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { counted } from "../../language/counted.ts";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import styles from "./transaction-form.module.css";

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
  const change = (part: Partial<InstalmentDraft>) => {
    onChange({ ...draft, ...part });
    form.clear(...Object.keys(part), "from");
  };
  const form = useForm({
    read: () => readInstalments(draft, units),
    send: onRows,
    isPending: false,
  });
  return (
    <form {...form.props} className={layout.column2}>
      <div className={styles.pair}>
        <AmountField
          label={t("Instalment (₹)")}
          error={form.errors["amount"]}
          name="amount"
          value={draft.amount}
          onAmount={(amount) => change({ amount })}
        />
        <Field label={t("Day of the month")} error={form.errors["day"]}>
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
      <div className={styles.pair}>
        <Field label={t("First month")} error={form.errors["from"]}>
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
        <Field label={t("Instalments|how many")} error={form.errors["count"]}>
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
        <AmountField
          label={t("Yearly step-up (%)")}
          error={form.errors["stepUp"]}
          name="stepUp"
          value={draft.stepUp}
          onAmount={(stepUp) => change({ stepUp })}
        />
      </div>
      <Button type="submit" variant="quiet">
        {t("Work out the instalments")}
      </Button>
    </form>
  );
}

function readInstalments(draft: InstalmentDraft, units: number): Read<InstalmentRow[]> {
  const count = Number(draft.count);
  const schedule = addSipInput.safeParse({
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
  if (!schedule.success || "count" in wrongCount) {
    return {
      errors: { ...(schedule.success ? {} : toFieldErrors(schedule.error)), ...wrongCount },
    };
  }
  const rows = rowsOfSchedule({ ...schedule.data, count }, units);
  const future = rows.findIndex(({ date }) => date > latestDate(new Date()));
  if (future !== -1) {
    const tooMany = counted(future, {
      one: "Only {count} of these is due by now",
      other: "Only {count} of these are due by now",
    });
    return { errors: { count: tooMany } };
  }
  return { input: rows };
}
