import type { Goal, InBand } from "../../../../shared/goals/schema.ts";
import { addMonths } from "../../../../shared/tax/holding-period.ts";
import { monthText } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";

/** The month in which the money ends, at both ends of the band. */
export function withdrawalsText(
  { low, high }: InBand<number | null>,
  { on }: Pick<Goal, "on">,
): string {
  const last = (paid: number) => monthText(addMonths(on, paid - 1));
  if (high === 0) return t("It would not pay one withdrawal in full.");
  if (low === 0) return t("With 2 points less, it would not pay one withdrawal in full.");
  if (low === null) return t("Withdrawals last for a hundred years or more.");
  if (high === null) return t("The last withdrawal is in {low} or later.", { low: last(low) });
  return low === high
    ? t("The last withdrawal is in {low}.", { low: last(low) })
    : t("The last withdrawal is between {low} and {high}.", { low: last(low), high: last(high) });
}
