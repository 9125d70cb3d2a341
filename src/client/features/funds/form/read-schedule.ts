import { toFieldErrors } from "../../../../shared/contract.ts";
import { indianDay, latestDate } from "../../../../shared/dates.ts";
import { parseAmount } from "../../../../shared/number-format.ts";
import type { DueInstalment, Terms } from "../../../../shared/sips/due-dates.ts";
import { instalmentsUntil } from "../../../../shared/sips/instalment-rows.ts";
import { addSipInput } from "../../../../shared/sips/schema.ts";
import { fromPaise, toPaise } from "../../../../shared/transactions/fixed-point.ts";
import { maxTransactionsPerAdd } from "../../../../shared/transactions/schema.ts";
import type { Read } from "../../../components/form/use-form.ts";
import { counted } from "../../../language/counted.ts";
import { t } from "../../../language/text.ts";
import type { ScheduleDraft } from "./schedule-draft.ts";

/** As many of a schedule's instalments as were typed; by default those that are due by today. */
export function readSchedule(draft: ScheduleDraft, now = new Date()): Read<DueInstalment[]> {
  const terms = readTerms(draft);
  const isCounted = draft.count.trim() !== "";
  const count = isCounted ? Number(draft.count) : instalmentsDue(draft, now).length;
  const wrongCount = { count: t("1 to {most} instalments", { most: maxTransactionsPerAdd }) };
  const isPossible = Number.isInteger(count) && count >= 1 && count <= maxTransactionsPerAdd;
  if (terms.errors !== undefined) {
    return { errors: { ...terms.errors, ...(isCounted && !isPossible && wrongCount) } };
  }
  if (!isCounted && count === 0) return { errors: { month: t("No instalment is due by now") } };
  if (!isPossible) return { errors: wrongCount };
  const due = instalmentsUntil(terms.input, latestDate(now));
  if (count <= due.length) return { input: due.slice(0, count) };
  const tooMany = counted(due.length, {
    one: "Only {count} of these is due by now",
    other: "Only {count} of these are due by now",
  });
  return { errors: { count: tooMany } };
}

/** Those due by today; none while the schedule cannot be read. */
export function instalmentsDue(draft: ScheduleDraft, now: Date): DueInstalment[] {
  const terms = readTerms(draft);
  return terms.errors === undefined ? instalmentsUntil(terms.input, indianDay(now)) : [];
}

/** Rupees. */
export const paidIn = (due: readonly DueInstalment[]): number =>
  fromPaise(due.reduce((sum, { amount }) => sum + toPaise(amount), 0));

function readTerms({ amount, day, month, stepUp }: ScheduleDraft): Read<Terms> {
  const terms = addSipInput.safeParse({
    fundId: crypto.randomUUID(),
    amount: parseAmount(amount),
    day: Number(day),
    from: month === "" ? undefined : `${month}-01`,
    stepUp: stepUp.trim() === "" ? null : (parseAmount(stepUp) ?? NaN),
  });
  if (terms.success) return { input: terms.data };
  const { from, ...errors } = toFieldErrors(terms.error);
  return { errors: { ...errors, ...(from !== undefined && { month: monthRefusal(month) }) } };
}

/** Browsers without a month picker give what was typed. */
function monthRefusal(month: string): string {
  if (month === "") return t("First month is required");
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) {
    return t("First month must be a month such as 2024-01");
  }
  return month < "1964"
    ? t("First month must be in 1964 or later")
    : t("First month must be before 2200");
}
